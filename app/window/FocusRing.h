#pragma once

#include <QPointer>
#include <QWidget>

namespace evoca::app {

class Theme;

/// 2 px of accent, 2 px outside of the button that has the focus by the keyboard. One for the window.
class FocusRing : public QWidget
{
    Q_OBJECT
public:
    FocusRing(Theme &theme, QWidget *window);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void follow(QWidget *widget);
    void place();

    Theme &m_theme;
    QPointer<QWidget> m_target;
    bool m_keyboard = false; ///< the last input was a key
};

} // namespace evoca::app
