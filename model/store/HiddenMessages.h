#pragma once

#include "records/Message.h"

#include <QHash>
#include <QSet>

#include <vector>

namespace evoca::model {

class Connection;

/// Messages that nobody may read for now: of sessions and tasks in the bin. What is hidden is kept in memory and read
/// anew when table `change` has grown, as it does with every deed of forgetting. Throws SqlFailure.
class HiddenMessages
{
public:
    explicit HiddenMessages(Connection &connection) : m_connection(connection) { }

    bool covers(const Message &message);
    /// Takes them out of messages of one session.
    void removeFrom(RowId session, std::vector<Message> &messages);

private:
    struct Range
    {
        RowId first = 0, last = 0;
    };
    void refresh();

    Connection &m_connection;
    qint64 m_version = -1; ///< newest change
    QSet<RowId> m_sessions;
    QHash<RowId, std::vector<Range>> m_ranges; ///< by session
};

} // namespace evoca::model
