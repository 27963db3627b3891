#include "theme/TextPaint.h"

#include <QColor>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

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

int TextPaint::twoLines(QTextLayout &layout, const QString &text, const QFont &font, qreal room, qreal lineHeight)
{
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setText(text);
    layout.setFont(font);
    layout.setCacheEnabled(true);
    layout.setTextOption(wrap);
    const auto lay = [&] {
        layout.beginLayout();
        int lines = 0;
        for (QTextLine line = layout.createLine(); line.isValid() && lines < 2; line = layout.createLine()) {
            line.setLineWidth(lines == 0 ? room : room * 1.2); // the second is elided to its room already
            line.setPosition({0, lines * lineHeight});
            ++lines;
        }
        layout.endLayout();
        return lines;
    };
    const int lines = lay();
    if (lines < 2)
        return lines;
    const qsizetype end = layout.lineAt(0).textLength();
    QString shown = text.left(end) + QFontMetricsF(font).elidedText(text.mid(end), Qt::ElideRight, room);
    if (shown[end - 1].isSpace())
        shown[end - 1] = QChar::LineSeparator; // breaks where it broke, whatever the rest is now
    layout.setText(shown);
    return lay();
}

} // namespace evoca::app
