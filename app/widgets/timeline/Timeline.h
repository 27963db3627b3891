#pragma once

#include "widgets/CellWidget.h"
#include "widgets/timeline/TimelineGeometry.h"

#include <QMetaType>
#include <QPixmap>

#include <optional>

class QScrollBar;

namespace evoca::app {

class Button;

/// A span of time, `to` exclusive; epoch ms.
struct TimeRange
{
    qint64 from = 0, to = 0;
    bool operator==(const TimeRange &) const = default;
};

/// Who wrote when: a lane for each session and subagent, swarms as groups. Ctrl+wheel, + and − zoom, the wheel scrolls
/// lanes, Shift+wheel moves in time, 0 fits, a double click on a day shows it; Left, Right, Up and Down move between
/// marks, Enter opens one, Space folds a swarm. Dragging on empty space, or Shift with Left and Right, brushes a span.
/// Each mark is an accessible child. What does not change while one only looks is painted once into a pixmap.
class Timeline : public CellWidget
{
    Q_OBJECT
public:
    explicit Timeline(Theme &theme, QWidget *parent = nullptr);

    /// New data: keeps the visible time, the scroll position and the current mark.
    void setLanes(std::vector<TimelineLane> lanes);
    const std::vector<TimelineLane> &lanes() const { return m_lanes; }
    /// The selected episode is ringed; one outside the visible time is brought into it.
    void setSelected(qint64 id);
    void setBrush(std::optional<TimeRange> brush);
    std::optional<TimeRange> brush() const { return m_brush; }

    TimeRange range() const { return {m_scale.from(), m_scale.to()}; }
    /// `remember`: the earlier range can be returned to by zoomBack().
    void setRange(const TimeRange &range, bool remember = false);
    void zoom(qreal factor);
    void fit(); ///< all marks
    bool zoomBack(); ///< false: nothing to return to
    /// Rows that fit; decides the height together with the header.
    void setVisibleLanes(int lanes);
    /// Narrower names where the window is.
    void setLabelWidth(int width);
    void retranslate();

    const TimelineGeometry &arrangement() const { return m_geometry; }
    qreal labelWidth() const { return m_labelWidth; }
    qreal headerHeight() const;
    /// "25 Nov – 1 Dec"
    static QString rangeText(const TimeRange &range);
    /// "40 h", "3 days"
    static QString spanText(qint64 ms);
    QString columnText(const TimelineColumn &column, TimelineStep step) const;

    int cellCount() const override { return int(m_geometry.items().size()); }
    QRectF cellRect(int cell) const override;
    QString cellText(int cell) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void markChosen(qint64 id); ///< moved to by key or pointer
    void markOpened(qint64 id); ///< Enter, double click
    void sessionChosen(const QString &key); ///< a lane's name
    void rangeChanged();
    /// By hand: while it is drawn and when it is done; nothing: taken away.
    void brushMoved();
    void brushed(std::optional<evoca::app::TimeRange> brush);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    enum class Drag : quint8 { None, Pan, Brush, BrushFrom, BrushTo };
    struct Place
    {
        int lane = -1, mark = -1;
    };
    TimelineMeasures measures() const;
    void rebuild();
    void placeChildren();
    void setScroll(int scroll);
    void apply(const TimelineScale &scale);
    void remember();
    /// Makes a mark current, moving time and lanes so that it is seen.
    void moveTo(const Place &place);
    std::optional<Place> along(int step) const;
    std::optional<Place> across(int step) const;
    void choose(int cell, bool open);
    void toggleSwarm(int row);
    void moveBrush(int step);
    void endBrush();
    bool brushKey(QKeyEvent *event);
    bool zoomKey(QKeyEvent *event);
    bool moveKey(QKeyEvent *event);
    void pressLabel(int row, qreal x);
    Drag dragAt(const QPointF &point) const;
    void showDay(qreal x);
    void paintOver(QPainter &painter) const;
    void paintBrush(QPainter &painter) const;

    std::vector<TimelineLane> m_lanes;
    QSet<QString> m_closed;
    TimelineScale m_scale;
    TimelineGeometry m_geometry;
    std::vector<TimeRange> m_back; ///< earlier ranges, newest last
    std::optional<TimeRange> m_brush;
    Place m_place; ///< of the current mark
    qint64 m_selected = 0;
    int m_scroll = 0;
    int m_visibleLanes = 8;
    qreal m_labelWidth = 256;
    int m_labelMeasure = 256;
    Drag m_drag = Drag::None;
    QPointF m_dragStart;
    TimelineScale m_dragScale;
    qint64 m_brushAnchor = 0;
    bool m_dragged = false;
    QPixmap m_picture;
    int m_pictureTheme = -1;
    QScrollBar *m_bar;
    Button *m_zoomOut;
    Button *m_zoomIn;
    Button *m_fit;
};

} // namespace evoca::app

Q_DECLARE_METATYPE(evoca::app::TimeRange)
