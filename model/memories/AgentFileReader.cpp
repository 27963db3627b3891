#include "memories/AgentFileReader.h"

#include "memories/KnowledgeGraph.h"
#include "memories/MarkdownSections.h"
#include "text/Tokenizer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 longestMarkdown = 1024 * 1024;
constexpr qint64 longestGraph = 64 * 1024 * 1024;
constexpr qsizetype longestContent = 20'000;
constexpr std::size_t mostSections = 500; // of one file
constexpr int deepestImport = 5; // as Claude Code follows them
constexpr qsizetype mostImported = 1000; // in all
constexpr qsizetype longestSegment = 40;
constexpr qsizetype longestHeading = 120;

/// "Cómo compilar (Linux)" → "como-compilar-linux".
QString pathSegment(const QString &text)
{
    const std::string folded = fold(text.toStdString());
    QString segment;
    for (const QChar character : QString::fromStdString(folded)) {
        if (character.isLetterOrNumber())
            segment += character;
        else if (!segment.isEmpty() && !segment.endsWith(u'-'))
            segment += u'-';
        if (segment.size() >= longestSegment)
            break;
    }
    while (segment.endsWith(u'-'))
        segment.chop(1);
    return segment;
}

QString logicalPath(const QStringList &parts)
{
    QString path;
    for (const QString &part : parts) {
        const QString segment = pathSegment(part);
        if (segment.isEmpty())
            continue;
        if (!path.isEmpty())
            path += u'/';
        path += segment;
    }
    return path;
}

QString sectionName(const QStringList &headings)
{
    return headings.join(u" › "_s).left(longestHeading);
}

bool isInside(const QString &canonical, const QString &root)
{
    return !canonical.isEmpty() && !root.isEmpty()
        && (canonical == root || canonical.startsWith(root.endsWith(u'/') ? root : root + u'/'));
}

bool isText(const QString &path)
{
    static const QStringList endings {u"md"_s, u"markdown"_s, u"mdc"_s, u"txt"_s, QString()};
    return endings.contains(QFileInfo(path).suffix().toLower());
}

QString graphText(const GraphEntity &entity)
{
    QString text = QString::fromStdString(entity.name);
    if (!entity.type.empty())
        text += u" ("_s + QString::fromStdString(entity.type) + u')';
    for (const auto *lines : {&entity.observations, &entity.relations}) {
        for (const std::string &line : *lines)
            text += u"\n- "_s + QString::fromStdString(line);
    }
    return text;
}

} // namespace

void AgentFileReader::read(const MemoryFile &file)
{
    const QFileInfo info(file.path);
    const QString canonical = info.canonicalFilePath();
    if (!isInside(canonical, file.root))
        return skip(file, 0, u"link_outside"_s);
    if (m_read.contains(canonical))
        return;
    m_read.insert(canonical);
    if (file.size > (file.kind == MemoryFile::Kind::Graph ? longestGraph : longestMarkdown))
        return skip(file, 0, u"too_big"_s);
    if (file.kind == MemoryFile::Kind::Graph)
        readGraph(file);
    else
        readMarkdown(file, 0);
}

