#include "pages/overview/OverviewPage.h"

#include "McpServer.h"
#include "i18n/Words.h"
#include "pages/overview/CountLink.h"
#include "pages/overview/FixedRow.h"
#include "pages/overview/OutcomeBar.h"
#include "store/Reader.h"
#include "theme/Theme.h"
#include "widgets/ActivityCalendar.h"
#include "widgets/Button.h"
#include "widgets/EmptyState.h"
#include "widgets/FlowLayout.h"
#include "widgets/Label.h"
#include "widgets/LinkRow.h"
#include "widgets/SectionHeader.h"
#include "widgets/Surface.h"
#include "widgets/WeekBars.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QScrollArea>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <numeric>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int changeDelayMs = 800;
constexpr int requestRows = 5;
constexpr std::size_t fixedRows = 5;
constexpr std::size_t expiringRows = 3;
constexpr qint64 dayMs = 86'400'000;
constexpr qint64 keptDays = 30; // Claude Code's clean-up age

void clear(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
}

} // namespace

OverviewPage::OverviewPage(AppServices &services, QWidget *parent)
    : Page(services, u"overview"_s, parent), m_changes(new QTimer(this))
{
    m_changes->setSingleShot(true);
    m_changes->setInterval(changeDelayMs);
    connect(m_changes, &QTimer::timeout, this, &OverviewPage::read);
    makeLayout();
    if (services.server)
        connect(services.server, &mcp::McpServer::statusChanged, this, &OverviewPage::showServer);
}

OverviewPage::~OverviewPage() = default;

QString OverviewPage::title() const
{
    return tr("Overview");
}
QString OverviewPage::iconName() const
{
    return u"overview"_s;
}
QString OverviewPage::placeholder() const
{
    return tr("Search everything your agents did, said and learned");
}

void OverviewPage::openFiltered(const QString &query)
{
    Q_EMIT openRequested({.page = u"experiences"_s, .query = query});
}

void OverviewPage::activate()
{
    if (m_stale)
        read();
}

void OverviewPage::reload()
{
    read();
}

void OverviewPage::refresh(const model::ChangeSet &changes)
{
    if (changes.isEmpty())
        return;
    m_stale = true;
    if (isVisible() && !m_changes->isActive())
        m_changes->start();
}

void OverviewPage::read()
{
    m_stale = false;
    services().reader.read<Data>(
        u"overview.data"_s, this,
        [](model::Connection &connection, const model::ReadTicket &ticket) -> model::Result<Data> {
            auto numbers = model::Overview(connection).data(ticket);
            if (!numbers)
                return std::unexpected(numbers.error());
            return Data {
                std::move(*numbers),
                model::RequestLog::list(connection, requestRows).value_or(std::vector<model::RequestRecord> {}),
                model::Access(connection).clients().value_or(std::vector<model::Client> {})};
        },
        [this](model::Result<Data> data) {
            if (!data)
                return;
            m_data = std::move(*data);
            m_loaded = true;
            showData();
        });
}

void OverviewPage::showData()
{
    if (!m_loaded)
        return;
    const bool empty = m_data.numbers.experiences == 0 && m_data.numbers.sessions == 0;
    m_empty->setVisible(empty);
    for (QWidget *widget : std::initializer_list<QWidget *> {m_headline, m_note, m_bar, m_legend, m_left, m_right})
        widget->setVisible(!empty);
    m_empty->setTexts(tr("Nothing has been read yet"),
                      tr("What your agents did, and how it ended, appears here as soon as their histories are read."));
    m_empty->setPrimary(tr("Read the histories"), u"refresh"_s,
                        [this] { Q_EMIT openRequested({.page = u"settings"_s, .section = u"import"_s}); });
    showHeadline();
    const model::OverviewData &numbers = m_data.numbers;
    m_calendar->setDays(numbers.activity, QDate::currentDate());
    m_activityHeader->setTitle(tr("Activity"));
    QString note = tr("%n active day(s)", "", int(numbers.activity.size()));
    const auto busiest = std::ranges::max_element(numbers.activity, {}, &std::pair<QDate, int>::second);
    if (busiest != numbers.activity.end())
        note = tr("%1  ·  busiest: %2, %3", "active days, day, tasks")
                   .arg(note,
                        QLocale().toString(busiest->first, tr("ddd d MMM", "weekday and date, Qt format")).remove(u'.'),
                        tr("%n task(s)", "", busiest->second));
    m_activityHeader->setNote(note);
    m_weeks->setWeeks(numbers.weeks);
    m_weeksHeader->setTitle(tr("How tasks ended, by week"));
    m_weeksHeader->setNote(tr("up: worked  ·  down: failed  ·  outlined: can't be told"));
    m_calendar->setAccessibleName(m_activityHeader->accessibleName().isEmpty() ? tr("Activity") : QString());
    m_weeks->setAccessibleName(tr("How tasks ended, by week"));
    showFixed();
    showServer();
    showExpiring();
    showRequests();
}

