#include "search/SessionFilter.h"

#include "search/ExperienceFilter.h"
#include "search/ProjectFacet.h"
#include "store/Connection.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

template<typename Values>
void addIn(SessionFilter &filter, QStringView column, const Values &values)
{
    if (std::empty(values))
        return;
    QStringList marks;
    for (const auto &value : values) {
        marks << u"?"_s;
        filter.values << qint64(value);
    }
    filter.sql += u" AND "_s + column + u" IN ("_s + marks.join(u',') + u')';
}

/// The task facets that a session's own columns cannot answer.
Query taskFacets(const Query &query)
{
    Query facets;
    facets.classes = query.classes;
    facets.strategies = query.strategies;
    facets.files = query.files;
    facets.lessonKinds = query.lessonKinds;
    facets.lesson = query.lesson;
    return facets;
}

} // namespace

Result<SessionFilter> sessionFilter(Connection &connection, const Query &query)
{
    SessionFilter filter {u"s.deleted_at = 0"_s, {}};
    addIn(filter, u"s.agent", query.agents);
    addIn(filter, u"s.status", query.statuses);
    if (!query.projects.isEmpty()) {
        const Result<std::vector<RowId>> ids = projectIds(connection, query.projects);
        if (!ids)
            return std::unexpected(ids.error());
        addIn(filter, u"s.project", *ids);
    }
    if (query.session != 0)
        addIn(filter, u"s.id", std::vector {query.session});
    if (query.after) {
        filter.sql += u" AND s.ended >= ?"_s;
        filter.values << *query.after;
    }
    if (query.before) {
        filter.sql += u" AND s.started < ?"_s;
        filter.values << *query.before;
    }
    const Query tasks = taskFacets(query);
    if (tasks.hasFacets()) {
        const Result<ExperienceCondition> experiences = experienceCondition(connection, tasks);
        if (!experiences)
            return std::unexpected(experiences.error());
        filter.sql += u" AND s.id IN (SELECT x.session FROM experience x WHERE "_s + experiences->sql + u')';
        filter.values += experiences->values;
    }
    return filter;
}

} // namespace evoca::model
