#pragma once

#include <QPointer>
#include <QSize>
#include <QWidget>

namespace evoca::app {

class Theme;

/// A dialog inside the window: the window behind is dimmed, keys and focus stay in the panel until Esc or dismiss().
/// Derived classes lay out content() and say what Enter does. It deletes itself once dismissed. Gui thread.
class Sheet : public QWidget
{
    Q_OBJECT
public:
    /// `wanted`: the panel's size in the theme's measure; it gives way to a smaller window.
    Sheet(Theme &theme, QWidget *window, QSize wanted);

    void open();
    /// Hides it, gives the focus back to where it was.
    void dismiss();
    QRect panelRect() const;

Q_SIGNALS:
    void dismissed();

protected:
    /// The panel without its padding.
    QWidget *content() const { return m_content; }
    Theme &theme() const { return m_theme; }
    /// Enter where no button has the focus.
    virtual void accept() { }
    /// Whether Enter may press a button that has the focus.
    virtual bool enterPresses(const QWidget *button) const
    {
        Q_UNUSED(button)
        return true;
    }
    /// The panel has another size.
    virtual void panelResized(QSize size) { Q_UNUSED(size) }

    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void place();

    Theme &m_theme;
    QSize m_wanted;
    QWidget *m_content;
    QPointer<QWidget> m_before; ///< had the focus
};

} // namespace evoca::app
