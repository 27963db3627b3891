#include "agents/LineReader.h"

#include <cstring>

namespace evoca::model {

namespace {

constexpr qint64 windowSize = 1024 * 1024;
constexpr qint64 padding = 64; // simdjson::SIMDJSON_PADDING, checked in JsonRecords.cpp

} // namespace

LineReader::LineReader(ByteSource &source, qint64 offset, qint64 number)
    : m_source(source), m_buffer(std::make_unique_for_overwrite<char[]>(windowSize + padding)), m_capacity(windowSize),
      m_offset(offset), m_number(number)
{
}

void LineReader::grow()
{
    const qint64 capacity = m_capacity * 2;
    auto larger = std::make_unique_for_overwrite<char[]>(size_t(capacity + padding));
    std::memcpy(larger.get(), m_buffer.get() + m_begin, size_t(m_end - m_begin));
    m_buffer = std::move(larger);
    m_capacity = capacity;
    m_end -= m_begin;
    m_scanned -= m_begin;
    m_begin = 0;
}

bool LineReader::fill()
{
    if (m_atEnd)
        return false;
    if (m_end == m_capacity) {
        // The unfinished line moves to the front; only when it fills the window does the window grow.
        if (m_begin > 0) {
            std::memmove(m_buffer.get(), m_buffer.get() + m_begin, size_t(m_end - m_begin));
            m_end -= m_begin;
            m_scanned -= m_begin;
            m_begin = 0;
        } else {
            grow();
        }
    }
    const qint64 got = m_source.read(m_buffer.get() + m_end, m_capacity - m_end);
    if (got <= 0) {
        m_atEnd = true;
        return false;
    }
    m_end += got;
    return true;
}

bool LineReader::next(Line &line)
{
    line = {};
    for (;;) {
        const char *from = m_buffer.get() + m_scanned;
        const void *found = m_end > m_scanned ? std::memchr(from, '\n', size_t(m_end - m_scanned)) : nullptr;
        if (found || (m_atEnd && m_end > m_begin)) {
            const qint64 stop = found ? static_cast<const char *>(found) - m_buffer.get() : m_end;
            line.text = {m_buffer.get() + m_begin, size_t(stop - m_begin)};
            line.offset = m_offset;
            line.number = ++m_number;
            line.complete = found != nullptr;
            const qint64 next = stop + (found ? 1 : 0);
            m_offset += next - m_begin;
            line.end = m_offset;
            line.tooLong = stop - m_begin > longestLine;
            if (line.tooLong)
                line.text = {};
            m_begin = m_scanned = next;
            return true;
        }
        if (m_atEnd)
            return false;
        m_scanned = m_end;
        if (m_end - m_begin > longestLine)
            return skipLongLine(line);
        fill();
    }
}

bool LineReader::skipLongLine(Line &line)
{
    line.offset = m_offset;
    line.number = ++m_number;
    line.tooLong = true;
    line.complete = false;
    m_offset += m_end - m_begin;
    m_begin = m_end = m_scanned = 0;
    m_buffer = std::make_unique_for_overwrite<char[]>(windowSize + padding);
    m_capacity = windowSize;
    while (!line.complete && fill()) {
        const void *found = std::memchr(m_buffer.get(), '\n', size_t(m_end));
        line.complete = found != nullptr;
        const qint64 used = found ? static_cast<const char *>(found) - m_buffer.get() + 1 : m_end;
        m_offset += used;
        m_begin = m_scanned = used;
        if (!found)
            m_begin = m_end = m_scanned = 0;
    }
    line.end = m_offset;
    return true;
}

} // namespace evoca::model
