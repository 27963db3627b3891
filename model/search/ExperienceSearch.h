#pragma once

#include "records/Error.h"
#include "search/Query.h"
#include "search/Results.h"
#include "store/Reader.h"

namespace evoca::model {

class Connection;

/// One result of search_experience: a stored experience and its calibrated score.
struct ExperienceMatch
{
    Experience experience;
    QString projectName;
    double score = 0; ///< 0–1; 0.5: the least similar that counts as an answer
};

struct ExperienceAnswer
{
    std::vector<ExperienceMatch> experiences; ///< best first; empty when nothing is similar enough
    std::vector<Lesson> lessons; ///< of those experiences, best first, at most 8, muted ones left out
};

/// Searches and lists experiences.
class ExperienceSearch
{
public:
    explicit ExperienceSearch(Connection &connection);
    /// The window's list: facets, words as prefixes, newest first without text.
    Result<ExperiencePage> list(const Query &query, const PageRequest &page, const ReadTicket &ticket = {}) const;
    /// The agents' question (quality README: stems in English and Spanish, identifier parts, prefixes from four
    /// letters, one edit from six letters, stop-words are no evidence). `projects` empty: all. limit 1–20.
    Result<ExperienceAnswer> answer(const QString &query, int limit, const std::vector<RowId> &projects,
                                    const ReadTicket &ticket = {}) const;
    Result<Experience> experience(RowId id) const;
    Result<Experience> experience(const QString &globalId) const;
    /// Others like this one, best first.
    Result<std::vector<ExperienceMatch>> related(const Experience &experience, int limit) const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
