#pragma once

#include "journal/BetterMemoryLog.h"
#include "journal/BetterMemoryRecord.h"

#include <QString>

#include <functional>
#include <memory>
#include <stop_token>

namespace evoca::model {

/// A bettermemory store on disk, of either form, opened for reading only. Records come one after the other; what cannot
/// be read never hides the rest.
class BetterMemoryStore
{
public:
    /// Whoever takes the records. Both are called on the caller's thread.
    struct Sink
    {
        std::function<void(BetterMemoryRecord &&record)> record;
        /// `where`: a file, or "file#table/id".
        std::function<void(const QString &where, const QString &reason)> skipped;
    };

    /// A folder of releases 1 to 8, or a file (or folder with a file) `memory.sqlite` of release 9. NotFound when there
    /// is neither, Forbidden when it cannot be read.
    static Result<std::unique_ptr<BetterMemoryStore>> open(const QString &path);
    virtual ~BetterMemoryStore() = default;

    virtual BetterMemoryLog log(const Sink &sink) const = 0;
    virtual Result<void> read(const Sink &sink, const std::stop_token &stop) const = 0;
};

} // namespace evoca::model
