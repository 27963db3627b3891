#pragma once

#include <QList>
#include <QString>

#include <functional>
#include <utility>

class QMenu;

namespace evoca::app {

/// Fills a menu with choices (value, text) of which `current` is checked; the first stands apart ("All").
void fillChoiceMenu(QMenu &menu, const QList<std::pair<QString, QString>> &choices, const QString &current,
                    const std::function<void(const QString &)> &chosen);

} // namespace evoca::app
