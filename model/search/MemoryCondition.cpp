#include "search/MemoryCondition.h"

#include "search/MatchPlan.h"
#include "search/ProjectFacet.h"
#include "search/Query.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr auto reviewBelow = "0.6"_L1;

QString quoted(const std::string &token)
{
    return u'"' + QString::fromStdString(token).replace(u'"', u' ') + u'"';
}

/// The index has no positions: all tokens of a word are asked for, and the last one may go on.
QString expression(const std::vector<MatchUnit> &units, bool any)
{
    QStringList parts;
    for (const MatchUnit &unit : units) {
        QStringList tokens;
        for (std::size_t index = 0; index < unit.tokens.size(); ++index) {
            const bool open = unit.prefix && index + 1 == unit.tokens.size();
            tokens << quoted(unit.tokens[index]) + (open ? u" *"_s : QString());
        }
        parts << u'(' + tokens.join(u" AND "_s) + u')';
    }
    return parts.join(any ? u" OR "_s : u" AND "_s);
}

void addText(MemoryCondition &filter, const Query &query, bool any)
{
    const MatchPlan plan(query);
    if (!plan.empty())
        filter.add(u"m.id IN (SELECT rowid FROM memory_index WHERE memory_index MATCH ?)"_s,
                   {u"{content path} : (%1)"_s.arg(expression(plan.units(), any))});
    for (const QString &phrase : query.phrases) {
        if (!any)
            filter.add(u"instr(evoca_fold(m.content || ' ' || m.path), evoca_fold(?)) > 0"_s, {phrase});
    }
    for (const QString &word : query.excluded)
        filter.add(u"instr(evoca_fold(m.content || ' ' || m.path), evoca_fold(?)) = 0"_s, {word});
    if (query.unsearchable)
        filter.add(u"0"_s);
}

void addPaths(MemoryCondition &filter, const QStringList &paths, bool loose)
{
    for (QString path : paths) {
        while (path.startsWith(u'/'))
            path.remove(0, 1);
        if (loose && !path.contains(u'%')) {
            filter.add(u"instr(evoca_fold(m.path), evoca_fold(?)) > 0"_s, {path});
            continue;
        }
        while (path.endsWith(u'/'))
            path.chop(1);
        // '0' is the character behind '/': the range is all that lies below. A pattern may be a folder's name too.
        const QString pattern = path.contains(u'%') ? path : QString();
        filter.add(u"m.path = ? OR (m.path >= ? AND m.path < ?)"_s
                       + (pattern.isEmpty() ? QString() : u" OR evoca_ilike(m.path, ?)"_s),
                   {path, QString(path + u'/'), QString(path + u'0')});
        if (!pattern.isEmpty())
            filter.values << pattern;
    }
}

QString anyOf(QStringView condition, const QStringList &values, MemoryCondition &filter)
{
    QStringList parts;
    for (const QString &value : values) {
        parts << condition.toString();
        filter.values << value;
    }
    return parts.join(u" OR "_s);
}

Result<void> addFacets(Connection &connection, MemoryCondition &filter, const Query &query, const MemoryFacets &facets)
{
    if (!query.projects.isEmpty()) {
        const Result<std::vector<RowId>> ids = projectIds(connection, query.projects);
        if (!ids)
            return std::unexpected(ids.error());
        QStringList marks;
        for (const RowId id : *ids) {
            marks << u"?"_s;
            filter.values << id;
        }
        filter.add(u"m.project IN ("_s + marks.join(u',') + u')');
    }
    if (!facets.types.isEmpty())
        filter.add(anyOf(u"m.type = ? COLLATE NOCASE", facets.types, filter));
    QStringList writers = facets.origins;
    for (const Agent agent : query.agents)
        writers << agentName(agent);
    if (!writers.isEmpty())
        filter.add(anyOf(u"instr(evoca_fold(m.origin), evoca_fold(?)) > 0", writers, filter));
    if (query.after)
        filter.add(u"m.updated >= ?"_s, {*query.after});
    if (query.before)
        filter.add(u"m.updated < ?"_s, {*query.before});
    return {};
}

void addGroup(MemoryCondition &filter, MemoryBrowser::Group group, qint64 now)
{
    switch (group) {
    case MemoryBrowser::Group::Current: filter.add(u"m.expires = 0 OR m.expires > ?"_s, {now}); break;
    case MemoryBrowser::Group::Review:
        filter.add(u"m.confidence < "_s + reviewBelow + u" AND (m.expires = 0 OR m.expires > ?)"_s, {now});
        break;
    case MemoryBrowser::Group::Expired: filter.add(u"m.expires <> 0 AND m.expires <= ?"_s, {now}); break;
    case MemoryBrowser::Group::Any: break;
    }
}

} // namespace

void MemoryCondition::add(const QString &condition, const QVariantList &given)
{
    sql += u" AND ("_s + condition + u')';
    values += given;
}

MemoryFacets memoryFacets(const QString &query)
{
    MemoryFacets facets {.text = query};
    for (const QueryToken &token : queryTokens(query)) {
        QStringList *list = token.key == "path"_L1             ? &facets.paths
            : token.key == "type"_L1 || token.key == "kind"_L1 ? &facets.types
            : token.key == "origin"_L1                         ? &facets.origins
                                                               : nullptr;
        if (!list)
            continue;
        if (!token.value.isEmpty())
            *list << token.value;
        facets.text = withToken(facets.text, token.key, {});
    }
    return facets;
}

Result<MemoryCondition> memoryCondition(Connection &connection, const MemoryConditionRequest &request)
{
    MemoryCondition filter {u"m.deleted_at = 0"_s, {}};
    const MemoryFacets facets = memoryFacets(request.query);
    const Query query = parseQuery(facets.text);
    if (request.withPath)
        addPaths(filter, facets.paths, request.loosePaths);
    if (const Result<void> added = addFacets(connection, filter, query, facets); !added)
        return std::unexpected(added.error());
    addText(filter, query, request.anyWord);
    addGroup(filter, request.group, request.now);
    return filter;
}

} // namespace evoca::model
