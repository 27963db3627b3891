#include "learning/OpenTask.h"

#include "learning/CallDigest.h"
#include "learning/CheckOutput.h"
#include "learning/ErrorSignature.h"
#include "learning/LessonWriter.h"
#include "learning/SessionLearner.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::size_t mostOpenCalls = 256;
constexpr std::size_t mostPaths = 100;
constexpr qint64 givenUpAfter = 600'000;
constexpr qsizetype mostErrors = 10;
constexpr qsizetype lessonFiles = 5;

/// These may have waited for a person's permission; the others really ran as long as they say.
bool runsLong(ToolCategory category)
{
    switch (category) {
    case ToolCategory::Run:
    case ToolCategory::Test:
    case ToolCategory::Lint:
    case ToolCategory::Build:
    case ToolCategory::Vcs:
    case ToolCategory::Mcp:
    case ToolCategory::Subagent: return true;
    default: return false;
    }
}

/// grep and diff end with 1 when they find nothing (or a difference): that is an answer.
bool isAnswer(ToolCategory category, int exitCode)
{
    return exitCode == 1 && (category == ToolCategory::Search || category == ToolCategory::Read);
}

} // namespace

OpenTask::OpenTask(Start start, PathRule rule)
    : m_start(std::move(start)), m_rule(std::move(rule)), m_last(m_start.message), m_ended(m_start.time)
{
    m_active.start(m_start.time);
}

void OpenTask::entry(RowId message, qint64 time)
{
    m_last = message;
    m_ended = std::max(m_ended, time);
}

ToolCategory OpenTask::call(RowId message, const ParsedMessage &parsed)
{
    CallDigest digest = digestCall(parsed);
    OpenCall open;
    open.callId = parsed.callId;
    open.tool = parsed.tool;
    open.shell = digest.shell;
    open.hidesExit = digest.hidesExit;
    open.call.sequence = ++m_calls;
    open.call.call = message;
    open.call.category = digest.category;
    open.call.started = parsed.time;
    open.call.program = std::move(digest.program);
    open.call.essence = std::move(digest.essence);
    open.call.fingerprint = digest.fingerprint;
    for (std::size_t index = 0; index < std::min(parsed.paths.size(), mostPaths); ++index) {
        if (const QString path = m_rule.apply(parsed.paths[index]); !path.isEmpty())
            open.call.paths << path;
    }
    if (digest.category == ToolCategory::Edit)
        open.lines = editLines(parsed.text);
    if (m_firstCall.isEmpty())
        m_firstCall = QString::fromStdString(open.call.essence.empty() ? parsed.tool : open.call.essence).left(120);
    m_judge.callStarted();
    const ToolCategory category = open.call.category;
    m_open.push_back(std::move(open));
    if (m_open.size() > mostOpenCalls)
        m_open.pop_front();
    return category;
}

std::optional<OpenTask::OpenCall> OpenTask::take(const ParsedMessage &parsed)
{
    // Ids may repeat in bad files: the newest open call wins.
    const auto found = std::find_if(m_open.rbegin(), m_open.rend(), [&parsed](const OpenCall &open) {
        return parsed.callId.empty() ? open.callId.empty() && (parsed.tool.empty() || parsed.tool == open.tool)
                                     : open.callId == parsed.callId;
    });
    if (found == m_open.rend())
        return std::nullopt;
    OpenCall taken = std::move(*found);
    m_open.erase(std::next(found).base());
    return taken;
}

bool OpenTask::hasFailed(const OpenCall &open, const ParsedMessage &parsed, FinishedCall &call) const
{
    std::optional<int> exitCode;
    if (parsed.hasExit)
        exitCode = parsed.exitCode;
    else if (open.shell)
        exitCode = exitCodeIn(parsed.text);
    bool failed = exitCode ? *exitCode != 0 && !isAnswer(call.category, *exitCode) : parsed.failed;
    if (!isVerification(call.category))
        return failed || (open.shell && !exitCode && reportsShellError(parsed.text));
    const CheckVerdict verdict = readCheckOutput(parsed.text);
    call.tally = verdict.tally;
    // What the runner says counts where the exit status is missing or another program's ("pytest | tail").
    const bool statusIsKnown = exitCode && !open.hidesExit;
    if (!failed && !statusIsKnown && verdict.failed)
        failed = *verdict.failed;
    if (call.tally.isEmpty() && failed && exitCode && *exitCode != 0)
        call.tally = u"exit %1"_s.arg(*exitCode);
    return failed;
}

ToolCategory OpenTask::result(RowId message, const ParsedMessage &parsed, bool &failed)
{
    failed = parsed.failed || (parsed.hasExit && parsed.exitCode != 0);
    std::optional<OpenCall> open = take(parsed);
    if (!open)
        return ToolCategory::Other;
    FinishedCall &call = open->call;
    call.ended = parsed.time;
    if (parsed.failed && isInterruption(QString::fromUtf8(std::string_view(parsed.text).substr(0, 400)))) {
        // A person said no: the call did not fail, it never ran.
        m_judge.interrupted(message, parsed.time, QString::fromStdString(call.essence));
        failed = true;
        m_active.unfinished(call.started);
        return call.category;
    }
    call.failed = failed = hasFailed(*open, parsed, call);
    if (failed)
        call.signature = errorSignature(parsed.text);
    const ToolCategory category = call.category;
    finish(std::move(*open), parsed);
    return category;
}

