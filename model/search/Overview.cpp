#include "search/Overview.h"

#include "history/RetentionGuard.h"
#include "search/FixedLaterFinder.h"
#include "search/LessonColumns.h"
#include "search/SessionColumns.h"
#include "store/Connection.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int calendarWeeks = 53;
constexpr int outcomeWeeks = 26;
constexpr int expiresWithinDays = 7;
constexpr int expiringShown = 20;

qint64 dayStart(QDate date)
{
    return date.startOfDay().toMSecsSinceEpoch();
}

QDate mondayOf(QDate date)
{
    return date.addDays(1 - date.dayOfWeek());
}

Result<qint64> number(const Connection &connection, const QString &sql, const QVariantList &values = {})
{
    Result<QSqlQuery> row = connection.run(sql, values);
    if (!row)
        return std::unexpected(row.error());
    return row->next() ? row->value(0).toLongLong() : 0;
}

qint64 storeSize(const StorePaths &paths)
{
    qint64 bytes = 0;
    for (const QString &file : {paths.database(), QString(paths.database() + u"-wal"_s), paths.toolIndex(),
                                QString(paths.toolIndex() + u"-wal"_s)})
        bytes += QFileInfo(file).size();
    return bytes;
}

/// Puts tasks into local days and weeks. The starts of the days are worked out once: days differ in length where clocks
/// change.
class Calendar
{
public:
    explicit Calendar(QDate today) : m_first(mondayOf(today).addDays(-7 * (calendarWeeks - 1)))
    {
        for (QDate day = m_first; day <= today.addDays(1); day = day.addDays(1))
            m_starts.push_back(dayStart(day));
    }

    qint64 begin() const { return m_starts.front(); }

    QDate dayOf(qint64 time) const
    {
        const auto after = std::ranges::upper_bound(m_starts, time);
        return m_first.addDays(std::max<qint64>(after - m_starts.begin() - 1, 0));
    }

private:
    QDate m_first;
    std::vector<qint64> m_starts;
};

Result<void> readTasks(const Connection &connection, OverviewData &data)
{
    const QDate today = QDate::currentDate();
    const QDate monday = mondayOf(today);
    const Calendar calendar(today);
    std::map<QDate, int> days;
    for (int week = outcomeWeeks - 1; week >= 0; --week)
        data.weeks.push_back({monday.addDays(-7 * week), {}});
    Result<QSqlQuery> rows = connection.run(
        u"SELECT started, status FROM experience WHERE deleted_at = 0 AND started >= ?"_s, {calendar.begin()});
    if (!rows)
        return std::unexpected(rows.error());
    while (rows->next()) {
        const QDate day = calendar.dayOf(rows->value(0).toLongLong());
        const std::size_t status = std::min<std::size_t>(rows->value(1).toUInt(), 3);
        ++days[day];
        const QDate week = mondayOf(day);
        const qint64 back = week.daysTo(monday) / 7;
        if (back >= 0 && back < outcomeWeeks)
            ++data.weeks[std::size_t(outcomeWeeks - 1 - back)].byStatus[status];
        if (back == 0)
            ++data.thisWeek[status];
        else if (back == 1)
            ++data.tasksLastWeek;
    }
    data.activity.assign(days.begin(), days.end());
    const Result<qint64> projects = number(
        connection, u"SELECT count(DISTINCT project) FROM experience WHERE deleted_at = 0 AND started >= ?"_s,
        {dayStart(monday)});
    if (!projects)
        return std::unexpected(projects.error());
    data.projectsThisWeek = *projects;
    return {};
}

Result<void> readExpiring(const Connection &connection, OverviewData &data)
{
    const RetentionGuard guard(AgentPlaces {QDir::homePath(), true});
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const auto expiring = guard.expiring(connection, now, expiresWithinDays, expiringShown);
    const auto total = guard.countExpiring(connection, now, expiresWithinDays);
    if (!expiring || !total)
        return std::unexpected(expiring ? total.error() : expiring.error());
    data.expiringTotal = *total;
    for (const ExpiringSession &session : *expiring) {
        Result<QSqlQuery> row = connection.run(sessionSelect + u"s.deleted_at = 0 AND s.id = ?"_s, {session.session});
        if (!row)
            return std::unexpected(row.error());
        if (row->next())
            data.expiring.push_back(sessionFrom(*row));
    }
    return {};
}

