#include "widgets/ConfidenceMeter.h"

#include "i18n/Words.h"
#include "theme/Theme.h"

#include <QPainter>

#include <algorithm>

namespace evoca::app {

namespace {
constexpr int blocks = 5;
}

ConfidenceMeter::ConfidenceMeter(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ConfidenceMeter::setValue(double confidence)
{
    m_value = confidence;
    setAccessibleName(Words::decimal(confidence, 2));
    update();
}

QSizeF ConfidenceMeter::size(const Theme &theme)
{
    const qreal block = theme.px(8);
    return {blocks * block + (blocks - 1) * 2.0, qreal(theme.px(6))};
}

QSize ConfidenceMeter::sizeHint() const
{
    return size(m_theme).toSize();
}

void ConfidenceMeter::paint(QPainter &painter, const Theme &theme, const QPointF &topLeft, double confidence,
                            bool muted)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const qreal width = theme.px(8);
    const qreal height = theme.px(6);
    for (int index = 0; index < blocks; ++index) {
        const QRectF block(topLeft.x() + index * (width + 2), topLeft.y(), width, height);
        painter.setBrush(theme.color(Token::Line));
        painter.drawRoundedRect(block, 1.5, 1.5);
        const double part = std::clamp(confidence * blocks - index, 0.0, 1.0);
        if (part <= 0.02)
            continue;
        painter.save();
        painter.setClipRect(QRectF(block.x(), block.y(), block.width() * part, block.height()));
        painter.setBrush(theme.color(muted ? Token::Text3 : Token::Accent));
        painter.drawRoundedRect(block, 1.5, 1.5);
        painter.restore();
    }
    painter.restore();
}

void ConfidenceMeter::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QSizeF box = size(m_theme);
    paint(painter, m_theme, QPointF(0, (height() - box.height()) / 2), m_value);
}

} // namespace evoca::app
