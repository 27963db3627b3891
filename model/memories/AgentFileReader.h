#pragma once

#include "memories/MemoryFile.h"
#include "text/Redactor.h"

#include <QHash>
#include <QSet>

namespace evoca::model {

/// What the files say.
struct AgentFileContents
{
    std::vector<FileMemory> memories;
    std::vector<SkippedMemory> skipped;
    QHash<QString, std::pair<qint64, qint64>> imported; ///< files that others import, with size and time
    qint64 files = 0; ///< read, imported ones included
    SecretCounts secrets; ///< replaced
};

/// Turns files into memories: a section of Markdown each, a file of notes with front matter as a whole, an entity of a
/// graph each. Imports ("@docs/style.md") are followed within the file's root, five deep; links out of it are not.
/// Files over 1 MiB (graphs: 64 MiB) are left out, texts over 20,000 characters are cut. Hostile input is expected. One
/// thread.
class AgentFileReader
{
public:
    explicit AgentFileReader(const Redactor &redactor) : m_redactor(redactor) { }

    void read(const MemoryFile &file);
    AgentFileContents take() { return std::move(m_contents); }

private:
    void readMarkdown(const MemoryFile &file, int depth);
    void readGraph(const MemoryFile &file);
    void followImports(const MemoryFile &file, const QStringList &imports, int depth);
    void add(const MemoryFile &file, const QString &section, FileMemory &&memory, qint64 line);
    QString withoutSecrets(const QString &text, SecretCounts &counts) const;
    void skip(const MemoryFile &file, qint64 line, const QString &reason);

    const Redactor &m_redactor;
    AgentFileContents m_contents;
    QSet<QString> m_read; ///< canonical paths
    QHash<QString, int> m_origins; ///< and how often
};

} // namespace evoca::model
