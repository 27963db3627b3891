// The part of ListDetailPage that forgets: the button, the context menu, what is selected.
#include "pages/ListDetailPage.h"
#include "theme/Icons.h"
#include "widgets/Button.h"

#include <QItemSelectionModel>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace evoca::app {

void ListDetailPage::addForgetAction()
{
    m_forget = addDangerAction(u"bin"_s);
    m_forget->setObjectName(u"forget"_s);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_forget, &QAbstractButton::clicked, this, [this] { Q_EMIT forgetRequested(forgetTarget()); });
    connect(m_list, &QWidget::customContextMenuRequested, this, &ListDetailPage::openRowMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ListDetailPage::showForgetAction);
}

void ListDetailPage::showForgetAction()
{
    if (!m_forget)
        return;
    const int count = selectedRows();
    m_forget->setText(count > 1 ? tr("Forget %n…", "records", count) : tr("Forget…"));
    m_forget->setHint(m_forget->text(), QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText));
}

// The actions of the bar, where the pointer is.
void ListDetailPage::openRowMenu(const QPoint &at)
{
    if (!m_list->indexAt(at).isValid() || m_shown == 0)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](Button *button) {
        QAction *action = menu->addAction(Icons::icon(button->iconName(), services().theme), button->text());
        action->setEnabled(button->isEnabled());
        connect(action, &QAction::triggered, button, &QAbstractButton::click);
    };
    for (Button *button : m_actions) {
        if (!button->isHidden() && selectedRows() <= 1)
            add(button);
    }
    menu->addSeparator();
    add(m_forget);
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

void ListDetailPage::recordGone()
{
    m_keepRecord = false;
    if (rowOf(m_selected) >= 0)
        return; // the list is read anew in a moment, and follows
    m_selected = 0;
    m_shown = 0;
    m_list->moveToEnd(false);
    currentChanged();
    showPane();
}

int ListDetailPage::selectedRows() const
{
    return int(m_list->selectionModel()->selectedIndexes().size());
}

model::ForgetTarget ListDetailPage::forgetTarget() const
{
    model::ForgetTarget target;
    if (m_selected == 0)
        return target;
    if (rowOf(m_selected) < 0) {
        if (const auto item = forgettableShown(); item && shownIsSelected())
            target.items.push_back(*item);
        return target;
    }
    for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes()) {
        if (const auto item = forgettableAt(index.row()))
            target.items.push_back(*item);
    }
    return target;
}

} // namespace evoca::app
