#pragma once

#include <QAbstractButton>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace evoca::app {

class Theme;

/// What was just done, with Undo, for eight seconds; pauses under the pointer and while focused. A child of the window,
/// bottom centre, 20 above the status bar. One at a time: a new one takes the place of the old.
class Toast : public QWidget
{
    Q_OBJECT
public:
    static constexpr int lifetimeMs = 8000;

    Toast(Theme &theme, QWidget *window);
    void show(const QString &text, const std::function<void()> &undo);
    /// Ctrl+Z: runs the undo of the toast that is shown. False: nothing to undo.
    bool undo();
    /// Places it above `bottom` pixels of the parent.
    void place(int bottom);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void tick();
    bool held() const;

    Theme &m_theme;
    QString m_text;
    std::function<void()> m_undo;
    class ToastButton;
    QAbstractButton *m_undoButton;
    QAbstractButton *m_close;
    QTimer m_timer;
    int m_left = 0;
    int m_bottom = 48;
};

} // namespace evoca::app
