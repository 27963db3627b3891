#include "learning/PromptWords.h"

#include "learning/ProgramTable.h"
#include "text/Tokenizer.h"

#include <algorithm>
#include <array>

namespace evoca::model {

namespace {

/// Longer prompts are judged by their beginning.
constexpr qsizetype judgedLength = 4000;
constexpr int followUpLimit = 10;

const std::vector<std::string_view> &followUps()
{
    static const std::vector<std::string_view> phrases {
        // English
        "yes",
        "yeah",
        "yep",
        "yup",
        "y",
        "no",
        "nope",
        "ok",
        "okay",
        "k",
        "thanks",
        "thank you",
        "thx",
        "continue",
        "go on",
        "go ahead",
        "proceed",
        "sure",
        "lgtm",
        "try again",
        "retry",
        "next",
        "keep going",
        "carry on",
        "do it",
        "do that",
        "do so",
        "please continue",
        "please proceed",
        "please do",
        "great",
        "perfect",
        "awesome",
        "nice",
        "good",
        "cool",
        "again",
        "once more",
        "run it",
        "run it again",
        "sounds good",
        "looks good",
        "that works",
        "that worked",
        "it works",
        "it worked",
        "works now",
        "still failing",
        "still fails",
        "still broken",
        "still not",
        "exactly",
        "agreed",
        // Spanish
        "no funciona",
        "vale",
        "sigue",
        "sigamos",
        "sigue asi",
        "continua",
        "continuemos",
        "continuar",
        "adelante",
        "gracias",
        "muchas gracias",
        "otra vez",
        "prueba de nuevo",
        "prueba otra vez",
        "pruebalo de nuevo",
        "pruebalo otra vez",
        "intentalo de nuevo",
        "intentalo otra vez",
        "intenta de nuevo",
        "intenta otra vez",
        "vuelve a intentarlo",
        "vuelve a probar",
        "vuelve a probarlo",
        "reintenta",
        "reintentalo",
        "hazlo",
        "haz eso",
        "hagamoslo",
        "de acuerdo",
        "claro",
        "perfecto",
        "bien",
        "muy bien",
        "genial",
        "estupendo",
        "siguiente",
        "el siguiente",
        "listo",
        "venga",
        "procede",
        "por supuesto",
        "correcto",
        "exacto",
        "eso es",
        "asi es",
        "de nuevo",
        "una vez mas",
        "ejecutalo",
        "ejecutalo de nuevo",
        "funciona",
        "ya funciona",
        "ahora si",
        "por favor sigue",
        "por favor continua",
        "si sigue",
        "si continua",
        "si hazlo",
        "si vale",
        "si por favor",
        "si adelante",
        "si gracias",
        "si claro",
        "si dale",
        "termina",
        "terminalo",
        "acaba",
        "acabalo",
    };
    return phrases;
}

/// Words that go on with the task only when they stand (nearly) alone: elsewhere they begin tasks.
constexpr std::string_view bareFollowUps = "resume stop wait fine right correct approved para espera dale";

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (static_cast<unsigned char>(c) & 0x80);
}

bool isCjk(char32_t c)
{
    return (c >= 0x3040 && c <= 0x30FF) || (c >= 0x3400 && c <= 0x9FFF) || (c >= 0xAC00 && c <= 0xD7AF)
        || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0x20000 && c <= 0x3FFFF);
}

} // namespace

PromptWords::PromptWords(QStringView prompt)
{
    const QStringView judged = prompt.trimmed().left(judgedLength);
    accentedYes = judged.startsWith(u"sí", Qt::CaseInsensitive) || judged.startsWith(u"si\u0301", Qt::CaseInsensitive);
    std::string folded = fold(judged.toUtf8().toStdString());
    // Apostrophes join: "don't" is one word.
    std::erase(folded, '\'');
    for (std::size_t at; (at = folded.find("\u2019")) != std::string::npos;)
        folded.erase(at, 3);
    std::string word;
    for (const char c : folded) {
        if (isWordByte(c)) {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty())
        words.push_back(std::move(word));
}

bool PromptWords::hasPhrase(std::string_view phrase, std::size_t at) const
{
    while (!phrase.empty()) {
        const std::size_t end = std::min(phrase.find(' '), phrase.size());
        if (at >= words.size() || words[at] != phrase.substr(0, end))
            return false;
        ++at;
        phrase.remove_prefix(std::min(end + 1, phrase.size()));
    }
    return true;
}

int PromptWords::find(const std::vector<std::string_view> &phrases, std::size_t limit) const
{
    for (std::size_t at = 0; at < std::min(limit, words.size()); ++at) {
        for (const std::string_view phrase : phrases) {
            if (hasPhrase(phrase, at))
                return int(at);
        }
    }
    return -1;
}

bool PromptWords::looksSpanish() const
{
    return std::ranges::any_of(words, [](const std::string &word) {
        return containsWord(
            "el la los las de del que un una por para con en y se lo al es como esto este esta estos estas mi su cual donde porque",
            word);
    });
}

int countWords(QStringView text)
{
    int words = 0;
    int cjk = 0;
    bool inWord = false;
    for (qsizetype index = 0; index < text.size(); ++index) {
        char32_t c = text[index].unicode();
        if (text[index].isHighSurrogate() && index + 1 < text.size()) {
            c = QChar::surrogateToUcs4(text[index], text[index + 1]);
            ++index;
        }
        if (isCjk(c)) {
            ++cjk;
            inWord = false;
        } else if (QChar::isSpace(c)) {
            inWord = false;
        } else if (!inWord) {
            inWord = true;
            ++words;
        }
    }
    return words + cjk / 2;
}

bool isFollowUp(QStringView prompt)
{
    if (countWords(prompt.left(400)) >= followUpLimit)
        return false;
    const PromptWords words(prompt);
    if (words.words.empty())
        return false;
    // "Next.js fails" or "no-op commits" begin with other words.
    const qsizetype first = qsizetype(words.words[0].size());
    const QStringView trimmed = prompt.trimmed();
    if (trimmed.size() > first + 1) {
        const QChar after = trimmed[first];
        const QChar then = trimmed[first + 1];
        if ((after == u'.' || after == u'-' || after == u'_' || after == u'/' || after == u':')
            && then.isLetterOrNumber())
            return false;
    }
    if (words.words[0] == "si") // "si" means "if" unless it stands alone or is written with its accent
        return words.accentedYes || words.words.size() == 1 || (trimmed.size() > 2 && trimmed[2] == u',')
            || std::ranges::any_of(followUps(),
                                   [&words](std::string_view phrase) { return words.hasPhrase(phrase, 0); });
    if (words.words.size() <= 2 && containsWord(bareFollowUps, words.words[0]))
        return true;
    return std::ranges::any_of(followUps(), [&words](std::string_view phrase) { return words.hasPhrase(phrase, 0); });
}

bool isSlashCommand(QStringView prompt)
{
    const QStringView trimmed = prompt.trimmed();
    if (!trimmed.startsWith(u'/'))
        return false;
    qsizetype end = 1;
    while (end < trimmed.size() && !trimmed[end].isSpace() && trimmed[end] != u'/')
        ++end;
    return end == trimmed.size() || trimmed[end] != u'/';
}

} // namespace evoca::model
