#pragma once

#include "records/Message.h"

#include <vector>

namespace evoca::model {

class Connection;

/// Messages that nobody may read for now: of sessions and tasks in the bin. Throws SqlFailure.
class HiddenMessages
{
public:
    explicit HiddenMessages(Connection &connection) : m_connection(connection) { }

    bool covers(const Message &message);
    /// Takes them out of messages of one session.
    void removeFrom(RowId session, std::vector<Message> &messages);

private:
    bool isSessionHidden(RowId session);

    Connection &m_connection;
};

} // namespace evoca::model
