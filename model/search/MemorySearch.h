#pragma once

#include "records/Error.h"
#include "records/Memory.h"
#include "store/Reader.h"

#include <QStringList>

#include <vector>

namespace evoca::model {

class Connection;

/// One memory that fits a question.
struct MemoryMatch
{
    Memory memory;
    double score = 0; ///< 0–1: 1 when every content word stands in it exactly
    double coverage = 0; ///< 0–1: share of the question's content words that it has
    QStringList matched; ///< words of the question that were found, as they stand in the question
    QStringList missing; ///< and that were not
    QString reason; ///< stable id of the weakest kind of match: "exact", "stem", "prefix", "spelling"
};

/// Answer of a search. `reason` explains an empty one: "no_content_words", "nothing_similar", "too_weak", "filtered" (a
/// match exists that the caller's own filters hide), "nothing_authorised" (there is nothing that the caller may see;
/// whether there is anything at all stays open). The counts say how near it came, without content.
struct MemoryAnswer
{
    std::vector<MemoryMatch> matches; ///< best first
    QString reason;
    int weak = 0; ///< share words with the question, but too few
    int filtered = 0; ///< would match, but for the caller's path or type
};

/// The published threshold of the strict search: the share of the question's content words that a memory must have, and
/// how much less than the best match another one may have.
inline constexpr double strictCoverage = 0.7;
inline constexpr double strictLag = 0.2;

/// Searches the durable memories. Forgotten and expired ones are never found. For one thread, the connection's.
class MemorySearch
{
public:
    explicit MemorySearch(Connection &connection);
    /// search_memory: only memories that cover about three quarters of the question's content words, by exact word or
    /// stem where the store has it, by prefix or one edit otherwise. Filters are ILIKE patterns over the whole path and
    /// type ("%": any). `projects` empty: all. limit 1–20.
    Result<MemoryAnswer> strict(const QString &query, int limit, const QString &pathFilter, const QString &typeFilter,
                                const std::vector<RowId> &projects = {}, const ReadTicket &ticket = {}) const;
    /// recall: the best there are, weak ones too. Without filters unless given.
    Result<MemoryAnswer> recall(const QString &query, int limit, const QString &pathFilter = QStringLiteral("%"),
                                const QString &typeFilter = QStringLiteral("%"),
                                const std::vector<RowId> &projects = {}, const ReadTicket &ticket = {}) const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
