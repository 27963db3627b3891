#include "search/ContextText.h"

#include "learning/LessonPhrases.h"
#include "search/ExecutionContext.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qsizetype standardCharacters = 1400;
constexpr int namedLessons = 4;
constexpr qsizetype namedFiles = 6;

QString approach(const ExecutionPlan &plan)
{
    const CandidatePath &path = plan.chosen;
    QString line = path.strategy;
    if (const QString advice = strategyAdvice(path.strategy); !advice.isEmpty())
        line += u": "_s + advice;
    line += u" (%1 % likely to end well"_s.arg(std::lround(path.success * 100));
    line += path.evidence > 0 ? u", %1 known runs)"_s.arg(path.evidence) : u", no run known yet)"_s;
    return line;
}

QString recall(const ExecutionPlan &plan)
{
    const QString kind = u"%1/%2: "_s.arg(taskModeId(modeOf(plan.taskClass)), taskClassId(plan.taskClass));
    switch (plan.novelty) {
    case Novelty::Novel: return kind + u"nothing like it was done in this project; check assumptions early."_s;
    case Novelty::Unknown:
        if (plan.similar.empty())
            return kind + u"too little history to compare with."_s;
        break;
    case Novelty::Familiar:
    case Novelty::Routine: break;
    }
    const auto well = std::ranges::count_if(
        plan.similar, [](const ExperienceMatch &m) { return m.experience.status == Status::Success; });
    return kind
        + u"%1 similar tasks, %2 ended well; nearest %3."_s.arg(plan.similar.size())
              .arg(well)
              .arg(plan.similar.front().experience.globalId);
}

QStringList lessonLines(const ExecutionPlan &plan)
{
    QStringList lines;
    for (const Lesson &lesson : plan.lessons) {
        if (lesson.kind == LessonKind::Files || lesson.kind == LessonKind::Strategy || lines.size() == namedLessons)
            continue;
        lines << u"Lesson: %1 (%2)"_s.arg(lesson.text, QString::number(lesson.confidence, 'f', 2));
    }
    return lines;
}

QString budgetLine(const PlanBudget &budget)
{
    return u"Budget: %1 min, %2 calls, %3k tokens."_s.arg(std::lround(budget.seconds / 60))
        .arg(budget.toolCalls)
        .arg(std::lround(budget.tokens / 1000.0));
}

/// As many whole words as fit.
QString cutLine(const QString &line, qsizetype limit)
{
    if (line.size() <= limit)
        return line;
    const qsizetype space = line.lastIndexOf(u' ', limit);
    QString cut = space > 0 ? line.first(space) : QString();
    while (!cut.isEmpty() && (cut.back() == u':' || cut.back() == u','))
        cut.chop(1);
    return cut;
}

/// The list's head that fits into a line; empty when not even one does.
QString filesLine(const std::vector<LikelyFile> &files, qsizetype limit)
{
    QString line;
    for (const LikelyFile &file : files) {
        const QString longer = (line.isEmpty() ? u"Files: "_s : QString(line + u", "_s)) + file.path;
        if (longer.size() > limit)
            break;
        line = longer;
        if (line.count(u", "_s) + 1 == namedFiles)
            break;
    }
    return line;
}

void append(QString &text, const QString &line, qsizetype limit)
{
    if (line.isEmpty() || text.size() + 1 + line.size() > limit)
        return;
    text += u'\n' + line;
}

} // namespace

int contextTokens(const QString &text)
{
    return int((text.size() + 3) / 4);
}

QString contextText(const ExecutionPlan &plan, std::optional<int> tokens)
{
    const qsizetype limit = tokens ? std::max<qsizetype>(0, qsizetype(*tokens) * 4) : standardCharacters;
    // A name alone is worth more than nothing; the colon after it is not part of it.
    QString text = plan.chosen.strategy.size() <= limit ? cutLine(approach(plan), limit) : QString();
    if (text.isEmpty() && plan.chosen.strategy.size() <= limit)
        text = plan.chosen.strategy;
    if (text.isEmpty())
        return text;
    append(text, recall(plan), limit);
    for (const QString &line : lessonLines(plan))
        append(text, line, limit);
    append(text, filesLine(plan.files, limit - text.size() - 1), limit);
    append(text, budgetLine(plan.budget), limit);
    return text;
}

} // namespace evoca::model
