#include "store/FtsTokenizer.h"

#include "text/Stemmer.h"
#include "text/Tokenizer.h"

#include <sqlite3.h>

#include <array>
#include <cstring>
#include <new>
#include <string_view>

namespace evoca::model {

namespace {

struct EvocaTokenizer
{
    bool stems = false;
};

using FtsCallback = int (*)(void *, int, const char *, int, int, int);

/// What one run hands to the callback of text/Tokenizer.
struct Run
{
    FtsCallback emit;
    void *context;
};

int create(void *, const char **arguments, int count, Fts5Tokenizer **out)
{
    auto *tokenizer = new (std::nothrow) EvocaTokenizer;
    if (!tokenizer)
        return SQLITE_NOMEM;
    for (int i = 0; i < count; ++i) {
        if (std::strcmp(arguments[i], "stem") != 0) {
            delete tokenizer;
            return SQLITE_ERROR;
        }
        tokenizer->stems = true;
    }
    *out = reinterpret_cast<Fts5Tokenizer *>(tokenizer);
    return SQLITE_OK;
}

void destroy(Fts5Tokenizer *tokenizer)
{
    delete reinterpret_cast<EvocaTokenizer *>(tokenizer);
}

int emitToken(void *context, const char *token, int length, int start, int end, bool colocated)
{
    const Run &run = *static_cast<Run *>(context);
    return run.emit(run.context, colocated ? FTS5_TOKEN_COLOCATED : 0, token, length, start, end);
}

int run(Fts5Tokenizer *tokenizer, void *context, int flags, const char *text, int length, FtsCallback emit)
{
    if (!text || length <= 0)
        return SQLITE_OK;
    const bool stems = reinterpret_cast<EvocaTokenizer *>(tokenizer)->stems && !(flags & FTS5_TOKENIZE_PREFIX);
    Run state {emit, context};
    const TokenMode mode = (flags & FTS5_TOKENIZE_QUERY) ? TokenMode::Query : TokenMode::Document;
    const std::string_view utf8(text, std::size_t(length));
    return stems ? tokenizeStemmed(utf8, mode, emitToken, &state) : tokenize(utf8, mode, emitToken, &state);
}

fts5_api *ftsApi(sqlite3 *database)
{
    fts5_api *api = nullptr;
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(database, "SELECT fts5(?1)", -1, &statement, nullptr) == SQLITE_OK) {
        sqlite3_bind_pointer(statement, 1, &api, "fts5_api_ptr", nullptr);
        sqlite3_step(statement);
    }
    sqlite3_finalize(statement);
    return api;
}

constexpr double saturation = 1.2;
constexpr double lengthShare = 0.6;
constexpr double usualLength = 60; ///< tokens; a constant, since counting the index is what makes bm25 slow
constexpr int maximalPhrases = 64;

void rank(const Fts5ExtensionApi *api, Fts5Context *fts, sqlite3_context *context, int count, sqlite3_value **values)
{
    std::array<int, maximalPhrases> frequency {};
    int instances = 0;
    int code = api->xInstCount(fts, &instances);
    for (int i = 0; code == SQLITE_OK && i < instances; ++i) {
        int phrase = 0, column = 0, offset = 0;
        code = api->xInst(fts, i, &phrase, &column, &offset);
        if (code == SQLITE_OK && phrase < maximalPhrases)
            ++frequency[std::size_t(phrase)];
    }
    int size = 0;
    if (code == SQLITE_OK)
        code = api->xColumnSize(fts, -1, &size);
    if (code != SQLITE_OK) {
        sqlite3_result_error_code(context, code);
        return;
    }
    const double norm = saturation * (1 - lengthShare + lengthShare * size / usualLength);
    double score = 0;
    for (int phrase = 0; phrase < std::min(api->xPhraseCount(fts), maximalPhrases); ++phrase) {
        const double tf = frequency[std::size_t(phrase)];
        const double weight = phrase < count ? sqlite3_value_double(values[phrase]) : 1;
        score += weight * tf * (saturation + 1) / (tf + norm);
    }
    sqlite3_result_double(context, score);
}

} // namespace

int registerFtsTokenizer(sqlite3 *database)
{
    fts5_api *api = ftsApi(database);
    if (!api)
        return SQLITE_ERROR;
    fts5_tokenizer functions {create, destroy, run};
    return api->xCreateTokenizer(api, "evoca", nullptr, &functions, nullptr);
}

int registerRank(sqlite3 *database)
{
    fts5_api *api = ftsApi(database);
    if (!api)
        return SQLITE_ERROR;
    return api->xCreateFunction(api, "evoca_rank", nullptr, rank, nullptr);
}

} // namespace evoca::model
