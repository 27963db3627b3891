#pragma once

#include "records/Episode.h"

#include <QHash>
#include <QJsonObject>
#include <QSet>
#include <QString>

namespace evoca::model {

/// What the event log of a bettermemory store proves. Events may come in any order; those of hooks outside of the
/// server are left out: their session ids never own an episode.
class BetterMemoryLog
{
public:
    struct Session
    {
        qint64 lastSeen = 0; ///< epoch ms
        QString worktree; ///< as its newest event says
    };
    enum class Promotion : quint8 { None = 0, Promoted = 1, Unprovable = 2 };

    /// `session` and `kind` may stand beside the event (a row of v9) instead of in it.
    void add(const QJsonObject &event);
    /// A log that may miss events proves nothing by its silence.
    void setComplete(bool complete) { m_complete = complete; }

    const QHash<QString, Session> &sessions() const { return m_sessions; }
    Provenance provenance(const QString &episode, qint64 created) const;
    /// Of the entries of a session that are not there any more.
    Promotion promotion(const QString &session, const QSet<QString> &present) const;
    /// The episode that a memory was made from; empty when none is known.
    QString promotedFrom(const QString &memory) const { return m_sources.value(memory); }

private:
    QHash<QString, Session> m_sessions;
    QHash<QString, QSet<QString>> m_written; ///< episodes by session
    QSet<QString> m_known, m_promoted, m_pending, m_cancelled; ///< episodes
    QHash<QString, QString> m_sources; ///< memory → episode
    qint64 m_oldest = 0;
    bool m_complete = true;
};

} // namespace evoca::model
