#include "agents/ByteSource.h"

#include "agents/ZstdSource.h"

namespace evoca::model {

namespace {

class PlainSource : public ByteSource
{
public:
    explicit PlainSource(std::unique_ptr<QFile> file) : m_file(std::move(file)) { }
    qint64 read(char *into, qint64 size) override { return m_file->read(into, size); }

private:
    std::unique_ptr<QFile> m_file;
};

bool isZstd(QFile &file)
{
    char magic[4] = {};
    const bool found = file.read(magic, 4) == 4 && qstrncmp(magic, "\x28\xb5\x2f\xfd", 4) == 0;
    file.seek(0);
    return found;
}

/// Compressed text has no other way to a place inside than through all before it.
bool skipBytes(ByteSource &source, qint64 count)
{
    QByteArray scratch(64 * 1024, Qt::Uninitialized);
    while (count > 0) {
        const qint64 got = source.read(scratch.data(), qMin<qint64>(count, scratch.size()));
        if (got <= 0)
            return false;
        count -= got;
    }
    return true;
}

} // namespace

std::unique_ptr<ByteSource> ByteSource::open(const QString &path, qint64 offset)
{
    auto file = std::make_unique<QFile>(path);
    // Unbuffered: the line reader has its own window, a second copy would only cost time.
    if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered) || file->isSequential())
        return nullptr;
    if (isZstd(*file)) {
        auto source = std::make_unique<ZstdSource>(std::move(file));
        skipBytes(*source, offset);
        return source;
    }
    if (!file->seek(offset))
        return nullptr;
    return std::make_unique<PlainSource>(std::move(file));
}

} // namespace evoca::model
