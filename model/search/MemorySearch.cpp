#include "search/MemorySearch.h"

#include "search/Candidates.h"
#include "search/MemoryColumns.h"
#include "search/MemoryReach.h"
#include "search/Relevance.h"
#include "search/Vocabulary.h"
#include "store/Connection.h"
#include "store/Statement.h"
#include "text/Ilike.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <array>

namespace evoca::model {

using namespace Qt::StringLiterals;

namespace {

constexpr int scoredLimit = 200; ///< candidates whose text is read
constexpr int hiddenLimit = 40; ///< of those that a filter hides: only to say so
constexpr double weakestRecall = 0.12; ///< of the question's information
constexpr double fewestRecalled = 0.25; ///< of its words: in a small store a word may weigh nearly nothing

struct Filter
{
    const QString &path;
    const QString &type;
    const std::vector<RowId> &projects;

    /// What the caller may not see is as if it were not there; only filters of its own are told of.
    bool reaches(RowId project) const
    {
        return projects.empty() || project == 0 || std::ranges::find(projects, project) != projects.end();
    }
    bool passes(const Memory &memory) const { return ilike(memory.path, path) && ilike(memory.type, type); }
};

struct Scored
{
    Memory memory;
    Fit fit;
    bool hidden = false; ///< by the filter
};

/// All live memories among the candidates with their fit, best first; importance and age decide between equals only.
std::vector<Scored> scoreAll(Connection &connection, const Question &question, const std::vector<Candidate> &candidates,
                             const Filter &filter, const ReadTicket &ticket)
{
    std::vector<Scored> scored;
    int shown = 0, hidden = 0;
    Relevance relevance(question);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const std::string sql = std::string("SELECT ").append(memoryColumns)
        + " FROM memory m WHERE m.id = ? AND m.deleted_at = 0 AND (m.expires = 0 OR m.expires > ?)";
    for (const Candidate &candidate : candidates) {
        if (shown >= scoredLimit || ticket.stale())
            break;
        Statement row = connection.statement(sql);
        row.bind(candidate.id, now);
        if (!row.step() || !filter.reaches(row.integer(2)))
            continue;
        Memory memory = memoryFrom(row);
        const bool passes = filter.passes(memory);
        if (++(passes ? shown : hidden) > hiddenLimit && !passes)
            continue;
        const std::array<ScoredField, 2> fields {
            {{row.bytes(memoryContentColumn), 1.0}, {row.bytes(memoryPathColumn), 0.8}}};
        scored.push_back({std::move(memory), relevance.fit(fields), !passes});
    }
    std::ranges::stable_sort(scored, [](const Scored &a, const Scored &b) {
        const double first = a.fit.score + 0.003 * a.memory.importance;
        const double second = b.fit.score + 0.003 * b.memory.importance;
        return first != second ? first > second : a.memory.updated > b.memory.updated;
    });
    return scored;
}

QString reasonOf(const Fit &fit)
{
    if (fit.weakest >= Relevance::exactQuality)
        return u"exact"_s;
    if (fit.weakest >= Relevance::stemQuality)
        return u"stem"_s;
    return fit.weakest >= Relevance::prefixQuality ? u"prefix"_s : u"spelling"_s;
}

MemoryMatch matchOf(const Question &question, const Scored &scored)
{
    MemoryMatch match;
    match.memory = scored.memory;
    match.score = std::clamp(scored.fit.score, 0.0, 1.0);
    match.coverage = scored.fit.words;
    match.reason = reasonOf(scored.fit);
    for (const int index : question.content()) {
        const QString word = QString::fromStdString(question.terms[std::size_t(index)].text);
        (scored.fit.has[std::size_t(index)] ? match.matched : match.missing) << word;
    }
    return match;
}

Error cancelled()
{
    return {ErrorCode::Cancelled,
            QCoreApplication::translate("evoca::model::MemorySearch", "A newer search replaced this one.")};
}

/// `keep` decides, from the best fit of all and one fit, whether it is a match.
template<typename Keep>
Result<MemoryAnswer> search(Connection &connection, const QString &text, int limit, const Filter &filter,
                            const ReadTicket &ticket, Keep keep)
{
    return guarded([&]() -> Result<MemoryAnswer> {
        MemoryAnswer answer;
        Question question = analyseQuestion(text);
        if (question.content().empty()) {
            answer.reason = u"no_content_words"_s;
            return answer;
        }
        const MemoryReach reach(connection, filter.projects);
        if (reach.memories() == 0) {
            answer.reason = u"nothing_authorised"_s;
            return answer;
        }
        Vocabulary(connection, Vocabulary::Index::Memories, &reach).resolve(question);
        const std::vector<Candidate> candidates = findCandidates(connection, question, ticket, &reach);
        const std::vector<Scored> scored = scoreAll(connection, question, candidates, filter, ticket);
        if (ticket.stale())
            return std::unexpected(cancelled());
        answer.reason = scored.empty() ? u"nothing_similar"_s : u"too_weak"_s;
        const Fit *best = nullptr;
        for (const Scored &one : scored) {
            if (one.hidden) {
                answer.filtered += keep(one.fit, one.fit) ? 1 : 0;
                continue;
            }
            best = best ? best : &one.fit;
            if (!keep(*best, one.fit))
                ++answer.weak;
            else if (int(answer.matches.size()) < limit)
                answer.matches.push_back(matchOf(question, one));
        }
        if (answer.filtered > 0)
            answer.reason = u"filtered"_s;
        if (!answer.matches.empty())
            answer.reason.clear();
        return answer;
    });
}

} // namespace

MemorySearch::MemorySearch(Connection &connection) : m_connection(connection) { }

Result<MemoryAnswer> MemorySearch::strict(const QString &query, int limit, const QString &pathFilter,
                                          const QString &typeFilter, const std::vector<RowId> &projects,
                                          const ReadTicket &ticket) const
{
    return search(m_connection, query, std::clamp(limit, 1, 20), {pathFilter, typeFilter, projects}, ticket,
                  [](const Fit &best, const Fit &fit) {
                      return fit.words >= strictCoverage && fit.words >= best.words - strictLag;
                  });
}

Result<MemoryAnswer> MemorySearch::recall(const QString &query, int limit, const QString &pathFilter,
                                          const QString &typeFilter, const std::vector<RowId> &projects,
                                          const ReadTicket &ticket) const
{
    return search(
        m_connection, query, std::clamp(limit, 1, 20), {pathFilter, typeFilter, projects}, ticket,
        [](const Fit &, const Fit &fit) { return fit.coverage >= weakestRecall || fit.words >= fewestRecalled; });
}

} // namespace evoca::model
