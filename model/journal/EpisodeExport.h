#pragma once

#include "records/Error.h"

#include <QString>

#include <stop_token>
#include <vector>

namespace evoca::model {

class Connection;

/// Writes the journal as bettermemory's releases 1 to 8 keep it: `FOLDER/episodes/<session>/<ULID>.md`, which they and
/// the import read again. Files are 0600, folders 0700; what stands there already is left alone.
class EpisodeExport
{
public:
    explicit EpisodeExport(Connection &connection); ///< of the calling thread

    struct Report
    {
        int written = 0;
        int present = 0; ///< files that stood there already
    };
    /// `projects` empty: all. What is in the bin stays out. Unavailable when a file cannot be written; Cancelled.
    Result<Report> run(const QString &folder, const std::vector<qint64> &projects = {},
                       const std::stop_token &stop = {});

private:
    Connection &m_connection;
};

} // namespace evoca::model
