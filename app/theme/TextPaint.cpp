#include "theme/TextPaint.h"

#include <QColor>
#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace evoca::app {

qreal TextPaint::baseline(const QFont &font, qreal centre)
{
    return std::round(centre + QFontMetricsF(font).capHeight() / 2);
}

qreal TextPaint::left(QPainter &painter, const QFont &font, const QColor &color, qreal x, qreal centre,
                      const QString &text, qreal width, Qt::TextElideMode elide)
{
    const QFontMetricsF metrics(font);
    QString shown = text;
    qreal advance = metrics.horizontalAdvance(text);
    // Half a pixel of tolerance: layouts hand out whole pixels.
    if (width > 0 && advance > width + 0.5) {
        shown = metrics.elidedText(text, elide, width);
        advance = metrics.horizontalAdvance(shown);
    }
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(QPointF(x, baseline(font, centre)), shown);
    return advance;
}

qreal TextPaint::right(QPainter &painter, const QFont &font, const QColor &color, qreal right, qreal centre,
                       const QString &text)
{
    const qreal advance = width(font, text);
    return left(painter, font, color, right - advance, centre, text);
}

qreal TextPaint::centred(QPainter &painter, const QFont &font, const QColor &color, qreal middle, qreal centre,
                         const QString &text)
{
    const qreal advance = width(font, text);
    return left(painter, font, color, middle - advance / 2, centre, text);
}

qreal TextPaint::width(const QFont &font, const QString &text)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

} // namespace evoca::app
