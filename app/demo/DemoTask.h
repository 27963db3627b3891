#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <vector>

namespace evoca::app {

/// One tool call of a made-up session.
struct DemoCall
{
    enum class Kind { Read, Search, Edit, Run };
    Kind kind = Kind::Read;
    QString argument; ///< file, pattern or command
    QString output;
    bool failed = false;
    int seconds = 1;
    int pause = 8; ///< seconds before it
    QString before = {}; ///< edits: text replaced …
    QString after = {}; ///< … and its replacement
};

/// A part of a task that Claude Code gave to an agent of its own.
struct DemoSubagent
{
    QString id; ///< of the agent, unique within its session
    QString title;
    QString prompt;
    QString answer;
};

/// One made-up task: a prompt, what was done, and the last answer (empty: still going on).
struct DemoTask
{
    QString prompt;
    QString project; ///< folder name
    QString branch;
    QDateTime start;
    std::vector<DemoCall> calls;
    QString answer;
    std::vector<DemoSubagent> subagents = {};
    bool codex = false;
    bool spanish = false;
};

} // namespace evoca::app
