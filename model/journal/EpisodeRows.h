#pragma once

#include "records/Episode.h"

#include <string_view>

namespace evoca::model {

class Connection;
class Statement;
struct WriteContext;

/// The columns of table episode (alias e) that episodeFrom() reads, in its order. Body last, so that a query may put
/// something shorter in its place.
inline constexpr std::string_view episodeColumns =
    "e.row, e.id, e.session_id, e.swarm_id, e.project, e.worktree, e.cwd, e.branch, e.repo, e.scopes, e.takeaway,"
    " e.floor, e.created, e.expires, e.pinned, e.promoted_to, e.client, e.provenance, e.revision";
inline constexpr int episodeBodyColumn = 19;

/// `row` has episodeColumns, then the body.
Episode episodeFrom(const Statement &row);

QString scopesToJson(const QStringList &scopes);
QStringList scopesFromJson(const QString &json);

/// Stores a new episode with change feed and change set; gives its row. False when there is one of this id already.
/// In a job of the writer; throws SqlFailure.
bool insertEpisode(WriteContext &context, Episode &episode);

} // namespace evoca::model
