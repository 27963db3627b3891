#include "history/OpenReflexBatch.h"

#include "learning/LessonWriter.h"
#include "learning/SessionLearner.h"
#include "learning/TaskClassifier.h"
#include "store/ChunkWriter.h"
#include "text/Redactor.h"
#include "text/Ulid.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qsizetype descriptionLength = 1000;
constexpr qsizetype strategyLength = 60;
constexpr qsizetype evidenceLength = 200;
constexpr qsizetype lessonLength = 280;
constexpr qsizetype signatureLength = 160;
constexpr qsizetype nameLength = 100;
constexpr int mostFiles = 20;
constexpr qsizetype mostErrors = 10;

ToolCategory categoryOf(const QString &id)
{
    for (int value = 0; value <= int(ToolCategory::Plan); ++value) {
        if (toolCategoryId(ToolCategory(value)) == id)
            return ToolCategory(value);
    }
    return ToolCategory::Other;
}

class BatchWriter
{
public:
    BatchWriter(Agent agent, const QString &session, const ProjectRef &project, const Redactor &redactor)
        : m_redactor(redactor)
    {
        m_batch.session.agent = agent;
        m_batch.session.nativeId = u"openreflex/"_s + session;
        m_batch.session.cwd = project.path;
        m_batch.session.version = u"OpenReflex"_s;
        m_batch.project = project;
        m_batch.last = true;
    }

    void add(const OpenReflexTask &task)
    {
        m_calls.clear();
        const RowId prompt = addPrompt(task);
        for (const OpenReflexTask::Call &call : task.calls)
            addCall(call);
        const RowId note = addNote(task);
        addTask(task, prompt, note);
    }

    SessionBatch take()
    {
        m_batch.chunks = m_chunks.take();
        return std::move(m_batch);
    }

private:
    QString clean(const QString &text, qsizetype limit)
    {
        std::string utf8 = text.toStdString();
        SecretCounts counts;
        if (m_redactor.redact(utf8, counts)) {
            for (const auto &[kind, count] : counts)
                m_batch.replacedSecrets[kind] += count;
        }
        return QString::fromStdString(utf8).left(limit);
    }

    MessageRow &addRow(MessageKind kind, TextStream stream, qint64 time, const QString &text)
    {
        const QByteArray utf8 = text.toUtf8();
        const TextPlace place = m_chunks.add(stream, {utf8.constData(), std::size_t(utf8.size())});
        MessageRow row;
        row.message.id = RowId(m_batch.messages.size()) + 1;
        row.message.time = time;
        row.message.kind = kind;
        row.message.chunk = place.chunk;
        row.message.offset = place.offset;
        row.message.length = place.length;
        m_batch.messages.push_back(std::move(row));
        return m_batch.messages.back();
    }

    RowId addPrompt(const OpenReflexTask &task)
    {
        const QString text = clean(task.description, descriptionLength);
        MessageRow &row = addRow(MessageKind::Prompt, TextStream::Talk, task.started, text);
        row.talk = text.toStdString();
        if (m_batch.session.title.isEmpty()) {
            m_batch.session.title = taskTitle(text);
            m_batch.titleRank = 1;
        }
        return row.message.id;
    }

    void addCall(const OpenReflexTask::Call &call)
    {
        const QString name = clean(call.name, nameLength);
        const ToolCategory category = categoryOf(call.category);
        QJsonArray files;
        for (const QString &file : call.files)
            files.append(clean(file, descriptionLength));
        const QByteArray input = QJsonDocument(QJsonObject {{u"category"_s, call.category}, {u"files"_s, files}})
                                     .toJson(QJsonDocument::Compact);
        MessageRow &row = addRow(MessageKind::ToolCall, TextStream::Tool, call.started, QString::fromUtf8(input));
        const RowId id = row.message.id;
        row.message.tool = name;
        row.message.category = category;
        row.message.failed = call.failed;
        row.message.finished = call.finished;
        if (call.ended > 0 && call.ended >= call.started)
            row.message.durationMs = qint32(std::min<qint64>(call.ended - call.started, 86'400'000));
        m_calls.insert(call.id, id);
        if (!call.finished)
            return;
        row.message.pair = id + 1;
        MessageRow &result = addRow(MessageKind::ToolResult, TextStream::Tool, std::max(call.started, call.ended),
                                    clean(call.error, signatureLength));
        result.message.tool = name;
        result.message.category = category;
        result.message.failed = call.failed;
        result.message.pair = id;
    }

