#pragma once

#include "records/Error.h"

#include <QString>

#include <stop_token>
#include <vector>

namespace evoca::model {

class Writer;

/// What an import of a bettermemory store found and did. Numbers are of records.
struct BetterMemoryReport
{
    struct Counts
    {
        int added = 0;
        int changed = 0; ///< written anew there, or removed there, since the last import
        int known = 0; ///< here already, exactly so (also in the bin)
        int forgotten = 0; ///< left out: a person purged them here
    };
    struct Skipped
    {
        QString where; ///< a file, or "file#table/id"
        QString reason;
    };
    Counts episodes; ///< with anchors
    Counts memories;
    Counts removed; ///< memories that were removed there: they lie in the bin here
    int sessions = 0; ///< of the journal
    int secrets = 0; ///< replaced before storing
    std::vector<Skipped> skipped; ///< never hides the rest
};

/// Imports episodes and memories with all their fields; its files are only read. Run twice, nothing changes. Episodes
/// keep their ids, memories are "mem-<id>". Expiry counts from the import on.
class BetterMemoryImport
{
public:
    explicit BetterMemoryImport(Writer &writer);
    /// `path`: a folder of releases 1 to 8, or a database of release 9. NotFound, Forbidden, Damaged, Cancelled, or the
    /// store's errors. Waits for the writer: not on its thread.
    Result<BetterMemoryReport> run(const QString &path, const std::stop_token &stop = {});

private:
    Writer &m_writer;
};

} // namespace evoca::model
