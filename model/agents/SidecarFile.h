#pragma once

#include <QString>

#include <string>

namespace evoca::model {

/// A file beside a transcript that holds a large output, as text.
struct SidecarText
{
    std::string text; ///< valid UTF-8
    bool cut = false; ///< the middle is left out
};

/// Head and tail of the file, at most 1 MiB together: such a file can have gigabytes. Empty when it is not a regular
/// file or cannot be read; links are not followed.
SidecarText readSidecar(const QString &path);

} // namespace evoca::model
