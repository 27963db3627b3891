#include "pages/overview/FixedRow.h"

#include "theme/OutcomeShape.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QDateTime>
#include <QPainter>
#include <QPainterPath>

namespace evoca::app {

FixedRow::FixedRow(Theme &theme, const model::FixedLater &pair, QWidget *parent)
    : QAbstractButton(parent), m_theme(theme), m_pair(pair)
{
    setText(pair.fixed.title);
    setAccessibleName(
        tr("%1, failed; fixed by %2, %3", "two titles and a time").arg(pair.failed.title, pair.fixed.title, later()));
    setToolTip(pair.failed.title + u'\n' + pair.fixed.title);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize FixedRow::sizeHint() const
{
    return {m_theme.px(400), m_theme.px(48)};
}

QSize FixedRow::minimumSizeHint() const
{
    return {m_theme.px(200), m_theme.px(48)};
}

QString FixedRow::later() const
{
    const qint64 days = QDateTime::fromMSecsSinceEpoch(m_pair.failed.started)
                            .date()
                            .daysTo(QDateTime::fromMSecsSinceEpoch(m_pair.fixed.started).date());
    return days <= 0 ? tr("same day") : tr("%n day(s) later", "", int(days));
}

void FixedRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(0, 0, width(), 1), m_theme.color(Token::Line));
    if (underMouse())
        painter.fillRect(QRectF(0, 1, width(), height() - 1), m_theme.color(Token::Hover));
    const qreal first = m_theme.px(16);
    const qreal second = m_theme.px(33);
    const qreal x = m_theme.px(23);
    QPainterPath arc(QPointF(x - m_theme.px(6), first));
    arc.cubicTo(QPointF(x - m_theme.px(20), first), QPointF(x - m_theme.px(20), second),
                QPointF(x - m_theme.px(6), second));
    painter.setPen(QPen(m_theme.color(Token::LineStrong), 1.5));
    painter.drawPath(arc);
    const QColor behind = m_theme.color(underMouse() ? Token::Hover : Token::Base);
    OutcomeShape::paint(painter, m_theme, m_pair.failed.status, QPointF(x, first), m_theme.px(11), behind);
    OutcomeShape::paint(painter, m_theme, m_pair.fixed.status, QPointF(x, second), m_theme.px(12), behind);
    const QFont meta = m_theme.font(FontRole::Meta);
    qreal right = width() - m_theme.px(16);
    TextPaint::right(painter, meta, m_theme.color(Token::Text2), right, second, later());
    // The agents stand in a column of their own where there is room.
    const bool roomy = width() > m_theme.px(560);
    const qreal column = right - m_theme.px(206);
    const auto agent = [&](model::Agent which, qreal centre) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.agentColor(which));
        painter.drawRoundedRect(QRectF(column, qRound(centre - 4), 8, 8), 2, 2);
        TextPaint::left(painter, meta, m_theme.color(Token::Text2), column + 13, centre, model::agentName(which));
    };
    if (roomy) {
        agent(m_pair.failed.agent, first);
        agent(m_pair.fixed.agent, second);
        right = column - m_theme.px(12);
    }
    const qreal left = x + m_theme.px(18);
    TextPaint::left(painter, m_theme.font(FontRole::Body), m_theme.color(Token::Text2), left, first,
                    m_pair.failed.title, right - left);
    TextPaint::left(painter, m_theme.font(FontRole::BodyMedium), m_theme.color(Token::Text), left, second,
                    m_pair.fixed.title, (roomy ? right : right - m_theme.px(90)) - left);
}

} // namespace evoca::app
