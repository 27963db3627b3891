#include "history/FileDigest.h"

#include <QCryptographicHash>
#include <QFile>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 window = 4096;

// Layout: head length (4), tail start (8), tail length (4), SHA-1 over head and tail.
struct Parts
{
    quint32 head = 0;
    quint64 tailStart = 0;
    quint32 tail = 0;
};

constexpr qsizetype headerSize = 16;

QByteArray digestOf(QFile &file, const Parts &parts)
{
    QByteArray digest(headerSize, '\0');
    qToLittleEndian(parts.head, digest.data());
    qToLittleEndian(parts.tailStart, digest.data() + 4);
    qToLittleEndian(parts.tail, digest.data() + 12);
    QByteArray bytes = file.read(parts.head);
    if (parts.tail > 0 && file.seek(qint64(parts.tailStart)))
        bytes += file.read(parts.tail);
    if (bytes.size() != qsizetype(parts.head) + qsizetype(parts.tail))
        return {};
    return digest + QCryptographicHash::hash(bytes, QCryptographicHash::Sha1);
}

} // namespace

QByteArray FileDigest::make(const QString &path, qint64 offset)
{
    QFile file(path);
    if (!growsAtEnd(path) || !file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return {};
    // What lies behind the offset may still change: an unfinished line.
    const qint64 end = std::min(offset, file.size());
    Parts parts;
    parts.head = quint32(std::min(window, end));
    parts.tail = quint32(std::min(window, end - parts.head));
    parts.tailStart = quint64(end - parts.tail);
    return digestOf(file, parts);
}

bool FileDigest::matches(const QString &path, const QByteArray &digest)
{
    if (digest.size() < headerSize)
        return false;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return false;
    const Parts parts {qFromLittleEndian<quint32>(digest.constData()),
                       qFromLittleEndian<quint64>(digest.constData() + 4),
                       qFromLittleEndian<quint32>(digest.constData() + 12)};
    if (parts.head > window || parts.tail > window)
        return false;
    return digestOf(file, parts) == digest;
}

bool FileDigest::growsAtEnd(const QString &path)
{
    return path.endsWith(".jsonl"_L1) || path.endsWith(".md"_L1);
}

} // namespace evoca::model
