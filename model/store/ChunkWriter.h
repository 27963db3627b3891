#pragma once

#include "records/SessionBatch.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

/// Where a text lies: what Message::chunk, offset and length get.
struct TextPlace
{
    RowId chunk = 0; ///< 1-based number in the vector that take() gives; 0: no text
    quint32 offset = 0;
    quint32 length = 0;
};

/// Collects the texts of one session batch into two streams of zstd chunks (talk 16 KiB, tool text 256 KiB, level 3:
/// store-measurements section 1). Needs no store; one object a parse thread, reused for batch after batch.
class ChunkWriter
{
public:
    ChunkWriter();
    ~ChunkWriter();
    ChunkWriter(ChunkWriter &&) noexcept;
    ChunkWriter &operator=(ChunkWriter &&) noexcept;

    /// Appends a text (UTF-8) and says where it lies. An empty text gives an empty place. A text larger than a chunk
    /// gets a chunk of its own; texts are never split.
    TextPlace add(TextStream stream, std::string_view text);
    /// Compresses what is open and hands over all chunks since the last take(), for SessionBatch::chunks. Numbers start
    /// again at 1.
    std::vector<ChunkBody> take();
    /// Plain bytes added since the last take().
    qsizetype bytes() const { return m_bytes; }

private:
    struct Open
    {
        std::string text;
        RowId chunk = 0; ///< 0: none open
    };
    struct Compressor;

    void close(Open &open);

    std::unique_ptr<Compressor> m_compressor;
    std::array<Open, 2> m_open;
    std::vector<ChunkBody> m_chunks;
    qsizetype m_bytes = 0;
};

/// Bytes of text in a chunk's body; -1 when it is damaged.
qint64 plainSizeOfChunk(std::string_view body);

} // namespace evoca::model
