#pragma once

#include "search/LessonSearch.h"
#include "widgets/CellWidget.h"

namespace evoca::app {

/// Where a stepped confidence curve lies: time to the right, 0–1 upwards.
class CurveGeometry
{
public:
    CurveGeometry() = default;
    CurveGeometry(const std::vector<std::pair<qint64, double>> &steps, qint64 now, const QRectF &area);
    const std::vector<QPointF> &points() const { return m_points; } ///< one a step
    const QPolygonF &line() const { return m_line; }
    qreal y(double confidence) const { return m_area.bottom() - confidence * m_area.height(); }
    const QRectF &area() const { return m_area; }

private:
    QRectF m_area;
    std::vector<QPointF> m_points;
    QPolygonF m_line;
};

/// How a lesson's confidence came about: each experience is a mark of its outcome's shape; Enter opens it.
class ConfidenceCurve : public CellWidget
{
    Q_OBJECT
public:
    explicit ConfidenceCurve(Theme &theme, QWidget *parent = nullptr);
    void setSteps(std::vector<model::LessonStep> steps);
    const std::vector<model::LessonStep> &steps() const { return m_steps; }

    int cellCount() const override { return int(m_steps.size()); }
    QRectF cellRect(int cell) const override;
    QString cellText(int cell) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void rebuild();
    std::vector<model::LessonStep> m_steps;
    CurveGeometry m_geometry;
};

} // namespace evoca::app
