#pragma once

#include "records/Error.h"

#include <QStringList>

namespace evoca::model {
class Connection;
}

namespace evoca::app {

struct EpisodeDetailData;

/// One episode as Markdown: takeaway as the heading, where it comes from, body.
QString episodeMarkdown(const EpisodeDetailData &episode);

/// Writes episodes, oldest first, into one Markdown file. Reader's thread. Unavailable when the file cannot be written.
model::Result<void> exportEpisodes(model::Connection &connection, const QStringList &ids, const QString &path);

} // namespace evoca::app
