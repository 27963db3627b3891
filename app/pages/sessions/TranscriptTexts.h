#pragma once

#include "records/Message.h"
#include "store/Reader.h"

#include <QCache>
#include <QHash>
#include <QObject>
#include <QSet>

namespace evoca::app {

/// Texts of messages, fetched on the reading thread for what is seen, kept for a while. Gui thread.
class TranscriptTexts : public QObject
{
    Q_OBJECT
public:
    explicit TranscriptTexts(model::Reader &reader);

    /// Forgets everything (another session).
    void clear();
    /// The text if it is here, else null and it is fetched: arrived() follows. At most `previewBytes` unless whole()
    /// was asked.
    const QString *text(const model::Message &message);
    /// Asks for the whole text of a message that was shown in part.
    void whole(const model::Message &message);
    /// More of the text exists than text() gives.
    bool isPartial(const model::Message &message) const;
    /// Sends what text() found missing; call once after painting.
    void fetch();

    static constexpr qsizetype previewBytes = 64 * 1024;

Q_SIGNALS:
    void arrived(const QList<evoca::model::RowId> &messages);

private:
    struct Entry
    {
        QString text;
        bool whole = false;
    };
    model::Reader &m_reader;
    QCache<model::RowId, Entry> m_texts;
    QHash<model::RowId, model::Message> m_missing;
    QSet<model::RowId> m_wanted; ///< asked, not yet here
    QSet<model::RowId> m_wholeWanted;
};

} // namespace evoca::app
