#pragma once

#include "pages/episodes/EpisodeDetailData.h"
#include "pages/episodes/HandoffView.h"
#include "records/Error.h"
#include "store/Reader.h"
#include "widgets/timeline/TimelineData.h"

#include <QDate>
#include <QHash>

#include <array>
#include <utility>

namespace evoca::app {

/// What the Episodes page asks: its query, and as whom it looks.
struct EpisodeQuestion
{
    QString query; ///< text of the search field
    QString viewer; ///< worktree of the agent one looks as; empty: the person, who sees all but anchors
    bool withHidden = false; ///< also what is hidden, with the reason
    bool expiring = false; ///< only what goes within a week, soonest first

    bool operator==(const EpisodeQuestion &) const = default;
};

struct EpisodeListPage
{
    std::vector<EpisodeRow> rows;
    QString nextCursor;
    qint64 total = 0; ///< that match
    qint64 all = 0; ///< in the journal, without anchors
    qint64 expiring = 0; ///< of all, within a week
    std::vector<std::pair<QString, int>> hidden; ///< why, and how many
    qint64 micros = 0;
};

/// Everything that a timeline shows; not limited by the query's times.
struct EpisodeTimeline
{
    std::vector<TimelineLane> lanes; ///< groups with the newest work first
    std::vector<int> days; ///< of the last 90, oldest first
    QHash<model::RowId, QString> ids; ///< ULIDs of the marks
};

/// Values that the journal knows, for the filters' menus: newest first, a few dozen at most.
struct EpisodeChoices
{
    QStringList projects, scopes, swarms, worktrees;
    std::vector<std::pair<QString, QString>> sessions; ///< id, title
};

// Reader's thread. All of it comes from model/journal; here it only becomes rows, lanes and words.
model::Result<EpisodeListPage> readEpisodes(model::Connection &connection, const EpisodeQuestion &question,
                                            const QString &cursor, const model::ReadTicket &ticket);
model::Result<EpisodeTimeline> readTimeline(model::Connection &connection, const EpisodeQuestion &question, QDate today,
                                            const model::ReadTicket &ticket);
model::Result<EpisodeDetailData> readEpisode(model::Connection &connection, const QString &id,
                                             const EpisodeQuestion &question);
model::Result<HandoffData> readHandoff(model::Connection &connection, const QString &worktree);
model::Result<EpisodeChoices> readChoices(model::Connection &connection);

} // namespace evoca::app
