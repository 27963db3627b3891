#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace evoca::model {

/// A stretch of Markdown under one heading.
struct MarkdownSection
{
    QStringList headings; ///< from the outermost; empty before the first one
    QString text; ///< with its own heading line; without comments
    qint64 line = 1; ///< where it begins
};

/// What a file of instructions or notes says, in order.
struct MarkdownNotes
{
    std::vector<MarkdownSection> sections; ///< those that say something besides their heading
    QStringList imports; ///< "@docs/style.md" without the @, as written; not those in code
    QString name; ///< of the front matter; may be empty
    QString description;
    QString type; ///< "user", "feedback", "project", "reference" … or empty
};

/// Cuts at headings of levels 1 to 3 outside code; HTML comments that stand by themselves are left out, as agents do
/// not see them. Linear in the length of the text.
MarkdownNotes readMarkdown(const QString &text);

/// Whether a section says how to do something (commands, numbered steps) rather than how things are.
bool isProcedure(const MarkdownSection &section);

} // namespace evoca::model