void OpenTask::finish(OpenCall &&open, const ParsedMessage &parsed)
{
    FinishedCall &call = open.call;
    if (parsed.durationMs >= 0 && call.ended > 0)
        m_active.call(std::max(call.started, call.ended - parsed.durationMs), call.ended, true);
    else
        m_active.call(call.started, call.ended, runsLong(call.category));
    finishFiles(open, parsed);
    tell(call);
}

void OpenTask::finishFiles(const OpenCall &open, const ParsedMessage &parsed)
{
    const FinishedCall &call = open.call;
    if (call.category == ToolCategory::Search) // folders and patterns, mostly
        return;
    for (const QString &path : call.paths)
        m_files.touched(path);
    if (call.category != ToolCategory::Edit || call.failed)
        return;
    const bool single = call.paths.size() == 1;
    for (const QString &path : call.paths) {
        int added = single ? parsed.linesAdded : -1;
        int removed = single ? parsed.linesRemoved : -1;
        for (const EditLines &lines : open.lines) {
            if (added < 0 && (lines.path.empty() ? single : m_rule.apply(lines.path) == path)) {
                added = lines.added;
                removed = lines.removed;
            }
        }
        m_files.edited(path, added, removed);
    }
}

void OpenTask::tell(const FinishedCall &call)
{
    if (call.failed)
        ++m_failures;
    m_strategy.finished(call);
    m_judge.finished(call);
    m_fixes.finished(call);
    m_repetitions.finished(call);
}

void OpenTask::answer(RowId message, qint64 time, QStringView text)
{
    m_judge.answer(message, time, text);
}

void OpenTask::interrupted(RowId message, qint64 time, QStringView text)
{
    m_judge.interrupted(message, time, text);
}

void OpenTask::person(const PersonWord &word, RowId message, qint64 time, QStringView text)
{
    m_judge.person(word, message, time, text);
}

void OpenTask::giveUpCalls(qint64 now)
{
    for (auto open = m_open.begin(); open != m_open.end();) {
        FinishedCall &call = open->call;
        if (call.started <= 0 || now - call.started <= givenUpAfter) {
            ++open;
            continue;
        }
        call.failed = true;
        call.completed = false;
        call.ended = call.started;
        call.tally = u"no completion observed"_s;
        m_active.unfinished(call.started);
        tell(call);
        open = m_open.erase(open);
    }
}

bool OpenTask::mayStillRun(qint64 since) const
{
    return m_ended > since && !m_judge.hasAnswer();
}

RowId OpenTask::decisiveMessage(const OutcomeJudge::Verdict &verdict) const
{
    for (auto evidence = verdict.evidence.rbegin(); evidence != verdict.evidence.rend(); ++evidence) {
        if (evidence->message != 0 && evidence->kind != Evidence::Kind::LastEdit)
            return evidence->message;
    }
    return 0;
}

LearnedTask OpenTask::learned(bool running) const
{
    const TaskMode mode = modeOf(m_start.taskClass);
    OutcomeJudge::Verdict verdict = m_judge.judge(mode);
    LearnedTask task;
    Experience &experience = task.experience;
    experience.firstMessage = m_start.message;
    experience.lastMessage = m_last;
    experience.title = taskTitle(m_start.prompt);
    if (experience.title.isEmpty())
        experience.title = m_start.prompt.isEmpty() ? m_firstCall : m_start.prompt.simplified().left(120);
    experience.description = m_start.prompt.isEmpty() ? experience.title : m_start.prompt;
    experience.taskClass = m_start.taskClass;
    experience.mode = mode;
    experience.strategy = m_strategy.strategy(mode, m_start.choice);
    experience.status = running ? Status::Running : verdict.status;
    experience.started = m_start.time;
    experience.ended = m_ended;
    experience.activeMs = m_active.total(m_ended);
    experience.toolCalls = int(m_calls);
    experience.failures = m_failures;
    experience.files = m_files.changes();
    experience.errors = m_repetitions.errors(mostErrors);
    experience.fixes = m_fixes.fixes();
    if (!running) {
        task.lessons = writeLessons({m_start.taskClass, verdict.status, experience.strategy,
                                     m_files.editedPaths(lessonFiles), m_fixes.resolutions(),
                                     m_repetitions.failureLoops(), m_repetitions.repeatedCalls(),
                                     decisiveMessage(verdict), guessLanguage(m_start.prompt.toStdString())});
    }
    experience.evidence = std::move(verdict.evidence);
    return task;
}

} // namespace evoca::model
