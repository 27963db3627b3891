#include "widgets/AccessibleCells.h"

#include "widgets/CellWidget.h"

#include <QAccessibleInterface>
#include <QAccessibleWidget>

#include <map>
#include <memory>

namespace evoca::app {

namespace {

/// One cell; belongs to its widget's interface.
class Cell : public QAccessibleInterface
{
public:
    Cell(CellWidget *widget, int index) : m_widget(widget), m_index(index) { }
    bool isValid() const override { return m_widget && m_index < m_widget->cellCount(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_widget); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QRect rect() const override
    {
        const QRect inside = m_widget->cellRect(m_index).toAlignedRect();
        return {m_widget->mapToGlobal(inside.topLeft()), inside.size()};
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.focused = m_widget->hasFocus() && m_widget->current() == m_index;
        state.selected = m_widget->current() == m_index;
        return state;
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_widget->cellText(m_index) : QString();
    }
    void setText(QAccessible::Text, const QString &) override { }

private:
    CellWidget *m_widget;
    int m_index;
};

class Cells : public QAccessibleWidget
{
public:
    explicit Cells(CellWidget *widget) : QAccessibleWidget(widget, QAccessible::List), m_widget(widget) { }
    ~Cells() override
    {
        for (const auto &[index, id] : m_ids)
            QAccessible::deleteAccessibleInterface(id);
    }
    int childCount() const override { return m_widget->cellCount(); }
    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= m_widget->cellCount())
            return nullptr;
        const auto known = m_ids.find(index);
        if (known != m_ids.end())
            return QAccessible::accessibleInterface(known->second);
        auto *cell = new Cell(m_widget, index);
        m_ids[index] = QAccessible::registerAccessibleInterface(cell);
        return cell;
    }
    QAccessibleInterface *focusChild() const override { return child(m_widget->current()); }

private:
    CellWidget *m_widget;
    mutable std::map<int, QAccessible::Id> m_ids;
};

QAccessibleInterface *makeCells(const QString &, QObject *object)
{
    auto *widget = qobject_cast<CellWidget *>(object);
    return widget ? new Cells(widget) : nullptr;
}

} // namespace

void installCellAccessibility()
{
    static const bool once = [] {
        QAccessible::installFactory(makeCells);
        return true;
    }();
    (void)once;
}

} // namespace evoca::app
