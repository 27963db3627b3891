#pragma once

#include <QDialog>

namespace evoca::app {

class ActionRegistry;
class Theme;

/// All keys, made from the action registry.
class ShortcutSheet : public QDialog
{
    Q_OBJECT
public:
    ShortcutSheet(Theme &theme, const ActionRegistry &actions, QWidget *parent);
};

} // namespace evoca::app
