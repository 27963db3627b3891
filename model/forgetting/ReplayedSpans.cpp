#include "forgetting/ReplayedSpans.h"

#include "store/ChunkCache.h"
#include "store/Connection.h"
#include "store/MessageReader.h"

#include <QCryptographicHash>
#include <QSet>

namespace evoca::model {

namespace {

class Finder
{
public:
    explicit Finder(Connection &connection) : m_connection(connection), m_cache(connection), m_reader(connection) { }

    std::vector<MessageSpan> find(const std::vector<MessageSpan> &originals)
    {
        const std::vector<std::pair<RowId, IdRange>> copiers = this->copiers();
        if (copiers.empty() || originals.empty())
            return {};
        for (const MessageSpan &span : originals) {
            m_own.insert(span.session);
            rememberPrompts(span.range);
        }
        std::vector<MessageSpan> spans;
        for (const auto &[session, range] : copiers) {
            if (!m_own.contains(session))
                addFrom(session, range, spans);
        }
        return spans;
    }

private:
    /// Sessions that begin with copies.
    std::vector<std::pair<RowId, IdRange>> copiers()
    {
        std::vector<std::pair<RowId, IdRange>> found;
        Statement rows = m_connection.statement("SELECT r.session, r.first, r.last FROM session_range r"
                                                " JOIN message m ON m.id = r.first WHERE m.flags & 4");
        while (rows.step())
            found.emplace_back(rows.integer(0), IdRange {rows.integer(1), rows.integer(2)});
        return found;
    }

    void rememberPrompts(const IdRange &range)
    {
        std::vector<RowId> prompts;
        {
            Statement rows = m_connection.statement("SELECT id FROM message WHERE id BETWEEN ?1 AND ?2 AND kind = 1");
            rows.bind(range.first, range.last);
            while (rows.step())
                prompts.push_back(rows.integer(0));
        }
        Message message;
        for (const RowId prompt : prompts) {
            if (m_reader.read(prompt, message) && message.length > 0)
                m_prompts.insert(digest(message));
        }
    }

    void addFrom(RowId session, const IdRange &range, std::vector<MessageSpan> &spans)
    {
        std::vector<Message> messages;
        m_reader.read(range.first, range.last, messages);
        bool replayed = false;
        for (const Message &message : messages) {
            if (!message.copy)
                break;
            if (message.kind == MessageKind::Prompt)
                replayed = message.length > 0 && m_prompts.contains(digest(message));
            if (!replayed)
                continue;
            if (!spans.empty() && spans.back().session == session && spans.back().range.last + 1 == message.id)
                spans.back().range.last = message.id;
            else
                spans.push_back({session, {message.id, message.id}, true});
        }
    }

    QByteArray digest(const Message &message)
    {
        try {
            const std::string_view text = m_cache.text(message);
            return QCryptographicHash::hash(QByteArrayView(text.data(), qsizetype(text.size())),
                                            QCryptographicHash::Sha1);
        } catch (const SqlFailure &failure) {
            if (failure.error.code != ErrorCode::Damaged)
                throw;
            return {};
        }
    }

    Connection &m_connection;
    ChunkCache m_cache;
    MessageReader m_reader;
    QSet<RowId> m_own;
    QSet<QByteArray> m_prompts;
};

} // namespace

std::vector<MessageSpan> replayedSpans(Connection &connection, const std::vector<MessageSpan> &originals)
{
    return Finder(connection).find(originals);
}

} // namespace evoca::model
