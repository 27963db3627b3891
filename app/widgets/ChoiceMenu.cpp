#include "widgets/ChoiceMenu.h"

#include <QAction>
#include <QMenu>

namespace evoca::app {

void fillChoiceMenu(QMenu &menu, const QList<std::pair<QString, QString>> &choices, const QString &current,
                    const std::function<void(const QString &)> &chosen)
{
    for (const auto &[value, text] : choices) {
        QAction *action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(value == current);
        QObject::connect(action, &QAction::triggered, &menu, [chosen, value = value] { chosen(value); });
        if (menu.actions().size() == 1 && choices.size() > 1)
            menu.addSeparator();
    }
}

} // namespace evoca::app
