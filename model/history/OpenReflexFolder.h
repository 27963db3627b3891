#pragma once

#include "records/Error.h"

#include <QString>

#include <vector>

namespace evoca::model {

/// One project's database of OpenReflex.
struct OpenReflexDatabase
{
    QString file; ///< …/experience.sqlite3
    QString project; ///< absolute path; empty: approvals.json names none that hashes to the folder's name
};

/// The databases below an OpenReflex folder (~/.openreflex), or the one at `path` itself (a database or the folder that
/// holds it). A folder's name is a one-way hash of the project's path, so the paths come from approvals.json. NotFound
/// when there is none.
Result<std::vector<OpenReflexDatabase>> findOpenReflex(const QString &path);

/// The folder name of a project: the first 24 hex digits of SHA-256(path).
QString openReflexFolderName(const QString &projectPath);

} // namespace evoca::model
