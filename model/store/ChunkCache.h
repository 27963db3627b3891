#pragma once

#include "records/Message.h"

#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace evoca::model {

class Connection;

/// Decompressed chunks, the most recently used ones kept. One object a connection and thread. Functions throw
/// SqlFailure; a chunk that is absent or cannot be decompressed is ErrorCode::Damaged.
class ChunkCache
{
public:
    explicit ChunkCache(Connection &connection, qsizetype capacity = 8 * 1024 * 1024);
    ~ChunkCache();

    /// The message's text; valid until the next call.
    std::string_view text(const Message &message);
    void clear();

private:
    struct Entry
    {
        RowId chunk;
        std::string text;
    };
    struct Decompressor;

    const std::string &chunk(RowId id);
    std::string load(RowId id);
    /// Purging rewrites chunks in place and counts that in the setting "chunk.epoch".
    void dropIfRewritten();

    Connection &m_connection;
    std::unique_ptr<Decompressor> m_decompressor;
    std::list<Entry> m_entries; ///< newest first
    std::unordered_map<RowId, std::list<Entry>::iterator> m_byId;
    qsizetype m_capacity; ///< bytes
    qsizetype m_bytes = 0;
    qint64 m_epoch = 0;
};

} // namespace evoca::model
