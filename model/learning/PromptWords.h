#pragma once

#include <QString>
#include <QStringView>

#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

/// A prompt as words: folded (lower case, no accents, ñ kept), letters and digits only.
struct PromptWords
{
    explicit PromptWords(QStringView prompt);
    /// Does the blank-separated, folded phrase stand at word `at`?
    bool hasPhrase(std::string_view phrase, std::size_t at) const;
    /// First word position of any of the phrases before word `limit`; -1: none.
    int find(const std::vector<std::string_view> &phrases, std::size_t limit) const;
    /// True when function words of Spanish stand in it ("de", "la", "que" …).
    bool looksSpanish() const;

    std::vector<std::string> words;
    bool accentedYes = false; ///< the first word is "sí", not "si"
};

/// Words as a person counts them (CJK: two characters a word).
int countWords(QStringView text);

/// "yes", "continue", "sigue" …: a short prompt that goes on with the task before.
bool isFollowUp(QStringView prompt);

/// "/compact" and the like; a path at the start is none.
bool isSlashCommand(QStringView prompt);

} // namespace evoca::model
