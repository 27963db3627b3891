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
        problems.append(QString(what).replace("%1"_L1, QString::number(statement.integer(0))));
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
        // Ranges may have gaps: what was erased.
        collectCount(connection,
                     "SELECT abs((SELECT count(*) FROM message) - (SELECT count(*) FROM session_range r CROSS JOIN"
                     " message m ON m.id BETWEEN r.first AND r.last))",
                     u"%1 messages without their session"_s, problems);
        collectCount(
            connection,
            "SELECT count(*) FROM experience WHERE NOT EXISTS (SELECT 1 FROM session WHERE id = experience.session)",
            u"%1 experiences without their session"_s, problems);
        return problems;
    });
}

} // namespace evoca::model
