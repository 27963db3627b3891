#pragma once

#include "search/Overview.h"
#include "widgets/CellWidget.h"

namespace evoca::app {

/// Where the bars of outcomes by week lie: success up, unknown and running outlined on top, failure down.
class WeekBarsGeometry
{
public:
    struct Week
    {
        QRectF cell, up, top, down; ///< empty: none of them
    };
    WeekBarsGeometry() = default;
    WeekBarsGeometry(const std::vector<model::WeekOutcome> &weeks, const QRectF &area);
    const std::vector<Week> &weeks() const { return m_weeks; }
    qreal zero() const { return m_zero; }
    /// Ticks of the upper half: value and y.
    const std::vector<std::pair<qint64, qreal>> &ticks() const { return m_ticks; }
    /// A round number at or above the largest value: 5, 10, 20, 40, 50, 100 …
    static qint64 roundedTop(qint64 largest);

private:
    std::vector<Week> m_weeks;
    std::vector<std::pair<qint64, qreal>> m_ticks;
    qreal m_zero = 0;
};

class WeekBars : public CellWidget
{
    Q_OBJECT
public:
    explicit WeekBars(Theme &theme, QWidget *parent = nullptr);
    void setWeeks(std::vector<model::WeekOutcome> weeks);
    const std::vector<model::WeekOutcome> &weeks() const { return m_weeks; }

    int cellCount() const override { return int(m_weeks.size()); }
    QRectF cellRect(int cell) const override;
    QString cellText(int cell) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void rebuild();
    std::vector<model::WeekOutcome> m_weeks;
    WeekBarsGeometry m_geometry;
};

} // namespace evoca::app
