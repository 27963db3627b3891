#include "memories/Memories.h"

#include "memories/MemoryFile.h"
#include "memories/MemoryRows.h"
#include "memories/MemoryRules.h"
#include "store/Connection.h"
#include "store/Statement.h"
#include "text/Redactor.h"

#include <QCoreApplication>
#include <QDateTime>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(Memories)
};

qint64 now()
{
    return QDateTime::currentMSecsSinceEpoch();
}

/// Composed (NFC), trimmed, secrets replaced.
QString cleaned(const QString &text, const Redactor &redactor, int &secrets)
{
    std::string utf8 = text.normalized(QString::NormalizationForm_C).trimmed().toStdString();
    SecretCounts counts;
    if (!redactor.redact(utf8, counts))
        return QString::fromStdString(utf8);
    for (const auto &[kind, count] : counts)
        secrets += count;
    return QString::fromStdString(utf8);
}

/// Everything but id, times and revision as it will stand in the store.
Result<int> prepare(Memory &memory, const Redactor &redactor)
{
    int secrets = 0;
    memory.content = cleaned(memory.content, redactor, secrets);
    memory.path = normalisedPath(cleaned(memory.path, redactor, secrets));
    memory.scope = cleaned(memory.scope, redactor, secrets);
    memory.semanticKey = cleaned(memory.semanticKey, redactor, secrets);
    memory.nextAction = cleaned(memory.nextAction, redactor, secrets);
    memory.blockedReason = cleaned(memory.blockedReason, redactor, secrets);
    if (memory.type == automaticType)
        memory.type = classifiedType(memory.content, memory.path);
    if (auto problem = memoryProblem(memory))
        return std::unexpected(*problem);
    return secrets;
}

std::optional<Error> expiryProblem(qint64 expires)
{
    if (expires == 0 || expires > now())
        return std::nullopt;
    return Error {ErrorCode::InvalidArgument, Messages::tr("expires_at must be in the future."), u"expires_at"_s};
}

Error notThere()
{
    return {ErrorCode::NotFound, Messages::tr("There is no such memory.")};
}

std::optional<Error> readOnlyProblem(const Memory &memory)
{
    if (!isFileOrigin(memory.origin))
        return std::nullopt;
    const QString file = memory.origin.sliced(5).section(u'#', 0, 0);
    return Error {ErrorCode::Forbidden,
                  Messages::tr("This memory follows a file of an agent. Change it there: %1").arg(file)};
}

bool sameText(const Memory &a, const Memory &b)
{
    return a.project == b.project && a.content == b.content && a.path == b.path && a.type == b.type
        && a.scope == b.scope && a.semanticKey == b.semanticKey && a.importance == b.importance
        && a.confidence == b.confidence && a.expires == b.expires && a.nextAction == b.nextAction
        && a.blockedReason == b.blockedReason;
}

Result<SavedMemory> withNear(Connection &connection, SavedMemory saved)
{
    auto near = nearMemories(connection, saved.memory);
    if (!near)
        return std::unexpected(near.error());
    saved.near = std::move(*near);
    return saved;
}

/// Stores `after` over `before` unless it says the same.
Result<SavedMemory> store(WriteContext &context, const Memory &before, Memory after, int secrets)
{
    if (auto problem = readOnlyProblem(before))
        return std::unexpected(*problem);
    if (sameText(before, after))
        return withNear(context.connection, {.memory = before, .unchanged = true, .secrets = secrets});
    const MemoryRows rows(context);
    const auto holder = rows.byKey(after.project, after.scope, after.semanticKey);
    if (holder && holder->id != before.id)
        return std::unexpected(Error {ErrorCode::Conflict,
                                      Messages::tr("Another memory has the key \"%1\" already.").arg(after.semanticKey),
                                      u"semantic_key"_s});
    after.updated = now();
    return withNear(context.connection, {.memory = rows.replace(before, std::move(after)), .secrets = secrets});
}

