#include "store/ChunkCache.h"

#include "store/Connection.h"
#include "store/Setting.h"
#include "store/StoreLog.h"

#include <QCoreApplication>

#include <zstd.h>

namespace evoca::model {

namespace {

constexpr std::size_t largestChunk = 64 * 1024 * 1024; ///< texts are cut at 1 MiB, so more is damage

[[noreturn]] void failDamaged(RowId chunk)
{
    qCWarning(storeLog, "chunk %lld cannot be read", static_cast<long long>(chunk));
    throw SqlFailure {
        {ErrorCode::Damaged, QCoreApplication::translate("Store", "This text cannot be read from Evoca's store.")}};
}

} // namespace

struct ChunkCache::Decompressor
{
    ZSTD_DCtx *context = ZSTD_createDCtx();
    Decompressor() = default;
    Decompressor(const Decompressor &) = delete;
    Decompressor &operator=(const Decompressor &) = delete;
    ~Decompressor() { ZSTD_freeDCtx(context); }
};

ChunkCache::ChunkCache(Connection &connection, qsizetype capacity)
    : m_connection(connection), m_decompressor(std::make_unique<Decompressor>()), m_capacity(capacity)
{
}

ChunkCache::~ChunkCache() = default;

std::string_view ChunkCache::text(const Message &message)
{
    if (message.chunk == 0 || message.length == 0)
        return {};
    dropIfRewritten();
    const std::string &text = chunk(message.chunk);
    if (std::size_t(message.offset) + message.length > text.size())
        failDamaged(message.chunk);
    return std::string_view(text).substr(message.offset, message.length);
}

void ChunkCache::clear()
{
    m_entries.clear();
    m_byId.clear();
    m_bytes = 0;
}

void ChunkCache::dropIfRewritten()
{
    if (m_entries.empty())
        return;
    const qint64 epoch = readNumber(m_connection, "chunk.epoch", 0);
    if (epoch != std::exchange(m_epoch, epoch))
        clear();
}

const std::string &ChunkCache::chunk(RowId id)
{
    if (const auto found = m_byId.find(id); found != m_byId.end()) {
        m_entries.splice(m_entries.begin(), m_entries, found->second);
        return m_entries.front().text;
    }
    if (m_entries.empty())
        m_epoch = readNumber(m_connection, "chunk.epoch", 0);
    m_entries.push_front({id, load(id)});
    m_byId[id] = m_entries.begin();
    m_bytes += qsizetype(m_entries.front().text.size());
    while (m_bytes > m_capacity && m_entries.size() > 1) {
        m_bytes -= qsizetype(m_entries.back().text.size());
        m_byId.erase(m_entries.back().chunk);
        m_entries.pop_back();
    }
    return m_entries.front().text;
}

std::string ChunkCache::load(RowId id)
{
    Statement row = m_connection.statement("SELECT body FROM chunk WHERE id = ?1");
    if (!row.bind(id).step())
        failDamaged(id);
    const std::string_view body = row.bytes(0);
    const unsigned long long size = ZSTD_getFrameContentSize(body.data(), body.size());
    if (size == ZSTD_CONTENTSIZE_ERROR || size == ZSTD_CONTENTSIZE_UNKNOWN || size > largestChunk)
        failDamaged(id);
    std::string text;
    text.resize_and_overwrite(std::size_t(size), [&](char *data, std::size_t capacity) {
        const std::size_t done = ZSTD_decompressDCtx(m_decompressor->context, data, capacity, body.data(), body.size());
        return ZSTD_isError(done) ? 0 : done;
    });
    if (text.size() != size)
        failDamaged(id);
    return text;
}

} // namespace evoca::model