void OverviewPage::showHeadline()
{
    const model::OverviewData &numbers = m_data.numbers;
    const qint64 all = std::accumulate(numbers.thisWeek.begin(), numbers.thisWeek.end(), qint64(0));
    m_headline->setText(tr("%n task(s) this week", "", int(all)));
    const qint64 difference = all - numbers.tasksLastWeek;
    const QString projects = tr("over %n project(s)", "", int(numbers.projectsThisWeek));
    const QString change = difference > 0 ? tr("%n more than the week before", "tasks", int(difference))
        : difference < 0                  ? tr("%n fewer than the week before", "tasks", int(-difference))
                                          : tr("as many as the week before");
    m_note->setText(tr("%1, %2", "more or fewer tasks, over some projects").arg(change, projects));
    m_bar->setCounts(numbers.thisWeek);
    clear(m_legend->layout());
    const QDate monday = QDate::currentDate().addDays(1 - QDate::currentDate().dayOfWeek());
    const auto count = [&numbers](model::Status status) { return numbers.thisWeek[std::size_t(status)]; };
    const std::array<std::pair<model::Status, QString>, 4> words {
        {{model::Status::Success, tr("worked", "tasks", int(count(model::Status::Success)))},
         {model::Status::Failure, tr("failed", "tasks", int(count(model::Status::Failure)))},
         {model::Status::Unknown, tr("can't be told", "tasks")},
         {model::Status::Running, tr("running", "tasks")}}};
    for (const auto &[status, word] : words) {
        auto *link = new CountLink(services().theme, status, numbers.thisWeek[std::size_t(status)], word, m_legend);
        connect(link, &QAbstractButton::clicked, this, [this, status = status, monday] {
            openFiltered(u"status:%1 after:%2"_s.arg(model::statusId(status), monday.toString(Qt::ISODate)));
        });
        m_legend->layout()->addWidget(link);
    }
    m_fixedLink->setText(tr("%n failure(s) fixed by a later task", "", int(numbers.fixedLaterTotal)));
    m_fixedLink->updateGeometry();
    m_fixedLink->setVisible(numbers.fixedLaterTotal > 0 && layoutWidth() == LayoutWidth::Wide);
}

void OverviewPage::showFixed()
{
    clear(m_fixed);
    const model::OverviewData &numbers = m_data.numbers;
    m_fixedPanel->setVisible(!numbers.fixedLater.empty());
    m_fixedHeader->setTitle(tr("Failures that were fixed later"));
    m_fixedHeader->setNote(Words::number(numbers.fixedLaterTotal));
    for (std::size_t index = 0; index < std::min(fixedRows, numbers.fixedLater.size()); ++index) {
        auto *row = new FixedRow(services().theme, numbers.fixedLater[index]);
        connect(row, &QAbstractButton::clicked, this, [this, id = numbers.fixedLater[index].fixed.id] {
            Q_EMIT openRequested({.page = u"experiences"_s, .record = id});
        });
        m_fixed->addWidget(row);
    }
}

void OverviewPage::showServer()
{
    using State = mcp::ServerStatus::State;
    clear(m_server);
    Theme &theme = services().theme;
    m_serverHeader->setIconName(u"plug"_s);
    m_serverHeader->setTitle(tr("Server"));
    m_serverHeader->setLink(tr("Settings"));
    const mcp::ServerStatus status = services().server ? services().server->status() : mcp::ServerStatus {};
    auto *row = new LinkRow(theme);
    row->setStatus(status.state == State::Serving      ? model::Status::Success
                       : status.state == State::Failed ? model::Status::Failure
                                                       : model::Status::Unknown);
    const QUrl url(status.url);
    switch (status.state) {
    case State::Serving:
        row->setText(tr("Serving on %1", "address").arg(u"%1:%2"_s.arg(url.host()).arg(url.port())));
        break;
    case State::Paused: row->setText(tr("Paused: agents get no answers")); break;
    case State::Failed: row->setText(status.error.isEmpty() ? tr("Not serving") : status.error); break;
    case State::Stopped: row->setText(tr("Not serving")); break;
    }
    row->setToolTip(row->text());
    row->setRight(status.state == State::Serving ? tr("%n today", "requests", int(status.requestsToday)) : QString());
    connect(row, &QAbstractButton::clicked, this,
            [this] { Q_EMIT openRequested({.page = u"settings"_s, .section = u"server"_s}); });
    m_server->addWidget(row);
    for (const model::Client &client : m_data.clients) {
        auto *line = new LinkRow(theme);
        line->setIconName(u"terminal"_s);
        line->setText(client.name);
        line->setRight(client.lastUsed > 0 ? Words::ago(client.lastUsed) : tr("never asked"));
        connect(line, &QAbstractButton::clicked, this,
                [this] { Q_EMIT openRequested({.page = u"settings"_s, .section = u"clients"_s}); });
        m_server->addWidget(line);
    }
    if (m_data.clients.empty()) {
        auto *connectRow = new LinkRow(theme);
        connectRow->setIconName(u"plus"_s);
        connectRow->setText(tr("Connect a client"));
        connect(connectRow, &QAbstractButton::clicked, this,
                [this] { Q_EMIT openRequested({.page = u"settings"_s, .section = u"clients"_s}); });
        m_server->addWidget(connectRow);
    }
}

