#pragma once

#include "widgets/CellWidget.h"
#include "widgets/timeline/Timeline.h"

#include <QDate>

#include <vector>

namespace evoca::app {

/// Where the days of a band stand; no painting.
class DayBandGeometry
{
public:
    struct Day
    {
        QDate date;
        QRectF cell; ///< whole height: what can be clicked
        QRectF bar; ///< empty: nothing on that day
    };
    DayBandGeometry() = default;
    /// `counts` ends with `last`; bars stand on the lower edge of `area`.
    DayBandGeometry(const std::vector<int> &counts, QDate last, const QRectF &area);
    const std::vector<Day> &days() const { return m_days; }
    /// The visible range inside the band; empty when it lies outside.
    QRectF window(const TimeRange &range) const;
    qint64 timeAt(qreal x) const;

private:
    qreal x(qint64 time) const;
    std::vector<Day> m_days;
    QRectF m_area;
};

/// The last 90 days as bars, with the part that the timeline shows outlined. A click or drag moves the timeline there;
/// Left and Right go from day to day, Enter shows the day.
class DayBand : public CellWidget
{
    Q_OBJECT
public:
    static constexpr int dayCount = 90;
    explicit DayBand(Theme &theme, QWidget *parent = nullptr);
    void setCounts(std::vector<int> counts, QDate last);
    void setRange(const TimeRange &range);
    void setLabelWidth(int width);
    void retranslate();

    int cellCount() const override { return int(m_geometry.days().size()); }
    QRectF cellRect(int cell) const override;
    QString cellText(int cell) const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    void rangeWanted(const evoca::app::TimeRange &range);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void rebuild();
    void centreOn(qreal x);
    void paintMonths(QPainter &painter) const;

    std::vector<int> m_counts;
    QDate m_last;
    TimeRange m_range;
    int m_labelMeasure = 256;
    DayBandGeometry m_geometry;
};

} // namespace evoca::app
