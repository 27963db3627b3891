#pragma once

#include "itemmodels/EpisodeListModel.h"
#include "journal/EpisodeDirectory.h"

#include <QHash>

namespace evoca::app {

/// Sessions of the journal, each looked up once.
class EpisodeSessions
{
public:
    explicit EpisodeSessions(const model::EpisodeDirectory &directory) : m_directory(directory) { }
    const std::optional<model::JournalSession> &of(const QString &id);
    QString title(const QString &id);

private:
    const model::EpisodeDirectory &m_directory;
    QHash<QString, std::optional<model::JournalSession>> m_known;
};

/// The agent behind a client: its transcript's, else the one that its name begins with; none for other clients.
std::optional<model::Agent> episodeAgent(const QString &client, const std::optional<model::JournalSession> &session);
TimelineMark::Kind episodeKind(bool floor, bool takeaway, bool promoted);
EpisodeRow episodeRow(const model::Episode &episode, EpisodeSessions &sessions);

} // namespace evoca::app