Memory edited(Memory memory, const MemoryEdit &edit)
{
    memory.content = edit.content.value_or(memory.content);
    memory.path = edit.path.value_or(memory.path);
    memory.type = edit.type.value_or(memory.type);
    memory.scope = edit.scope.value_or(memory.scope);
    memory.semanticKey = edit.semanticKey.value_or(memory.semanticKey);
    memory.importance = edit.importance.value_or(memory.importance);
    memory.confidence = edit.confidence.value_or(memory.confidence);
    memory.expires = edit.expires.value_or(memory.expires);
    memory.project = edit.project.value_or(memory.project);
    memory.origin = edit.origin;
    return memory;
}

Result<Memory> current(const WriteContext &context, const MemoryRows &rows, RowId id, int revision)
{
    Q_UNUSED(context)
    const auto memory = rows.byId(id);
    if (!memory)
        return std::unexpected(notThere());
    if (memory->revision != revision)
        return std::unexpected(Error {
            ErrorCode::Conflict, Messages::tr("This memory changed since you read it. Read it again, then decide.")});
    return *memory;
}

Result<SavedMemory> update(WriteContext &context, RowId id, int revision, const MemoryEdit &edit,
                           const Redactor &redactor)
{
    const auto before = current(context, MemoryRows(context), id, revision);
    if (!before)
        return std::unexpected(before.error());
    if (auto problem = edit.expires ? expiryProblem(*edit.expires) : std::nullopt)
        return std::unexpected(*problem);
    Memory after = edited(*before, edit);
    const auto secrets = prepare(after, redactor);
    if (!secrets)
        return std::unexpected(secrets.error());
    return store(context, *before, std::move(after), *secrets);
}

Result<SavedMemory> restoreVersion(WriteContext &context, RowId id, int revision, int version, const QString &origin)
{
    const auto before = current(context, MemoryRows(context), id, revision);
    if (!before)
        return std::unexpected(before.error());
    Statement row = context.connection.statement(
        "SELECT content, path, type FROM memory_version WHERE memory = ?1 AND revision = ?2");
    if (!row.bind(id, version).step())
        return std::unexpected(Error {ErrorCode::NotFound, Messages::tr("There is no such version."), u"version"_s});
    Memory after = *before;
    after.content = row.text(0);
    after.path = row.text(1);
    after.type = row.text(2);
    after.origin = origin;
    row.reset();
    return store(context, *before, std::move(after), 0);
}

std::optional<Error> stateProblem(const StateDraft &draft)
{
    if (auto problem = textProblem(u"state_key"_s, draft.key.trimmed(), 1, longestStateKey))
        return problem;
    if (auto problem = textProblem(u"content"_s, draft.content.trimmed(), 1, longestState))
        return problem;
    if (auto problem = textProblem(u"next_action"_s, draft.nextAction, 0, longestStateNote))
        return problem;
    if (auto problem = textProblem(u"blocked_reason"_s, draft.blockedReason, 0, longestStateNote))
        return problem;
    if (draft.lifeSeconds < 0 || draft.lifeSeconds > longestStateLife)
        return Error {ErrorCode::InvalidArgument,
                      Messages::tr("ttl_seconds must be between 0 and %1.").arg(longestStateLife), u"ttl_seconds"_s};
    return std::nullopt;
}

Result<SavedMemory> updateState(WriteContext &context, const StateDraft &draft, const Redactor &redactor)
{
    if (auto problem = stateProblem(draft))
        return std::unexpected(*problem);
    const qint64 at = now();
    Memory state;
    state.project = draft.project;
    state.scope = draft.scope;
    state.content = draft.content;
    state.nextAction = draft.nextAction;
    state.blockedReason = draft.blockedReason;
    state.path = u"state/"_s + draft.key.trimmed();
    state.semanticKey = u"state:"_s + draft.key.trimmed();
    state.type = workingType;
    state.created = state.updated = at;
    state.expires = draft.lifeSeconds == 0 ? 0 : at + draft.lifeSeconds * 1000;
    state.origin = draft.origin;
    const auto secrets = prepare(state, redactor);
    if (!secrets)
        return std::unexpected(secrets.error());
    const MemoryRows rows(context);
    const auto before = rows.byKey(state.project, state.scope, state.semanticKey);
    if (!before)
        return SavedMemory {.memory = rows.insert(std::move(state)), .created = true, .secrets = *secrets};
    state.id = before->id;
    state.globalId = before->globalId;
    state.created = before->created;
    state.pinned = before->pinned;
    return SavedMemory {.memory = rows.replace(*before, std::move(state)), .secrets = *secrets};
}

