#pragma once

#include <QAbstractButton>

namespace evoca::app {

class Theme;

/// On or off, at once. 32 × 18.
class Switch : public QAbstractButton
{
    Q_OBJECT
public:
    explicit Switch(Theme &theme, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
};

} // namespace evoca::app
