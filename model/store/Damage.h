#pragma once

#include "records/Error.h"
#include "store/Store.h"
#include "store/StorePaths.h"

namespace evoca::model {

/// The quick look at every start: header, size, schema and each table's first page; all pages when the store is small
/// or the last run met damage. An absent or empty file is sound.
bool looksDamaged(const StorePaths &paths);
/// Moves the damaged files aside and puts the newest sound backup in their place. Without one, the next open starts an
/// empty store.
Result<StoreCheck> setAsideAndRestore(const StorePaths &paths);
/// Makes the next start look at every page.
void markSuspect(const StorePaths &paths);

} // namespace evoca::model
