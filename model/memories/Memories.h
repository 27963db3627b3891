#pragma once

#include "memories/NearMemories.h"
#include "records/Memory.h"
#include "store/Writer.h"

#include <QFuture>

#include <memory>
#include <optional>

namespace evoca::model {

class Redactor;

/// What somebody wants remembered. Bounds: memories/MemoryRules.h.
struct MemoryDraft
{
    RowId project = 0; ///< 0: for every project
    QString content;
    QString path;
    QString type = QStringLiteral("auto");
    QString scope;
    QString semanticKey; ///< a live memory of the same project and scope with this key is updated instead
    std::optional<double> importance; ///< 0–1; 0.5 unless given
    std::optional<double> confidence; ///< 0–1; 1 unless given
    qint64 expires = 0; ///< epoch ms; 0: never
    QString origin; ///< client name or "person"
    QString promotedFrom; ///< ULID of an episode
};

/// Fields to change; what is not set stays.
struct MemoryEdit
{
    std::optional<QString> content, path, type, scope, semanticKey;
    std::optional<double> importance, confidence;
    std::optional<qint64> expires;
    std::optional<RowId> project;
    QString origin; ///< of the new version
};

/// A working state: one slot per project, scope and key.
struct StateDraft
{
    RowId project = 0;
    QString scope;
    QString key = QStringLiteral("active_task");
    QString content;
    QString nextAction;
    QString blockedReason;
    qint64 lifeSeconds = 604'800; ///< 0: until it is replaced
    QString origin;
};

struct SavedMemory
{
    Memory memory; ///< as stored
    bool created = false; ///< else an earlier one with the same key was updated
    bool unchanged = false; ///< the very same text stood there already
    int secrets = 0; ///< replaced before storing
    std::vector<NearMemory> near; ///< that say nearly the same; most alike first
};

/// Changes memories. Every change keeps the version before. Records that follow an agent's file
/// (memories/MemoryFile.h) are read-only here: Forbidden. Errors: InvalidArgument with field and bound; NotFound, also
/// for what is in the bin; Conflict when the memory changed since `revision` was read or its key is taken. Moving to
/// the bin and back: forgetting/Bin. Futures finish after the commit; any thread.
class Memories
{
public:
    explicit Memories(Writer &writer);
    ~Memories();

    QFuture<Result<SavedMemory>> remember(const MemoryDraft &draft);
    QFuture<Result<SavedMemory>> update(RowId memory, int revision, const MemoryEdit &edit);
    /// Makes an earlier version the newest one.
    QFuture<Result<SavedMemory>> restoreVersion(RowId memory, int revision, int version, const QString &origin);
    QFuture<Result<void>> setPinned(RowId memory, bool pinned);
    QFuture<Result<SavedMemory>> updateState(const StateDraft &draft);

    // The same inside a running job of the writer. May throw SqlFailure (the writer catches it).
    static Result<SavedMemory> remember(WriteContext &context, const MemoryDraft &draft, const Redactor &redactor);

private:
    Writer &m_writer;
    std::shared_ptr<const Redactor> m_redactor;
};

} // namespace evoca::model
