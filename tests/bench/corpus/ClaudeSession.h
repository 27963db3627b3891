#pragma once

#include "CorpusFile.h"
#include "SessionPlan.h"
#include "TextMaker.h"

#include <memory>

namespace evoca::bench {

/// Writes a Claude Code transcript as version 2.1 writes them, with all that repeats in real ones: whole files in
/// toolUseResult, patches, usage, snapshots.
class ClaudeSession
{
public:
    ClaudeSession(const std::filesystem::path &home, const SessionPlan &plan, const Vocabulary &english,
                  const Vocabulary &spanish, CorpusCounts &counts);
    void write();

private:
    struct Output
    {
        std::string text;
        std::string result; ///< JSON of toolUseResult, may be empty
        bool failed = false;
    };

    void writeTasks();
    void task();
    void step(int left);
    void readStep();
    void editStep();
    void shellStep(bool verify);
    void searchStep();
    void writeStep();
    void todoStep();
    void agentStep();
    void prompt(const std::string &text, bool human);
    void answer(const std::string &text);
    void thinking();
    std::string toolUse(std::string_view name, std::string_view inputJson);
    void toolResult(const std::string &id, const Output &output);
    void begin(std::string_view type);
    void end();
    void usage();
    void noise();
    void subagent(const std::string &agentId, const std::string &task);
    void tick(int low, int high) { m_now += m_text.random().between(low, high); }
    Random &random() { return m_text.random(); }
    bool enough() const;
    static std::string quoted(std::string_view text);

    std::filesystem::path m_folder;
    const SessionPlan &m_plan;
    TextMaker m_text;
    CorpusCounts &m_counts;
    std::unique_ptr<CorpusFile> m_main;
    CorpusFile *m_out = nullptr;
    std::string m_sidechain; ///< agent id while a subagent's file is written
    std::string m_session;
    std::string m_last; ///< newest uuid
    std::string m_messageId;
    qint64 m_now = 0;
    int m_records = 0;
    bool m_small = false;
};

} // namespace evoca::bench
