#pragma once

#include "records/Error.h"
#include "records/Project.h"

#include <QString>

#include <optional>
#include <vector>

namespace evoca::model {

class Connection;

/// Finds the project that a person or an agent means. Uses the connection's thread; knows nothing of approval.
class ProjectResolver
{
public:
    explicit ProjectResolver(Connection &connection);

    /// All projects, most recently active first.
    Result<std::vector<Project>> all() const;
    Result<std::optional<Project>> byId(RowId id) const;
    /// The project that a folder belongs to: the folder itself or the nearest one above it that is known. The home
    /// folder and the root are found by their own path only, or every unknown folder would belong to them.
    Result<std::optional<Project>> byFolder(const QString &folder) const;
    /// Every project of this name, case-insensitive; most recently active first.
    Result<std::vector<Project>> byName(const QString &name) const;
    /// A path ("/…", "~/…", "C:/…") by folder, anything else by name. More than one for an ambiguous name.
    Result<std::vector<Project>> find(const QString &pathOrName) const;

    static bool isPath(const QString &text);

private:
    Result<std::optional<Project>> byExactPath(const QString &path) const;
    Result<std::optional<Project>> nearestAbove(const QString &folder) const;

    Connection &m_connection;
};

} // namespace evoca::model
