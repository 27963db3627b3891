#include "widgets/SearchField.h"

#include "search/Query.h"
#include "theme/Icons.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"
#include "widgets/KeyCap.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int pageRows = 10;
}

SearchField::SearchField(Theme &theme, QWidget *parent) : QLineEdit(parent), m_theme(theme)
{
    setObjectName(u"searchField"_s);
    setFrame(false);
    setMouseTracking(true);
    setMaxLength(1000);
    connect(this, &QLineEdit::textEdited, this, &SearchField::edited);
    const auto restyle = [this] {
        setFont(m_theme.font(FontRole::Body));
        setFixedHeight(m_theme.px(36));
        // Matched words keep their ink, so selection is drawn in the stronger soft colour.
        QPalette palette = m_theme.palette();
        palette.setColor(QPalette::Highlight, m_theme.color(Token::AccentLine));
        palette.setColor(QPalette::Base, Qt::transparent);
        setPalette(palette);
        place();
    };
    restyle();
    connect(&theme, &Theme::changed, this, restyle);
    describe();
}

QString SearchField::written(const Block &block)
{
    const bool quoted = block.value.contains(u' ');
    return block.key + u':' + (quoted ? u'"' + block.value + u'"' : block.value);
}

QStringList SearchField::tokens() const
{
    QStringList list;
    for (const Block &block : m_blocks)
        list << written(block);
    return list;
}

QString SearchField::query() const
{
    QStringList parts = tokens();
    if (!text().isEmpty())
        parts << text();
    return parts.join(u' ');
}

void SearchField::setQuery(const QString &query)
{
    if (query == this->query())
        return;
    m_blocks.clear();
    QString free = query;
    const std::vector<model::QueryToken> found = model::queryTokens(query);
    for (const model::QueryToken &token : found)
        m_blocks.push_back({token.key, token.value, {}, {}});
    for (auto token = found.rbegin(); token != found.rend(); ++token)
        free.remove(token->start, token->length);
    setText(free.simplified());
    place();
    describe();
}

void SearchField::edited()
{
    // A token is finished when something follows it.
    QString free = text();
    const std::vector<model::QueryToken> found = model::queryTokens(free);
    bool taken = false;
    for (auto token = found.rbegin(); token != found.rend(); ++token) {
        const qsizetype end = token->start + token->length;
        if (end >= free.size() || token->value.isEmpty())
            continue;
        m_blocks.push_back({token->key, token->value, {}, {}});
        free.remove(token->start, token->length + 1);
        taken = true;
    }
    if (taken) {
        while (free.startsWith(u' '))
            free.remove(0, 1);
        setText(free);
        place();
        describe();
    }
    Q_EMIT queryEdited(query());
}

bool SearchField::event(QEvent *event)
{
    // Esc is the window's "one step back", but what is written here goes first.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape
        && (!text().isEmpty() || !m_blocks.empty())) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

bool SearchField::peel()
{
    if (!text().isEmpty())
        setText({});
    else if (!m_blocks.empty())
        m_blocks.pop_back();
    else
        return false;
    place();
    describe();
    Q_EMIT queryEdited(query());
    return true;
}

void SearchField::removeBlock(std::size_t index)
{
    if (index >= m_blocks.size())
        return;
    m_blocks.erase(m_blocks.begin() + qsizetype(index));
    place();
    describe();
    Q_EMIT queryEdited(query());
}

void SearchField::describe()
{
    setAccessibleName(tr("Search"));
    setAccessibleDescription(m_blocks.empty() ? QString() : tr("Filters: %1").arg(tokens().join(u", "_s)));
}

void SearchField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QLineEdit::changeEvent(event);
}

QRectF SearchField::clearRect() const
{
    const qreal side = m_theme.px(20);
    return {width() - m_theme.px(12) - side, (height() - side) / 2, side, side};
}

QRectF SearchField::capRect() const
{
    const QSizeF size = KeyCap::size(m_theme, u"Ctrl+K"_s);
    const bool clear = !query().isEmpty();
    const qreal right = clear ? clearRect().left() - m_theme.px(10) : width() - m_theme.px(12);
    return {right - size.width(), (height() - size.height()) / 2, size.width(), size.height()};
}

