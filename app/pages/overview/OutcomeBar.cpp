#include "pages/overview/OutcomeBar.h"

#include "records/Labels.h"
#include "theme/Theme.h"

#include <QPainter>

#include <numeric>

namespace evoca::app {

OutcomeBar::OutcomeBar(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setFixedHeight(theme.px(8));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void OutcomeBar::setCounts(const std::array<qint64, 4> &counts)
{
    m_counts = counts;
    update();
}

void OutcomeBar::paintEvent(QPaintEvent *)
{
    using model::Status;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qint64 all = std::accumulate(m_counts.begin(), m_counts.end(), qint64(0));
    painter.setPen(Qt::NoPen);
    if (all == 0) {
        painter.setBrush(m_theme.color(Token::Line));
        painter.drawRoundedRect(QRectF(rect()), 3, 3);
        return;
    }
    constexpr std::array order {Status::Success, Status::Failure, Status::Unknown, Status::Running};
    constexpr qreal gap = 3;
    qreal x = 0;
    for (const Status status : order) {
        const qint64 count = m_counts[std::size_t(status)];
        if (count == 0)
            continue;
        const qreal part = std::max<qreal>(6, (width() - 3 * gap) * qreal(count) / qreal(all));
        const QRectF box(x, 0, std::min(part, width() - x), height());
        x += part + gap;
        painter.setPen(Qt::NoPen);
        switch (status) {
        case Status::Success: painter.setBrush(m_theme.color(Token::SuccessFill)); break;
        case Status::Failure: painter.setBrush(m_theme.color(Token::FailureFill)); break;
        case Status::Running: painter.setBrush(m_theme.color(Token::Running)); break;
        case Status::Unknown:
            painter.setPen(QPen(m_theme.color(Token::Unknown), 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(box.adjusted(.75, .75, -.75, -.75), 2, 2);
            continue;
        }
        painter.drawRoundedRect(box, 2, 2);
    }
}

} // namespace evoca::app