const QString ownSessions = u"deleted_at = 0 AND parent = 0 AND subagent = 0"_s;

} // namespace

Overview::Overview(Connection &connection) : m_connection(connection) { }

Result<OverviewData> Overview::data(const ReadTicket &ticket) const
{
    OverviewData data;
    Result<void> done = readTasks(m_connection, data);
    if (done)
        done = readExpiring(m_connection, data);
    if (done && !ticket.stale())
        done = FixedLaterFinder(m_connection).find(data, ticket);
    const Result<StoreCounts> counts = this->counts();
    const Result<qint64> messages = number(m_connection,
                                           u"SELECT coalesce(sum(messages), 0) FROM session WHERE deleted_at = 0"_s);
    if (done && (!counts || !messages))
        done = std::unexpected(counts ? messages.error() : counts.error());
    if (done && ticket.stale())
        done = std::unexpected(Error {
            ErrorCode::Cancelled, QCoreApplication::translate("Search", "A newer search replaced this one."), {}});
    if (!done)
        return std::unexpected(done.error());
    data.sessions = counts->sessions;
    data.experiences = counts->experiences;
    data.lessons = counts->lessons;
    data.projects = counts->projects;
    data.storeBytes = counts->storeBytes;
    data.messages = *messages;
    return data;
}

Result<StoreCounts> Overview::counts() const
{
    StoreCounts counts;
    const std::pair<qint64 StoreCounts::*, QString> questions[] {
        {&StoreCounts::experiences, u"SELECT count(*) FROM experience WHERE deleted_at = 0"_s},
        {&StoreCounts::lessons, u"SELECT count(*) FROM lesson l WHERE l.muted = 0 AND "_s + lessonShown},
        {&StoreCounts::episodes, u"SELECT count(*) FROM episode WHERE deleted_at = 0 AND floor = 0"_s},
        {&StoreCounts::memories, u"SELECT count(*) FROM memory WHERE deleted_at = 0"_s},
        {&StoreCounts::sessions, u"SELECT count(*) FROM session WHERE "_s + ownSessions},
        {&StoreCounts::projects, u"SELECT count(*) FROM project WHERE approval <> 2"_s},
        {&StoreCounts::binned,
         u"SELECT (SELECT count(*) FROM experience WHERE deleted_at <> 0) + (SELECT count(*) FROM lesson WHERE deleted_at <> 0)"
         " + (SELECT count(*) FROM episode WHERE deleted_at <> 0) + (SELECT count(*) FROM memory WHERE deleted_at <> 0)"
         " + (SELECT count(*) FROM session WHERE deleted_at <> 0)"_s},
    };
    for (const auto &[field, sql] : questions) {
        const Result<qint64> value = number(m_connection, sql);
        if (!value)
            return std::unexpected(value.error());
        counts.*field = *value;
    }
    counts.storeBytes = storeSize(m_connection.paths());
    return counts;
}

Result<std::vector<Project>> Overview::projects() const
{
    Result<QSqlQuery> rows = m_connection.run(
        u"SELECT id, path, name, remote, is_repository, approval, approved_at, sessions, last_active FROM project"
        " ORDER BY last_active DESC, id DESC"_s);
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<Project> projects;
    while (rows->next()) {
        Project project;
        project.id = rows->value(0).toLongLong();
        project.path = rows->value(1).toString();
        project.name = rows->value(2).toString();
        project.remote = rows->value(3).toString();
        project.isRepository = rows->value(4).toBool();
        project.approval = Approval(rows->value(5).toInt());
        project.approvedAt = rows->value(6).toLongLong();
        project.sessions = rows->value(7).toLongLong();
        project.lastActive = rows->value(8).toLongLong();
        projects.push_back(std::move(project));
    }
    return projects;
}

} // namespace evoca::model
