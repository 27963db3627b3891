#include "store/ChunkWriter.h"

#include <zstd.h>

namespace evoca::model {

namespace {

constexpr std::size_t talkLimit = 16 * 1024;
constexpr std::size_t toolLimit = 256 * 1024;
// A level more costs the import 3 % of its time and saves 0.1 points of the source; talk is a tenth of it all.
constexpr int talkLevel = 1;
constexpr int toolLevel = 2;

std::size_t limitOf(TextStream stream)
{
    return stream == TextStream::Talk ? talkLimit : toolLimit;
}

} // namespace

struct ChunkWriter::Compressor
{
    ZSTD_CCtx *context = ZSTD_createCCtx();
    std::string buffer; ///< kept, so that a chunk costs one exact allocation only

    Compressor() = default;
    Compressor(const Compressor &) = delete;
    Compressor &operator=(const Compressor &) = delete;
    ~Compressor() { ZSTD_freeCCtx(context); }

    QByteArray compress(const std::string &text, int level)
    {
        const std::size_t bound = ZSTD_compressBound(text.size());
        if (buffer.size() < bound)
            buffer.resize(bound);
        const std::size_t size = ZSTD_compressCCtx(context, buffer.data(), bound, text.data(), text.size(), level);
        if (ZSTD_isError(size))
            throw std::bad_alloc(); // with a sufficient target only memory can fail
        return QByteArray(buffer.data(), qsizetype(size));
    }
};

ChunkWriter::ChunkWriter() : m_compressor(std::make_unique<Compressor>()) { }

ChunkWriter::ChunkWriter(ChunkWriter &&) noexcept = default;

ChunkWriter &ChunkWriter::operator=(ChunkWriter &&) noexcept = default;

ChunkWriter::~ChunkWriter() = default;

TextPlace ChunkWriter::add(TextStream stream, std::string_view text)
{
    if (text.empty())
        return {};
    Open &open = m_open[std::size_t(stream)];
    if (open.chunk != 0 && open.text.size() + text.size() > limitOf(stream))
        close(open);
    if (open.chunk == 0) {
        m_chunks.push_back({{}, stream});
        open.chunk = RowId(m_chunks.size());
    }
    const TextPlace place {open.chunk, quint32(open.text.size()), quint32(text.size())};
    open.text.append(text);
    m_bytes += qsizetype(text.size());
    if (open.text.size() >= limitOf(stream))
        close(open);
    return place;
}

std::vector<ChunkBody> ChunkWriter::take()
{
    for (Open &open : m_open)
        close(open);
    m_bytes = 0;
    return std::exchange(m_chunks, {});
}

void ChunkWriter::close(Open &open)
{
    if (open.chunk == 0)
        return;
    ChunkBody &chunk = m_chunks[std::size_t(open.chunk - 1)];
    chunk.body = m_compressor->compress(open.text, chunk.stream == TextStream::Talk ? talkLevel : toolLevel);
    open.text.clear();
    open.chunk = 0;
}

qint64 plainSizeOfChunk(std::string_view body)
{
    const unsigned long long size = ZSTD_getFrameContentSize(body.data(), body.size());
    return size == ZSTD_CONTENTSIZE_ERROR || size == ZSTD_CONTENTSIZE_UNKNOWN ? -1 : qint64(size);
}

} // namespace evoca::model
