#pragma once

#include "records/Labels.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace evoca::app {

class Theme;

/// The four outcomes as shapes (look section 2.2): disc with check, turned square with cross, ring with "?", open ring
/// with dot. `side`: 24 outcome panel, 16 rows, 14 secondary rows, 12 chips and folded calls, 10 outline.
class OutcomeShape
{
public:
    /// `behind` is the surface the shape stands on: inner strokes take its colour.
    static void paint(QPainter &painter, const Theme &theme, model::Status status, const QPointF &centre, qreal side,
                      const QColor &behind);
};

} // namespace evoca::app
