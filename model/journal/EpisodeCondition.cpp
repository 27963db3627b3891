#include "journal/EpisodeCondition.h"

#include "search/WordMatch.h"
#include "store/Connection.h"
#include "store/Statement.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

QString listOf(const QStringList &texts)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(texts)).toJson(QJsonDocument::Compact));
}

QString listOf(const std::vector<RowId> &ids)
{
    QJsonArray list;
    for (const RowId id : ids)
        list.append(id);
    return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

} // namespace

std::string EpisodeCondition::place(Value value)
{
    m_values.push_back(std::move(value));
    return '?' + std::to_string(m_values.size());
}

void EpisodeCondition::projects(const std::vector<RowId> &projects)
{
    m_sql += " AND (e.project = 0 OR e.project IN (SELECT value FROM json_each(" + place(listOf(projects)) + ")))";
}

void EpisodeCondition::ids(const QStringList &ids)
{
    m_narrow = true;
    m_facetsOnly = false;
    m_sql += " AND e.id IN (SELECT value FROM json_each(" + place(listOf(ids)) + "))";
}

void EpisodeCondition::scopes(const QStringList &scopes)
{
    addRowSet("SELECT episode FROM episode_scope WHERE scope IN (SELECT value FROM json_each(?))", listOf(scopes));
    m_scopeList = place(listOf(scopes));
    m_oneScope = scopes.size() == 1;
    m_sql += " AND $";
}

void EpisodeCondition::session(const QString &session)
{
    m_narrow = true;
    m_facetsOnly = false;
    m_sql += " AND e.session_id = " + place(session);
}

void EpisodeCondition::swarm(const QString &swarm)
{
    m_narrow = true;
    m_facetsOnly = false;
    // The second half lets the partial index be used.
    m_sql += " AND e.swarm_id = " + place(swarm) + " AND e.swarm_id <> ''";
}

void EpisodeCondition::worktree(const QString &worktree)
{
    m_sql += " AND e.worktree = " + place(worktree);
}

void EpisodeCondition::worktrees(const QStringList &worktrees)
{
    m_sql += " AND @e.worktree IN (SELECT value FROM json_each(" + place(listOf(worktrees)) + "))";
}

void EpisodeCondition::since(qint64 time)
{
    m_sql += " AND e.created >= " + place(time);
}

void EpisodeCondition::until(qint64 time)
{
    m_sql += " AND e.created < " + place(time);
}

void EpisodeCondition::expiresBefore(qint64 time)
{
    m_facetsOnly = false;
    m_sql += " AND e.expires <> 0 AND e.pinned = 0 AND e.expires < " + place(time);
}

void EpisodeCondition::withoutFloors()
{
    m_sql += " AND e.floor = 0";
}

bool EpisodeCondition::text(const QString &text, bool typing)
{
    std::string match = everyWord(text, typing);
    if (match.empty())
        return false;
    rows("SELECT rowid FROM episode_index WHERE episode_index MATCH ?", std::move(match));
    return true;
}

void EpisodeCondition::rows(const std::string &sql, Value value)
{
    m_facetsOnly = false;
    addRowSet(sql, value);
    std::string numbered = sql;
    numbered.replace(sql.find('?'), 1, place(std::move(value)));
    m_sql += " AND #e.row IN (" + numbered + ')';
}

void EpisodeCondition::addRowSet(const std::string &sql, Value value)
{
    m_rowSets.push_back({sql, std::move(value)});
}

void EpisodeCondition::chooseRows(Connection &connection)
{
    for (const RowSet &set : m_rowSets) {
        Statement count = connection.statement("SELECT count(*) FROM (" + set.sql + " LIMIT "
                                               + std::to_string(fewMatches + 1) + ')');
        count.bind();
        bindValue(count, 1, set.value);
        count.step();
        m_fewRows = m_fewRows || count.integer(0) <= fewMatches;
    }
}

void EpisodeCondition::olderThan(qint64 created, const QString &id)
{
    m_facetsOnly = false;
    const std::string time = place(created);
    m_sql += " AND (e.created, e.id) < (" + time + ", " + place(id) + ')';
}

std::string EpisodeCondition::scopeTerm(ScopesBy by) const
{
    const std::string list = " IN (SELECT value FROM json_each(" + m_scopeList + "))";
    switch (by) {
    case ScopesBy::Column: return "e.scope = (" + m_scopeList + " ->> 0)";
    case ScopesBy::Probe:
        return "EXISTS (SELECT 1 FROM episode_scope s WHERE s.episode = e.row AND s.scope" + list + ')';
    case ScopesBy::Set: break;
    }
    return "#e.row IN (SELECT episode FROM episode_scope WHERE scope" + list + ')';
}

std::string EpisodeCondition::where(Way way, ScopesBy scopes) const
{
    std::string terms;
    for (const char letter : m_sql) {
        if (letter == '$')
            terms += scopeTerm(scopes);
        else
            terms += letter;
    }
    std::string where;
    const bool narrow = m_narrow || (way == Way::Time && !m_fewRows);
    for (const char letter : terms) {
        // A term that is no bare column uses no index.
        if (letter == '@')
            where += narrow || m_fewRows ? "+" : "";
        else if (letter == '#')
            where += narrow ? "+" : "";
        else
            where += letter;
    }
    return where;
}

std::string EpisodeCondition::sql(std::string_view before, std::string_view after, Way way) const
{
    // Newest first until enough are found: few rows are asked for their scopes, no set of all is made.
    const auto scopes = way == Way::Time && !m_fewRows ? ScopesBy::Probe : ScopesBy::Set;
    return std::string(before).append(where(way, scopes)).append(after);
}

std::string EpisodeCondition::countingSql(std::string_view columns, std::string_view after) const
{
    const bool ofScope = m_facetsOnly && m_oneScope;
    std::string sql("SELECT ");
    sql.append(columns).append(ofScope ? " FROM episode_scope e WHERE" : " FROM episode e WHERE");
    if (!ofScope)
        return sql.append(where(Way::Facets, ScopesBy::Set)).append(after);
    EpisodeCondition plain = *this; // the table has one order only, so no index needs to be kept from use
    plain.m_fewRows = false;
    return sql.append(plain.where(Way::Facets, ScopesBy::Column)).append(after);
}

int EpisodeCondition::bind(Statement &statement) const
{
    statement.bind();
    int index = 0;
    for (const Value &value : m_values) {
        ++index;
        bindValue(statement, index, value);
    }
    return index + 1;
}

void EpisodeCondition::bindValue(Statement &statement, int index, const Value &value)
{
    std::visit(
        [&statement, index](const auto &one) {
            if constexpr (std::is_same_v<std::decay_t<decltype(one)>, std::string>)
                statement.set(index, std::string_view(one));
            else
                statement.set(index, one);
        },
        value);
}

} // namespace evoca::model
