#include "widgets/CellWidget.h"

#include "theme/Theme.h"
#include "widgets/AccessibleCells.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace evoca::app {

CellWidget::CellWidget(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    installCellAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

int CellWidget::neighbour(int cell, int key) const
{
    const int last = cellCount() - 1;
    switch (key) {
    case Qt::Key_Left: return std::max(0, cell - 1);
    case Qt::Key_Right: return std::min(last, cell + 1);
    case Qt::Key_Home: return 0;
    case Qt::Key_End: return last;
    default: return -1;
    }
}

void CellWidget::setCurrent(int cell)
{
    if (cell == m_current || cell >= cellCount())
        return;
    m_current = cell;
    update();
    if (cell >= 0) {
        QAccessibleEvent focus(this, QAccessible::Focus);
        focus.setChild(cell);
        QAccessible::updateAccessibility(&focus);
    }
    Q_EMIT currentChanged(cell);
}

int CellWidget::cellAt(const QPointF &point) const
{
    for (int cell = 0; cell < cellCount(); ++cell) {
        if (cellRect(cell).adjusted(-1, -1, 1, 1).contains(point))
            return cell;
    }
    return -1;
}

bool CellWidget::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int cell = cellAt(help->pos());
        if (cell < 0)
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), cellText(cell), this, cellRect(cell).toAlignedRect());
        return true;
    }
    return QWidget::event(event);
}

void CellWidget::keyPressEvent(QKeyEvent *event)
{
    if (cellCount() > 0) {
        if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_current >= 0) {
            Q_EMIT activated(m_current);
            return;
        }
        const int next = neighbour(std::max(0, m_current), event->key());
        if (next >= 0) {
            setCurrent(next);
            return;
        }
    }
    QWidget::keyPressEvent(event);
}

void CellWidget::mousePressEvent(QMouseEvent *event)
{
    const int cell = cellAt(event->position());
    if (cell < 0 || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    const bool known = cell == m_current;
    setCurrent(cell);
    if (known || opensOnClick())
        Q_EMIT activated(cell);
}

void CellWidget::mouseMoveEvent(QMouseEvent *event)
{
    const int cell = cellAt(event->position());
    if (cell != m_hovered) {
        m_hovered = cell;
        update();
    }
    QWidget::mouseMoveEvent(event);
}

void CellWidget::leaveEvent(QEvent *event)
{
    m_hovered = -1;
    update();
    QWidget::leaveEvent(event);
}

} // namespace evoca::app
