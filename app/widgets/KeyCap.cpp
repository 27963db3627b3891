#include "widgets/KeyCap.h"

#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QPainter>

#include <cmath>

namespace evoca::app {

QSizeF KeyCap::size(const Theme &theme, const QString &keys)
{
    return {std::ceil(TextPaint::width(theme.font(FontRole::AxisMedium), keys)) + theme.px(12), qreal(theme.px(18))};
}

void KeyCap::paint(QPainter &painter, const Theme &theme, const QRectF &box, const QString &keys)
{
    painter.setPen(QPen(theme.color(Token::LineStrong), 1));
    painter.setBrush(theme.color(Token::Sunken));
    painter.drawRoundedRect(box.adjusted(.5, .5, -.5, -.5), 4, 4);
    TextPaint::centred(painter, theme.font(FontRole::AxisMedium), theme.color(Token::Text2), box.center().x(),
                       box.center().y(), keys);
}

} // namespace evoca::app
