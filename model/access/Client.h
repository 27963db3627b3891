#pragma once

#include "records/Labels.h"

#include <QFlags>
#include <QString>

#include <vector>

namespace evoca::model {

enum class Profile : quint8 { Generic = 0, Extended = 1 };

enum class Permission : quint8 { MemoryRead = 1, MemoryWrite = 2, MemoryForget = 4, HistoryRead = 8 };
Q_DECLARE_FLAGS(Permissions, Permission)
Q_DECLARE_OPERATORS_FOR_FLAGS(Permissions)

/// A program that may ask over MCP. Its token is stored hashed only.
struct Client
{
    RowId id = 0;
    QString name;
    QString tokenHint; ///< last four characters
    Profile profile = Profile::Generic;
    Permissions permissions = Permission::MemoryRead | Permission::HistoryRead;
    bool allProjects = true; ///< all approved ones; else `projects`
    std::vector<RowId> projects;
    RowId boundProject = 0;
    qint64 created = 0;
    qint64 lastUsed = 0;
};

QString permissionId(Permission permission); ///< "memory:read"

} // namespace evoca::model
