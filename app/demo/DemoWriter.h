#pragma once

#include "demo/DemoTask.h"

#include <QByteArray>

namespace evoca::app {

/// Turns made-up tasks into the bytes that the agents themselves would have left.
class DemoWriter
{
public:
    /// Claude Code's JSON lines of one session.
    static QByteArray claude(const DemoTask &task, const QString &cwd, const QString &sessionId);
    /// A Codex rollout.
    static QByteArray codex(const DemoTask &task, const QString &cwd, const QString &sessionId);
};

} // namespace evoca::app
