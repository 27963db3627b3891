// The part of Timeline that answers keys and the pointer.
#include "widgets/timeline/Timeline.h"

#include "theme/Theme.h"

#include <QDateTime>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace evoca::app {

namespace {

constexpr qreal zoomStep = 1.5;
constexpr int clickSlack = 4; // pixels that a click may wander

} // namespace

bool Timeline::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // Back goes through the zoom steps first; brushing keys are no one else's.
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool back = key->modifiers() == Qt::AltModifier && key->key() == Qt::Key_Left && !m_back.empty();
        if (back) {
            event->accept();
            return true;
        }
    }
    return CellWidget::event(event);
}

void Timeline::keyPressEvent(QKeyEvent *event)
{
    if (!brushKey(event) && !zoomKey(event) && !moveKey(event))
        CellWidget::keyPressEvent(event);
}

bool Timeline::brushKey(QKeyEvent *event)
{
    if (event->modifiers() != Qt::ShiftModifier || (event->key() != Qt::Key_Left && event->key() != Qt::Key_Right))
        return false;
    moveBrush(event->key() == Qt::Key_Right ? 1 : -1);
    return true;
}

bool Timeline::zoomKey(QKeyEvent *event)
{
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (!control)
            zoom(zoomStep);
        return !control;
    case Qt::Key_Minus:
        if (!control)
            zoom(1 / zoomStep);
        return !control;
    case Qt::Key_0:
        if (!control)
            fit();
        return !control;
    case Qt::Key_PageUp: apply(m_scale.moved(-m_scale.span() / 2)); return true;
    case Qt::Key_PageDown: apply(m_scale.moved(m_scale.span() / 2)); return true;
    case Qt::Key_Left:
        if (event->modifiers() == Qt::AltModifier)
            return zoomBack();
        if (control)
            apply(m_scale.moved(-m_scale.span() / 8));
        return control;
    case Qt::Key_Right:
        if (control)
            apply(m_scale.moved(m_scale.span() / 8));
        return control;
    default: return false;
    }
}

bool Timeline::moveKey(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (const auto place = along(event->key() == Qt::Key_Right ? 1 : -1))
            moveTo(*place);
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (const auto place = across(event->key() == Qt::Key_Down ? 1 : -1))
            moveTo(*place);
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        if (m_place.lane >= 0)
            moveTo({m_place.lane, event->key() == Qt::Key_Home ? 0 : int(m_lanes[m_place.lane].marks.size()) - 1});
        return true;
    case Qt::Key_Space:
        if (current() >= 0)
            toggleSwarm(m_geometry.items()[current()].row);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (current() >= 0)
            choose(current(), true);
        return true;
    default: return false;
    }
}

/// The next mark or pill of the same lane, also outside the visible time.
std::optional<Timeline::Place> Timeline::along(int step) const
{
    if (m_place.lane < 0)
        return across(1);
    int next = m_place.mark + step;
    if (current() >= 0) {
        const TimelineGeometry::Item &item = m_geometry.items()[current()];
        next = step > 0 ? item.first + item.count : item.first - 1;
    }
    if (next < 0 || next >= int(m_lanes[m_place.lane].marks.size()))
        return {};
    return Place {m_place.lane, next};
}

/// The mark of the next lane that is nearest in time.
std::optional<Timeline::Place> Timeline::across(int step) const
{
    const int rows = int(m_geometry.rows().size());
    int row = m_place.lane >= 0 ? m_geometry.rowOf(m_place.lane) + step : step > 0 ? 0 : rows - 1;
    const qint64 time = m_place.lane >= 0 ? m_lanes[m_place.lane].marks[m_place.mark].time : m_scale.to();
    for (; row >= 0 && row < rows; row += step) {
        const int lane = m_geometry.rows()[row].lane;
        const std::vector<TimelineMark> &marks = m_lanes[lane].marks;
        const auto nearest = std::ranges::min_element(marks, {}, [&](const TimelineMark &mark) {
            return std::pair(!m_scale.contains(mark.time), std::abs(mark.time - time));
        });
        if (nearest != marks.end() && m_scale.contains(nearest->time))
            return Place {lane, int(nearest - marks.begin())};
    }
    return {};
}

