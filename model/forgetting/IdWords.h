#pragma once

#include <QSet>
#include <QString>

#include <functional>
#include <string>
#include <string_view>
#include <unordered_set>

namespace evoca::model {

/// Finds ids in JSON and other texts without parsing them: runs of letters, digits, '-' and '_'.
class IdWords
{
public:
    void add(const QString &id) { m_ids.insert(id.toStdString()); }
    void add(const QSet<QString> &ids)
    {
        for (const QString &id : ids)
            add(id);
    }
    /// Does the text name one of the ids, or a word that `also` accepts?
    bool isNamedIn(std::string_view text, const std::function<bool(std::string_view)> &also = {}) const
    {
        for (std::size_t begin = 0; begin < text.size();) {
            std::size_t end = begin;
            while (end < text.size() && isIdCharacter(text[end]))
                ++end;
            const std::string_view word = text.substr(begin, end - begin);
            if (word.size() >= shortest && (m_ids.contains(word) || (also && also(word))))
                return true;
            begin = end + 1;
        }
        return false;
    }

private:
    static constexpr std::size_t shortest = 4;

    struct Hash : std::hash<std::string_view>
    {
        using is_transparent = void;
    };
    static bool isIdCharacter(char c)
    {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    }

    std::unordered_set<std::string, Hash, std::equal_to<>> m_ids;
};

} // namespace evoca::model
