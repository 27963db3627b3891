#include "pages/requests/RequestBars.h"

#include "theme/Theme.h"

#include <QPainter>

#include <algorithm>

namespace evoca::app {

namespace {
constexpr int barWidth = 4;
constexpr int step = 6;
} // namespace

RequestBars::RequestBars(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] { updateGeometry(); });
}

void RequestBars::setCounts(const std::vector<int> &counts)
{
    m_counts = counts;
    updateGeometry();
    update();
}

QSize RequestBars::sizeHint() const
{
    return {int(m_counts.size()) * m_theme.px(step), m_theme.px(22)};
}

void RequestBars::paintEvent(QPaintEvent *)
{
    if (m_counts.empty())
        return;
    QPainter painter(this);
    const int most = std::max(1, std::ranges::max(m_counts));
    for (std::size_t index = 0; index < m_counts.size(); ++index) {
        const int x = int(index) * m_theme.px(step);
        const int count = m_counts[index];
        const int high = count == 0 ? 1 : std::max(2, int(double(count) / most * height()));
        painter.fillRect(x, height() - high, m_theme.px(barWidth), high,
                         m_theme.color(count == 0 ? Token::LineStrong : Token::Accent));
    }
}

} // namespace evoca::app
