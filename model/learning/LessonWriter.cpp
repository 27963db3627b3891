#include "learning/LessonWriter.h"

#include "learning/LessonPhrases.h"

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

QString command(const std::string &text)
{
    return cut(QString::fromStdString(text), quotedCommand);
}

QString error(const std::string &signature)
{
    return cut(QString::fromStdString(signature), quotedSignature);
}

class Lessons
{
public:
    explicit Lessons(const LessonFacts &facts) : m_facts(facts), m_phrases(lessonPhrases(facts.language)) { }

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
        add(LessonKind::Strategy, {name}, m_phrases.strategy(name, m_facts.taskClass, true), success ? 0.60 : 0.50,
            success, m_facts.decisive);
        add(LessonKind::Strategy, {name, u"failed"_s}, m_phrases.strategy(name, m_facts.taskClass, false),
            success ? 0.60 : 0.50, !success, m_facts.decisive);
    }

    void files()
    {
        if (!ended() || m_facts.editedFiles.isEmpty())
            return;
        const QStringList &files = m_facts.editedFiles;
        QStringList parts = files;
        parts.sort();
        const qsizetype named = std::min(files.size(), namedFiles);
        add(LessonKind::Files, parts, m_phrases.files(files.first(named), files.size() - named, m_facts.taskClass),
            0.55, success(), m_facts.decisive);
    }

    void resolution(const Resolution &resolution)
    {
        if (resolution.signature.empty())
            return;
        const QString signature = QString::fromStdString(resolution.signature);
        const QString program = command(resolution.program);
        const QString shown = error(resolution.signature);
        if (!resolution.file.isEmpty())
            add(LessonKind::Resolution, {signature, resolution.file}, m_phrases.edit(program, shown, resolution.file),
                0.60, resolution.worked, resolution.message);
        else if (!resolution.command.empty())
            add(LessonKind::Resolution, {signature, QString::fromStdString(resolution.command)},
                m_phrases.instead(program, shown, command(resolution.command)), 0.60, resolution.worked,
                resolution.message);
    }

    void failureLoop(const Repeated &loop)
    {
        add(LessonKind::FailureLoop, {QString::fromStdString(loop.what)},
            m_phrases.failureLoop(error(loop.what), loop.count), 0.55, true, loop.message);
    }

    void repetition(const Repeated &call)
    {
        add(LessonKind::Repetition, {QString::fromStdString(call.what)},
            m_phrases.repetition(command(call.what), call.count), 0.40, true, call.message);
    }

    const LessonFacts &m_facts;
    const LessonPhrases &m_phrases;
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
