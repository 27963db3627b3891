#include "store/PurgedText.h"

#include "store/ChunkWriter.h"
#include "store/Tombstones.h"

#include <zstd.h>

#include <algorithm>

namespace evoca::model {

namespace {

std::string plainText(const QByteArray &frame)
{
    const unsigned long long size = ZSTD_getFrameContentSize(frame.constData(), std::size_t(frame.size()));
    if (size == ZSTD_CONTENTSIZE_ERROR || size == ZSTD_CONTENTSIZE_UNKNOWN)
        return {};
    std::string text(std::size_t(size), '\0');
    const std::size_t done = ZSTD_decompress(text.data(), text.size(), frame.constData(), std::size_t(frame.size()));
    return ZSTD_isError(done) ? std::string() : text;
}

/// Which messages (index = local number - 1) are purged.
std::vector<bool> purgedMessages(const SessionBatch &batch, Tombstones &tombstones)
{
    std::vector<bool> purged(batch.messages.size(), false);
    for (const LearnedTask &task : batch.tasks) {
        if (!tombstones.contains(task.experience.globalId))
            continue;
        const RowId first = std::max<RowId>(task.experience.firstMessage, 1); // negative: began in an earlier batch
        const RowId last = std::min<RowId>(task.experience.lastMessage, RowId(purged.size()));
        for (RowId n = first; n <= last; ++n)
            purged[std::size_t(n - 1)] = true;
    }
    return purged;
}

} // namespace

std::optional<SessionBatch> withoutPurgedText(const SessionBatch &batch, Tombstones &tombstones)
{
    if (tombstones.isEmpty())
        return std::nullopt;
    const std::vector<bool> purged = purgedMessages(batch, tombstones);
    if (std::ranges::find(purged, true) == purged.end())
        return std::nullopt;

    SessionBatch kept = batch;
    std::vector<std::string> texts;
    for (const ChunkBody &chunk : batch.chunks)
        texts.push_back(plainText(chunk.body));
    ChunkWriter writer;
    for (std::size_t i = 0; i < kept.messages.size(); ++i) {
        Message &message = kept.messages[i].message;
        const std::size_t chunk = std::size_t(message.chunk);
        TextPlace place;
        if (!purged[i] && chunk > 0 && chunk <= texts.size()
            && message.offset + message.length <= texts[chunk - 1].size()) {
            const std::string_view text = std::string_view(texts[chunk - 1]).substr(message.offset, message.length);
            place = writer.add(batch.chunks[chunk - 1].stream, text);
        }
        message.chunk = place.chunk;
        message.offset = place.offset;
        message.length = place.length;
        if (purged[i])
            kept.messages[i].talk.clear();
    }
    kept.chunks = writer.take();
    return kept;
}

} // namespace evoca::model
