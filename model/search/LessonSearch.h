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
    enum class Kind : quint8 { Experience, Confirmed, Disputed };
    qint64 time = 0;
    double confidence = 0; ///< after this step
    double weight = 0; ///< base confidence of this one observation
    bool agrees = true; ///< stance Agrees; a person's word: Confirmed
    Kind kind = Kind::Experience;
    Stance stance = Stance::Agrees; ///< of an experience, as it counts now
    Stance observed = Stance::Agrees; ///< as it was learned: another stance means that a person corrected the outcome
    ExperienceRow experience; ///< empty for a person's word
};

/// What agents got of a lesson, from the request log.
struct LessonUse
{
    int served = 0; ///< calls that returned it
    int followed = 0; ///< of those, after which an experience of the project agreed within a day; no proof of a cause
    qint64 lastServed = 0; ///< 0: never
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
    /// The same with a person's word at its time: the points of the confidence curve. The last one is the stored
    /// confidence.
    Result<std::vector<LessonStep>> history(RowId lesson) const;
    Result<LessonUse> use(RowId lesson) const;
    /// Lessons that an experience taught or contradicts.
    Result<std::vector<Lesson>> ofExperience(RowId experience) const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
