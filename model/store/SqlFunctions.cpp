#include "store/SqlFunctions.h"

#include "text/Ilike.h"
#include "text/Tokenizer.h"

#include <sqlite3.h>

#include <string_view>

namespace evoca::model {

namespace {

std::string_view bytes(sqlite3_value *value)
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_value_text(value));
    return {text ? text : "", text ? std::size_t(sqlite3_value_bytes(value)) : 0};
}

bool anyNull(int count, sqlite3_value **values)
{
    for (int i = 0; i < count; ++i) {
        if (sqlite3_value_type(values[i]) == SQLITE_NULL)
            return true;
    }
    return false;
}

void ilikeFunction(sqlite3_context *context, int count, sqlite3_value **values)
{
    if (anyNull(count, values))
        return;
    const std::string_view text = bytes(values[0]);
    const std::string_view pattern = bytes(values[1]);
    sqlite3_result_int(context,
                       ilike(QString::fromUtf8(text.data(), qsizetype(text.size())),
                             QString::fromUtf8(pattern.data(), qsizetype(pattern.size()))));
}

void foldFunction(sqlite3_context *context, int count, sqlite3_value **values)
{
    if (anyNull(count, values))
        return;
    const std::string folded = fold(bytes(values[0]));
    sqlite3_result_text64(context, folded.data(), folded.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

} // namespace

int registerSqlFunctions(sqlite3 *database)
{
    constexpr int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    const int code = sqlite3_create_function_v2(database, "evoca_ilike", 2, flags, nullptr, ilikeFunction, nullptr,
                                                nullptr, nullptr);
    if (code != SQLITE_OK)
        return code;
    return sqlite3_create_function_v2(database, "evoca_fold", 1, flags, nullptr, foldFunction, nullptr, nullptr,
                                      nullptr);
}

} // namespace evoca::model
