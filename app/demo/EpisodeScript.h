#pragma once

#include "records/Agent.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <vector>

namespace evoca::app {

/// One made-up run of an agent that wrote into the journal.
struct DemoRun
{
    QString session; ///< "sess_…"
    QString parent = {}; ///< session that started it; empty: a person did
    QString swarm = {};
    QString title; ///< what the run was about, as the title of a transcript begins; of subagents: their part
    QString client; ///< name of the connected client
    QString project; ///< folder name
    QString worktree = {}; ///< folder beside the project's; empty: the project's own
    QString branch;
    QStringList scopes = {};
};

/// One made-up episode. Without a takeaway and a body: a floor.
struct DemoEpisode
{
    int run = 0; ///< index into the runs
    QDateTime created;
    QString takeaway;
    QString body;
    QString promotedTo = {}; ///< path of the memory made of it; empty: none
    bool pinned = false;
    bool floor() const { return takeaway.isEmpty() && body.isEmpty(); }
};

/// What agents journaled in the demonstration: several sessions with subagents, a swarm of four workers on several
/// nights, two worktrees of one repository, floors, in English and Spanish. Deterministic for one `now`.
class EpisodeScript
{
public:
    explicit EpisodeScript(const QDateTime &now);
    const std::vector<DemoRun> &runs() const { return m_runs; }
    /// Oldest first; none lies after `now`.
    const std::vector<DemoEpisode> &episodes() const { return m_episodes; }

private:
    int addRun(const DemoRun &run);
    /// `days` ago at that local time.
    void add(int run, int days, const QString &time, const QString &takeaway, const QString &body = {});
    void addTokens();
    void addInvoices();
    void addSwarm();
    void addOthers();
    void addEarlier();

    QDateTime m_now;
    std::vector<DemoRun> m_runs;
    std::vector<DemoEpisode> m_episodes;
};

} // namespace evoca::app
