#pragma once

#include <QWidget>

namespace evoca::app {

class Theme;

/// How far something is; 8 high. The number stands beside it.
class ProgressBar : public QWidget
{
    Q_OBJECT
public:
    explicit ProgressBar(Theme &theme, QWidget *parent = nullptr);
    void setValue(qint64 done, qint64 total);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    double m_part = 0;
};

} // namespace evoca::app
