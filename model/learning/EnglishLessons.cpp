#include "learning/LessonPhrases.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct StrategyWords
{
    QStringView name;
    QStringView advice; ///< what to do
    QStringView instead; ///< what to do when it ended badly
};

constexpr std::array strategyWords {
    StrategyWords {u"inspect-first", u"read the code around the place before the first edit, then check.",
                   u"run a check before the first edit, and after each one."},
    StrategyWords {u"test-first", u"run a test before the first edit and edit until it passes.",
                   u"read the code that fails before running the tests again."},
    StrategyWords {u"incremental", u"edit in small steps and let a check pass after each.",
                   u"find the cause first, then make one complete change."},
    StrategyWords {u"source-first", u"read the sources themselves before answering.",
                   u"search more widely and confirm from a second place."},
    StrategyWords {u"cross-check", u"confirm each finding by search and by reading before answering.",
                   u"read the one place that decides to its end."},
    StrategyWords {u"broad-then-deep", u"search widely first, then read the few places that matter.",
                   u"begin with the file that is named in the question."},
    StrategyWords {u"reason-first", u"think it through before touching a tool.", u"look at the code before deciding."},
    StrategyWords {u"compare-options", u"lay the options side by side before choosing.",
                   u"gather evidence for each option first."},
    StrategyWords {u"evidence-first", u"look at the code before deciding.",
                   u"write the options down before looking further."},
};

const StrategyWords *wordsOf(const QString &strategy)
{
    const auto *found = std::ranges::find(strategyWords, QStringView(strategy), &StrategyWords::name);
    return found == strategyWords.end() ? nullptr : found;
}

QString tasks(TaskClass taskClass)
{
    switch (taskClass) {
    case TaskClass::Build: return u"build tasks"_s;
    case TaskClass::Debug: return u"debug tasks"_s;
    case TaskClass::Refactor: return u"refactorings"_s;
    case TaskClass::Test: return u"test tasks"_s;
    case TaskClass::Investigate: return u"investigations"_s;
    case TaskClass::Think: return u"decisions"_s;
    }
    return u"tasks"_s;
}

QString oneTask(TaskClass taskClass)
{
    switch (taskClass) {
    case TaskClass::Build: return u"a build task"_s;
    case TaskClass::Debug: return u"a debug task"_s;
    case TaskClass::Refactor: return u"a refactoring"_s;
    case TaskClass::Test: return u"a test task"_s;
    case TaskClass::Investigate: return u"an investigation"_s;
    case TaskClass::Think: return u"a decision"_s;
    }
    return u"a task"_s;
}

/// "a, b and c"
QString listOf(const QStringList &named, qsizetype more)
{
    if (more > 0)
        return u"%1 and %2 more"_s.arg(named.join(u", "_s), QString::number(more));
    if (named.size() < 2)
        return named.value(0);
    return u"%1 and %2"_s.arg(named.first(named.size() - 1).join(u", "_s), named.constLast());
}

class EnglishLessons final : public LessonPhrases
{
public:
    QString strategy(const QString &strategy, TaskClass taskClass, bool well) const override
    {
        QString name = strategy;
        if (!name.isEmpty())
            name[0] = name[0].toUpper();
        const QString start = u"%1 ended %2 in %3"_s.arg(name, well ? u"well"_s : u"badly"_s, tasks(taskClass));
        const StrategyWords *words = wordsOf(strategy);
        if (!words)
            return start + u'.'; // a strategy that an agent named itself
        return start + u": "_s + (well ? words->advice : words->instead);
    }
    QString files(const QStringList &named, qsizetype more, TaskClass taskClass) const override
    {
        return u"Start with %1: %2 ended well there."_s.arg(listOf(named, more), oneTask(taskClass));
    }
    QString edit(const QString &program, const QString &signature, const QString &file) const override
    {
        return u"When `%1` fails with “%2”, look at %3: an edit there made it pass."_s.arg(program, signature, file);
    }
    QString instead(const QString &program, const QString &signature, const QString &command) const override
    {
        return u"When `%1` fails with “%2”, run `%3` instead: it passed."_s.arg(program, signature, command);
    }
    QString failureLoop(const QString &signature, int count) const override
    {
        return u"“%1” came back %2 times in one task: stop after the second time, read what it names and change the approach."_s
            .arg(signature, QString::number(count));
    }
    QString repetition(const QString &command, int count) const override
    {
        return u"`%1` ran %2 times with nothing changed in between: use its first output, or change something before running it again."_s
            .arg(command, QString::number(count));
    }
};

} // namespace

const LessonPhrases &englishLessons()
{
    static const EnglishLessons phrases;
    return phrases;
}

const LessonPhrases &lessonPhrases(TextLanguage language)
{
    return language == TextLanguage::Spanish ? spanishLessons() : englishLessons();
}

QString strategyAdvice(const QString &strategy)
{
    const StrategyWords *words = wordsOf(strategy);
    return words ? words->advice.toString() : QString();
}

} // namespace evoca::model
