#include "BenchStore.h"
#include "Measurements.h"
#include "Project.h"
#include "TextMaker.h"

#include "memories/MemoryRows.h"
#include "memories/MemoryRules.h"
#include "search/MemorySearch.h"
#include "store/Connection.h"

#include <QElapsedTimer>
#include <QTextStream>

using namespace Qt::StringLiterals;

namespace evoca::bench {

using namespace evoca::model;

namespace {

constexpr int projectCount = 30;
constexpr int perBatch = 1000;
constexpr int asked = 300;
constexpr qint64 newest = 1'796'000'000'000; // 2026-11-29

/// Made-up memories with the words that the corpus would have; the same at every run.
class MemoryMaker
{
public:
    MemoryMaker()
        : m_english(Tongue::English, 1), m_spanish(Tongue::Spanish, 2),
          m_projects(makeProjects(m_english, projectCount, 3)), m_random(5)
    {
    }

    Memory make(int number)
    {
        const size_t project = m_random.below(projectCount);
        TextMaker texts(m_english, m_spanish, m_projects[project], m_random.next());
        std::string content = m_random.chance(0.5) ? texts.prompt() : texts.finalAnswer();
        content.resize(std::min<size_t>(content.size(), 600));
        Memory memory;
        memory.project = RowId(project) + 1;
        memory.content = QString::fromStdString(content).trimmed();
        if (memory.content.isEmpty())
            memory.content = u"Note %1"_s.arg(number);
        memory.path = QString::fromStdString(m_projects[project].cwd).section(u'/', -1) + u'/'
            + QString::fromStdString(texts.file()).section(u'/', 0, 0);
        memory.type = memoryTypes().at(number % 3);
        memory.importance = double(m_random.below(100)) / 100;
        memory.created = memory.updated = newest - qint64(number) * 60'000;
        memory.origin = u"bench"_s;
        return memory;
    }

private:
    Vocabulary m_english, m_spanish;
    std::vector<Project> m_projects;
    Random m_random;
};

Result<void> fill(Writer &writer, int count)
{
    auto maker = std::make_shared<MemoryMaker>();
    for (int first = 0; first < count; first += perBatch) {
        const auto done = writer
                              .post([maker, first, count](WriteContext &context) -> Result<void> {
                                  const MemoryRows rows(context);
                                  for (int i = first; i < std::min(first + perBatch, count); ++i)
                                      rows.insert(maker->make(i));
                                  return {};
                              })
                              .result();
        if (!done)
            return done;
    }
    return {};
}

/// Parts of memories of the store, as agents would ask for them, and some that nothing fits.
QStringList questions(Connection &connection)
{
    QStringList list;
    auto rows = connection.run(u"SELECT content FROM memory ORDER BY id * 2654435761 % 4294967296 LIMIT ?"_s, {asked});
    while (rows && rows->next()) {
        const QString text = rows->value(0).toString().simplified();
        list << text.section(u' ', 1, list.size() % 3 == 0 ? 12 : list.size() % 3 == 1 ? 3 : 6);
    }
    list << u"token identity fallback"_s << u"the of and"_s << u"fix"_s << u"xylophone quartz"_s << u"购物车折扣"_s;
    return list;
}

void ask(Connection &connection, const QStringList &texts, const std::vector<RowId> &projects, const QString &name,
         Measurements &out)
{
    const MemorySearch search(connection);
    Timings strict, flexible;
    int solid = 0;
    for (const QString &text : texts) {
        QElapsedTimer clock;
        clock.start();
        const auto answer = search.strict(text, 5, u"%"_s, u"%"_s, projects);
        strict.add(double(clock.nsecsElapsed()) / 1e6);
        solid += answer && !answer->matches.empty() ? 1 : 0;
        clock.start();
        (void)search.recall(text, 5, u"%"_s, u"%"_s, projects);
        flexible.add(double(clock.nsecsElapsed()) / 1e6);
    }
    out.add(u"search_memory, %1: median"_s.arg(name), strict.percentile(0.5), u"ms"_s);
    out.add(u"search_memory, %1: p95"_s.arg(name), strict.percentile(0.95), u"ms"_s, 20);
    out.add(u"recall, %1: p95"_s.arg(name), flexible.percentile(0.95), u"ms"_s);
    out.note(u"questions with a solid answer, "_s + name, solid);
}

} // namespace

int recallBench(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{u"count"_s, u"Number of memories (100000)."_s, u"N"_s, u"100000"_s},
                       {u"json"_s, u"Also writes the figures to FILE."_s, u"FILE"_s}});
    parser.process(arguments);
    const QTemporaryDir folder;
    const StorePaths paths = StorePaths::under(folder.path());
    auto writer = Writer::start(paths);
    const auto filled = writer ? fill(**writer, parser.value(u"count"_s).toInt())
                               : Result<void>(std::unexpected(writer.error()));
    if (!filled) {
        QTextStream(stderr) << filled.error().message << '\n';
        return 3;
    }
    const auto connection = Connection::open(paths, u"bench"_s, Connection::Mode::Read);
    if (!connection)
        return 3;
    Measurements out;
    const QStringList texts = questions(**connection);
    ask(**connection, texts, {}, u"all projects"_s, out);
    ask(**connection, texts, {7}, u"one project of 30"_s, out);
    out.print();
    if (parser.isSet(u"json"_s))
        out.write(parser.value(u"json"_s));
    return 0;
}

} // namespace evoca::bench
