#pragma once

#include "records/Error.h"
#include "store/Writer.h"

#include <QFuture>
#include <QString>

#include <memory>
#include <stop_token>
#include <vector>

class QIODevice;

namespace evoca::model {

class Redactor;

/// What an import of lines did.
struct MemoryLinesReport
{
    qint64 added = 0;
    qint64 updated = 0; ///< a newer version than the store had
    qint64 known = 0; ///< stood here already, as new or newer
    qint64 forgotten = 0; ///< erased here for good, or in the bin: left so
    qint64 secrets = 0; ///< replaced
    struct Skipped
    {
        qint64 line = 0;
        QString reason; ///< translated
    };
    std::vector<Skipped> skipped;
};

/// Memories as JSON Lines: one object a line, with every version. Memories that follow an agent's own file are left
/// out, since that file is where they live. Lines that people write need only "content" and "path"; saying the same
/// twice adds nothing.
class MemoryLines
{
public:
    explicit MemoryLines(Writer &writer);
    ~MemoryLines();

    /// Writes all memories outside of the bin, or those of one project (0: all), in order of their making; gives their
    /// number. Unavailable when the device does not take them.
    static Result<qint64> write(Connection &connection, QIODevice &device, RowId project, const std::stop_token &stop);
    /// Reads to the end; a bad line is reported and hides no other. Waits for the writer: not on its thread.
    Result<MemoryLinesReport> read(QIODevice &device, const std::stop_token &stop);

private:
    Writer &m_writer;
    std::shared_ptr<const Redactor> m_redactor;
};

} // namespace evoca::model
