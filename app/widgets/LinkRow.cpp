#include "widgets/LinkRow.h"

#include "theme/Icons.h"
#include "theme/OutcomeShape.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace evoca::app {

LinkRow::LinkRow(Theme &theme, QWidget *parent) : QAbstractButton(parent), m_theme(theme)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LinkRow::setStatus(std::optional<model::Status> status)
{
    m_status = status;
}
void LinkRow::setIconName(const QString &name)
{
    m_icon = name;
}
void LinkRow::setAgent(std::optional<model::Agent> agent)
{
    m_agent = agent;
}

void LinkRow::setDetails(const QString &details)
{
    m_details = details;
    updateGeometry();
}

void LinkRow::setRight(const QString &text, bool warning)
{
    m_right = text;
    m_warning = warning;
}

void LinkRow::setRightBelow(const QString &text, std::optional<model::Status> ink)
{
    m_below = text;
    m_belowInk = ink;
}

void LinkRow::setCode(bool on)
{
    m_code = on;
}
void LinkRow::setQuiet(bool on)
{
    m_quiet = on;
}
void LinkRow::setLine(bool on)
{
    m_line = on;
}

QSize LinkRow::sizeHint() const
{
    return {m_theme.px(240), m_theme.px(m_details.isEmpty() ? m_line ? 30 : 26 : 56)};
}

QSize LinkRow::minimumSizeHint() const
{
    return {m_theme.px(120), sizeHint().height()};
}

void LinkRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(Token::Hover));
        painter.drawRoundedRect(QRectF(rect()).adjusted(-1, 1, 1, -1), 4, 4);
    }
    const bool two = !m_details.isEmpty();
    const qreal first = two ? m_theme.px(19) : height() / 2.0;
    const qreal second = m_theme.px(38);
    qreal x = 0;
    const QColor behind = m_theme.color(underMouse() ? Token::Hover : Token::Base);
    if (m_status) {
        OutcomeShape::paint(painter, m_theme, *m_status, QPointF(m_theme.px(8), first), m_theme.px(two ? 16 : 14),
                            behind);
        x = m_theme.px(two ? 28 : 22);
    } else if (!m_icon.isEmpty()) {
        Icons::paint(painter, m_icon, QPointF(m_theme.px(8), first), m_theme.px(15), m_theme.color(Token::Text2));
        x = m_theme.px(22);
    }
    const auto square = [&](qreal left, qreal centre) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.agentColor(*m_agent));
        painter.drawRoundedRect(QRectF(left, qRound(centre - 4), 8, 8), 2, 2);
        return qreal(13);
    };
    if (m_agent && !two)
        x += square(x, first);
    const qreal right = width();
    qreal taken = 0;
    if (!m_right.isEmpty())
        taken = TextPaint::right(painter, m_theme.font(FontRole::Meta),
                                 m_theme.color(m_warning ? Token::Warning : Token::Text2), right, first, m_right)
            + m_theme.px(12);
    const QFont font = m_theme.font(m_code ? FontRole::Code : two ? FontRole::BodyMedium : FontRole::Body);
    TextPaint::left(painter, font, m_theme.color(m_quiet ? Token::Text2 : Token::Text), x, first, text(),
                    right - taken - x, m_code ? Qt::ElideMiddle : Qt::ElideRight);
    if (two) {
        qreal detailsX = x;
        if (m_agent)
            detailsX += square(x, second);
        qreal below = 0;
        if (!m_below.isEmpty()) {
            const QColor ink = m_belowInk ? m_theme.statusInk(*m_belowInk) : m_theme.color(Token::Text2);
            below = TextPaint::right(painter, m_theme.font(FontRole::MetaMedium), ink, right, second, m_below)
                + m_theme.px(12);
        }
        TextPaint::left(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text2), detailsX, second, m_details,
                        right - below - detailsX);
    }
    if (m_line)
        painter.fillRect(QRectF(0, height() - 1, width(), 1), m_theme.color(Token::Line));
}

} // namespace evoca::app
