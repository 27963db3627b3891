#pragma once

#include "widgets/timeline/TimelineGeometry.h"

class QPainter;
class QRectF;

namespace evoca::app {

class Theme;
class Timeline;

/// Paints what stands still of a timeline: header, lanes, names, bars and marks.
class TimelinePainter
{
public:
    TimelinePainter(Theme &theme, const Timeline &timeline) : m_theme(theme), m_timeline(timeline) { }
    void paint(QPainter &painter) const;
    /// A single mark; `behind` is what shows through rings.
    static void paintMark(QPainter &painter, const Theme &theme, TimelineMark::Kind kind, const QPointF &centre,
                          qreal size, const QColor &behind, bool quiet = false);

private:
    void paintHeader(QPainter &painter) const;
    void paintGround(QPainter &painter) const;
    void paintLane(QPainter &painter, const TimelineGeometry::Row &row) const;
    void paintSwarm(QPainter &painter, const TimelineGeometry::Row &row, const TimelineLane &lane) const;
    void paintBars(QPainter &painter) const;
    void paintJoins(QPainter &painter) const;
    void paintItem(QPainter &painter, const TimelineGeometry::Item &item) const;

    Theme &m_theme;
    const Timeline &m_timeline;
};

} // namespace evoca::app
