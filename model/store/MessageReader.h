#pragma once

#include "records/Message.h"
#include "store/Statement.h"

#include <unordered_map>
#include <vector>

namespace evoca::model {

class Connection;

/// Reads message rows. Functions throw SqlFailure.
class MessageReader
{
public:
    explicit MessageReader(Connection &connection) : m_connection(connection) { }

    /// Rows first <= id <= last, whatever their session, ascending.
    void read(RowId first, RowId last, std::vector<Message> &out);
    /// False when there is no such message.
    bool read(RowId id, Message &out);
    /// First and last id of each range of a session, ascending.
    std::vector<std::pair<RowId, RowId>> ranges(RowId session);

private:
    Message row(const Statement &statement);
    QString toolName(RowId id);

    Connection &m_connection;
    std::unordered_map<RowId, QString> m_tools;
};

} // namespace evoca::model
