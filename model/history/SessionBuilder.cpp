#include "history/SessionBuilder.h"

#include "history/ChunkWriterPool.h"
#include "history/GitFiles.h"
#include "history/ProjectFinder.h"
#include "history/TextCut.h"
#include "text/Redactor.h"

#include <QFileInfo>

#include <limits>

namespace evoca::model {

namespace {

constexpr std::size_t openCallLimit = 256; // calls of which no result ever comes are forgotten, oldest first
constexpr std::size_t titleSource = 4096; // bytes of a prompt in which its title is looked for
constexpr qsizetype longestTitle = 300;
constexpr qsizetype rowBytes = 200; // what a row costs in memory besides its text

QString qstring(const std::string &text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

TextStream streamOf(MessageKind kind)
{
    switch (kind) {
    case MessageKind::Prompt:
    case MessageKind::Answer:
    case MessageKind::Summary:
    case MessageKind::Notice: return TextStream::Talk;
    default: return TextStream::Tool;
    }
}

bool isTalk(MessageKind kind)
{
    return kind == MessageKind::Prompt || kind == MessageKind::Answer;
}

qint32 duration(const ParsedMessage &result, qint64 calledAt)
{
    if (result.durationMs >= 0)
        return result.durationMs;
    if (calledAt <= 0 || result.time < calledAt)
        return -1;
    return qint32(std::min<qint64>(result.time - calledAt, std::numeric_limits<qint32>::max()));
}

/// Takes over a field that says something new; true if it did.
bool adopt(std::string &field, const std::string &value)
{
    if (value.empty() || field == value)
        return false;
    field = value;
    return true;
}

} // namespace

SessionBuilder::SessionBuilder(const BuilderServices &services, const AgentFile &file, int handle)
    : m_services(services), m_file(file)
{
    m_state.handle = handle;
}

SessionBuilder::SessionBuilder(const BuilderServices &services, const AgentFile &file, SessionState state)
    : m_services(services), m_file(file), m_state(std::move(state)), m_resumedAt(m_state.count)
{
    m_ordinal = m_state.countAtCheckpoint;
    m_firstOrdinal = m_state.count + 1;
}

SessionBuilder::~SessionBuilder()
{
    if (m_chunks) {
        m_chunks->take(); // a batch that was given up
        m_services.compressors.giveBack(std::move(m_chunks));
    }
}

void SessionBuilder::amend(const ParsedSession &session)
{
    ParsedSession &known = m_state.session;
    bool changed = adopt(known.nativeId, session.nativeId);
    changed |= adopt(known.parentNativeId, session.parentNativeId);
    changed |= adopt(known.forkedFrom, session.forkedFrom);
    changed |= adopt(known.cwd, session.cwd);
    changed |= adopt(known.branch, session.branch);
    changed |= adopt(known.remote, session.remote);
    changed |= adopt(known.model, session.model);
    changed |= adopt(known.version, session.version);
    if (session.subagent && !known.subagent)
        changed = known.subagent = true;
    if (!session.title.empty() && session.titleRank >= known.titleRank && session.title != known.title) {
        known.title = session.title;
        known.titleRank = session.titleRank;
        SecretCounts ignored;
        std::string title = session.title.substr(0, titleSource);
        m_services.redactor.redact(title, ignored);
        if (session.titleRank >= m_state.titleRank) {
            m_title = qstring(title).simplified().left(longestTitle);
            m_newRank = m_state.titleRank = session.titleRank;
        }
        changed = true;
    }
    if (!changed)
        return;
    m_amended = true;
    if (m_learner)
        m_learner->setContext(context());
}

void SessionBuilder::add(ParsedMessage &&message)
{
    ++m_ordinal;
    const bool known = m_ordinal <= m_resumedAt;
    if (known && message.rolledBack)
        m_takenBack.push_back(m_ordinal);
    if (known && (m_state.openTask == 0 || m_ordinal < m_state.openTask))
        return;
    replaceSecrets(message);
    const bool cut = cutText(message.text) || message.cut;
    const ToolCategory category = learner().add({m_ordinal, &message});
    if (!known)
        store(std::move(message), category, message.kind == MessageKind::ToolResult && learner().lastFailed(), cut);
}

void SessionBuilder::takeBack(int prompts)
{
    if (m_ordinal >= m_resumedAt) // else an earlier run was told the same
        m_promptsTakenBack += prompts;
}

void SessionBuilder::finish(qint64 now, bool settle)
{
    if (!m_learner || m_ordinal < m_resumedAt || (m_ordinal == m_resumedAt && !settle))
        return;
    m_finished = true;
    m_state.openTask = m_learner->openTask(); // before it is closed for now: a later run goes on with it
    m_learner->finish(now);
}

bool SessionBuilder::hasNews(bool last) const
{
    // A session exists from its first message on; whether it has none is known at the end.
    return (m_amended && (last || m_ordinal > 0)) || !m_batch.messages.empty() || !m_tasks.empty()
        || !m_takenBack.empty() || m_promptsTakenBack > 0;
}

PendingSession SessionBuilder::take(bool last)
{
    describe(m_batch);
    PendingSession pending;
    pending.handle = m_state.handle;
    pending.firstOrdinal = m_firstOrdinal;
    pending.earlierCalls = std::exchange(m_earlierCalls, {});
    pending.takenBack = std::exchange(m_takenBack, {});
    pending.promptsTakenBack = std::exchange(m_promptsTakenBack, 0);
    pending.takenBackBefore = m_state.countAtCheckpoint + 1;
    pending.batch = std::exchange(m_batch, {});
    pending.batch.tasks = std::exchange(m_tasks, {});
    pending.batch.last = last;
    if (m_chunks) {
        pending.batch.chunks = m_chunks->take();
        m_services.compressors.giveBack(std::move(m_chunks));
    }
    m_state.count = std::max(m_state.count, m_ordinal);
    m_firstOrdinal = m_state.count + 1;
    m_title.clear();
    m_newRank = 0;
    m_bytes = 0;
    m_amended = false;
    return pending;
}

SessionState SessionBuilder::state() const
{
    SessionState state = m_state;
    state.count = std::max(m_state.count, m_ordinal);
    state.openTask = openTask();
    return state;
}

qint64 SessionBuilder::openTask() const
{
    // While stored messages are learned from again, and after finish(), the learner has nothing to say about it.
    const bool asLearned = m_learner && !m_finished && m_ordinal >= m_resumedAt;
    return asLearned ? m_learner->openTask() : m_state.openTask;
}

SessionLearner &SessionBuilder::learner()
{
    if (!m_learner) {
        m_learner = std::make_unique<SessionLearner>(context(), [this](LearnedTask &&task) {
            m_bytes += rowBytes * 10;
            m_tasks.push_back(std::move(task));
        });
    }
    return *m_learner;
}

SessionLearner::Context SessionBuilder::context() const
{
    SessionLearner::Context context;
    context.agent = m_file.agent;
    context.sessionNativeId = qstring(m_state.session.nativeId);
    context.cwd = qstring(m_state.session.cwd);
    context.projectRoot = m_services.projects.find(context.cwd).path;
    context.subagent = m_state.session.subagent;
    return context;
}

void SessionBuilder::replaceSecrets(ParsedMessage &message)
{
    SecretCounts repeated; // the essence repeats the text: a secret counts once
    SecretCounts &counts = m_ordinal > m_resumedAt ? m_batch.replacedSecrets : repeated;
    if (!m_services.redactor.redact(message.text, counts))
        return; // essence and paths are parts of the text
    m_services.redactor.redact(message.essence, repeated);
    for (std::string &path : message.paths)
        m_services.redactor.redact(path, repeated);
}

void SessionBuilder::store(ParsedMessage &&message, ToolCategory category, bool failed, bool cut)
{
    MessageRow &row = m_batch.messages.emplace_back();
    Message &stored = row.message;
    stored.id = m_ordinal - m_firstOrdinal + 1;
    stored.time = message.time;
    stored.kind = message.kind;
    stored.category = category;
    stored.failed = failed;
    stored.cut = cut;
    stored.rolledBack = message.rolledBack;
    stored.hasImage = message.hasImage;
    stored.finalOnly = message.finalOnly;
    if (!message.tool.empty())
        stored.tool = toolName(message.tool);
    if (message.kind == MessageKind::Prompt)
        row.originKey = message.originKey;
    if (!message.text.empty()) {
        if (!m_chunks)
            m_chunks = m_services.compressors.borrow();
        const TextPlace place = m_chunks->add(streamOf(message.kind), message.text);
        stored.chunk = place.chunk;
        stored.offset = place.offset;
        stored.length = place.length;
    }
    count(stored);
    if (message.kind == MessageKind::ToolResult)
        joinResult(row, message);
    else if (message.kind == MessageKind::ToolCall)
        openCall(std::move(message.callId), message.time);
    const bool opening = message.kind == MessageKind::Prompt
        || (message.kind == MessageKind::Context && m_state.session.subagent);
    if (opening && m_state.titleRank < 1)
        titleFrom(message.text);
    m_bytes += rowBytes + qsizetype(message.text.size());
    // a parent's prompt describes its subagent's task: it must be found, though no person wrote it
    const bool asked = message.kind == MessageKind::Context && m_state.session.subagent
        && isParentPrompt(qstring(message.text));
    if (isTalk(message.kind) || asked)
        row.talk = std::move(message.text);
}

void SessionBuilder::joinResult(MessageRow &row, const ParsedMessage &message)
{
    auto &calls = m_state.calls;
    const auto found = std::find_if(calls.rbegin(), calls.rend(),
                                    [&](const WaitingCall &call) { return call.id == message.callId; });
    if (found == calls.rend())
        return;
    row.message.durationMs = duration(message, found->time);
    if (found->message >= m_firstOrdinal) {
        Message &call = m_batch.messages[std::size_t(found->message - m_firstOrdinal)].message;
        call.pair = row.message.id;
        call.finished = true;
        call.failed = row.message.failed;
        call.durationMs = row.message.durationMs;
        row.message.pair = call.id;
    } else {
        m_earlierCalls.emplace_back(qsizetype(m_batch.messages.size()) - 1, found->message);
    }
    calls.erase(std::next(found).base());
}

void SessionBuilder::openCall(std::string &&id, qint64 time)
{
    auto &calls = m_state.calls;
    if (calls.size() >= openCallLimit)
        calls.erase(calls.begin());
    calls.push_back({std::move(id), m_ordinal, time});
}

void SessionBuilder::count(const Message &message)
{
    Session &session = m_batch.session;
    ++session.messages;
    session.prompts += message.kind == MessageKind::Prompt;
    session.answers += message.kind == MessageKind::Answer;
    session.toolCalls += message.kind == MessageKind::ToolCall;
    if (message.time <= 0)
        return;
    session.started = session.started == 0 ? message.time : std::min(session.started, message.time);
    session.ended = std::max(session.ended, message.time);
}

void SessionBuilder::titleFrom(const std::string &prompt)
{
    const QString text = QString::fromUtf8(prompt.data(), qsizetype(std::min(prompt.size(), titleSource)));
    QString title = taskTitle(text);
    const int rank = !title.isEmpty() && isSubstantialPrompt(text) ? 1 : 0;
    if (rank == 0 && !m_title.isEmpty())
        return;
    if (title.isEmpty())
        title = text.simplified().left(120);
    m_title = title;
    m_newRank = m_state.titleRank = rank;
}

void SessionBuilder::describe(SessionBatch &batch)
{
    const ParsedSession &known = m_state.session;
    Session &session = batch.session;
    session.agent = m_file.agent;
    session.nativeId = known.nativeId.empty() ? QFileInfo(m_file.path).completeBaseName() : qstring(known.nativeId);
    session.cwd = qstring(known.cwd);
    session.branch = qstring(known.branch);
    session.model = qstring(known.model);
    session.version = qstring(known.version);
    session.sourcePath = m_file.path;
    session.subagent = known.subagent;
    session.title = m_title;
    batch.titleRank = m_newRank;
    batch.parentNativeId = qstring(known.parentNativeId);
    batch.forkedFrom = qstring(known.forkedFrom);
    batch.project = m_services.projects.find(session.cwd);
    if (batch.project.remote.isEmpty() && !known.remote.empty())
        batch.project.remote = normalisedRemote(qstring(known.remote));
}

QString SessionBuilder::toolName(const std::string &name)
{
    auto [it, added] = m_toolNames.try_emplace(name);
    if (added)
        it->second = qstring(name);
    return it->second;
}

} // namespace evoca::model
