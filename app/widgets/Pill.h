#pragma once

#include <QAbstractButton>

namespace evoca::app {

class Theme;

/// "3 new" at the top centre of a list; a click or Home shows them. The list never moves under the pointer.
class Pill : public QAbstractButton
{
    Q_OBJECT
public:
    Pill(Theme &theme, QWidget *list);
    /// 0 hides it.
    void setCount(int count);
    int count() const { return m_count; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void place();

    Theme &m_theme;
    int m_count = 0;
};

} // namespace evoca::app
