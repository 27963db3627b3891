#include "store/BinRows.h"

#include "store/Connection.h"

namespace evoca::model {

void followIntoBin(Connection &connection, RowId session)
{
    Statement hidden = connection.statement(
        "UPDATE session SET deleted_at = p.deleted_at FROM session p WHERE session.id = ?1 AND session.deleted_at = 0"
        " AND p.id = session.parent AND p.deleted_at <> 0 RETURNING session.id");
    if (!hidden.bind(session).step())
        return;
    hidden.run();
    connection
        .statement("INSERT OR IGNORE INTO bin_item(kind, record, entry, ordinal, follows)"
                   " SELECT 0, s.global_id, b.entry, (SELECT max(ordinal) + 1 FROM bin_item WHERE entry = b.entry), 1"
                   " FROM session s JOIN session p ON p.id = s.parent"
                   " JOIN bin_item b ON b.kind = 0 AND b.record = p.global_id WHERE s.id = ?1")
        .bind(session)
        .run();
}

} // namespace evoca::model
