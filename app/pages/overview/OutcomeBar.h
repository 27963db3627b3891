#pragma once

#include <QWidget>

#include <array>

namespace evoca::app {

class Theme;

/// One bar of a week's outcomes: worked, failed, can't be told (outlined), running.
class OutcomeBar : public QWidget
{
    Q_OBJECT
public:
    explicit OutcomeBar(Theme &theme, QWidget *parent = nullptr);
    /// By status, as in OverviewData.
    void setCounts(const std::array<qint64, 4> &counts);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    std::array<qint64, 4> m_counts {};
};

} // namespace evoca::app