void OverviewPage::showExpiring()
{
    clear(m_expiring);
    const model::OverviewData &numbers = m_data.numbers;
    Theme &theme = services().theme;
    m_expiringPanel->setVisible(numbers.expiringTotal > 0);
    m_expiringHeader->setIconName(u"archive"_s);
    m_expiringHeader->setTitle(tr("Will be deleted by their agent"));
    auto *sentence = new Label(theme, FontRole::Body, Token::Text2);
    sentence->setWordWrap(true);
    sentence->setText(tr("Claude Code removes %n session(s) in the next 7 days. All of them stay here.", "",
                         int(numbers.expiringTotal)));
    m_expiring->addWidget(sentence);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (std::size_t index = 0; index < std::min(expiringRows, numbers.expiring.size()); ++index) {
        const model::Session &session = numbers.expiring[index];
        auto *row = new LinkRow(theme);
        row->setText(session.title);
        row->setToolTip(session.title);
        const qint64 days = std::max<qint64>(0, (session.ended + keptDays * dayMs - now) / dayMs);
        row->setRight(days == 0 ? tr("today") : tr("in %n day(s)", "", int(days)), true);
        row->setLine(true);
        connect(row, &QAbstractButton::clicked, this,
                [this, id = session.id] { Q_EMIT openRequested({.page = u"sessions"_s, .record = id}); });
        m_expiring->addWidget(row);
    }
}

void OverviewPage::showRequests()
{
    using Outcome = model::RequestRecord::Outcome;
    clear(m_requests);
    Theme &theme = services().theme;
    m_requestsHeader->setIconName(u"requests"_s);
    m_requestsHeader->setTitle(tr("What agents asked last"));
    if (m_data.requests.empty()) {
        auto *none = new Label(theme, FontRole::Body, Token::Text2);
        none->setWordWrap(true);
        none->setText(tr("No agent has asked anything yet."));
        m_requests->addWidget(none);
    }
    for (const model::RequestRecord &request : m_data.requests) {
        auto *row = new LinkRow(theme);
        row->setCode(true);
        row->setStatus(request.outcome == Outcome::Answered      ? model::Status::Success
                           : request.outcome == Outcome::Nothing ? model::Status::Unknown
                                                                 : model::Status::Failure);
        row->setText(request.tool);
        row->setRight(Words::shortDate(request.at));
        QString asked = request.clientName;
        for (const QString &key : {u"query"_s, u"task"_s, u"node_id"_s, u"experience_id"_s}) {
            if (request.arguments.value(key).isString())
                asked = request.arguments.value(key).toString();
        }
        row->setDetails(asked.isEmpty() ? u"–"_s : asked.simplified());
        switch (request.outcome) {
        case Outcome::Answered: row->setRightBelow(tr("%n found", "records", int(request.returned.size()))); break;
        case Outcome::Nothing: row->setRightBelow(tr("no match")); break;
        case Outcome::Refused: row->setRightBelow(tr("refused")); break;
        case Outcome::Error: row->setRightBelow(tr("error")); break;
        }
        row->setToolTip(request.error);
        row->setLine(&request != &m_data.requests.back());
        connect(row, &QAbstractButton::clicked, this,
                [this, id = request.id] { Q_EMIT openRequested({.page = u"requests"_s, .record = id}); });
        m_requests->addWidget(row);
    }
}

QList<QWidget *> OverviewPage::panes()
{
    return {m_calendar, m_weeks, m_scroll};
}

void OverviewPage::retranslate()
{
    m_scroll->setAccessibleName(title());
    showData();
    setLayoutWidth(layoutWidth());
}

} // namespace evoca::app