void AgentFileReader::readMarkdown(const MemoryFile &file, int depth)
{
    QFile source(file.path);
    if (!source.open(QIODevice::ReadOnly))
        return skip(file, 0, u"unreadable"_s);
    const QByteArray bytes = source.read(longestMarkdown + 1); // it may have grown since
    if (bytes.size() > longestMarkdown)
        return skip(file, 0, u"too_big"_s);
    if (bytes.contains('\0'))
        return skip(file, 0, u"not_text"_s);
    ++m_contents.files;
    const MarkdownNotes notes = model::readMarkdown(QString::fromUtf8(bytes));
    const bool ofAgent = file.kind == MemoryFile::Kind::Notes;
    const QString stem = QFileInfo(file.path).completeBaseName();
    const QString top = ofAgent ? u"notes"_s : u"instructions"_s;

    if (ofAgent && !notes.name.isEmpty()) { // one fact a file, as Claude Code writes them
        QStringList texts;
        if (!notes.description.isEmpty())
            texts << notes.description;
        for (const MarkdownSection &section : notes.sections)
            texts << section.text;
        const bool how = notes.type == "feedback"_L1;
        add(file, {},
            {.path = logicalPath({top, stem}),
             .type = how ? u"procedural"_s : u"semantic"_s,
             .content = texts.join(u"\n\n"_s)},
            1);
        return followImports(file, notes.imports, depth);
    }
    std::size_t count = 0;
    for (const MarkdownSection &section : notes.sections) {
        if (++count > mostSections) {
            skip(file, section.line, u"too_many_sections"_s);
            break;
        }
        SecretCounts counted; // with the text, which holds its heading
        QStringList headings;
        for (const QString &heading : section.headings)
            headings << withoutSecrets(heading, counted);
        const QStringList innermost = headings.last(std::min<qsizetype>(2, headings.size()));
        add(file, sectionName(headings),
            {.path = logicalPath(QStringList {top, stem} + innermost),
             .type = isProcedure(section) ? u"procedural"_s : u"semantic"_s,
             .content = section.text},
            section.line);
    }
    followImports(file, notes.imports, depth);
}

void AgentFileReader::readGraph(const MemoryFile &file)
{
    ++m_contents.files;
    for (const GraphEntity &entity : readKnowledgeGraph(file, m_contents.skipped)) {
        SecretCounts counted;
        const QString name = withoutSecrets(QString::fromStdString(entity.name), counted);
        add(file, name.left(longestHeading),
            {.path = logicalPath({u"graph"_s, QString::fromStdString(entity.type), name}),
             .type = u"semantic"_s,
             .content = graphText(entity)},
            entity.line);
    }
}

void AgentFileReader::followImports(const MemoryFile &file, const QStringList &imports, int depth)
{
    if (depth >= deepestImport || m_contents.imported.size() >= mostImported
        || file.kind != MemoryFile::Kind::Instructions)
        return;
    for (const QString &target : imports) {
        MemoryFile next = file;
        next.path = QDir::cleanPath(target.startsWith("~/"_L1) ? QDir::home().filePath(target.mid(2))
                                                               : QFileInfo(file.path).dir().absoluteFilePath(target));
        const QFileInfo info(next.path);
        if (!info.isFile() || !isText(next.path)) // "@someone", a package, code
            continue;
        const QString canonical = info.canonicalFilePath();
        if (!isInside(canonical, file.root)) {
            skip(next, 0, u"link_outside"_s);
            continue;
        }
        if (m_read.contains(canonical))
            continue;
        m_read.insert(canonical);
        next.size = info.size();
        next.mtimeNs = info.lastModified().toMSecsSinceEpoch() * 1'000'000;
        m_contents.imported.insert(next.path, {next.size, next.mtimeNs});
        if (next.size > longestMarkdown)
            skip(next, 0, u"too_big"_s);
        else
            readMarkdown(next, depth + 1);
    }
}

void AgentFileReader::add(const MemoryFile &file, const QString &section, FileMemory &&memory, qint64 line)
{
    memory.content = withoutSecrets(memory.content, m_contents.secrets).trimmed();
    if (memory.content.isEmpty())
        return;
    if (memory.content.size() > longestContent) {
        const bool splits = memory.content[longestContent - 1].isHighSurrogate();
        memory.content.truncate(longestContent - (splits ? 1 : 0));
        skip(file, line, u"cut"_s);
    }
    memory.origin = "file:"_L1 + file.path + u'#' + section;
    if (const int known = m_origins[memory.origin]++; known > 0)
        memory.origin += u" (%1)"_s.arg(known + 1);
    memory.project = file.project;
    memory.writtenMs = file.mtimeNs / 1'000'000;
    m_contents.memories.push_back(std::move(memory));
}

QString AgentFileReader::withoutSecrets(const QString &text, SecretCounts &counts) const
{
    std::string bytes = text.toStdString();
    return m_redactor.redact(bytes, counts) ? QString::fromStdString(bytes) : text;
}

void AgentFileReader::skip(const MemoryFile &file, qint64 line, const QString &reason)
{
    m_contents.skipped.push_back({file.path, line, reason});
}

} // namespace evoca::model