Memory memoryOf(const MemoryDraft &draft)
{
    Memory memory;
    memory.project = draft.project;
    memory.content = draft.content;
    memory.path = draft.path;
    memory.type = draft.type;
    memory.scope = draft.scope;
    memory.semanticKey = draft.semanticKey;
    memory.importance = draft.importance.value_or(memory.importance);
    memory.confidence = draft.confidence.value_or(memory.confidence);
    memory.expires = draft.expires;
    memory.origin = draft.origin;
    memory.promotedFrom = draft.promotedFrom;
    memory.created = memory.updated = now();
    return memory;
}

/// What the writer of a draft did not say stays as it was.
Memory over(const Memory &before, Memory memory, const MemoryDraft &draft)
{
    memory.id = before.id;
    memory.globalId = before.globalId;
    memory.created = before.created;
    memory.pinned = before.pinned;
    memory.importance = draft.importance.value_or(before.importance);
    memory.confidence = draft.confidence.value_or(before.confidence);
    if (memory.promotedFrom.isEmpty())
        memory.promotedFrom = before.promotedFrom;
    return memory;
}

} // namespace

Memories::Memories(Writer &writer) : m_writer(writer), m_redactor(std::make_shared<const Redactor>()) { }

Memories::~Memories() = default;

Result<SavedMemory> Memories::remember(WriteContext &context, const MemoryDraft &draft, const Redactor &redactor)
{
    if (auto problem = expiryProblem(draft.expires))
        return std::unexpected(*problem);
    Memory memory = memoryOf(draft);
    const auto secrets = prepare(memory, redactor);
    if (!secrets)
        return std::unexpected(secrets.error());
    const MemoryRows rows(context);
    if (const auto before = rows.byKey(memory.project, memory.scope, memory.semanticKey))
        return store(context, *before, over(*before, std::move(memory), draft), *secrets);
    // Saying the same again (a call repeated after a broken connection) makes no second record.
    if (const auto before = memory.semanticKey.isEmpty() ? rows.same(memory) : std::nullopt)
        return store(context, *before, over(*before, std::move(memory), draft), *secrets);
    return withNear(context.connection,
                    {.memory = rows.insert(std::move(memory)), .created = true, .secrets = *secrets});
}

QFuture<Result<SavedMemory>> Memories::remember(const MemoryDraft &draft)
{
    return m_writer.call<SavedMemory>(
        [draft, redactor = m_redactor](WriteContext &context) { return remember(context, draft, *redactor); });
}

QFuture<Result<SavedMemory>> Memories::update(RowId memory, int revision, const MemoryEdit &edit)
{
    return m_writer.call<SavedMemory>([memory, revision, edit, redactor = m_redactor](WriteContext &context) {
        return model::update(context, memory, revision, edit, *redactor);
    });
}

QFuture<Result<SavedMemory>> Memories::restoreVersion(RowId memory, int revision, int version, const QString &origin)
{
    return m_writer.call<SavedMemory>([memory, revision, version, origin](WriteContext &context) {
        return model::restoreVersion(context, memory, revision, version, origin);
    });
}

QFuture<Result<void>> Memories::setPinned(RowId memory, bool pinned)
{
    return m_writer.post([memory, pinned](WriteContext &context) -> Result<void> {
        const MemoryRows rows(context);
        const auto found = rows.byId(memory);
        if (!found)
            return std::unexpected(notThere());
        rows.setPinned(*found, pinned);
        return {};
    });
}

QFuture<Result<SavedMemory>> Memories::updateState(const StateDraft &draft)
{
    return m_writer.call<SavedMemory>([draft, redactor = m_redactor](WriteContext &context) {
        return model::updateState(context, draft, *redactor);
    });
}

} // namespace evoca::model
