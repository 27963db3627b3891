#pragma once

struct sqlite3;

namespace evoca::model {

/// Registers FTS5's tokenizer "evoca" (text/Tokenizer.h: documents give identifiers whole and in parts, queries whole
/// only) on a connection. Argument "stem" adds the stem of each word at the word's position; a prefix query is not
/// stemmed. Returns an SQLite code.
int registerFtsTokenizer(sqlite3 *database);

/// Registers FTS5's auxiliary function evoca_rank(table, weight…): score of one row, higher is better. Per phrase
/// weight (1 when absent) × saturated term frequency with a length correction. It looks at the one row only, so that
/// a LIMIT stays a limit (the built-in bm25 counts the whole index first: store-measurements, trap 2).
int registerRank(sqlite3 *database);

} // namespace evoca::model
