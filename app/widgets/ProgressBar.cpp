#include "widgets/ProgressBar.h"

#include "i18n/Words.h"
#include "theme/Theme.h"

#include <QPainter>

#include <algorithm>

namespace evoca::app {

ProgressBar::ProgressBar(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setFixedHeight(theme.px(8));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ProgressBar::setValue(qint64 done, qint64 total)
{
    m_part = total > 0 ? std::clamp(double(done) / double(total), 0.0, 1.0) : 0;
    setAccessibleName(tr("Progress: %1 %", "percent").arg(Words::number(qint64(m_part * 100))));
    update();
}

void ProgressBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const qreal radius = height() / 2.0;
    painter.setBrush(m_theme.color(Token::Line));
    painter.drawRoundedRect(QRectF(rect()), radius, radius);
    if (m_part <= 0)
        return;
    painter.setBrush(m_theme.color(Token::AccentFill));
    painter.drawRoundedRect(QRectF(0, 0, std::max<qreal>(height(), width() * m_part), height()), radius, radius);
}

} // namespace evoca::app
