#pragma once

#include "records/Labels.h"

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace evoca::model {

class Connection;
class Statement;

/// A WHERE clause over table episode (alias e) with its values. Values never stand in the text, so the statements are
/// prepared once. What is in the bin is left out.
class EpisodeCondition
{
public:
    void projects(const std::vector<RowId> &projects); ///< and episodes of no project
    void ids(const QStringList &ids);
    void scopes(const QStringList &scopes); ///< any of them
    void session(const QString &session);
    void swarm(const QString &swarm);
    void worktree(const QString &worktree);
    void worktrees(const QStringList &worktrees); ///< any of them
    void since(qint64 time); ///< inclusive
    void until(qint64 time); ///< exclusive
    void expiresBefore(qint64 time); ///< and not pinned
    void withoutFloors();
    /// False: the text has no word, nothing can match.
    bool text(const QString &text, bool typing);
    void olderThan(qint64 created, const QString &id);

    /// Looks how many rows the text and the scopes leave; few are looked up one by one, for which no index is better.
    /// Throws SqlFailure.
    void chooseRows(Connection &connection);

    /// Which index SQLite is led to; left alone it takes the facets for everything and sorts whole rows.
    enum class Way : quint8 {
        Facets, ///< counts
        Time, ///< newest first, until enough are found: for many matches
    };
    /// The way for a window over `matches` rows.
    static Way windowWay(qint64 matches) { return matches < fewMatches ? Way::Facets : Way::Time; }
    /// "SELECT … FROM episode e WHERE" + the condition + `after`.
    std::string sql(std::string_view before, std::string_view after, Way way = Way::Facets) const;
    /// The same for columns worktree, floor, project and created only; of one scope they are read from its own table.
    std::string countingSql(std::string_view columns, std::string_view after) const;
    /// Binds all values from place 1 on; gives the next free place.
    int bind(Statement &statement) const;

private:
    static constexpr qint64 fewMatches = 1000;
    using Value = std::variant<qint64, QString, std::string>;
    std::string place(Value value);
    static void bindValue(Statement &statement, int index, const Value &value);
    void rows(const std::string &sql, Value value);
    void addRowSet(const std::string &sql, Value value);
    enum class ScopesBy : quint8 { Column, Set, Probe };
    std::string where(Way way, ScopesBy scopes) const;
    std::string scopeTerm(ScopesBy by) const;

    struct RowSet
    {
        std::string sql; ///< gives rows of episodes, for the one value
        Value value;
    };

    /// @: what no index may be chosen by, on the way by time; #: a set of rows; $: the scopes
    std::string m_sql = " @e.deleted_at = 0";
    bool m_narrow = false; ///< ids, a session or a cohort: their own indexes are the best way
    bool m_fewRows = false;
    bool m_facetsOnly = true; ///< asks for nothing that episode_scope has not
    std::string m_scopeList; ///< place of the scopes as JSON
    bool m_oneScope = false;
    std::vector<RowSet> m_rowSets;
    std::vector<Value> m_values;
};

} // namespace evoca::model
