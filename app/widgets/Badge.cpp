#include "widgets/Badge.h"

#include "theme/Icons.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QPainter>

#include <cmath>

namespace evoca::app {

Badge::Badge(Theme &theme, Token ink, Token fill, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_ink(ink), m_fill(fill)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] { updateGeometry(); });
}

void Badge::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void Badge::setIconName(const QString &name)
{
    m_icon = name;
    updateGeometry();
    update();
}

void Badge::setInks(Token ink, Token fill)
{
    m_ink = ink;
    m_fill = fill;
    update();
}

QSize Badge::sizeHint() const
{
    const int icon = m_icon.isEmpty() ? 0 : m_theme.px(16);
    return {int(std::ceil(TextPaint::width(m_theme.font(FontRole::AxisMedium), m_text))) + m_theme.px(12) + icon,
            m_theme.px(18)};
}

void Badge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(m_fill));
    painter.drawRoundedRect(rect(), 4, 4);
    const qreal centre = height() / 2.0;
    qreal x = m_theme.px(6);
    if (!m_icon.isEmpty()) {
        Icons::paint(painter, m_icon, QPointF(x + m_theme.px(6), centre), m_theme.px(12), m_theme.color(m_ink));
        x += m_theme.px(16);
    }
    TextPaint::left(painter, m_theme.font(FontRole::AxisMedium), m_theme.color(m_ink), x, centre, m_text);
}

} // namespace evoca::app
