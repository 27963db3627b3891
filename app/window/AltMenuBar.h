#pragma once

#include <QMenuBar>

namespace evoca::app {

class ActionRegistry;

/// The menu bar, made of the action registry. Hidden until Alt is pressed and let go alone, and hidden again by the
/// next Alt, Esc or choice; where the system owns the menu bar (macOS) it is simply there.
class AltMenuBar : public QMenuBar
{
    Q_OBJECT
public:
    AltMenuBar(const ActionRegistry &actions, QWidget *window);
    ~AltMenuBar() override;
    void retranslate();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void toggle();

    const ActionRegistry &m_actions;
    QWidget *m_window;
    bool m_alone = false; ///< Alt is down and nothing else was pressed
};

} // namespace evoca::app
