#pragma once

#include <QString>
#include <QTextLayout>

#include <memory>

namespace evoca::app {

class Theme;

/// Colours code line by line with KSyntaxHighlighting and the theme's own colours. The seam behind which the library
/// stands; without a definition for a language everything stays plain. Gui thread.
class CodeHighlighter
{
public:
    explicit CodeHighlighter(const Theme &theme);
    ~CodeHighlighter();

    /// By a fence's word ("rust", "ts") or a file's name; starts at a fresh state. False: not known, lines stay plain.
    bool setLanguage(const QString &word);
    bool setFile(const QString &fileName);
    /// Formats of the next line.
    QList<QTextLayout::FormatRange> highlight(const QString &line);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace evoca::app
