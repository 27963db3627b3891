#pragma once

#include "CorpusFile.h"
#include "SessionPlan.h"
#include "TextMaker.h"

namespace evoca::bench {

/// Writes a Codex rollout as version 0.14x writes them: every turn logged twice, encrypted reasoning, token counts.
class CodexSession
{
public:
    CodexSession(const std::filesystem::path &home, const SessionPlan &plan, const Vocabulary &english,
                 const Vocabulary &spanish, CorpusCounts &counts);
    void write();

private:
    void meta();
    void turn();
    void step(bool last);
    void command(const std::string &shell, const std::string &output, int exitCode);
    void patch();
    void prompt(const std::string &text);
    void answer(const std::string &text, bool final);
    void reasoning();
    void tokens();
    void begin(std::string_view type);
    void end() { m_file.raw("}}").endLine(); }
    std::string id(std::string_view prefix, int length);
    Random &random() { return m_text.random(); }
    static std::filesystem::path pathOf(const std::filesystem::path &home, const SessionPlan &plan);

    const SessionPlan &m_plan;
    TextMaker m_text;
    CorpusCounts &m_counts;
    CorpusFile m_file;
    std::string m_turn;
    qint64 m_now = 0;
    int m_turns = 0;
};

} // namespace evoca::bench
