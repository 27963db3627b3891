#include "learning/LessonWriter.h"

#include "learning/StrategyText.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qsizetype lessonLength = 280;
constexpr qsizetype quotedSignature = 90;
constexpr qsizetype quotedCommand = 70;
constexpr qsizetype namedFiles = 3;

QString cut(QString text, qsizetype limit)
{
    text = text.simplified();
    if (text.size() <= limit)
        return text;
    qsizetype end = limit - 1;
    if (text[end - 1].isHighSurrogate())
        --end;
    return text.first(end).trimmed() + u'…';
}

QString code(const std::string &command)
{
    return u'`' + cut(QString::fromStdString(command), quotedCommand) + u'`';
}

QString quoted(const std::string &signature)
{
    return u'“' + cut(QString::fromStdString(signature), quotedSignature) + u'”';
}

/// "a, b and c", naming at most three.
QString fileList(const QStringList &files)
{
    if (files.size() == 1)
        return files.constFirst();
    const bool more = files.size() > namedFiles;
    const QStringList named = files.first(std::min(files.size(), namedFiles));
    if (more)
        return u"%1 and %2 more"_s.arg(named.join(u", "_s)).arg(files.size() - named.size());
    return u"%1 and %2"_s.arg(named.first(named.size() - 1).join(u", "_s), named.constLast());
}

class Lessons
{
public:
    explicit Lessons(const LessonFacts &facts) : m_facts(facts) { }

    std::vector<LearnedTask::Observation> write()
    {
        strategy();
        files();
        for (const Resolution &resolution : m_facts.resolutions)
            this->resolution(resolution);
        for (const Repeated &loop : m_facts.failureLoops)
            failureLoop(loop);
        for (const Repeated &call : m_facts.repeatedCalls)
            repetition(call);
        return std::move(m_lessons);
    }

private:
    void add(LessonKind kind, const QStringList &parts, const QString &text, double confidence, bool agrees,
             RowId message)
    {
        const QString key = lessonKey(kind, m_facts.taskClass, parts);
        const auto same = std::ranges::find(m_lessons, key, &LearnedTask::Observation::key);
        if (same != m_lessons.end()) // one task says one thing about a lesson; that it helped counts more
            same->agrees = same->agrees || agrees;
        else
            m_lessons.push_back({kind, key, cut(text, lessonLength), confidence, agrees, message});
    }

    /// An unknown end is observed as if it were a good one; it counts when a person says how it ended
    /// (store/ExperienceRows: stanceAfterVerdict).
    bool ended() const { return m_facts.status != Status::Running; }
    bool success() const { return m_facts.status != Status::Failure; }

    void strategy()
    {
        if (!ended() || m_facts.strategy.isEmpty())
            return;
        const bool success = this->success();
        const QString &name = m_facts.strategy;
        add(LessonKind::Strategy, {name}, strategyLesson(name, m_facts.taskClass, true), success ? 0.60 : 0.50, success,
            m_facts.decisive);
        add(LessonKind::Strategy, {name, u"failed"_s}, strategyLesson(name, m_facts.taskClass, false),
            success ? 0.60 : 0.50, !success, m_facts.decisive);
    }

    void files()
    {
        if (!ended() || m_facts.editedFiles.isEmpty())
            return;
        QStringList parts = m_facts.editedFiles;
        parts.sort();
        add(LessonKind::Files, parts,
            u"Start with %1: %2 ended well there."_s.arg(fileList(m_facts.editedFiles), taskOfClass(m_facts.taskClass)),
            0.55, success(), m_facts.decisive);
    }

    void resolution(const Resolution &resolution)
    {
        if (resolution.signature.empty())
            return;
        const QString signature = QString::fromStdString(resolution.signature);
        const QString when = u"When %1 fails with %2, "_s.arg(code(resolution.program), quoted(resolution.signature));
        if (!resolution.file.isEmpty())
            add(LessonKind::Resolution, {signature, resolution.file},
                when + u"look at %1: an edit there made it pass."_s.arg(resolution.file), 0.60, resolution.worked,
                resolution.message);
        else if (!resolution.command.empty())
            add(LessonKind::Resolution, {signature, QString::fromStdString(resolution.command)},
                when + u"run %1 instead: it passed."_s.arg(code(resolution.command)), 0.60, resolution.worked,
                resolution.message);
    }

    void failureLoop(const Repeated &loop)
    {
        add(LessonKind::FailureLoop, {QString::fromStdString(loop.what)},
            u"%1 came back %2 times in one task: stop after the second time, read what it names and change the approach."_s
                .arg(quoted(loop.what))
                .arg(loop.count),
            0.55, true, loop.message);
    }

    void repetition(const Repeated &call)
    {
        add(LessonKind::Repetition, {QString::fromStdString(call.what)},
            u"%1 ran %2 times with nothing changed in between: use its first output, or change something before running it again."_s
                .arg(code(call.what))
                .arg(call.count),
            0.40, true, call.message);
    }

    const LessonFacts &m_facts;
    std::vector<LearnedTask::Observation> m_lessons;
};

} // namespace

std::vector<LearnedTask::Observation> writeLessons(const LessonFacts &facts)
{
    return Lessons(facts).write();
}

QString lessonKey(LessonKind kind, TaskClass taskClass, const QStringList &parts)
{
    const QString joined = (QStringList {lessonKindId(kind), taskClassId(taskClass)} + parts).join(u'|');
    return QString::fromLatin1(QCryptographicHash::hash(joined.toUtf8(), QCryptographicHash::Sha1).toHex().first(16));
}

} // namespace evoca::model
