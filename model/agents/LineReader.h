#pragma once

#include "agents/ByteSource.h"

#include <memory>
#include <string_view>

namespace evoca::model {

/// One line of a file. `text` lies in the reader's window until the next call of next(), without the line end, and at
/// least 64 readable bytes follow it (simdjson reads ahead).
struct Line
{
    std::string_view text;
    qint64 offset = 0; ///< of the line's first byte, in plain text
    qint64 end = 0; ///< offset after the line and its line end
    qint64 number = 0; ///< from 1
    bool complete = true; ///< false: the file ends without a line end
    bool tooLong = false; ///< over `longestLine`; text is empty, the rest of the file is intact
};

/// Splits a byte stream at '\n' and nothing else (U+2028 is text), in windows of some MB, so that a file of any size
/// needs little memory. Lines up to 64 MiB are given whole.
class LineReader
{
public:
    static constexpr qint64 longestLine = 64 * 1024 * 1024;

    /// `offset` and `number` tell where the source stands: bytes of plain text, lines before it.
    LineReader(ByteSource &source, qint64 offset, qint64 number);
    bool next(Line &line);

private:
    bool fill();
    void grow();
    bool skipLongLine(Line &line);

    ByteSource &m_source;
    std::unique_ptr<char[]> m_buffer;
    qint64 m_capacity;
    qint64 m_begin = 0; ///< first byte not handed over
    qint64 m_end = 0;
    qint64 m_scanned = 0; ///< no line end before this one
    qint64 m_offset; ///< plain-text offset of m_begin
    qint64 m_number;
    bool m_atEnd = false;
};

} // namespace evoca::model
