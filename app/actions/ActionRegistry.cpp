#include "actions/ActionRegistry.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QWidget>

#include <algorithm>

namespace evoca::app {

namespace {

/// A letter typed into a field is a letter.
bool typing()
{
    const QWidget *focus = QApplication::focusWidget();
    return qobject_cast<const QLineEdit *>(focus) || qobject_cast<const QPlainTextEdit *>(focus)
        || qobject_cast<const QAbstractSpinBox *>(focus);
}

} // namespace

ActionRegistry::ActionRegistry(QWidget *window) : QObject(window), m_window(window)
{
    // Plain letters are given back to fields while one has the focus.
    connect(qApp, &QApplication::focusChanged, this, &ActionRegistry::enable);
}

QAction *ActionRegistry::add(Entry entry)
{
    auto *action = new QAction(m_window);
    action->setObjectName(entry.id);
    action->setText(entry.name());
    action->setShortcuts(entry.keys);
    action->setShortcutContext(Qt::WindowShortcut);
    connect(action, &QAction::triggered, this, entry.run);
    m_window->addAction(action);
    entry.action = action;
    m_entries.push_back(std::move(entry));
    return action;
}

const ActionRegistry::Entry *ActionRegistry::find(const QString &id) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry &entry) { return entry.id == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

QString ActionRegistry::name(const QString &id) const
{
    const Entry *entry = find(id);
    return entry ? entry->name() : QString();
}

QString ActionRegistry::keys(const QString &id) const
{
    const Entry *entry = find(id);
    return entry && !entry->keys.isEmpty() ? entry->keys.first().toString(QKeySequence::NativeText) : QString();
}

void ActionRegistry::retranslate()
{
    for (const Entry &entry : m_entries)
        entry.action->setText(entry.name());
}

void ActionRegistry::setLetterKeys(bool on)
{
    m_letterKeys = on;
    enable();
}

void ActionRegistry::setPaneTest(std::function<bool(const QWidget *)> test)
{
    m_paneTest = std::move(test);
    enable();
}

void ActionRegistry::setSuspended(bool suspended)
{
    m_suspended = suspended;
    enable();
}

void ActionRegistry::enable()
{
    for (const Entry &entry : m_entries)
        entry.action->setEnabled(allowed(entry));
}

bool ActionRegistry::allowed(const Entry &entry) const
{
    if (m_suspended)
        return false;
    if (!entry.letter || entry.keys.isEmpty())
        return true;
    if (typing())
        return false;
    if (entry.group == Group::Record && m_paneTest && !m_paneTest(QApplication::focusWidget()))
        return false;
    const int key = entry.keys.first()[0].key();
    return m_letterKeys || key < Qt::Key_A || key > Qt::Key_Z;
}

QString ActionRegistry::groupName(Group group)
{
    switch (group) {
    case Group::Go: return tr("Go to");
    case Group::Search: return tr("Search");
    case Group::Record: return tr("Record");
    case Group::View: return tr("View");
    case Group::Server: return tr("Server");
    case Group::Help: return tr("Help");
    }
    return {};
}

} // namespace evoca::app
