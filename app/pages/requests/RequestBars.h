#pragma once

#include <QWidget>

#include <vector>

namespace evoca::app {

class Theme;

/// How many requests came when, as small bars beside the figures. Says the same as its tooltip.
class RequestBars : public QWidget
{
    Q_OBJECT
public:
    explicit RequestBars(Theme &theme, QWidget *parent = nullptr);
    void setCounts(const std::vector<int> &counts);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    std::vector<int> m_counts;
};

} // namespace evoca::app
