#include "widgets/Switch.h"

#include "theme/Theme.h"

#include <QPainter>

namespace evoca::app {

Switch::Switch(Theme &theme, QWidget *parent) : QAbstractButton(parent), m_theme(theme)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Switch::sizeHint() const
{
    return {m_theme.px(32), m_theme.px(18)};
}

void Switch::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(.75, .75, -.75, -.75);
    const qreal radius = box.height() / 2;
    if (isChecked()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(isEnabled() ? Token::AccentFill : Token::LineStrong));
    } else {
        painter.setPen(QPen(m_theme.color(isEnabled() ? Token::FieldLine : Token::Line), 1.25));
        painter.setBrush(m_theme.color(Token::Base));
    }
    painter.drawRoundedRect(box, radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(isChecked()       ? Token::OnAccent
                                       : isEnabled() ? Token::FieldLine
                                                     : Token::TextDisabled));
    const qreal knob = isChecked() ? radius * .72 : radius * .6;
    painter.drawEllipse(QPointF(isChecked() ? box.right() - radius : box.left() + radius, box.center().y()), knob,
                        knob);
}

} // namespace evoca::app
