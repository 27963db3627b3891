#include "widgets/text/DiffView.h"

#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int textX = 32; // after the sign
constexpr int lineHigh = 22;
constexpr int around = 5; // above and below a line

bool isWord(QChar letter)
{
    return letter.isLetterOrNumber() || letter == u'_';
}

/// Widens a changed stretch to whole words: "nunc[a]" reads worse than "[nunca]".
void toWords(DiffLine &line)
{
    qsizetype start = line.wordStart;
    qsizetype end = start + line.wordLength;
    const QString &text = line.text;
    while (start > 0 && start < text.size() && isWord(text[start - 1]) && isWord(text[start]))
        --start;
    while (end > 0 && end < text.size() && isWord(text[end - 1]) && isWord(text[end]))
        ++end;
    line.wordStart = int(start);
    line.wordLength = int(end - start);
}

} // namespace

DiffView::DiffView(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&theme, &Theme::changed, this, [this] {
        m_width = -1;
        updateGeometry();
    });
}

void DiffView::setTexts(const QString &before, const QString &after)
{
    m_lines = before == after ? std::vector<DiffLine> {} : diffLines(before, after);
    for (DiffLine &line : m_lines) {
        if (line.kind == DiffLine::Kind::Added || line.kind == DiffLine::Kind::Removed)
            toWords(line);
    }
    m_width = -1;
    retranslate();
    updateGeometry();
    update();
}

void DiffView::retranslate()
{
    QStringList spoken;
    for (const DiffLine &line : m_lines) {
        if (line.kind == DiffLine::Kind::Added)
            spoken << tr("added: %1", "a line").arg(line.text);
        else if (line.kind == DiffLine::Kind::Removed)
            spoken << tr("taken away: %1", "a line").arg(line.text);
    }
    setAccessibleName(tr("What changed"));
    setAccessibleDescription(spoken.join(u". "_s));
}

void DiffView::layOut(int width) const
{
    if (m_width == width)
        return;
    m_width = width;
    m_layouts.clear();
    qreal y = 0;
    const qreal room = std::max<qreal>(60, width - m_theme.px(textX) - m_theme.px(12));
    for (const DiffLine &line : m_lines) {
        auto layout = std::make_unique<QTextLayout>(line.kind == DiffLine::Kind::Gap ? u"⋯"_s : line.text,
                                                    m_theme.font(FontRole::Body));
        QTextOption wrap;
        wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout->setTextOption(wrap);
        layout->beginLayout();
        qreal height = 0;
        for (QTextLine part = layout->createLine(); part.isValid(); part = layout->createLine()) {
            part.setLineWidth(room);
            part.setPosition({0, height});
            height += m_theme.px(lineHigh);
        }
        layout->endLayout();
        layout->setPosition({qreal(m_theme.px(textX)), y + m_theme.px(around)});
        y += std::max<qreal>(height, m_theme.px(lineHigh)) + m_theme.px(2 * around);
        m_layouts.push_back(std::move(layout));
    }
    m_height = int(std::ceil(y));
}

int DiffView::heightForWidth(int width) const
{
    layOut(width);
    return m_height + 2;
}

QSize DiffView::sizeHint() const
{
    return {m_theme.px(320), heightForWidth(std::max(width(), 120))};
}

QSize DiffView::minimumSizeHint() const
{
    return {m_theme.px(120), heightForWidth(std::max(width(), 120))};
}

void DiffView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

void DiffView::paintEvent(QPaintEvent *)
{
    layOut(width());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(.5, .5, -.5, -.5);
    QPainterPath shape;
    shape.addRoundedRect(frame, 6, 6);
    painter.save();
    painter.setClipPath(shape);
    qreal top = 1;
    for (std::size_t index = 0; index < m_lines.size(); ++index) {
        const DiffLine &line = m_lines[index];
        const QTextLayout &layout = *m_layouts[index];
        const bool added = line.kind == DiffLine::Kind::Added;
        const bool removed = line.kind == DiffLine::Kind::Removed;
        const qreal high = std::max(1, layout.lineCount()) * m_theme.px(lineHigh) + m_theme.px(2 * around);
        if (added || removed)
            painter.fillRect(QRectF(0, top, width(), high), m_theme.color(added ? Token::DiffAdd : Token::DiffDel));
        QList<QTextLayout::FormatRange> formats;
        if (line.wordLength > 0 && (added || removed)) {
            QTextLayout::FormatRange format;
            format.start = line.wordStart;
            format.length = line.wordLength;
            format.format.setBackground(m_theme.color(added ? Token::DiffAddWord : Token::DiffDelWord));
            formats << format;
        }
        const bool quiet = !added && !removed;
        painter.setPen(m_theme.color(quiet ? Token::Text2 : Token::Text));
        layout.draw(&painter, {0, 1}, formats);
        if (!quiet)
            TextPaint::centred(painter, m_theme.font(FontRole::Code),
                               m_theme.color(added ? Token::Success : Token::Failure), m_theme.px(textX / 2 + 2),
                               top + m_theme.px(around) + m_theme.px(lineHigh) / 2.0 - 2, added ? u"+"_s : u"−"_s);
        top += high;
    }
    painter.restore();
    painter.setPen(QPen(m_theme.color(Token::Line), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
}

} // namespace evoca::app
