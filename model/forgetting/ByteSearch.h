#pragma once

#include <QString>

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

/// Looks for many byte strings in files at once (Wu and Manber, blocks of two bytes). Strings shorter than four bytes
/// are left out.
class ByteSearch
{
public:
    explicit ByteSearch(const std::vector<std::string> &patterns);

    /// Fills its target with the bytes that follow and returns how many; 0 at the end.
    using Source = std::function<qint64(char *target, qint64 length)>;
    /// Marks the patterns that occur. Bytes read; less than there are when stopped. `progress`: bytes since the last
    /// call.
    qint64 searchAll(const Source &source, std::stop_token stop, const std::function<void(qint64)> &progress);
    /// The same for a file; 0 when it cannot be read. Never for one of the open store (store/StoreBytes.h).
    qint64 searchFile(const QString &path, std::stop_token stop, const std::function<void(qint64)> &progress);
    void search(std::string_view bytes);
    /// Patterns seen so far.
    std::vector<std::string> found() const;

private:
    struct Pattern
    {
        std::string bytes;
        quint16 block = 0; ///< the last two bytes of its window
        bool found = false;
    };
    static quint16 blockAt(const char *bytes);
    void look(std::string_view window, quint16 block);

    std::vector<Pattern> m_patterns; ///< by block
    std::vector<quint8> m_shift; ///< by block: so far the window may move; 0: a pattern may be there
    std::size_t m_window = 0; ///< bytes: of the shortest pattern
    std::size_t m_longest = 0;
};

} // namespace evoca::model
