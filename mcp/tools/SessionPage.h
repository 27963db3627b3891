#pragma once

#include "protocol/Json.h"
#include "records/Message.h"
#include "store/Reader.h"
#include "tools/AnswerSize.h"

#include <QString>

namespace evoca::model {
class Connection;
}

namespace evoca::mcp {

/// Fills one page of a session with as much as an answer may hold. A text that is too long is continued on the next
/// page.
class SessionPage
{
public:
    /// Where a page begins: the first message with at least this id, and for the very message `id` a byte in its text.
    struct Position
    {
        model::RowId id = 0;
        qsizetype offset = 0;
    };

    SessionPage(model::Connection &connection, bool talkOnly, const model::ReadTicket &ticket);

    /// From a cursor ("<id>.<offset>"), else from a message number. InvalidArgument for a cursor that is none.
    static model::Result<Position> start(const QString &cursor, model::RowId fromMessage);
    /// Adds "messages" to `answer` and returns the next cursor; empty at the end.
    model::Result<QString> read(model::RowId session, Position position, Json &answer);

private:
    bool shown(const model::Message &message) const;
    /// Adds a message from `offset` on. Returns how many bytes of its text are used now; -1 when not even its head
    /// fits.
    qsizetype add(const model::Message &message, const QByteArray &text, qsizetype offset, Json &messages);

    model::Connection &m_connection;
    bool m_talkOnly;
    const model::ReadTicket &m_ticket;
    AnswerSize m_size;
};

} // namespace evoca::mcp
