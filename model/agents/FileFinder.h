#pragma once

#include "agents/AgentReader.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

namespace evoca::model {

/// Walks folders for an agent's files: 20,000 files in well under 150 ms, which QDirIterator does not reach.
class FileFinder
{
public:
    /// Decides by the path below the root ("2026/01/02/rollout-….jsonl") of what kind a file is; -1: not wanted.
    using KindOf = std::function<int(std::string_view relative)>;

    FileFinder(Agent agent, std::stop_token stop);
    /// Adds all wanted regular files below `root`; links to folders are not followed, a missing root is no error.
    void addTree(const QString &root, const KindOf &kindOf);
    /// Adds one file if it is there.
    void addFile(const QString &path, int kind);
    std::vector<AgentFile> take() { return std::move(m_files); }

private:
    void add(const std::filesystem::path &path, int kind);

    Agent m_agent;
    std::stop_token m_stop;
    std::vector<AgentFile> m_files;
};

} // namespace evoca::model
