#pragma once

#include <QtTypes>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace evoca::bench {

/// One JSONL file under construction: gathers lines and writes them in large pieces. Its time becomes the session's
/// end.
class CorpusFile
{
public:
    explicit CorpusFile(std::filesystem::path path);
    ~CorpusFile();
    CorpusFile(const CorpusFile &) = delete;
    CorpusFile &operator=(const CorpusFile &) = delete;

    CorpusFile &raw(std::string_view json);
    /// A JSON string.
    CorpusFile &text(std::string_view plain);
    CorpusFile &number(qint64 value);
    void endLine();
    qint64 bytes() const { return m_written + qint64(m_buffer.size()); }
    void setTime(qint64 ms) { m_timeMs = ms; }

private:
    std::filesystem::path m_path;
    std::ofstream m_out;
    std::string m_buffer;
    qint64 m_written = 0;
    qint64 m_timeMs = 0;
};

/// "2026-01-31T12:34:56.789Z"
std::string isoTime(qint64 ms);

} // namespace evoca::bench
