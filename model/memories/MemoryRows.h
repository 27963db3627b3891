#pragma once

#include "records/Memory.h"
#include "store/Writer.h"

#include <QString>

#include <optional>
#include <string_view>

namespace evoca::model {

/// Memories in the store, with index, change feed and change set. Inside a job of the writer; functions throw
/// SqlFailure.
class MemoryRows
{
public:
    explicit MemoryRows(WriteContext &context) : m_context(context) { }

    // Live ones only.
    std::optional<Memory> byId(RowId id) const;
    std::optional<Memory> byKey(RowId project, const QString &scope, const QString &semanticKey) const;
    /// The very same text at the same place.
    std::optional<Memory> same(const Memory &memory) const;

    /// Gives id, global id (unless it has one) and the stored row.
    Memory insert(Memory memory) const;
    /// Keeps what stands there as a version; the revision goes up.
    Memory replace(const Memory &before, Memory after) const;
    /// Puts another store's newer state over a row as it is; the revision is its own.
    void overwrite(RowId id, const Memory &memory) const;
    void setPinned(const Memory &memory, bool pinned) const;

private:
    std::optional<Memory> one(std::string_view condition, auto &&...values) const;
    void noted(const Memory &memory, const QString &operation) const;

    WriteContext &m_context;
};

} // namespace evoca::model
