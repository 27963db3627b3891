#pragma once

#include "records/Error.h"
#include "records/Message.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <vector>

namespace evoca::model {

class Connection;

/// Reads message rows and their texts. Texts live in zstd chunks, two streams a session (talk 16 KiB, tool text
/// 256 KiB); decompressed chunks are cached (a few MiB). What is in the bin is as if absent. One object a thread.
class TextStore
{
public:
    explicit TextStore(Connection &connection);
    ~TextStore();

    /// All rows of a session in file order (copies included, flagged). 47,000 rows: some 40 ms.
    Result<std::vector<Message>> messages(RowId session) const;
    /// Rows with first <= id <= last of one session, in order.
    Result<std::vector<Message>> messages(RowId session, RowId first, RowId last) const;
    Result<Message> message(RowId id) const;
    /// The text, UTF-8. Empty for a message without text; Damaged when the chunk cannot be read.
    Result<QByteArray> text(const Message &message) const;
    /// The same, at most `limit` bytes (whole UTF-8 characters).
    Result<QByteArray> text(const Message &message, qsizetype limit) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace evoca::model
