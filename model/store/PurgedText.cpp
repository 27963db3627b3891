#include "store/PurgedText.h"

#include "store/ChunkWriter.h"
#include "store/Tombstones.h"

#include <zstd.h>

#include <algorithm>

using namespace Qt::StringLiterals;

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

} // namespace

std::vector<RowId> purgedMessages(const SessionBatch &batch, Tombstones &tombstones)
{
    if (tombstones.isEmpty())
        return {};
    std::vector<bool> purged(batch.messages.size() + 1, false);
    for (const LearnedTask &task : batch.tasks) {
        if (!tombstones.contains(task.experience.globalId))
            continue;
        const RowId first = std::max<RowId>(task.experience.firstMessage, 1); // negative: began in an earlier batch
        const RowId last = std::min<RowId>(task.experience.lastMessage, RowId(batch.messages.size()));
        for (RowId n = first; n <= last; ++n)
            purged[std::size_t(n)] = true;
    }
    bool replayed = false;
    for (std::size_t i = 0; i < batch.messages.size(); ++i) {
        const MessageRow &row = batch.messages[i];
        if (row.message.kind == MessageKind::Prompt)
            replayed = row.originKey != 0 && tombstones.contains(Tombstones::promptKey(row.originKey));
        if (replayed)
            purged[i + 1] = true;
    }
    std::vector<RowId> found;
    for (std::size_t n = 1; n < purged.size(); ++n) {
        if (purged[n])
            found.push_back(RowId(n));
    }
    return found;
}

SessionBatch withoutText(const SessionBatch &batch, const std::vector<RowId> &purged)
{
    SessionBatch kept = batch;
    std::vector<std::string> texts;
    for (const ChunkBody &chunk : batch.chunks)
        texts.push_back(plainText(chunk.body));
    ChunkWriter writer;
    for (std::size_t i = 0; i < kept.messages.size(); ++i) {
        MessageRow &row = kept.messages[i];
        Message &message = row.message;
        const bool gone = std::ranges::binary_search(purged, RowId(i + 1));
        const std::size_t chunk = std::size_t(message.chunk);
        TextPlace place;
        if (!gone && chunk > 0 && chunk <= texts.size() && message.offset + message.length <= texts[chunk - 1].size()) {
            const std::string_view text = std::string_view(texts[chunk - 1]).substr(message.offset, message.length);
            place = writer.add(batch.chunks[chunk - 1].stream, text);
        }
        message.chunk = place.chunk;
        message.offset = place.offset;
        message.length = place.length;
        if (gone) {
            row.talk.clear();
            row.originKey = 0;
        }
    }
    kept.chunks = writer.take();
    std::erase_if(kept.tasks, [&](const LearnedTask &task) {
        return std::ranges::binary_search(purged, task.experience.firstMessage);
    });
    const bool titleGone = !purged.empty() && kept.titleRank <= 1
        && std::ranges::any_of(batch.tasks, [&](const LearnedTask &task) {
               return task.experience.title == kept.session.title
                   && std::ranges::binary_search(purged, task.experience.firstMessage);
           });
    if (titleGone) {
        kept.session.title = kept.tasks.empty() ? QString(u""_s) : kept.tasks.front().experience.title;
        kept.titleRank = kept.tasks.empty() ? 0 : kept.titleRank;
    }
    return kept;
}

} // namespace evoca::model
