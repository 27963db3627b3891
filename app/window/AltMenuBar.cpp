#include "window/AltMenuBar.h"

#include "actions/ActionRegistry.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>

#include <map>
#include <utility>

using namespace Qt::StringLiterals;

namespace evoca::app {

AltMenuBar::AltMenuBar(const ActionRegistry &actions, QWidget *window)
    : QMenuBar(window), m_actions(actions), m_window(window)
{
    setObjectName(u"menuBar"_s);
    if (isNativeMenuBar())
        return;
    hide();
    qApp->installEventFilter(this);
}

AltMenuBar::~AltMenuBar() = default;

void AltMenuBar::retranslate()
{
    clear();
    qDeleteAll(findChildren<QMenu *>(Qt::FindDirectChildrenOnly));
    std::map<ActionRegistry::Group, QMenu *> menus;
    for (const ActionRegistry::Entry &entry : m_actions.entries()) {
        if (!entry.palette)
            continue;
        QMenu *&menu = menus[entry.group];
        if (!menu)
            menu = new QMenu(ActionRegistry::groupName(entry.group), this);
        menu->addAction(entry.action);
    }
    for (const auto &[group, menu] : menus) {
        addMenu(menu);
        connect(menu, &QMenu::triggered, this, [this] { setVisible(isNativeMenuBar()); });
    }
}

void AltMenuBar::toggle()
{
    setVisible(!isVisible());
    if (isVisible() && !actions().isEmpty()) {
        setFocus(Qt::MenuBarFocusReason);
        setActiveAction(actions().constFirst());
    }
}

bool AltMenuBar::eventFilter(QObject *object, QEvent *event)
{
    if (object->isWidgetType() && static_cast<QWidget *>(object)->window() == m_window) {
        if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
            const auto *key = static_cast<QKeyEvent *>(event);
            m_alone = key->key() == Qt::Key_Alt && key->modifiers() == Qt::AltModifier;
            if (key->key() == Qt::Key_Escape && isVisible() && !isNativeMenuBar() && hasFocus())
                hide();
        } else if (event->type() == QEvent::MouseButtonPress) {
            m_alone = false;
        } else if (event->type() == QEvent::KeyRelease && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Alt) {
            if (std::exchange(m_alone, false)) {
                toggle();
                return true;
            }
        }
    }
    return QMenuBar::eventFilter(object, event);
}

} // namespace evoca::app
