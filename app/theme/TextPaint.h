#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QColor;
class QPainter;
class QTextLayout;

namespace evoca::app {

/// Text placed by its capitals: baseline = centre + capHeight / 2, so rows of different sizes share one line.
class TextPaint
{
public:
    static qreal baseline(const QFont &font, qreal centre);
    /// Draws at x, vertically centred; elided at the right when wider than `width` (0: no limit). Returns the width.
    static qreal left(QPainter &painter, const QFont &font, const QColor &color, qreal x, qreal centre,
                      const QString &text, qreal width = 0, Qt::TextElideMode elide = Qt::ElideRight);
    /// The same, ending at `right`.
    static qreal right(QPainter &painter, const QFont &font, const QColor &color, qreal right, qreal centre,
                       const QString &text);
    static qreal centred(QPainter &painter, const QFont &font, const QColor &color, qreal middle, qreal centre,
                         const QString &text);
    static qreal width(const QFont &font, const QString &text);
    /// Lays a text out in one line of `room` or two, the second elided; places in the text stay what they are. Returns
    /// the number of lines.
    static int twoLines(QTextLayout &layout, const QString &text, const QFont &font, qreal room, qreal lineHeight);
};

} // namespace evoca::app
