#pragma once

#include <QFile>
#include <QString>

#include <memory>

namespace evoca::model {

/// Plain bytes of a file from some offset on, whether it is compressed or not. Not thread-safe.
class ByteSource
{
public:
    virtual ~ByteSource() = default;
    /// Fills up to `size` bytes; 0 at the end, -1 when the file cannot be read any further.
    virtual qint64 read(char *into, qint64 size) = 0;
    /// The rest of the file can never be completed by its writer (compressed files are written once).
    virtual bool isFinal() const { return false; }
    /// Stable reason why the bytes ended too early ("bad_zstd", "truncated_zstd"), or empty.
    virtual const char *damage() const { return ""; }

    /// Opens read-only and stands at `offset` bytes of plain text. Null when the file cannot be opened. The contents
    /// decide about compression, not the name.
    static std::unique_ptr<ByteSource> open(const QString &path, qint64 offset);
};

} // namespace evoca::model
