#include "store/Connection.h"
#include "store/Store.h"

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

/// SQLite checks its pages, and every FTS5 index by its own means, in all attached files.
void collectIntegrity(Connection &connection, QStringList &problems)
{
    Statement statement = connection.statement("PRAGMA integrity_check(50)");
    while (statement.step()) {
        const QString line = statement.text(0);
        if (line != "ok"_L1)
            problems.append(line);
    }
}

void collectCount(Connection &connection, std::string_view sql, const QString &what, QStringList &problems)
{
    Statement statement = connection.statement(sql);
    if (statement.step() && statement.integer(0) > 0)
        problems.append(what.arg(statement.integer(0)));
}

} // namespace

Result<QStringList> checkIntegrity(Connection &connection)
{
    return guarded([&]() -> Result<QStringList> {
        QStringList problems;
        connection.hasToolIndex();
        collectIntegrity(connection, problems);
        collectCount(connection,
                     "SELECT count(*) FROM message WHERE chunk IS NOT NULL"
                     " AND NOT EXISTS (SELECT 1 FROM chunk WHERE chunk.id = message.id - message.chunk)",
                     u"%1 messages whose text is missing"_s, problems);
        collectCount(
            connection,
            "SELECT (SELECT coalesce(sum(last - first + 1), 0) FROM session_range) <> (SELECT count(*) FROM message)",
            u"messages and sessions disagree"_s, problems);
        collectCount(
            connection,
            "SELECT count(*) FROM experience WHERE NOT EXISTS (SELECT 1 FROM session WHERE id = experience.session)",
            u"%1 experiences without their session"_s, problems);
        return problems;
    });
}

} // namespace evoca::model
