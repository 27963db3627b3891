#pragma once

#include "journal/EpisodeDirectory.h"

#include <QStringList>

namespace evoca::app {

/// What a text of the query language asks of the journal: scope:, session:, swarm:, worktree:, project:, after:,
/// before: and words. Reads the projects' names. Facets of other records are words.
model::Result<model::EpisodeFilter> episodeFilter(model::Connection &connection, const QString &query);

/// The free words and phrases of a query, to mark them in rows.
QStringList episodeWords(const QString &query);

} // namespace evoca::app
