#pragma once

#include "records/Error.h"

#include <QDateTime>
#include <QString>

namespace evoca::app {

/// Writes a made-up history of Claude Code and Codex below a folder that then plays the home of `evoca --demo` and of
/// the screenshots: some months of tasks in English and Spanish, with failures that are fixed, checks, edits and
/// answers. The files are imported like any other. Deterministic for one `now`.
class DemoHistory
{
public:
    /// Unavailable when a file cannot be written.
    static model::Result<void> write(const QString &home, const QDateTime &now = QDateTime::currentDateTime());
};

} // namespace evoca::app
