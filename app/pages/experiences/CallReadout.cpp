#include "pages/experiences/CallReadout.h"

#include "i18n/Words.h"
#include "theme/OutcomeShape.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QPainter>

#include <algorithm>

namespace evoca::app {

CallReadout::CallReadout(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize CallReadout::sizeHint() const
{
    return {400, m_theme.px(30)};
}

void CallReadout::setCall(const StripCall &call)
{
    m_call = call;
    setToolTip(call.error.isEmpty() ? call.command : call.command + u'\n' + call.error);
    update();
}

void CallReadout::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor fill = m_theme.color(Token::Sunken);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect()), 6, 6);
    const qreal centre = height() / 2.0;
    const model::Status shape = m_call.failed ? model::Status::Failure
        : !m_call.finished                    ? model::Status::Running
                                              : model::Status::Success;
    OutcomeShape::paint(painter, m_theme, shape, QPointF(m_theme.px(16), centre), m_theme.px(12), fill);
    qreal x = m_theme.px(30);
    if (m_call.start > 0)
        x += TextPaint::left(painter, m_theme.font(FontRole::MetaMedium), m_theme.color(Token::Text2), x, centre,
                             Words::timeWithSeconds(m_call.start))
            + m_theme.px(10);
    qreal right = width() - m_theme.px(12);
    if (m_call.durationMs >= 0)
        right -= TextPaint::right(painter, m_theme.font(FontRole::MetaMedium), m_theme.color(Token::Text2), right,
                                  centre, Words::seconds(m_call.durationMs))
            + m_theme.px(12);
    const qreal room = right - x;
    const QFont code = m_theme.font(FontRole::Code);
    const qreal wanted = TextPaint::width(code, m_call.command);
    // The error keeps at least a third of the line.
    const qreal commandRoom = m_call.error.isEmpty() ? room : std::min(wanted, room * .62);
    x += TextPaint::left(painter, code, m_theme.color(Token::Text), x, centre, m_call.command, commandRoom)
        + m_theme.px(14);
    if (!m_call.error.isEmpty() && right - x > m_theme.px(40))
        TextPaint::left(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Failure), x, centre, m_call.error,
                        right - x);
}

} // namespace evoca::app
