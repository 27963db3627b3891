#include "widgets/AgentLine.h"

#include "theme/Theme.h"
#include "widgets/Label.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace evoca::app {

AgentLine::AgentLine(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_label(new Label(theme, FontRole::Meta, Token::Text2, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(13, 0, 0, 0);
    row->addWidget(m_label, 1);
    m_label->setWordWrap(true);
}

void AgentLine::set(model::Agent agent, const QString &details)
{
    m_agent = agent;
    m_label->setText(details.isEmpty() ? model::agentName(agent) : model::agentName(agent) + u"  ·  "_s + details);
    update();
}

void AgentLine::setElided(bool on)
{
    m_label->setWordWrap(!on);
    m_label->setElided(on);
}

void AgentLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.agentColor(m_agent));
    const QFontMetrics metrics(m_label->font());
    painter.drawRoundedRect(QRectF(0, qRound(m_label->y() + metrics.height() / 2.0 - 4), 8, 8), 2, 2);
}

} // namespace evoca::app