void Timeline::moveTo(const Place &place)
{
    m_place = place;
    const TimelineMark &mark = m_lanes[place.lane].marks[place.mark];
    if (!m_scale.contains(mark.time))
        apply(m_scale.moved(mark.time - (m_scale.from() + m_scale.to()) / 2));
    const int row = m_geometry.rowOf(place.lane);
    const int lane = int(measures().lane);
    if (row >= 0) {
        const int room = int(height() - headerHeight()) - 1;
        setScroll(std::clamp(m_scroll, row * lane - room + lane, row * lane));
    }
    setCurrent(m_geometry.itemOf(place.lane, place.mark));
    if (current() < 0 || m_geometry.items()[current()].pill())
        return;
    // An anchor beside an episode is reached as that episode.
    m_place.mark = m_geometry.items()[current()].mark;
    Q_EMIT markChosen(m_lanes[m_place.lane].marks[m_place.mark].id);
}

// One episode is opened; a pill is spread out until it comes apart.
void Timeline::choose(int cell, bool open)
{
    const TimelineGeometry::Item &item = m_geometry.items()[cell];
    const std::vector<TimelineMark> &marks = m_lanes[item.lane].marks;
    m_place = {item.lane, item.mark};
    if (!item.pill()) {
        const qint64 id = marks[item.mark].id;
        Q_EMIT markChosen(id);
        if (open)
            Q_EMIT markOpened(id);
        return;
    }
    const qint64 first = marks[item.first].time;
    const qint64 last = marks[item.first + item.count - 1].time;
    const qint64 margin = std::max((last - first) / 4, TimelineScale::shortest / 2);
    setRange({first - margin, last + margin}, true);
}

void Timeline::toggleSwarm(int row)
{
    const TimelineLane &lane = m_lanes[m_geometry.rows()[row].lane];
    if (lane.kind != TimelineLane::Kind::Swarm)
        return;
    if (!m_closed.remove(lane.key))
        m_closed.insert(lane.key);
    rebuild();
}

// A step is one column of the header; the brush grows from its anchor.
void Timeline::moveBrush(int step)
{
    const TimelineStep unit = m_scale.step(theme().px(24));
    if (!m_brush) {
        const bool known = current() >= 0;
        const qint64 at = known ? m_lanes[m_place.lane].marks[m_place.mark].time
                                : std::min(QDateTime::currentMSecsSinceEpoch(), m_scale.to() - 1);
        m_brushAnchor = timelineStepStart(at, unit);
        m_brush = TimeRange {m_brushAnchor, timelineStepNext(m_brushAnchor, unit)};
        if (step < 0)
            m_brushAnchor = m_brush->to;
    } else {
        // Away from the anchor it grows, towards it it shrinks.
        if (m_brushAnchor != m_brush->from && m_brushAnchor != m_brush->to)
            m_brushAnchor = step > 0 ? m_brush->from : m_brush->to;
        qint64 &edge = m_brushAnchor == m_brush->from ? m_brush->to : m_brush->from;
        const qint64 moved = step > 0 ? timelineStepNext(timelineStepStart(edge, unit), unit)
                                      : timelineStepStart(edge - 1, unit);
        if (moved == m_brushAnchor)
            return;
        edge = moved;
    }
    update();
    Q_EMIT brushed(m_brush);
}

void Timeline::wheelEvent(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        if (m_drag == Drag::None && delta.y() != 0)
            apply(m_scale.zoomed(std::pow(zoomStep, delta.y() / 240.0), event->position().x()));
    } else if (event->modifiers().testFlag(Qt::ShiftModifier) || std::abs(delta.x()) > std::abs(delta.y())) {
        const int way = delta.x() != 0 ? delta.x() : delta.y();
        apply(m_scale.moved(-qint64(qreal(m_scale.span()) * way / 1600.0)));
    } else {
        setScroll(m_scroll - int(delta.y() * measures().lane / 60));
    }
    event->accept();
}

