#include "learning/PromptWords.h"
#include "learning/SessionLearner.h"

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qsizetype titleLength = 120;
constexpr int substantialWords = 5;

/// Greetings and politeness that say nothing about the task.
bool isGreeting(QStringView sentence)
{
    static const std::vector<std::string_view> greetings {
        "hi",           "hello",         "hey",           "hi there",     "hello there",
        "hi claude",    "hello claude",  "hey claude",    "hola",         "buenas",
        "buenos dias",  "buenas tardes", "buenas noches", "good morning", "good afternoon",
        "good evening", "hola claude",   "hi codex",      "hey codex"};
    const PromptWords words(sentence);
    if (words.words.empty())
        return true;
    for (const std::string_view greeting : greetings) {
        const std::size_t length = std::size_t(std::ranges::count(greeting, ' ')) + 1;
        if (words.words.size() == length && words.hasPhrase(greeting, 0))
            return true;
    }
    return false;
}

bool endsSentence(QStringView line, qsizetype at)
{
    const QChar c = line[at];
    if (c == u'。' || c == u'？' || c == u'！')
        return true;
    if (c != u'.' && c != u'?' && c != u'!')
        return false;
    if (at + 1 < line.size() && !line[at + 1].isSpace())
        return false;
    // "e.g. " and "p. ej. " end no sentence.
    return c != u'.' || at < 2 || (line[at - 2] != u'.' && line[at - 2] != u' ');
}

QString withoutMarkup(QStringView line)
{
    line = line.trimmed();
    while (!line.isEmpty()
           && (line[0] == u'#' || line[0] == u'>' || line[0] == u'*' || line[0] == u'-' || line[0].isSpace()))
        line = line.sliced(1);
    QString text = line.toString();
    text.remove(u"**"_s);
    text.remove(u'`');
    return text.simplified();
}

/// A line that is no sentence of the person: fences, tags, pasted images.
bool isNoise(QStringView line)
{
    const QStringView trimmed = line.trimmed();
    return trimmed.isEmpty() || trimmed.startsWith(u"```") || trimmed.startsWith(u"---") || trimmed.startsWith(u"===")
        || (trimmed.startsWith(u'<') && trimmed.endsWith(u'>'))
        || (trimmed.startsWith(u"[Image") && trimmed.endsWith(u']'))
        || (trimmed.startsWith(u"[Pasted text") && trimmed.endsWith(u']'));
}

QString firstSentence(QStringView line)
{
    for (qsizetype at = 0; at < line.size(); ++at) {
        if (!endsSentence(line, at))
            continue;
        const QStringView sentence = line.first(at);
        if (isGreeting(sentence) || isFollowUp(sentence))
            return firstSentence(line.sliced(at + 1).trimmed());
        const bool question = line[at] == u'?' || line[at] == u'？';
        return line.first(question ? at + 1 : at).trimmed().toString();
    }
    return line.trimmed().toString();
}

QString cut(const QString &text)
{
    if (text.size() <= titleLength)
        return text;
    qsizetype end = text.lastIndexOf(u' ', titleLength - 1);
    if (end < titleLength / 2)
        end = titleLength - 1;
    if (text[end - 1].isHighSurrogate())
        --end;
    return text.first(end).trimmed() + u'…';
}

} // namespace

QString taskTitle(QStringView prompt)
{
    if (isFollowUp(prompt))
        return {};
    bool inFence = false;
    QString fallback;
    qsizetype start = 0;
    while (start < prompt.size()) {
        qsizetype end = prompt.indexOf(u'\n', start);
        if (end < 0)
            end = prompt.size();
        const QStringView line = prompt.sliced(start, end - start);
        start = end + 1;
        if (line.trimmed().startsWith(u"```"))
            inFence = !inFence;
        if (inFence || isNoise(line))
            continue;
        const QString sentence = firstSentence(withoutMarkup(line));
        if (sentence.isEmpty() || isGreeting(sentence))
            continue;
        if (countWords(sentence) >= 2 || sentence.startsWith(u'/'))
            return cut(sentence);
        if (fallback.isEmpty())
            fallback = sentence;
    }
    return fallback.isEmpty() ? cut(withoutMarkup(prompt.left(400).toString().simplified())) : cut(fallback);
}

bool isSubstantialPrompt(QStringView prompt)
{
    const QStringView trimmed = prompt.trimmed();
    if (trimmed.isEmpty() || isSlashCommand(trimmed))
        return false;
    return countWords(trimmed) >= substantialWords && !isFollowUp(trimmed);
}

} // namespace evoca::model
