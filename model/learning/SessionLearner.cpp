#include "learning/SessionLearner.h"

#include "learning/OpenTask.h"
#include "learning/TaskClassifier.h"
#include "text/Ulid.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 duplicateWithin = 15'000;
constexpr qint64 runningWithin = 30 * 60'000;
constexpr qsizetype descriptionLength = 1000;
/// Prompts are judged by so many bytes; the rest is pasted matter.
constexpr std::size_t judgedPrompt = 16 * 1024;

QString textOf(const ParsedMessage &message)
{
    return QString::fromUtf8(std::string_view(message.text).substr(0, judgedPrompt));
}

QString described(const QString &prompt)
{
    QString description = prompt.trimmed().left(descriptionLength);
    if (!description.isEmpty() && description.back().isHighSurrogate())
        description.chop(1);
    return description;
}

/// Text that a program put where prompts stand.
bool isInjected(const QString &prompt)
{
    return prompt.startsWith("This session is being continued from a previous conversation"_L1)
        || prompt.startsWith("<command-"_L1) || prompt.startsWith("<local-command"_L1)
        || prompt.startsWith("<environment_context>"_L1) || prompt.startsWith("Caveat: The messages below"_L1);
}

} // namespace

bool isParentPrompt(const QString &context)
{
    const QString text = context.trimmed();
    return !text.isEmpty() && !text.startsWith(u'<') && !text.startsWith("# AGENTS.md instructions"_L1)
        && !isInjected(text);
}

struct SessionLearner::Private
{
    Context context;
    std::function<void(LearnedTask &&)> finished;
    PathRule rule;
    std::optional<OpenTask> task;
    QHash<QString, int> ids; ///< tasks that would get the same id (no times, same prompt)
    bool lastFailed = false;
    QString openId; ///< id of the open task, once it was yielded or closed

    void begin(OpenTask::Start start)
    {
        task.emplace(std::move(start), rule);
        openId = uniqueId();
    }

    QString uniqueId()
    {
        const QString key = hashId({agentId(context.agent), context.sessionNativeId,
                                    QString::number(task->start().time), task->start().prompt});
        const int count = ids[key]++;
        return u"exp-"_s + (count == 0 ? key : hashId({key, QString::number(count)}));
    }

    void yield(bool running)
    {
        if (!task || !task->counts())
            return;
        LearnedTask learned = task->learned(running);
        learned.experience.globalId = openId;
        learned.experience.agent = context.agent;
        finished(std::move(learned));
    }

    void close(qint64 time)
    {
        if (!task)
            return;
        task->giveUpCalls(time);
        yield(false);
        task.reset();
    }

    OpenTask &current(const LearnedMessage &message)
    {
        if (!task) // activity without a prompt
            begin({message.id, message.message->time, {}, false, TaskClass::Build, false});
        return *task;
    }

    void prompt(const LearnedMessage &message)
    {
        const ParsedMessage &parsed = *message.message;
        const QString text = textOf(parsed);
        if (isInterruption(text.left(120)) && text.size() < 200) {
            notice(message, text);
            return;
        }
        if (isInjected(text) || isDuplicate(parsed, text))
            return;
        const bool substantial = !context.subagent && isSubstantialPrompt(text);
        if (task)
            task->person(personWord(text, substantial), message.id, parsed.time, text);
        if (substantial)
            close(parsed.time);
        if (!task)
            begin({message.id, parsed.time, described(text), substantial || context.subagent, classifyPrompt(text),
                   asksForChoice(text)});
        else
            task->entry(message.id, parsed.time);
    }

    bool isDuplicate(const ParsedMessage &parsed, const QString &text) const
    {
        return task && task->isFresh() && parsed.time - task->start().time <= duplicateWithin
            && task->start().prompt == described(text);
    }

    /// In a subagent's session the parent's prompt is context: the first one starts the only task.
    void parentPrompt(const LearnedMessage &message)
    {
        const QString text = textOf(*message.message);
        if (!task && context.subagent && isParentPrompt(text))
            begin(
                {message.id, message.message->time, described(text), true, classifyPrompt(text), asksForChoice(text)});
        else if (task)
            task->entry(message.id, message.message->time);
    }

    void notice(const LearnedMessage &message, const QString &text)
    {
        if (!task)
            return;
        task->entry(message.id, message.message->time);
        if (isInterruption(text))
            task->interrupted(message.id, message.message->time, text);
    }
};

SessionLearner::SessionLearner(Context context, std::function<void(LearnedTask &&)> finished)
    : d(std::make_unique<Private>())
{
    d->finished = std::move(finished);
    setContext(context);
}

SessionLearner::~SessionLearner() = default;

void SessionLearner::setContext(const Context &context)
{
    d->context = context;
    d->rule = PathRule(context.projectRoot, context.cwd);
    if (d->task)
        d->task->setRule(d->rule);
}

ToolCategory SessionLearner::add(const LearnedMessage &message)
{
    const ParsedMessage &parsed = *message.message;
    d->lastFailed = false;
    if (parsed.rolledBack || (parsed.kind == MessageKind::ToolCall && parsed.tool.empty())) {
        d->lastFailed = parsed.failed;
        return parsed.kind == MessageKind::ToolCall ? toolCategory(parsed.tool, parsed.essence) : ToolCategory::Other;
    }
    switch (parsed.kind) {
    case MessageKind::Prompt: d->prompt(message); break;
    case MessageKind::Context: d->parentPrompt(message); break;
    case MessageKind::Notice: d->notice(message, textOf(parsed)); break;
    case MessageKind::Answer:
        if (d->task) {
            d->task->entry(message.id, parsed.time);
            d->task->answer(message.id, parsed.time, textOf(parsed));
        }
        break;
    case MessageKind::ToolCall: {
        OpenTask &task = d->current(message);
        task.entry(message.id, parsed.time);
        return task.call(message.id, parsed);
    }
    case MessageKind::ToolResult:
        if (!d->task) {
            d->lastFailed = parsed.failed || (parsed.hasExit && parsed.exitCode != 0);
            break;
        }
        d->task->entry(message.id, parsed.time);
        return d->task->result(message.id, parsed, d->lastFailed);
    case MessageKind::Thinking:
    case MessageKind::Summary:
        if (d->task)
            d->task->entry(message.id, parsed.time);
        break;
    }
    return ToolCategory::Other;
}

bool SessionLearner::lastFailed() const
{
    return d->lastFailed;
}

void SessionLearner::finish(qint64 now)
{
    if (!d->task)
        return;
    d->task->giveUpCalls(now);
    d->yield(d->task->mayStillRun(now - runningWithin));
}

RowId SessionLearner::openTask() const
{
    return d->task ? d->task->start().message : 0;
}

} // namespace evoca::model
