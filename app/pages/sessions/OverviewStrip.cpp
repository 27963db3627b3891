#include "pages/sessions/OverviewStrip.h"

#include "pages/sessions/TranscriptView.h"
#include "theme/Theme.h"

#include <QMouseEvent>
#include <QPainter>

namespace evoca::app {

OverviewStrip::OverviewStrip(TranscriptView &view, Theme &theme, QWidget *parent)
    : QWidget(parent), m_view(view), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setAccessibleName(tr("Overview of the session"));
    connect(&view, &TranscriptView::scrolled, this, qOverload<>(&QWidget::update));
}

void OverviewStrip::setMatches(std::vector<int> messages)
{
    m_matches = std::move(messages);
    update();
}

QSize OverviewStrip::sizeHint() const
{
    return {m_theme.px(22), 100};
}

void OverviewStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(Token::Window));
    painter.drawPixmap(0, 0, paintMarks());
    const auto [top, bottom] = m_view.visiblePart();
    const QRectF visible(1.5, top * height() + 0.5, width() - 3, std::max(8.0, (bottom - top) * height() - 1));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.color(Token::Accent), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(visible, 3, 3);
}

/// One mark a pixel row at most: the most telling one wins, so 47,000 messages paint as quickly as a page.
QPixmap OverviewStrip::paintMarks() const
{
    QPixmap pixmap(size() * devicePixelRatio());
    pixmap.setDevicePixelRatio(devicePixelRatio());
    pixmap.fill(Qt::transparent);
    enum Rank : quint8 { None, Quiet, Prompt, Failure, Match };
    std::vector<quint8> rows(std::size_t(std::max(1, height())), None);
    const BlockHeights &heights = m_view.heights();
    const double total = double(std::max<qint64>(1, heights.total()));
    const auto &blocks = m_view.blocks();
    const auto &messages = m_view.messages();
    auto match = m_matches.begin();
    qint64 top = 0;
    for (int block = 0; block < int(blocks.size()); top += heights.height(block), ++block) {
        const TranscriptBlock &data = blocks[std::size_t(block)];
        Rank rank = data.kind == TranscriptBlock::Kind::Prompt ? Prompt : Quiet;
        if (data.kind == TranscriptBlock::Kind::Call && messages[std::size_t(data.first)].failed)
            rank = Failure;
        for (; match != m_matches.end() && *match <= std::max({data.first, data.last, data.result}); ++match)
            rank = Match;
        const auto row = std::size_t(double(top) / total * height());
        rows[std::min(row, rows.size() - 1)] = std::max<quint8>(rows[std::min(row, rows.size() - 1)], rank);
    }
    QPainter painter(&pixmap);
    const Token tokens[] = {Token::Line, Token::LineStrong, Token::Accent, Token::Failure, Token::Warning};
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row] == None)
            continue;
        const bool wide = rows[row] >= Prompt;
        const int thickness = wide ? 3 : 1;
        painter.fillRect(wide ? 4 : 6, int(row), width() - (wide ? 8 : 12), thickness,
                         m_theme.color(tokens[rows[row]]));
    }
    return pixmap;
}

void OverviewStrip::mousePressEvent(QMouseEvent *event)
{
    scrollTo(event->position());
}

void OverviewStrip::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        scrollTo(event->position());
}

void OverviewStrip::scrollTo(const QPointF &point)
{
    const auto [top, bottom] = m_view.visiblePart();
    m_view.scrollToPart(point.y() / std::max(1, height()) - (bottom - top) / 2);
}

} // namespace evoca::app
