#pragma once

#include "agents/AgentReader.h"
#include "agents/PromptLogReader.h"

namespace evoca::model {

/// Kinds of Codex's files.
enum CodexFileKind { CodexRollout = 0, CodexPromptLog = 1 };

/// Rollouts (plain and .zst: of both forms of one rollout the plain one), archived ones and the prompt log below
/// ${CODEX_HOME:-~/.codex} (or DIR/codex, a backup that was copied without the dot).
std::vector<AgentFile> findCodexFiles(const AgentPlaces &places, std::stop_token stop);
std::vector<QString> codexFolders(const AgentPlaces &places);
/// Ids of all threads that have a rollout, seen from history.jsonl.
std::unordered_set<std::string> codexTranscripts(const QString &log);
/// The id in a rollout's name: "rollout-2026-06-24T01-00-00-<id>.jsonl[.zst]".
std::string codexIdInName(const QString &path);

} // namespace evoca::model