void SearchField::place()
{
    const QFont keyFont = m_theme.font(FontRole::Code);
    QFont valueFont = keyFont;
    valueFont.setWeight(QFont::DemiBold);
    const qreal high = m_theme.px(24);
    const qreal start = m_theme.px(38);
    const qreal room = std::max<qreal>(0, width() * .6 - start);
    // The newest tokens are kept when not all fit.
    qreal used = 0;
    m_hidden = int(m_blocks.size());
    std::vector<qreal> widths;
    for (const Block &block : m_blocks)
        widths.push_back(
            std::ceil(TextPaint::width(keyFont, block.key + u':') + TextPaint::width(valueFont, block.value))
            + m_theme.px(32));
    for (std::size_t index = m_blocks.size(); index-- > 0;) {
        if (used + widths[index] > room && m_hidden < int(m_blocks.size()))
            break;
        used += widths[index] + m_theme.px(8);
        m_hidden = int(index);
    }
    qreal x = start + (m_hidden > 0 ? m_theme.px(30) : 0);
    for (std::size_t index = 0; index < m_blocks.size(); ++index) {
        Block &block = m_blocks[index];
        block.box = {};
        block.cross = {};
        if (int(index) < m_hidden)
            continue;
        block.box = {x, (height() - high) / 2, widths[index], high};
        block.cross = {block.box.right() - m_theme.px(20), block.box.top(), qreal(m_theme.px(20)), high};
        x += widths[index] + m_theme.px(8);
    }
    setTextMargins(int(x) - 2, 0, int(width() - capRect().left()) + m_theme.px(6), 0);
    update();
}

void SearchField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    place();
}

QSize SearchField::sizeHint() const
{
    return {m_theme.px(640), m_theme.px(36)};
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up: Q_EMIT moveRequested(-1); return;
    case Qt::Key_Down: Q_EMIT moveRequested(1); return;
    case Qt::Key_PageUp: Q_EMIT moveRequested(-pageRows); return;
    case Qt::Key_PageDown: Q_EMIT moveRequested(pageRows); return;
    case Qt::Key_Home:
    case Qt::Key_End:
        if (text().isEmpty()) {
            Q_EMIT endRequested(event->key() == Qt::Key_End);
            return;
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT openRequested(); return;
    case Qt::Key_Escape:
        if (!peel())
            Q_EMIT escaped();
        return;
    case Qt::Key_Backspace:
        if (text().isEmpty() && !m_blocks.empty()) {
            removeBlock(m_blocks.size() - 1);
            return;
        }
        break;
    default: break;
    }
    QLineEdit::keyPressEvent(event);
    place();
}

void SearchField::mousePressEvent(QMouseEvent *event)
{
    for (std::size_t index = 0; index < m_blocks.size(); ++index) {
        if (m_blocks[index].cross.contains(event->position()))
            return removeBlock(index);
    }
    if (!query().isEmpty() && clearRect().adjusted(-4, -4, 4, 4).contains(event->position())) {
        m_blocks.clear();
        setText({});
        place();
        describe();
        Q_EMIT queryEdited(query());
        return;
    }
    if (capRect().contains(event->position())) {
        Q_EMIT paletteRequested();
        return;
    }
    QLineEdit::mousePressEvent(event);
}

void SearchField::mouseMoveEvent(QMouseEvent *event)
{
    bool button = capRect().contains(event->position())
        || (!query().isEmpty() && clearRect().contains(event->position()));
    for (const Block &block : m_blocks)
        button = button || block.cross.contains(event->position());
    setCursor(button ? Qt::PointingHandCursor : Qt::IBeamCursor);
    QLineEdit::mouseMoveEvent(event);
}

void SearchField::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal width = hasFocus() ? 1.5 : 1;
        painter.setPen(QPen(m_theme.color(hasFocus() ? Token::Accent : Token::FieldLine), width));
        painter.setBrush(m_theme.color(Token::Base));
        painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2), 6, 6);
        Icons::paint(painter, u"search"_s, QPointF(m_theme.px(20), height() / 2.0), m_theme.px(18),
                     m_theme.color(Token::Text2));
        const QFont keyFont = m_theme.font(FontRole::Code);
        QFont valueFont = keyFont;
        valueFont.setWeight(QFont::DemiBold);
        if (m_hidden > 0)
            TextPaint::left(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text3), m_theme.px(38),
                            height() / 2.0, u"+%1"_s.arg(m_hidden));
        for (const Block &block : m_blocks) {
            if (block.box.isEmpty())
                continue;
            painter.setPen(QPen(m_theme.color(Token::AccentLine), 1));
            painter.setBrush(m_theme.color(Token::AccentSoft));
            painter.drawRoundedRect(block.box.adjusted(.5, .5, -.5, -.5), 4, 4);
            const QColor ink = m_theme.color(Token::AccentText);
            const qreal centre = block.box.center().y();
            const qreal x = block.box.left() + m_theme.px(7);
            const qreal key = TextPaint::left(painter, keyFont, ink, x, centre, block.key + u':');
            TextPaint::left(painter, valueFont, ink, x + key, centre, block.value);
            Icons::paint(painter, u"x"_s, block.cross.center(), m_theme.px(11), ink);
        }
        KeyCap::paint(painter, m_theme, capRect(), u"Ctrl+K"_s);
        if (!query().isEmpty())
            Icons::paint(painter, u"x"_s, clearRect().center(), m_theme.px(16), m_theme.color(Token::Text2));
    }
    QLineEdit::paintEvent(event);
}

} // namespace evoca::app
