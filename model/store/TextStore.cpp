#include "store/TextStore.h"

#include "store/ChunkCache.h"
#include "store/Connection.h"
#include "store/HiddenMessages.h"
#include "store/MessageReader.h"

#include <QCoreApplication>

namespace evoca::model {

namespace {

Error notFound()
{
    return {ErrorCode::NotFound, QCoreApplication::translate("Store", "This message is not in Evoca's store.")};
}

/// Longest start of at most `limit` bytes that cuts no UTF-8 character.
std::string_view wholeCharacters(std::string_view text, qsizetype limit)
{
    if (qsizetype(text.size()) <= limit)
        return text;
    std::size_t end = std::size_t(std::max<qsizetype>(limit, 0));
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
        --end;
    return text.substr(0, end);
}

} // namespace

struct TextStore::Private
{
    explicit Private(Connection &connection) : cache(connection), reader(connection), hidden(connection) { }
    ChunkCache cache;
    MessageReader reader;
    HiddenMessages hidden;
};

TextStore::TextStore(Connection &connection) : d(std::make_unique<Private>(connection)) { }

TextStore::~TextStore() = default;

Result<std::vector<Message>> TextStore::messages(RowId session) const
{
    return guarded([&]() -> Result<std::vector<Message>> {
        std::vector<Message> found;
        for (const auto &[first, last] : d->reader.ranges(session))
            d->reader.read(first, last, found);
        d->hidden.removeFrom(session, found);
        return found;
    });
}

Result<std::vector<Message>> TextStore::messages(RowId session, RowId first, RowId last) const
{
    return guarded([&]() -> Result<std::vector<Message>> {
        std::vector<Message> found;
        for (const auto &[start, end] : d->reader.ranges(session)) {
            if (end >= first && start <= last)
                d->reader.read(std::max(start, first), std::min(end, last), found);
        }
        d->hidden.removeFrom(session, found);
        return found;
    });
}

Result<Message> TextStore::message(RowId id) const
{
    return guarded([&]() -> Result<Message> {
        Message message;
        if (!d->reader.read(id, message) || d->hidden.covers(message))
            return std::unexpected(notFound());
        return message;
    });
}

Result<QByteArray> TextStore::text(const Message &message) const
{
    return guarded([&]() -> Result<QByteArray> {
        const std::string_view text = d->cache.text(message);
        return QByteArray(text.data(), qsizetype(text.size()));
    });
}

Result<QByteArray> TextStore::text(const Message &message, qsizetype limit) const
{
    return guarded([&]() -> Result<QByteArray> {
        const std::string_view text = wholeCharacters(d->cache.text(message), limit);
        return QByteArray(text.data(), qsizetype(text.size()));
    });
}

} // namespace evoca::model
