#pragma once

#include "Project.h"

#include <string>
#include <string_view>
#include <vector>

namespace evoca::bench {

/// Writes what people, models and programs write in one session. Names come mostly from a part of the project, the
/// session's topic.
class TextMaker
{
public:
    TextMaker(const Vocabulary &english, const Vocabulary &spanish, const Project &project, quint64 seed);

    std::string prompt();
    std::string followUp();
    std::string answer();
    std::string finalAnswer();
    std::string thinking();
    std::string code(int lines);
    std::string log(int lines);
    std::string testOutput(bool passed);
    std::string listing(int lines);
    std::string secretLine();
    const std::string &file();
    /// One line of code, as often changed to another by an edit.
    std::string codeLine();
    /// Appends a template: $i name, $T type, $n number, $w word, $s some words, $f file, $h hex digits.
    void fill(std::string &out, std::string_view pattern);
    void words(std::string &out, int count);
    Random &random() { return m_random; }
    const Project &project() const { return m_project; }

private:
    const std::string &name();
    void sentence(std::string &out, int count);

    const Vocabulary &m_words;
    const Project &m_project;
    Random m_random;
    std::vector<quint32> m_topicNames;
    std::vector<quint32> m_topicFiles;
};

} // namespace evoca::bench
