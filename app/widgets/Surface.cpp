#include "widgets/Surface.h"

#include "theme/Theme.h"

#include <QPainter>

namespace evoca::app {

Surface::Surface(Theme &theme, Token fill, QWidget *parent, int edges)
    : QWidget(parent), m_theme(theme), m_fill(fill), m_edges(edges)
{
}

void Surface::setFill(Token fill)
{
    m_fill = fill;
    update();
}

void Surface::setPanel(Token outline, int radius)
{
    m_panel = true;
    m_outline = outline;
    m_radius = radius;
    update();
}

void Surface::setEdges(int edges)
{
    m_edges = edges;
    update();
}

void Surface::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_panel) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_theme.color(m_outline), 1));
        painter.setBrush(m_theme.color(m_fill));
        painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), m_radius, m_radius);
        return;
    }
    painter.fillRect(rect(), m_theme.color(m_fill));
    const QColor line = m_theme.color(Token::Line);
    if (m_edges & Top)
        painter.fillRect(0, 0, width(), 1, line);
    if (m_edges & Bottom)
        painter.fillRect(0, height() - 1, width(), 1, line);
    if (m_edges & Left)
        painter.fillRect(0, 0, 1, height(), line);
    if (m_edges & Right)
        painter.fillRect(width() - 1, 0, 1, height(), line);
}

} // namespace evoca::app
