#pragma once

#include "records/Episode.h"
#include "records/Error.h"
#include "records/Memory.h"

#include <QJsonObject>

#include <optional>

namespace evoca::model {

/// One record of a bettermemory store (bettermemory.md sections 2.1 and 3), in whatever form it was kept.
struct BetterMemoryRecord
{
    enum class Kind : quint8 { Episode, Memory, RemovedMemory };

    Kind kind = Kind::Episode;
    Episode episode; ///< of an episode; project and expiry are not set
    Memory memory; ///< of a memory, removed or not; project is not set
    QString folder; ///< where it was written: worktree, else working directory; empty: unknown
    QString removedReason;
    QJsonObject rest; ///< fields that have no place of their own in Evoca, as they are written there

    QString id() const; ///< global id in Evoca's store

    /// From the fields of an episode: of a file's head, or of a row. Errors: Damaged with the reason.
    static Result<BetterMemoryRecord> fromEpisode(const QJsonObject &fields, const QString &body);
    static Result<BetterMemoryRecord> fromMemory(const QJsonObject &fields, const QString &body);

    /// The fields of an episode file in their form; `rest` goes in again.
    static QJsonObject fieldsOf(const Episode &episode, const QJsonObject &rest);
};

/// Epoch ms of a YAML timestamp, ISO text, date, or seconds; UTC unless it says otherwise. `exact`, if given, tells
/// whether nothing finer was dropped.
std::optional<qint64> betterMemoryTime(const QString &text, bool *exact = nullptr);

/// "mem-<ULID>" for a memory's id there.
QString betterMemoryId(const QString &id);

inline constexpr QLatin1StringView betterMemoryOrigin {"import:bettermemory"};

} // namespace evoca::model
