#pragma once

#include "records/Labels.h"

#include <QString>
#include <QStringList>

#include <string>

namespace evoca::model {

/// One tool call with its result, as the parts of learning see it.
struct FinishedCall
{
    quint64 sequence = 0; ///< order of the calls in the task, from 1
    RowId call = 0; ///< message of the call
    ToolCategory category = ToolCategory::Other;
    qint64 started = 0;
    qint64 ended = 0;
    bool failed = false;
    bool completed = true; ///< false: no completion was observed
    std::string program; ///< what ran, for telling calls apart: "cargo test", "edit src/a.rs"
    std::string essence; ///< one line, at most 200 bytes
    std::size_t fingerprint = 0; ///< of tool and arguments; equal for a repeated call
    std::string signature; ///< of a failed call's output; may be empty
    QString tally; ///< of a check's output; may be empty
    QStringList paths; ///< of an edit, by the path rule
};

} // namespace evoca::model
