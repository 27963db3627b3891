#pragma once

#include "widgets/CellWidget.h"

#include <QDate>
#include <QHash>

namespace evoca::app {

/// Where the days of an activity calendar lie: one column a week (Monday first), the newest week at the right.
class CalendarGeometry
{
public:
    CalendarGeometry() = default;
    /// `weeks` columns that end with the week of `last`; `cell` and `gap` in pixels, `left` and `top` the labels' room.
    CalendarGeometry(QDate last, int weeks, qreal left, qreal top, qreal cell, qreal gap);
    int count() const { return m_count; }
    QDate date(int index) const { return m_first.addDays(index); }
    int indexOf(QDate date) const; ///< -1: outside
    QRectF rect(int index) const;
    QDate first() const { return m_first; }
    int weeks() const { return m_weeks; }
    qreal columnX(int week) const { return m_left + week * (m_cell + m_gap); }
    /// 0–4 for 0, 1–2, 3–6, 7–12, 13 or more tasks.
    static int step(int tasks);

private:
    QDate m_first;
    int m_count = 0;
    int m_weeks = 0;
    qreal m_left = 0, m_top = 0, m_cell = 0, m_gap = 0;
};

/// Tasks a day over the last year, in five steps of the accent.
class ActivityCalendar : public CellWidget
{
    Q_OBJECT
public:
    explicit ActivityCalendar(Theme &theme, QWidget *parent = nullptr);
    void setDays(const std::vector<std::pair<QDate, int>> &days, QDate today);

    QDate dateAt(int cell) const { return m_geometry.date(cell); }
    int cellCount() const override { return m_geometry.count(); }
    QRectF cellRect(int cell) const override { return m_geometry.rect(cell); }
    QString cellText(int cell) const override;
    int neighbour(int cell, int key) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void rebuild();

    QHash<QDate, int> m_days;
    QDate m_today;
    CalendarGeometry m_geometry;
};

} // namespace evoca::app
