#include "pages/settings/AgentRow.h"

#include "i18n/Words.h"
#include "settings/Settings.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QCheckBox>
#include <QDateTime>
#include <QLocale>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

QString monthOf(qint64 ms)
{
    const QDate date = QDateTime::fromMSecsSinceEpoch(ms).date();
    return QLocale().toString(date, u"MMM yyyy"_s).remove(u'.');
}

} // namespace

AgentRow::AgentRow(AppServices &services, const model::AgentFound &found, QWidget *parent)
    : QWidget(parent), m_services(services), m_found(found), m_box(new QCheckBox(this))
{
    setFixedHeight(services.theme.px(40));
    const QStringList chosen = services.settings.agents();
    m_box->setChecked(chosen.isEmpty() || chosen.contains(model::agentId(found.agent)));
    m_box->setAccessibleName(tr("Read %1", "agent").arg(model::agentName(found.agent)));
    m_box->setGeometry(0, 0, services.theme.px(24), height());
    connect(m_box, &QCheckBox::toggled, this, &AgentRow::choose);
}

void AgentRow::choose(bool on)
{
    QStringList chosen = m_services.settings.agents();
    if (chosen.isEmpty()) {
        for (const model::Agent agent : model::allAgents)
            chosen << model::agentId(agent);
    }
    chosen.removeAll(model::agentId(m_found.agent));
    if (on)
        chosen << model::agentId(m_found.agent);
    m_services.settings.setAgents(chosen.size() == qsizetype(model::allAgents.size()) ? QStringList() : chosen);
    update();
}

void AgentRow::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_services.theme;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal centre = height() / 2.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.agentColor(m_found.agent));
    painter.drawRoundedRect(QRectF(theme.px(36), qRound(centre - 4), 8, 8), 2, 2);
    const Token ink = m_box->isChecked() ? Token::Text : Token::Text2;
    TextPaint::left(painter, theme.font(FontRole::BodyMedium), theme.color(ink), theme.px(54), centre,
                    model::agentName(m_found.agent));
    QString span = m_found.newestMs > 0 ? monthOf(m_found.newestMs) : QString();
    if (m_found.oldestMs > 0 && monthOf(m_found.oldestMs) != span)
        span = tr("%1 – %2", "first and last month").arg(monthOf(m_found.oldestMs), span);
    const QFont font = theme.font(FontRole::Meta);
    qreal right = width();
    TextPaint::right(painter, font, theme.color(Token::Text2), right, centre, span);
    right -= theme.px(164);
    TextPaint::right(painter, font, theme.color(Token::Text), right, centre, Words::bytes(m_found.bytes));
    right -= theme.px(84);
    if (right > theme.px(190))
        TextPaint::right(painter, font, theme.color(Token::Text), right, centre,
                         tr("%n file(s)", "", int(m_found.files)));
    painter.fillRect(QRectF(0, height() - 1, width(), 1), theme.color(Token::Line));
}

} // namespace evoca::app
