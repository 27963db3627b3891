#pragma once

#include "records/Labels.h"
#include "text/Stemmer.h"

#include <QStringList>

namespace evoca::model {

/// The sentences of lessons in one language: short, and saying what to do. `program` and `command` are shell text,
/// `signature` is an error's; all are shortened already.
class LessonPhrases
{
public:
    virtual ~LessonPhrases() = default;
    /// That a strategy ended well (or badly) in tasks of a class, and what it means to follow it.
    virtual QString strategy(const QString &strategy, TaskClass taskClass, bool well) const = 0;
    virtual QString files(const QStringList &named, qsizetype more, TaskClass taskClass) const = 0;
    virtual QString edit(const QString &program, const QString &signature, const QString &file) const = 0;
    virtual QString instead(const QString &program, const QString &signature, const QString &command) const = 0;
    virtual QString failureLoop(const QString &signature, int count) const = 0;
    virtual QString repetition(const QString &command, int count) const = 0;

protected:
    LessonPhrases() = default;
    LessonPhrases(const LessonPhrases &) = default;
    LessonPhrases &operator=(const LessonPhrases &) = default;
};

/// The sentences in the language of a prompt; English where that is not known.
const LessonPhrases &lessonPhrases(TextLanguage language);
const LessonPhrases &englishLessons();
const LessonPhrases &spanishLessons();

/// What following a strategy means, in one English sentence (for agents); empty for a name that an agent made up.
QString strategyAdvice(const QString &strategy);

} // namespace evoca::model