Timeline::Drag Timeline::dragAt(const QPointF &point) const
{
    if (m_brush && point.y() > headerHeight()) {
        if (std::abs(point.x() - m_scale.x(m_brush->from)) <= 5)
            return Drag::BrushFrom;
        if (std::abs(point.x() - m_scale.x(m_brush->to)) <= 5)
            return Drag::BrushTo;
    }
    return point.y() < headerHeight() ? Drag::Pan : Drag::Brush;
}

void Timeline::pressLabel(int row, qreal x)
{
    const TimelineLane &lane = m_lanes[m_geometry.rows()[row].lane];
    if (lane.kind == TimelineLane::Kind::Swarm && x < theme().px(36))
        toggleSwarm(row);
    else
        Q_EMIT sessionChosen(lane.key);
}

void Timeline::mousePressEvent(QMouseEvent *event)
{
    const QPointF point = event->position();
    const bool pan = event->button() == Qt::MiddleButton;
    if (event->button() != Qt::LeftButton && !pan)
        return CellWidget::mousePressEvent(event);
    m_dragStart = point;
    m_dragScale = m_scale;
    m_dragged = false;
    if (point.x() < m_labelWidth) {
        const int row = m_geometry.rowAt(point.y() - headerHeight());
        if (row >= 0 && !pan)
            pressLabel(row, point.x());
        return;
    }
    const int cell = pan ? -1 : cellAt(point);
    m_drag = pan ? Drag::Pan : dragAt(point);
    m_brushAnchor = m_drag == Drag::BrushFrom ? m_brush->to
        : m_drag == Drag::BrushTo             ? m_brush->from
                                              : m_scale.time(point.x());
    if (cell >= 0 && m_drag == Drag::Brush) {
        m_drag = Drag::None;
        setCurrent(cell);
        choose(cell, false);
    }
}

void Timeline::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF point = event->position();
    if (m_drag == Drag::None || !event->buttons()) {
        const Drag would = point.x() < m_labelWidth ? Drag::None : dragAt(point);
        const bool edge = would == Drag::BrushFrom || would == Drag::BrushTo;
        setCursor(edge ? Qt::SizeHorCursor : would == Drag::Pan ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return CellWidget::mouseMoveEvent(event);
    }
    if (!m_dragged && std::abs(point.x() - m_dragStart.x()) < clickSlack)
        return;
    m_dragged = true;
    if (m_drag == Drag::Pan) {
        apply(m_scale.moved(m_dragScale.time(m_dragStart.x()) - m_dragScale.time(point.x())
                            - (m_scale.from() - m_dragScale.from())));
        return;
    }
    const qint64 time = m_scale.time(std::clamp(point.x(), m_scale.left(), m_scale.right()));
    m_brush = TimeRange {std::min(m_brushAnchor, time), std::max(m_brushAnchor, time + 1)};
    update();
    Q_EMIT brushMoved();
}

void Timeline::mouseReleaseEvent(QMouseEvent *event)
{
    const bool moved = m_dragged && m_drag != Drag::Pan && m_drag != Drag::None;
    m_drag = Drag::None;
    m_dragged = false;
    if (moved)
        endBrush();
    CellWidget::mouseReleaseEvent(event);
}

// The edges fall on round times, so that the tokens say exactly what is brushed.
void Timeline::endBrush()
{
    if (!m_brush)
        return;
    const TimelineStep unit = std::min(m_scale.step(theme().px(12)), TimelineStep::Day);
    const qint64 from = timelineStepStart(m_brush->from, unit);
    const qint64 last = timelineStepStart(m_brush->to - 1, unit);
    m_brush = TimeRange {from, timelineStepNext(last, unit)};
    update();
    Q_EMIT brushed(m_brush);
}

void Timeline::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QPointF point = event->position();
    const int cell = cellAt(point);
    if (cell >= 0)
        choose(cell, true);
    else if (point.x() > m_labelWidth)
        showDay(point.x());
}

void Timeline::showDay(qreal x)
{
    const qint64 start = timelineStepStart(m_scale.time(x), TimelineStep::Day);
    setRange({start, timelineStepNext(start, TimelineStep::Day)}, true);
}

} // namespace evoca::app
