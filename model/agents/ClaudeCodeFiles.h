#pragma once

#include "agents/AgentReader.h"
#include "agents/PromptLogReader.h"

namespace evoca::model {

/// Kinds of Claude Code's files.
enum ClaudeFileKind { ClaudeTranscript = 0, ClaudeSubagent = 1, ClaudePromptLog = 2 };

/// Transcripts, subagents' transcripts and the prompt log below ${CLAUDE_CONFIG_DIR:-~/.claude} (or DIR/claude, a
/// backup that was copied without the dot), and those of Claude Desktop's agent mode.
std::vector<AgentFile> findClaudeCodeFiles(const AgentPlaces &places, std::stop_token stop);
/// Of a path below "projects", ClaudeFileKind or -1.
int claudeCodeFileKind(std::string_view relative);
std::vector<QString> claudeCodeFolders(const AgentPlaces &places);
/// Ids of all sessions that have a transcript, seen from history.jsonl.
std::unordered_set<std::string> claudeCodeTranscripts(const QString &log);

} // namespace evoca::model
