#pragma once

#include "learning/FixTracker.h"
#include "learning/RepetitionTracker.h"
#include "records/SessionBatch.h"
#include "text/Stemmer.h"

namespace evoca::model {

/// What a finished task gives lessons from.
struct LessonFacts
{
    TaskClass taskClass = TaskClass::Build;
    Status status = Status::Unknown;
    QString strategy;
    QStringList editedFiles; ///< most edited first, at most 5
    std::vector<Resolution> resolutions;
    std::vector<Repeated> failureLoops;
    std::vector<Repeated> repeatedCalls;
    RowId decisive = 0; ///< the message that decided the status; 0: none
    TextLanguage language = TextLanguage::English; ///< of the prompt
};

/// The lessons of OpenReflex section 4 with their base confidences. Every lesson has one key for "it helped"; a task in
/// which the same thing failed adds an observation that does not agree. Of an unknown end they are written as if it
/// were good, and the store does not count them until a person says how it ended. Texts say in short sentences what to
/// do, in the language of the prompt, at most 280 characters; a lesson's key is the same in each.
std::vector<LearnedTask::Observation> writeLessons(const LessonFacts &facts);

/// First 16 hex digits of SHA-1(kind|class|parts).
QString lessonKey(LessonKind kind, TaskClass taskClass, const QStringList &parts);

} // namespace evoca::model
