#pragma once

#include "records/Error.h"

#include <functional>

namespace evoca::model {

class Connection;

/// Brings a store to the program's schema: schema/NNN_name.sql, each applied in one transaction with its user_version.
class Migrator
{
public:
    /// Highest version this program knows.
    static int newestVersion();
    /// 0: an empty file.
    static Result<int> version(Connection &connection);
    /// TooNew when the store is newer than the program. `backup` runs first when a store with data is changed; its
    /// failure stops the migration. True: something was changed.
    static Result<bool> migrate(Connection &connection, const std::function<Result<void>()> &backup);
};

} // namespace evoca::model
