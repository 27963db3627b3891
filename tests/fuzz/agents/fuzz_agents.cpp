// libFuzzer target: any bytes as a file of any agent. The first byte chooses agent, kind and whether the file is old.
#include "agents/AgentReader.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>

#include <cstdlib>

using namespace evoca::model;

namespace {

class CheckingSink : public RecordSink
{
public:
    void session(int, const ParsedSession &session) override { check(session.title); }
    void message(int, ParsedMessage &&message) override
    {
        check(message.text);
        check(message.essence);
        for (const std::string &path : message.paths)
            check(path);
    }
    void skipped(qint64, qint64, std::string_view) override { }
    bool progress(qint64) override { return true; }

private:
    static void check(const std::string &text)
    {
        if (!QByteArrayView(text.data(), qsizetype(text.size())).isValidUtf8())
            std::abort();
    }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    if (size == 0)
        return 0;
    static const QTemporaryDir folder;
    const AgentFormat &format = agentFormats()[(data[0] & 1) % agentFormats().size()];
    AgentFile file;
    file.agent = format.agent;
    file.kind = (data[0] >> 1) & 3;
    file.mtimeNs = (data[0] & 8) != 0 ? 1 : 0;
    file.path = folder.filePath(QStringLiteral("input.jsonl"));
    QFile out(file.path);
    if (!out.open(QIODevice::WriteOnly))
        return 0;
    out.write(reinterpret_cast<const char *>(data) + 1, qint64(size - 1));
    out.close();
    CheckingSink sink;
    format.makeReader()->read(file, 0, {}, sink);
    return 0;
}
