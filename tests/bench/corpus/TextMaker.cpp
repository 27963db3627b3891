#include "TextMaker.h"

#include "Phrases.h"

namespace evoca::bench {

TextMaker::TextMaker(const Vocabulary &english, const Vocabulary &spanish, const Project &project, quint64 seed)
    : m_words(project.tongue == Tongue::English ? english : spanish), m_project(project), m_random(seed)
{
    for (int i = 0; i < 90; ++i)
        m_topicNames.push_back(m_random.below(quint32(project.names.size())));
    for (int i = 0; i < 14; ++i)
        m_topicFiles.push_back(m_random.below(quint32(project.files.size())));
}

const std::string &TextMaker::name()
{
    const bool local = m_random.chance(0.7);
    return m_project.names[local ? m_random.pick(m_topicNames) : m_random.below(quint32(m_project.names.size()))];
}

const std::string &TextMaker::file()
{
    const bool local = m_random.chance(0.85);
    return m_project.files[local ? m_random.pick(m_topicFiles) : m_random.below(quint32(m_project.files.size()))];
}

void TextMaker::words(std::string &out, int count)
{
    for (int i = 0; i < count; ++i) {
        if (i > 0)
            out += ' ';
        out += m_words.word(m_random);
    }
}

void TextMaker::sentence(std::string &out, int count)
{
    const size_t begin = out.size();
    for (int i = 0; i < count; ++i) {
        if (i > 0)
            out += m_random.below(11) == 0 ? ", " : " ";
        const quint32 kind = m_random.below(24);
        if (kind == 0)
            out.append("`").append(name()).append("`");
        else if (kind == 1 && m_random.below(3) == 0)
            out.append("`").append(file()).append("`");
        else
            out += m_words.word(m_random);
    }
    if (out[begin] >= 'a' && out[begin] <= 'z')
        out[begin] = char(out[begin] - 32);
    out += '.';
}

void TextMaker::fill(std::string &out, std::string_view pattern)
{
    static constexpr char hex[] = "0123456789abcdef";
    for (size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '$' || i + 1 == pattern.size()) {
            out += pattern[i];
            continue;
        }
        switch (pattern[++i]) {
        case 'i': out += name(); break;
        case 'T': out += m_random.pick(m_project.types); break;
        case 'n': out += std::to_string(m_random.below(m_random.below(4) == 0 ? 5000 : 64)); break;
        case 'w': out += m_words.word(m_random); break;
        case 's': words(out, m_random.between(3, 8)); break;
        case 'f': out += file(); break;
        case 'h': {
            quint64 bits = m_random.next();
            for (int j = 0; j < 8; ++j, bits >>= 4)
                out += hex[bits & 15];
            break;
        }
        default: out += pattern[i];
        }
    }
}

std::string TextMaker::prompt()
{
    std::string text;
    fill(text, m_project.tongue == Tongue::English ? m_random.pick(englishPrompts) : m_random.pick(spanishPrompts));
    for (int more = m_random.between(0, 3); more > 0; --more) {
        text += ' ';
        sentence(text, m_random.between(6, 20));
    }
    if (m_random.chance(0.12))
        text += "\n\n" + (m_random.chance(0.5) ? log(m_random.between(4, 20)) : code(m_random.between(5, 25)));
    return text;
}

std::string TextMaker::followUp()
{
    return std::string(m_project.tongue == Tongue::English ? m_random.pick(englishFollowUps)
                                                           : m_random.pick(spanishFollowUps));
}

std::string TextMaker::answer()
{
    std::string text;
    fill(text, m_project.tongue == Tongue::English ? m_random.pick(englishSteps) : m_random.pick(spanishSteps));
    if (m_random.chance(0.4)) {
        text += ' ';
        sentence(text, m_random.between(6, 24));
    }
    return text;
}

std::string TextMaker::finalAnswer()
{
    std::string text;
    sentence(text, m_random.between(8, 20));
    text += "\n\n";
    for (int points = m_random.between(2, 6); points > 0; --points) {
        fill(text, "- **$i** (`$f`): ");
        sentence(text, m_random.between(6, 22));
        text += '\n';
    }
    if (m_random.chance(0.3))
        text += "\n```\n" + code(m_random.between(4, 14)) + "```\n";
    return text;
}

std::string TextMaker::thinking()
{
    std::string text;
    for (int sentences = m_random.between(2, 7); sentences > 0; --sentences) {
        sentence(text, m_random.between(8, 25));
        text += sentences % 3 == 0 ? "\n\n" : " ";
    }
    return text;
}

std::string TextMaker::codeLine()
{
    std::string line;
    fill(line, m_random.pick(codeLines[size_t(m_project.language)]));
    return line;
}

std::string TextMaker::code(int lines)
{
    std::string text;
    text.reserve(size_t(lines) * 48);
    int depth = 0;
    for (int i = 0; i < lines; ++i) {
        if (depth > 0 && m_random.below(5) == 0)
            --depth;
        const std::string_view pattern = m_random.pick(codeLines[size_t(m_project.language)]);
        text.append(size_t(depth) * 4, ' ');
        fill(text, pattern);
        text += '\n';
        if (pattern.ends_with('{') || pattern.ends_with(':'))
            depth = depth < 5 ? depth + 1 : 1;
        else if (m_random.below(14) == 0) {
            text += '\n';
            depth = 0;
        }
    }
    return text;
}

std::string TextMaker::log(int lines)
{
    std::string text;
    text.reserve(size_t(lines) * 90);
    for (int i = 0; i < lines; ++i) {
        fill(text, m_random.pick(logLines));
        text += '\n';
    }
    return text;
}

std::string TextMaker::listing(int lines)
{
    std::string text;
    for (int i = 0; i < lines; ++i) {
        if (m_random.below(3) == 0)
            text += file() + '\n';
        else
            fill(text, "$f:$n:    $i($T $i) // $s\n");
    }
    return text;
}

std::string TextMaker::testOutput(bool passed)
{
    std::string text;
    const auto &style = testLines[size_t(m_project.language)];
    for (int i = m_random.between(3, 30); i > 0; --i)
        fill(text, style.passed);
    if (!passed) {
        for (int i = m_random.between(1, 3); i > 0; --i)
            fill(text, style.failed);
        text += log(m_random.between(2, 12));
    }
    fill(text, passed ? style.allPassed : style.someFailed);
    return text;
}

std::string TextMaker::secretLine()
{
    constexpr std::string_view upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    constexpr std::string_view mixed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    switch (m_random.below(5)) {
    case 0: return "AWS_ACCESS_KEY_ID=AKIA" + m_random.letters(16, upper);
    case 1: return "export GITHUB_TOKEN=ghp_" + m_random.letters(36, mixed);
    case 2: return "DATABASE_URL=postgres://app:" + m_random.letters(18, mixed) + "@db.internal:5432/app";
    case 3: return "Authorization: Bearer sk-" + m_random.letters(48, mixed);
    default: return "password = \"" + m_random.letters(20, mixed) + '"';
    }
}

} // namespace evoca::bench
