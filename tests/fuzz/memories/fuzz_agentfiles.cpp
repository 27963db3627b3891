// libFuzzer target: any bytes as an agent's memory file. The first byte chooses between Markdown and a knowledge graph.
#include "memories/KnowledgeGraph.h"
#include "memories/MarkdownSections.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdlib>

using namespace evoca::model;

namespace {

void readText(const QByteArray &bytes)
{
    const MarkdownNotes notes = readMarkdown(QString::fromUtf8(bytes));
    qint64 line = 0;
    for (const MarkdownSection &section : notes.sections) {
        if (section.line <= line || section.text.trimmed().isEmpty())
            std::abort();
        line = section.line;
        (void)isProcedure(section);
    }
}

void readGraph(const QByteArray &bytes)
{
    static const QTemporaryDir folder;
    MemoryFile file {.kind = MemoryFile::Kind::Graph, .path = folder.filePath(QStringLiteral("memory.jsonl"))};
    QFile out(file.path);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
        return;
    out.close();
    std::vector<SkippedMemory> skipped;
    for (const GraphEntity &entity : readKnowledgeGraph(file, skipped)) {
        if (entity.name.empty() || !QByteArrayView(entity.name).isValidUtf8())
            std::abort();
        for (const auto *lines : {&entity.observations, &entity.relations}) {
            for (const std::string &text : *lines) {
                if (!QByteArrayView(text).isValidUtf8())
                    std::abort();
            }
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    if (size == 0)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char *>(data) + 1, qsizetype(size - 1));
    if ((data[0] & 1) != 0)
        readGraph(bytes);
    else
        readText(bytes);
    return 0;
}
