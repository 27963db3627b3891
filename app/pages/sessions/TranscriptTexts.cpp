#include "pages/sessions/TranscriptTexts.h"

#include "store/TextStore.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr qsizetype cachedCharacters = 8 * 1024 * 1024;

struct Fetched
{
    model::RowId id;
    QString text;
    bool whole;
};

} // namespace

TranscriptTexts::TranscriptTexts(model::Reader &reader) : m_reader(reader), m_texts(cachedCharacters) { }

void TranscriptTexts::clear()
{
    m_reader.cancel(u"sessions.texts"_s);
    m_texts.clear();
    m_missing.clear();
    m_wanted.clear();
    m_wholeWanted.clear();
}

const QString *TranscriptTexts::text(const model::Message &message)
{
    static const QString none;
    if (message.length == 0)
        return &none;
    if (const Entry *entry = m_texts.object(message.id); entry && (entry->whole || !m_wholeWanted.contains(message.id)))
        return &entry->text;
    m_missing.insert(message.id, message);
    const Entry *entry = m_texts.object(message.id);
    return entry ? &entry->text : nullptr;
}

void TranscriptTexts::whole(const model::Message &message)
{
    m_wholeWanted.insert(message.id);
    m_missing.insert(message.id, message);
    fetch();
}

bool TranscriptTexts::isPartial(const model::Message &message) const
{
    return message.length > previewBytes && !m_wholeWanted.contains(message.id);
}

void TranscriptTexts::fetch()
{
    if (m_missing.isEmpty())
        return;
    const QHash<model::RowId, model::Message> missing = std::exchange(m_missing, {});
    const QSet<model::RowId> ids(missing.keyBegin(), missing.keyEnd());
    if (m_wanted.contains(ids))
        return; // already on their way
    std::vector<model::Message> wanted(missing.cbegin(), missing.cend());
    std::ranges::sort(wanted, {}, &model::Message::id); // neighbours share chunks
    m_wanted = ids; // a newer request replaces the older one, which asked for what is no longer seen
    m_reader.read<std::vector<Fetched>>(
        u"sessions.texts"_s, this,
        [wanted, whole = m_wholeWanted](model::Connection &connection,
                                        const model::ReadTicket &ticket) -> model::Result<std::vector<Fetched>> {
            const model::TextStore store(connection);
            std::vector<Fetched> fetched;
            for (const model::Message &message : wanted) {
                if (ticket.stale())
                    break;
                const bool all = whole.contains(message.id) || message.length <= previewBytes;
                const auto bytes = all ? store.text(message) : store.text(message, previewBytes);
                fetched.push_back({message.id, bytes ? QString::fromUtf8(*bytes) : bytes.error().message, all});
            }
            return fetched;
        },
        [this](const model::Result<std::vector<Fetched>> &fetched) {
            m_wanted.clear();
            if (!fetched)
                return;
            QList<model::RowId> ids;
            for (const Fetched &each : *fetched) {
                m_texts.insert(each.id, new Entry {each.text, each.whole}, std::max<qsizetype>(1, each.text.size()));
                ids << each.id;
            }
            Q_EMIT arrived(ids);
        });
}

} // namespace evoca::app
