#include "search/SessionContents.h"

#include "search/SessionDirectory.h"
#include "store/Connection.h"
#include "store/TextStore.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

Result<std::vector<SessionTask>> readTasks(Connection &connection, RowId session)
{
    auto rows = connection.run(u"SELECT id, first_message, last_message, title, status, started FROM experience "
                               "WHERE session = ? AND deleted_at = 0 ORDER BY first_message"_s,
                               {session});
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<SessionTask> tasks;
    while (rows->next()) {
        tasks.push_back({.experience = rows->value(0).toLongLong(),
                         .firstMessage = rows->value(1).toLongLong(),
                         .lastMessage = rows->value(2).toLongLong(),
                         .title = rows->value(3).toString(),
                         .status = static_cast<Status>(rows->value(4).toInt()),
                         .started = rows->value(5).toLongLong()});
    }
    return tasks;
}

} // namespace

Result<SessionContents> readSessionContents(Connection &connection, RowId session)
{
    auto known = SessionDirectory(connection).byRow({session});
    if (!known)
        return std::unexpected(known.error());
    if (!known->contains(session))
        return std::unexpected(Error {
            ErrorCode::NotFound, QCoreApplication::translate("Search", "This session is no longer in the store."), {}});
    auto messages = TextStore(connection).messages(session);
    if (!messages)
        return std::unexpected(messages.error());
    auto tasks = readTasks(connection, session);
    if (!tasks)
        return std::unexpected(tasks.error());
    return SessionContents {known->value(session).session, std::move(*messages), std::move(*tasks)};
}

} // namespace evoca::model
