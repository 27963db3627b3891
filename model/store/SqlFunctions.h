#pragma once

struct sqlite3;

namespace evoca::model {

/// Registers evoca_ilike(text, pattern) (text/Ilike.h) and evoca_fold(text) (text/Tokenizer.h) on a connection. NULL
/// gives NULL. Returns an SQLite code.
int registerSqlFunctions(sqlite3 *database);

} // namespace evoca::model
