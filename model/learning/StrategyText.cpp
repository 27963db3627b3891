#include "learning/StrategyText.h"

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

QString tasksOfClass(TaskClass taskClass)
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

} // namespace

QString strategyAdvice(const QString &strategy)
{
    for (const StrategyWords &words : strategyWords) {
        if (strategy == words.name)
            return words.advice.toString();
    }
    return {};
}

QString strategyLesson(const QString &strategy, TaskClass taskClass, bool well)
{
    QString name = strategy;
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    const QString start = u"%1 ended %2 in %3"_s.arg(name, well ? u"well"_s : u"badly"_s, tasksOfClass(taskClass));
    for (const StrategyWords &words : strategyWords) {
        if (strategy == words.name)
            return start + u": "_s + (well ? words.advice : words.instead);
    }
    return start + u'.'; // a strategy that an agent named itself
}

QString taskOfClass(TaskClass taskClass)
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

} // namespace evoca::model
