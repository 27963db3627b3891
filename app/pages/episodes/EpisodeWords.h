#pragma once

#include "journal/EpisodeDirectory.h"
#include "journal/Handoff.h"

#include <QCoreApplication>
#include <QString>

namespace evoca::app {

/// What the journal's values are called, in the language in use.
class EpisodeWords
{
    Q_DECLARE_TR_FUNCTIONS(EpisodeWords)

public:
    /// "~/src/ledger"
    static QString place(const QString &path);
    /// The transcript's title, else where and when the session was: "ledger, 30 Nov".
    static QString session(const QString &id, const std::optional<model::JournalSession> &session);
    /// Takeaway, else the first line of the body; of a floor: what it is. Without Markdown's signs for code.
    static QString title(const model::Episode &episode);
    static QString provenance(model::Provenance provenance);
    static QString provenanceHint(model::Provenance provenance);
    /// Why it is hidden, in two or three words: "other worktree".
    static QString hidden(const model::ListedEpisode &row);
    /// One sentence: why an agent in `viewer` gets it or not; viewer empty: why the person sees it.
    static QString why(const model::Episode &episode, std::optional<model::WorktreeCase> rule, const QString &viewer);
    /// The row of the decision table, in words.
    static QString rule(model::WorktreeCase row, const QString &episodePlace, const QString &viewer);
    static QString step(const model::HandoffAnswer::Step &step, const QString &session);
};

} // namespace evoca::app
