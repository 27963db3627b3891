#pragma once

#include "records/Labels.h"

#include <QString>

namespace evoca::model {

/// A person's word about a lesson; numbers are stored.
enum class LessonWord : quint8 { None = 0, Confirmed = 1, Disputed = 2 };

/// An experience's part in a lesson; numbers are stored. NotCounted: a person said that it is unknown how the task
/// ended, so it shows nothing about what works.
enum class Stance : quint8 { Against = 0, Agrees = 1, NotCounted = 2 };

/// What one or more experiences of one project teach. Support and confidence count the whole project.
struct Lesson
{
    RowId id = 0;
    QString globalId; ///< "lesson-<16 hex>"
    RowId project = 0;
    QString projectName;
    LessonKind kind = LessonKind::Strategy;
    TaskClass taskClass = TaskClass::Build;
    QString key; ///< 16 hex of SHA-1(kind|class|parts): equal lessons share it
    QString text; ///< at most 280 characters
    double confidence = 0; ///< 0–1
    int support = 0; ///< experiences that agree
    int against = 0; ///< experiences that contradict
    // A person's word counts in the confidence (store/LessonSums.h), never among the experiences.
    qint64 firstSeen = 0;
    qint64 lastSeen = 0;
    bool pinned = false;
    bool muted = false;
    bool edited = false; ///< a person wrote the text
    QString learnedText; ///< what Evoca would say; empty unless edited, and for lessons a person made
    LessonWord word = LessonWord::None;
    qint64 wordAt = 0;
    int revision = 1;
};

/// One experience's part in a lesson.
struct LessonEvidence
{
    RowId lesson = 0;
    RowId experience = 0;
    Stance stance = Stance::Agrees;
    double confidence = 0; ///< base confidence of this single observation
    RowId message = 0; ///< the call that shows it; 0: none
};

} // namespace evoca::model
