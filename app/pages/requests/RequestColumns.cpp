#include "pages/requests/RequestColumns.h"

#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QPainter>

namespace evoca::app {

namespace {
constexpr int narrowest = 560; // of the table
}

RequestLayout::RequestLayout(const Theme &theme, int width) : table(width >= theme.px(narrowest))
{
    time = theme.px(52);
    tool = theme.px(118);
    asked = theme.px(284);
    took = width - theme.px(20);
    answer = took - theme.px(72);
    askedEnd = answer - theme.px(88);
}

RequestColumns::RequestColumns(Theme &theme, const QWidget &viewport, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_viewport(viewport)
{
    const auto restyle = [this] { setFixedHeight(m_theme.px(28)); };
    restyle();
    connect(&theme, &Theme::changed, this, restyle);
}

void RequestColumns::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(Token::Sunken));
    painter.fillRect(0, height() - 1, width(), 1, m_theme.color(Token::Line));
    const RequestLayout at(m_theme, m_viewport.width());
    const QFont font = m_theme.font(FontRole::MetaMedium);
    const QColor ink = m_theme.color(Token::Text2);
    const qreal centre = height() / 2.0;
    if (!at.table) {
        TextPaint::left(painter, font, ink, m_theme.px(48), centre, tr("Asked"));
        TextPaint::right(painter, font, ink, at.took, centre, tr("Time"));
        return;
    }
    TextPaint::left(painter, font, ink, at.time, centre, tr("Time"));
    TextPaint::left(painter, font, ink, at.tool, centre, tr("Tool"));
    TextPaint::left(painter, font, ink, at.asked, centre, tr("Asked"));
    TextPaint::right(painter, font, ink, at.answer, centre, tr("Answer"));
    TextPaint::right(painter, font, ink, at.took, centre, tr("Took"));
}

} // namespace evoca::app
