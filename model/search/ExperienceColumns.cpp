#include "search/ExperienceColumns.h"

#include <QSqlQuery>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace evoca::model {

const QString experienceRowColumns =
    u"x.id, x.global_id, x.session, x.title, x.agent, x.class, x.strategy, x.status, x.status_source,"
    " (SELECT name FROM project WHERE id = x.project), x.started, x.ended, x.active_ms, x.tool_calls, x.revision, x.pinned"_s;

ExperienceRow experienceRowFrom(const QSqlQuery &query, const std::vector<MatchTerm> &terms, int first)
{
    const auto value = [&query, first](int column) { return query.value(first + column); };
    ExperienceRow row;
    row.id = value(0).toLongLong();
    row.globalId = value(1).toString();
    row.session = value(2).toLongLong();
    row.title = value(3).toString();
    row.agent = Agent(value(4).toInt());
    row.taskClass = TaskClass(value(5).toInt());
    row.strategy = value(6).toString();
    row.status = Status(value(7).toInt());
    row.statusSource = StatusSource(value(8).toInt());
    row.projectName = value(9).toString();
    row.started = value(10).toLongLong();
    row.ended = value(11).toLongLong();
    row.activeMs = value(12).toLongLong();
    row.toolCalls = value(13).toInt();
    row.revision = value(14).toInt();
    row.pinned = value(15).toBool();
    for (const auto &[start, length] : matchRanges(row.title, terms))
        row.matches.push_back({start, length});
    return row;
}

} // namespace evoca::model
