#pragma once

#include "records/Error.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace evoca::model {

inline constexpr qsizetype longestFrontmatter = 64 * 1024; ///< bytes
inline constexpr qint64 longestFrontmatterFile = 1024 * 1024; ///< bytes

/// A Markdown file with a YAML head.
struct Frontmatter
{
    QJsonObject fields; ///< scalars as they are written (text), null, lists and maps
    QString body; ///< trimmed, lines end with \n

    /// Aliases, nesting deeper than 64 levels, a head over its limit and text that is not UTF-8 are refused; what has
    /// no head is all body. Errors: Damaged, with the reason.
    static Result<Frontmatter> parse(const QByteArray &file);
    /// The same as a file: keys sorted, "---", an empty line, the body.
    QByteArray text() const;
};

} // namespace evoca::model
