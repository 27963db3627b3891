#pragma once

#include "access/Client.h"

#include <QByteArray>
#include <QHash>
#include <QString>

namespace evoca::mcp {

/// One run of one client, as the journal names it ("sess_<32 hex>"). The bridge tells its runs apart by a number of its
/// own; of other clients, which HTTP does not tell apart, calls of one client in one folder are one run until 30
/// minutes pass without any. Server's thread.
class ClientRuns
{
public:
    /// `bridge`: what the bridge's header says; empty: none. `now` in epoch ms.
    QString sessionOf(const model::Client &client, const QByteArray &bridge, const QString &workingDirectory,
                      qint64 now);

private:
    struct Run
    {
        QString session;
        qint64 lastSeen = 0;
    };
    void dropEnded(qint64 now);

    QHash<std::pair<model::RowId, QString>, Run> m_runs;
};

/// A number for a bridge to tell its run by: 32 random hex digits.
QByteArray makeRunNumber();

} // namespace evoca::mcp