    RowId addNote(const OpenReflexTask &task)
    {
        QString text = u"Imported from OpenReflex, which keeps no transcript. Outcome: %1"_s.arg(statusId(task.status));
        if (task.verified)
            text += u", recorded by the agent"_s;
        if (!task.evidence.isEmpty())
            text += u". "_s + clean(task.evidence, evidenceLength * 3);
        return addRow(MessageKind::Notice, TextStream::Talk, task.ended, text).message.id;
    }

    void addTask(const OpenReflexTask &task, RowId prompt, RowId note)
    {
        LearnedTask learned;
        Experience &x = learned.experience;
        x.globalId = openReflexExperienceId(task);
        x.firstMessage = prompt;
        x.lastMessage = note;
        x.description = clean(task.description, descriptionLength);
        x.title = taskTitle(x.description);
        x.taskClass = taskClassFromId(task.taskClass).value_or(classifyPrompt(x.description));
        x.mode = modeOf(x.taskClass);
        x.strategy = clean(task.strategy, strategyLength);
        x.status = task.status;
        const bool known = task.status == Status::Success || task.status == Status::Failure;
        x.evidence = {{known ? Evidence::Kind::AnswerGiven : Evidence::Kind::NoCheck, note, task.ended,
                       clean(task.evidence, evidenceLength), u"OpenReflex"_s}};
        x.started = task.started;
        x.ended = task.ended;
        x.activeMs = task.activeMs;
        x.toolCalls = int(task.calls.size());
        for (const OpenReflexTask::Call &call : task.calls)
            addFailure(call, x);
        addFiles(task, x);
        for (const OpenReflexTask::Resolution &resolution : task.resolutions)
            addFix(resolution, x);
        for (const OpenReflexTask::Lesson &lesson : task.lessons)
            addLesson(lesson, x.taskClass, learned);
        m_batch.tasks.push_back(std::move(learned));
    }

    void addFailure(const OpenReflexTask::Call &call, Experience &x)
    {
        if (!call.failed)
            return;
        ++x.failures;
        const QString error = clean(call.error, signatureLength);
        if (!error.isEmpty() && x.errors.size() < mostErrors && !x.errors.contains(error))
            x.errors << error;
    }

    void addFiles(const OpenReflexTask &task, Experience &x)
    {
        for (const QString &path : task.files.first(std::min<qsizetype>(task.files.size(), mostFiles))) {
            const auto edits = std::ranges::count_if(task.calls, [&path](const OpenReflexTask::Call &call) {
                return !call.failed && categoryOf(call.category) == ToolCategory::Edit && call.files.contains(path);
            });
            x.files.push_back({clean(path, descriptionLength), int(edits), -1, -1});
        }
    }

    void addFix(const OpenReflexTask::Resolution &resolution, Experience &x)
    {
        const RowId failed = m_calls.value(resolution.failed);
        const RowId fixed = m_calls.value(resolution.fixed);
        if (failed == 0 || fixed == 0)
            return;
        const auto between = std::ranges::count_if(
            m_calls, [&](RowId call) { return call > std::min(failed, fixed) && call < std::max(failed, fixed); });
        x.fixes.push_back({failed, fixed, int(between)});
    }

    void addLesson(const OpenReflexTask::Lesson &lesson, TaskClass taskClass, LearnedTask &learned)
    {
        static const QRegularExpression key(u"^[0-9a-f]{16}$"_s);
        const auto kind = lessonKindFromId(lesson.kind);
        const QString text = clean(lesson.text, lessonLength);
        if (!kind || *kind == LessonKind::Manual || text.isEmpty())
            return;
        const RowId message = lesson.evidence.isEmpty() ? 0 : m_calls.value(lesson.evidence.constFirst());
        learned.lessons.push_back({*kind,
                                   key.match(lesson.key).hasMatch() ? lesson.key : lessonKey(*kind, taskClass, {text}),
                                   text, lesson.confidence, true, message});
    }

    const Redactor &m_redactor;
    SessionBatch m_batch;
    ChunkWriter m_chunks;
    QHash<QString, RowId> m_calls; ///< of the task at hand: its id → local message
};

} // namespace

QString openReflexExperienceId(const OpenReflexTask &task)
{
    return u"exp-"_s + hashId({u"openreflex"_s, task.agent, task.execution});
}

SessionBatch openReflexSession(Agent agent, const QString &session, const ProjectRef &project,
                               std::span<const OpenReflexTask *const> tasks, const Redactor &redactor)
{
    BatchWriter writer(agent, session, project, redactor);
    for (const OpenReflexTask *task : tasks)
        writer.add(*task);
    return writer.take();
}

} // namespace evoca::model
