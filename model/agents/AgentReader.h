#pragma once

#include "records/Agent.h"
#include "records/Labels.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

/// Where an agent keeps its histories on this computer.
struct AgentPlaces
{
    QString home; ///< the person's home folder (or --home DIR: then the environment is ignored)
    bool useEnvironment = true; ///< honour CLAUDE_CONFIG_DIR, CODEX_HOME …
};

/// What kind of file it is decides how it is read; the reader of that agent gives the kinds their meaning.
struct AgentFile
{
    Agent agent = Agent::ClaudeCode;
    QString path; ///< absolute
    int kind = 0; ///< reader's own: transcript, subagent, prompt log …
    qint64 size = 0;
    qint64 mtimeNs = 0;
};

/// What is known of a session; a later call for the same handle adds or replaces non-empty fields.
struct ParsedSession
{
    std::string nativeId;
    std::string parentNativeId; ///< set for subagents
    std::string forkedFrom;
    std::string cwd;
    std::string branch;
    std::string remote; ///< repository URL if the agent noted it
    std::string title;
    int titleRank = 0; ///< see SessionBatch::titleRank; first prompts are titled by the importer
    std::string model;
    std::string version;
    bool subagent = false;
};

/// One message. All texts are valid UTF-8 (lone surrogates and bad bytes became U+FFFD).
struct ParsedMessage
{
    MessageKind kind = MessageKind::Notice;
    qint64 time = 0; ///< epoch ms; 0: unknown
    std::string text; ///< prompt, answer, tool input (see below) or output
    std::string tool; ///< calls and results: tool name as the agent writes it
    std::string callId; ///< joins call and result; may repeat in bad files: the newest open call wins
    std::string
        essence; ///< calls: the one argument that tells what it does (command, path, pattern), one line, <= 500 bytes
    std::vector<std::string> paths; ///< calls: files named in path arguments and patch headers, as written, <= 100
    std::string messageId; ///< answers: parts with one id belong together; may be empty
    bool failed = false; ///< results: the agent or the output says so
    bool hasExit = false; ///< results: exit code is known
    int exitCode = 0;
    qint32 durationMs = -1; ///< results: as the agent states it
    int linesAdded = -1, linesRemoved = -1; ///< edits, when the record tells
    bool hasImage = false;
    bool rolledBack = false;
    bool finalOnly = false; ///< answers: stands only in the agent's note that the task is complete; shown, not counted
    bool cut = false; ///< the reader left out the middle of the text (a sidecar file of any size)
    quint64 originKey = 0; ///< prompts: see MessageRow::originKey
};
// A call's `text` is its input as readable text: for a single string argument that string; else "name: value" lines,
// values as they are (JSON for objects). Diff-like inputs (Edit, apply_patch) keep their old and new text so that a
// diff can be shown: as the JSON object of the arguments.
// A person's stop is a Notice whose text begins with "[Request interrupted" (Claude Code) or "interrupted" (Codex).

/// Receives what a reader finds. All calls come from the thread that called read().
class RecordSink
{
public:
    virtual ~RecordSink() = default;
    /// Declares or amends a session of this file. `handle` is any number the reader chooses, stable within the file
    /// and across resumed reads (0, 1, …).
    virtual void session(int handle, const ParsedSession &session) = 0;
    virtual void message(int handle, ParsedMessage &&message) = 0;
    /// The agent took back the last `prompts` prompts of earlier reads and all that followed them (a later read found
    /// this out; within one read such messages already carry `rolledBack`).
    virtual void rolledBack(int handle, int prompts)
    {
        Q_UNUSED(handle)
        Q_UNUSED(prompts)
    }
    /// A line (1-based) that gave nothing; reason is a stable English id ("bad_json", "unknown_type:foo").
    virtual void skipped(qint64 line, qint64 offset, std::string_view reason) = 0;
    /// Everything up to `offset` bytes of plain text was handed over. The sink may cut a batch here; state() of the
    /// reader, called inside, resumes after it. False: stop reading (cancelled).
    virtual bool progress(qint64 offset) = 0;
};

/// Reads the files of one agent, streaming: no file is read whole into memory. One object a file and thread; not
/// thread-safe. Bad input is survived: it is reported by skipped() and reading goes on.
class AgentReader
{
public:
    virtual ~AgentReader() = default;
    /// Reads from `offset` (of the plain text) with `state` as given by state() then; offset 0 and an empty state:
    /// anew. Returns the offset reached: the end of the last complete line, or the size if the rest can never be
    /// completed. A file that vanished or cannot be opened is skipped with line 0.
    virtual qint64 read(const AgentFile &file, qint64 offset, const QByteArray &state, RecordSink &sink) = 0;
    /// Small and opaque (open calls, doubles seen last, line number).
    virtual QByteArray state() const = 0;
};

/// One agent's entry in the registry: how to find its files and how to read them.
struct AgentFormat
{
    Agent agent;
    int version; ///< raised when the same bytes give other records: files are then read anew
    std::vector<AgentFile> (*find)(const AgentPlaces &places, std::stop_token stop); ///< with size and time
    std::vector<QString> (*folders)(const AgentPlaces &places); ///< existing roots to watch
    std::unique_ptr<AgentReader> (*makeReader)();
};

/// All agents Evoca can read. Adding an agent: one reader and one line here.
const std::vector<AgentFormat> &agentFormats();

} // namespace evoca::model
