#include "pages/settings/ImportSection.h"

#include "history/HistoryService.h"
#include "i18n/Words.h"
#include "pages/settings/AgentRow.h"
#include "pages/settings/FindAgents.h"
#include "settings/Settings.h"
#include "widgets/Button.h"
#include "widgets/Label.h"
#include "widgets/ProgressBar.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <numeric>

using namespace Qt::StringLiterals;

namespace evoca::app {

using State = model::HistoryService::State;

ImportSection::ImportSection(AppServices &services)
    : SettingsSection(services, u"import"_s, u"refresh"_s), m_agents(new QVBoxLayout),
      m_bar(new ProgressBar(services.theme)), m_state(new Label(services.theme, FontRole::Body, Token::Text)),
      m_again(new Button(services.theme, Button::Kind::Default)),
      m_pause(new Button(services.theme, Button::Kind::Quiet)), m_report(nullptr)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(theme().px(8));
    row->addWidget(m_state, 1);
    row->addWidget(m_again);
    row->addWidget(m_pause);
    form()->addLayout(row);
    addSpace(8);
    form()->addWidget(m_bar);
    addSpace(8);
    m_report = addText(FontRole::Meta, Token::Text2);
    addSpace(16);
    m_agents->setSpacing(0);
    form()->addLayout(m_agents);
    m_again->setIconName(u"refresh"_s);
    m_pause->setIconName(u"pause"_s);
    if (!services.history)
        return;
    model::HistoryService *history = services.history;
    connect(m_again, &QAbstractButton::clicked, history, &model::HistoryService::rescan);
    connect(m_pause, &QAbstractButton::clicked, this,
            [history] { history->setPaused(history->state() != State::Paused); });
    connect(history, &model::HistoryService::stateChanged, this, &ImportSection::showState);
    connect(history, &model::HistoryService::progressChanged, this, &ImportSection::showState);
    connect(history, &model::HistoryService::imported, this, &ImportSection::showState);
}

QString ImportSection::title() const
{
    return tr("Import");
}
QString ImportSection::keywords() const
{
    return tr("agents histories files read again pause skipped secrets");
}

void ImportSection::activate()
{
    showState();
    findAgentsLater(services().places, this, [this](std::vector<model::AgentFound> found) {
        m_found = std::move(found);
        showAgents();
    });
}

void ImportSection::showAgents()
{
    while (QLayoutItem *item = m_agents->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    for (const model::AgentFound &agent : m_found) {
        auto *row = new AgentRow(services(), agent);
        m_agents->addWidget(row);
    }
}

void ImportSection::showState()
{
    model::HistoryService *history = services().history;
    m_again->setEnabled(history != nullptr);
    m_pause->setEnabled(history != nullptr);
    if (!history) {
        m_bar->hide();
        m_state->setText(tr("This window was opened without reading histories."));
        return;
    }
    const model::ImportProgress progress = history->progress();
    const bool importing = history->state() == State::Importing;
    m_bar->setVisible(importing);
    m_bar->setValue(progress.bytesDone, progress.bytesTotal);
    switch (history->state()) {
    case State::Importing:
        m_state->setText(
            tr("Reading: %1 of %2", "bytes").arg(Words::bytes(progress.bytesDone), Words::bytes(progress.bytesTotal)));
        break;
    case State::Indexing:
        m_state->setText(tr("Everything can be browsed; the output of tools is being indexed."));
        break;
    case State::Paused: m_state->setText(tr("Paused")); break;
    case State::Idle:
    case State::Watching:
    case State::Stopped: m_state->setText(tr("Up to date; new messages appear within a second.")); break;
    }
    m_pause->setText(history->state() == State::Paused ? tr("Resume") : tr("Pause"));
    m_pause->setIconName(history->state() == State::Paused ? u"play"_s : u"pause"_s);
    m_pause->updateGeometry();
    const model::ImportReport report = history->lastReport();
    const qint64 secrets = std::accumulate(report.secrets.begin(), report.secrets.end(), qint64(0),
                                           [](qint64 sum, const auto &each) { return sum + each.second; });
    m_report->setText(tr("%1, %2", "two counts")
                          .arg(tr("%n damaged or unknown line(s) skipped", "", int(report.skippedTotal)),
                               tr("%n secret(s) replaced", "", int(secrets))));
    m_report->setVisible(report.skippedTotal > 0 || secrets > 0);
}

void ImportSection::retranslate()
{
    SettingsSection::retranslate();
    m_pause->setText(tr("Pause"));
    m_again->setText(tr("Read again"));
    m_again->updateGeometry();
    showState();
    showAgents();
}

} // namespace evoca::app
