#pragma once

#include "records/Error.h"
#include "search/Query.h"
#include "search/Results.h"
#include "store/Reader.h"

namespace evoca::model {

class Connection;

/// One step of a lesson's confidence over time.
struct LessonStep
{
    qint64 time = 0;
    double confidence = 0; ///< after this experience
    bool agrees = true;
    ExperienceRow experience;
};

class LessonSearch
{
public:
    enum class Order { Confidence, Newest };
    enum class Group { Any, Firm, Growing, Disputed, Muted };
    explicit LessonSearch(Connection &connection);
    Result<LessonPage> list(const Query &query, Group group, Order order, const PageRequest &page,
                            const ReadTicket &ticket = {}) const;
    Result<Lesson> lesson(RowId id) const;
    /// The experiences behind a lesson, oldest first.
    Result<std::vector<LessonStep>> steps(RowId lesson) const;
    /// Lessons that an experience taught or contradicts.
    Result<std::vector<Lesson>> ofExperience(RowId experience) const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
