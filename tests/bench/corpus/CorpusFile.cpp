#include "CorpusFile.h"

#include <chrono>
#include <format>

namespace evoca::bench {

namespace {

constexpr size_t pieceSize = 1024 * 1024;

} // namespace

CorpusFile::CorpusFile(std::filesystem::path path) : m_path(std::move(path))
{
    std::filesystem::create_directories(m_path.parent_path());
    m_out.open(m_path, std::ios::binary | std::ios::trunc);
    m_buffer.reserve(pieceSize + 256 * 1024);
}

CorpusFile::~CorpusFile()
{
    m_out.write(m_buffer.data(), std::streamsize(m_buffer.size()));
    m_out.close();
    if (m_timeMs == 0)
        return;
    const std::chrono::sys_time<std::chrono::milliseconds> time {std::chrono::milliseconds(m_timeMs)};
    std::error_code ignored; // a wrong file time only makes the corpus a little less like real ones
    std::filesystem::last_write_time(m_path, std::chrono::clock_cast<std::chrono::file_clock>(time), ignored);
}

CorpusFile &CorpusFile::raw(std::string_view json)
{
    m_buffer += json;
    return *this;
}

CorpusFile &CorpusFile::text(std::string_view plain)
{
    m_buffer += '"';
    size_t begin = 0;
    for (size_t i = 0; i < plain.size(); ++i) {
        const char c = plain[i];
        if (c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20)
            continue;
        m_buffer += plain.substr(begin, i - begin);
        begin = i + 1;
        if (c == '\n')
            m_buffer += "\\n";
        else if (c == '\t')
            m_buffer += "\\t";
        else if (c == '"' || c == '\\')
            m_buffer.append(1, '\\').append(1, c);
        else
            m_buffer += std::format("\\u{:04x}", unsigned(c));
    }
    m_buffer += plain.substr(begin);
    m_buffer += '"';
    return *this;
}

CorpusFile &CorpusFile::number(qint64 value)
{
    m_buffer += std::to_string(value);
    return *this;
}

void CorpusFile::endLine()
{
    m_buffer += '\n';
    if (m_buffer.size() < pieceSize)
        return;
    m_out.write(m_buffer.data(), std::streamsize(m_buffer.size()));
    m_written += qint64(m_buffer.size());
    m_buffer.clear();
}

std::string isoTime(qint64 ms)
{
    using namespace std::chrono;
    return std::format("{:%FT%T}Z", sys_time<milliseconds>(milliseconds(ms)));
}

} // namespace evoca::bench
