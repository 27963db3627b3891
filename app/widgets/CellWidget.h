#pragma once

#include <QWidget>

namespace evoca::app {

class Theme;

/// A painted widget made of cells (calls of a strip, days of a calendar, weeks of a chart): one cell is current, the
/// arrow keys move it, the pointer shows its text, and each cell is an accessible child of its own.
class CellWidget : public QWidget
{
    Q_OBJECT
public:
    CellWidget(Theme &theme, QWidget *parent = nullptr);

    virtual int cellCount() const = 0;
    virtual QRectF cellRect(int cell) const = 0;
    /// What the cell is, as a sentence ("failed, 48 seconds, cargo test").
    virtual QString cellText(int cell) const = 0;
    /// The cell that the key leads to from `cell`; the standard goes left, right, first and last.
    virtual int neighbour(int cell, int key) const;
    /// False: a first click only selects.
    virtual bool opensOnClick() const { return true; }

    int current() const { return m_current; }
    void setCurrent(int cell);
    int hovered() const { return m_hovered; }

Q_SIGNALS:
    void currentChanged(int cell);
    /// Enter, or a click (a second click where the first only selects).
    void activated(int cell);

protected:
    Theme &theme() const { return m_theme; }
    int cellAt(const QPointF &point) const;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    Theme &m_theme;
    int m_current = -1;
    int m_hovered = -1;
};

} // namespace evoca::app
