#pragma once

#include "agents/AgentReader.h"

#include <QJsonObject>

namespace evoca::model {

/// Folders local-agent-mode-sessions of Claude Desktop that exist.
std::vector<QString> claudeDesktopFolders(const AgentPlaces &places);

/// Claude Desktop's agent mode runs Claude Code with a folder of its own per task: adds those transcripts and, of a
/// task whose transcript is nowhere else, its audit.jsonl, which holds the same records. `files`: Claude Code's, found
/// before.
void addClaudeDesktopFiles(const AgentPlaces &places, std::stop_token stop, std::vector<AgentFile> &files);

/// "…/local_<id>/audit.jsonl"
bool isClaudeDesktopAudit(const QString &path);
/// What the application notes of a task (title, folders, id of the transcript), from "local_<id>.json" beside the
/// folder of its audit; empty when there is none.
QJsonObject claudeDesktopTask(const QString &audit);

} // namespace evoca::model
