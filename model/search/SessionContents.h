#pragma once

#include "records/Error.h"
#include "records/Message.h"
#include "records/Session.h"

#include <QString>

#include <vector>

namespace evoca::model {

class Connection;

/// A task of a session, as its outline shows it.
struct SessionTask
{
    RowId experience = 0;
    RowId firstMessage = 0; ///< the prompt
    RowId lastMessage = 0;
    QString title;
    Status status = Status::Unknown;
    qint64 started = 0; ///< epoch ms
};

/// Everything of one session but its texts.
struct SessionContents
{
    Session session;
    std::vector<Message> messages; ///< in file order
    std::vector<SessionTask> tasks; ///< in order
};

/// Reads it in one go; NotFound when the session is gone. 47,000 messages: some 50 ms. Thread: the connection's.
Result<SessionContents> readSessionContents(Connection &connection, RowId session);

} // namespace evoca::model
