#include "search/SessionDirectory.h"

#include "store/Connection.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

SessionDirectory::SessionDirectory(Connection &connection) : m_connection(connection) { }

Result<std::vector<KnownSession>> SessionDirectory::list(const QString &condition, const QVariantList &values) const
{
    auto rows = m_connection.run(
        "SELECT s.id, s.global_id, s.agent, s.native_id, s.parent, s.project, coalesce(p.name, ''), s.cwd, s.branch, "
        "s.title, s.model, s.subagent, s.started, s.ended, s.messages, s.prompts, s.answers, s.tool_calls, s.tasks, "
        "s.status FROM session s LEFT JOIN project p ON p.id = s.project WHERE s.deleted_at = 0 AND "_L1
            + condition,
        values);
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<KnownSession> sessions;
    while (rows->next()) {
        sessions.push_back({.session = {.id = rows->value(0).toLongLong(),
                                        .agent = static_cast<Agent>(rows->value(2).toInt()),
                                        .nativeId = rows->value(3).toString(),
                                        .parent = rows->value(4).toLongLong(),
                                        .project = rows->value(5).toLongLong(),
                                        .projectName = rows->value(6).toString(),
                                        .cwd = rows->value(7).toString(),
                                        .branch = rows->value(8).toString(),
                                        .title = rows->value(9).toString(),
                                        .model = rows->value(10).toString(),
                                        .subagent = rows->value(11).toBool(),
                                        .started = rows->value(12).toLongLong(),
                                        .ended = rows->value(13).toLongLong(),
                                        .messages = rows->value(14).toLongLong(),
                                        .prompts = rows->value(15).toLongLong(),
                                        .answers = rows->value(16).toLongLong(),
                                        .toolCalls = rows->value(17).toLongLong(),
                                        .tasks = rows->value(18).toLongLong(),
                                        .status = static_cast<Status>(rows->value(19).toInt())},
                            .globalId = rows->value(1).toString()});
    }
    return sessions;
}

Result<KnownSession> SessionDirectory::find(const QString &id, const std::vector<RowId> &projects) const
{
    auto found = list(
        u"s.id IN (SELECT id FROM session WHERE global_id = ? UNION "
        // The index begins with the agent: naming all of them lets SQLite use it.
        "SELECT id FROM session WHERE agent IN (1, 2, 3, 4, 5, 6, 7, 8, 9) AND native_id = ?) ORDER BY s.ended DESC"_s,
        {id, id});
    if (!found)
        return std::unexpected(found.error());
    const auto allowed = std::ranges::find_if(*found, [&projects](const KnownSession &known) {
        return projects.empty() || std::ranges::find(projects, known.session.project) != projects.end();
    });
    if (allowed == found->end())
        return std::unexpected(Error {ErrorCode::NotFound,
                                      QCoreApplication::translate("Search", "There is no session \"%1\".").arg(id),
                                      u"session"_s});
    return *allowed;
}

Result<QHash<RowId, KnownSession>> SessionDirectory::byRow(const std::vector<RowId> &sessions) const
{
    QHash<RowId, KnownSession> known;
    for (RowId session : sessions) {
        if (known.contains(session))
            continue;
        auto found = list(u"s.id = ?"_s, {session});
        if (!found)
            return std::unexpected(found.error());
        if (!found->empty())
            known.insert(session, std::move(found->front()));
    }
    return known;
}

} // namespace evoca::model
