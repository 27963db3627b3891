#include "forgetting/ByteSearch.h"

#include <QFile>

#include <algorithm>
#include <cstring>

namespace evoca::model {

namespace {

constexpr std::size_t shortest = 4;
constexpr std::size_t largestWindow = 64;
constexpr qint64 fileBlock = 4 * 1024 * 1024;

} // namespace

ByteSearch::ByteSearch(const std::vector<std::string> &patterns) : m_window(largestWindow)
{
    for (const std::string &bytes : patterns) {
        if (bytes.size() < shortest)
            continue;
        m_patterns.push_back({bytes});
        m_window = std::min(m_window, bytes.size());
        m_longest = std::max(m_longest, bytes.size());
    }
    m_shift.assign(1u << 16, quint8(m_window - 1));
    for (Pattern &pattern : m_patterns) {
        for (std::size_t at = 0; at + 2 <= m_window; ++at) {
            quint8 &shift = m_shift[blockAt(pattern.bytes.data() + at)];
            shift = std::min(shift, quint8(m_window - 2 - at));
        }
        pattern.block = blockAt(pattern.bytes.data() + m_window - 2);
    }
    std::ranges::sort(m_patterns, {}, &Pattern::block);
}

quint16 ByteSearch::blockAt(const char *bytes)
{
    quint16 block = 0;
    std::memcpy(&block, bytes, sizeof block);
    return block;
}

void ByteSearch::search(std::string_view bytes)
{
    if (m_patterns.empty() || bytes.size() < m_window)
        return;
    const quint8 *shifts = m_shift.data();
    const char *begin = bytes.data();
    const std::size_t last = bytes.size() - 2;
    for (std::size_t end = m_window - 2; end <= last;) {
        const quint16 block = blockAt(begin + end);
        if (const quint8 shift = shifts[block]; shift != 0) {
            end += shift;
            continue;
        }
        look(bytes.substr(end + 2 - m_window), block);
        ++end;
    }
}

void ByteSearch::look(std::string_view window, quint16 block)
{
    auto pattern = std::ranges::lower_bound(m_patterns, block, {}, &Pattern::block);
    for (; pattern != m_patterns.end() && pattern->block == block; ++pattern) {
        if (!pattern->found && window.starts_with(pattern->bytes))
            pattern->found = true;
    }
}

qint64 ByteSearch::searchAll(const Source &source, std::stop_token stop, const std::function<void(qint64)> &progress)
{
    std::string buffer;
    qint64 read = 0;
    while (!stop.stop_requested()) {
        // What might begin in one block and end in the next is kept.
        const std::size_t kept = std::min(buffer.size(), m_longest > 0 ? m_longest - 1 : 0);
        buffer.erase(0, buffer.size() - kept);
        buffer.resize(kept + std::size_t(fileBlock));
        const qint64 got = source(buffer.data() + kept, fileBlock);
        if (got <= 0)
            break;
        buffer.resize(kept + std::size_t(got));
        search(buffer);
        read += got;
        if (progress)
            progress(got);
    }
    return read;
}

qint64 ByteSearch::searchFile(const QString &path, std::stop_token stop, const std::function<void(qint64)> &progress)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return 0;
    return searchAll([&file](char *target, qint64 length) { return file.read(target, length); }, std::move(stop),
                     progress);
}

std::vector<std::string> ByteSearch::found() const
{
    std::vector<std::string> all;
    for (const Pattern &pattern : m_patterns) {
        if (pattern.found)
            all.push_back(pattern.bytes);
    }
    return all;
}

} // namespace evoca::model
