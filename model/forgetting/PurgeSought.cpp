#include "forgetting/PurgeSought.h"

#include "forgetting/PurgeRun.h"
#include "store/ChunkCache.h"
#include "store/Connection.h"
#include "store/MessageReader.h"
#include "text/Tokenizer.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>
#include <QRandomGenerator>

#include <algorithm>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::size_t mostWords = 20'000;
constexpr std::size_t mostPieces = 256;
constexpr std::size_t pieceBytes = 32;
constexpr std::size_t wordsCollected = 400'000; ///< before they are thinned out
constexpr qsizetype keyBytes = 32;
constexpr qint64 messagesAtOnce = 500;

void mask(QByteArray &bytes, const QByteArray &key)
{
    for (qsizetype at = 0, block = 0; at < bytes.size(); ++block) {
        const QByteArray pad = QCryptographicHash::hash(QByteArray(key + QByteArray::number(block)),
                                                        QCryptographicHash::Sha256);
        for (qsizetype i = 0; i < pad.size() && at < bytes.size(); ++i, ++at)
            bytes[at] = char(bytes[at] ^ pad[i]);
    }
}

/// Every n-th, so that `limit` remain.
template<typename T>
void thinOut(std::vector<T> &values, std::size_t limit)
{
    if (values.size() <= limit)
        return;
    std::vector<T> kept;
    for (std::size_t i = 0; i < limit; ++i)
        kept.push_back(std::move(values[i * values.size() / limit]));
    values = std::move(kept);
}

class Collector
{
public:
    explicit Collector(PurgeRun &run) : m_run(run), m_reader(run.reader()), m_cache(run.reader()) { }

    Result<PurgeSought> collect()
    {
        for (const auto &[kind, sql] : {
                 std::pair {ForgetKind::Session, "SELECT title FROM session WHERE global_id = ?1"},
                 {ForgetKind::Experience,
                  "SELECT title, description, files, errors, evidence FROM experience WHERE global_id = ?1"},
                 {ForgetKind::Experience,
                  "SELECT w.text FROM experience x JOIN lesson_evidence e ON e.experience = x.id"
                  " JOIN lesson_wording w ON w.id = e.wording WHERE x.global_id = ?1"},
                 {ForgetKind::Lesson, "SELECT text, learned_text FROM lesson WHERE global_id = ?1"},
                 {ForgetKind::Episode, "SELECT body, takeaway FROM episode WHERE id = ?1"},
                 {ForgetKind::Memory,
                  "SELECT path, content, next_action, blocked_reason FROM memory WHERE global_id = ?1"},
                 {ForgetKind::Memory,
                  "SELECT v.path, v.content FROM memory_version v JOIN memory m ON m.id = v.memory"
                  " WHERE m.global_id = ?1"},
                 {ForgetKind::Context, "SELECT task_text, body FROM context WHERE global_id = ?1"},
                 {ForgetKind::Request, "SELECT arguments FROM request WHERE 'request-' || id = ?1"},
             })
            addRows(kind, sql);
        if (const auto read = addMessages(); !read)
            return std::unexpected(read.error());
        PurgeSought sought;
        // Only what a query cuts in the same way can be asked for.
        std::ranges::copy_if(m_words, std::back_inserter(sought.words), [](const std::string &word) {
            return tokens(word, TokenMode::Query) == std::vector<std::string> {word};
        });
        std::ranges::sort(sought.words);
        thinOut(sought.words, mostWords);
        thinOut(m_pieces, mostPieces);
        sought.pieces = std::move(m_pieces);
        return sought;
    }

private:
    void addRows(ForgetKind kind, const char *sql)
    {
        for (const PurgeItem &item : m_run.items(kind)) {
            Statement row = m_run.reader().statement(sql);
            row.bind(item.record);
            while (row.step()) {
                for (int column = 0; column < columnsOf(sql); ++column)
                    add(row.bytes(column), column == 0 || kind != ForgetKind::Experience);
            }
        }
    }

    static int columnsOf(const char *sql)
    {
        const std::string_view select = std::string_view(sql).substr(0, std::string_view(sql).find(" FROM "));
        return int(std::ranges::count(select, ',')) + 1;
    }

    Result<void> addMessages()
    {
        qint64 total = 0;
        for (const PurgeItem &item : m_run.items(PurgeItem::Messages))
            total += item.last - item.first + 1;
        m_run.tell(PurgeProgress::Phase::Planning, 0, total);
        std::vector<Message> messages;
        for (const PurgeItem &item : m_run.items(PurgeItem::Messages)) {
            for (RowId first = item.first; first <= item.last; first += messagesAtOnce) {
                if (m_run.stopped())
                    return std::unexpected(purgeStopped());
                messages.clear();
                m_reader.read(first, std::min(item.last, first + messagesAtOnce - 1), messages);
                for (const Message &message : messages)
                    addMessage(message);
                m_run.advance(std::min(item.last, first + messagesAtOnce - 1) - first + 1);
            }
        }
        return {};
    }

    void addMessage(const Message &message)
    {
        try {
            add(m_cache.text(message), true);
        } catch (const SqlFailure &failure) {
            if (failure.error.code != ErrorCode::Damaged)
                throw; // what cannot be read cannot be looked for; it goes all the same
        }
    }

    void add(std::string_view text, bool plain)
    {
        if (text.empty())
            return;
        if (m_words.size() < wordsCollected) {
            tokenize(text, TokenMode::Document, [this](const Token &token) {
                m_words.emplace(token.text);
                return true;
            });
        }
        if (!plain || text.size() < pieceBytes)
            return;
        m_pieces.emplace_back(text.substr(0, pieceBytes));
        m_pieces.emplace_back(text.substr((text.size() - pieceBytes) / 2, pieceBytes));
        if (m_pieces.size() > 64 * mostPieces)
            thinOut(m_pieces, mostPieces);
    }

    PurgeRun &m_run;
    MessageReader m_reader;
    ChunkCache m_cache;
    std::unordered_set<std::string> m_words;
    std::vector<std::string> m_pieces;
};

void put(QDataStream &out, const std::vector<std::string> &texts)
{
    out << quint32(texts.size());
    for (const std::string &text : texts)
        out << QByteArray::fromStdString(text);
}

void get(QDataStream &in, std::vector<std::string> &texts)
{
    quint32 count = 0;
    in >> count;
    QByteArray text;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        in >> text;
        texts.push_back(text.toStdString());
    }
}

} // namespace

QByteArray PurgeSought::sealed() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    put(out, words);
    put(out, pieces);
    QByteArray key(keyBytes, Qt::Uninitialized);
    QRandomGenerator::system()->fillRange(reinterpret_cast<quint32 *>(key.data()), key.size() / 4);
    mask(bytes, key);
    return key + bytes;
}

PurgeSought PurgeSought::unsealed(const QByteArray &sealed)
{
    PurgeSought sought;
    if (sealed.size() <= keyBytes)
        return sought;
    QByteArray bytes = sealed.sliced(keyBytes);
    mask(bytes, sealed.first(keyBytes));
    QDataStream in(bytes);
    get(in, sought.words);
    get(in, sought.pieces);
    return sought;
}

Result<PurgeSought> collectSought(PurgeRun &run)
{
    return guarded([&]() { return Collector(run).collect(); });
}

} // namespace evoca::model
