#pragma once

#include <QByteArray>
#include <QString>

namespace evoca::model {

/// Fingerprint of the part of a growing file that was read: its first 4 KiB and the 4 KiB before the offset reached.
/// Enough to tell an appended file from a replaced, rewritten or truncated one without reading it.
class FileDigest
{
public:
    /// Empty when the file cannot be read, or does not grow at its end.
    static QByteArray make(const QString &path, qint64 offset);
    /// Does the file still stand as it did when `digest` was made?
    static bool matches(const QString &path, const QByteArray &digest);
    /// Plain text that is appended to (.jsonl, .md); databases, compressed and whole-JSON files change anywhere.
    static bool growsAtEnd(const QString &path);
};

} // namespace evoca::model
