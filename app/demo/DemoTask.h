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

/// One made-up task: a prompt, what was done, and the last answer (empty: still going on).
struct DemoTask
{
    QString prompt;
    QString project; ///< folder name
    QString branch;
    QDateTime start;
    std::vector<DemoCall> calls;
    QString answer;
    bool codex = false;
    bool spanish = false;
};

} // namespace evoca::app
