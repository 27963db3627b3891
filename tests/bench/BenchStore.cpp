#include "BenchStore.h"

#include "store/Connection.h"
#include "store/ToolIndexer.h"

#include <QDir>
#include <QTextStream>

using namespace Qt::StringLiterals;

namespace evoca::bench {

using namespace evoca::model;

namespace {

void complain(const QString &text)
{
    QTextStream(stderr) << "evoca-bench: " << text << '\n';
}

} // namespace

void BenchStore::addOptions(QCommandLineParser &parser)
{
    parser.addHelpOption();
    parser.addOptions({{u"corpus"_s, u"Home folder with agents' files (evoca-corpus makes one)."_s, u"DIR"_s},
                       {u"store"_s, u"Folder of the store; kept. Without it: a temporary one."_s, u"DIR"_s},
                       {u"json"_s, u"Also writes the figures to FILE."_s, u"FILE"_s}});
}

std::unique_ptr<BenchStore> BenchStore::make(const QCommandLineParser &parser)
{
    std::unique_ptr<BenchStore> store(new BenchStore);
    store->m_corpus = parser.value(u"corpus"_s);
    if (store->m_corpus.isEmpty() || !QDir(store->m_corpus).exists()) {
        complain(u"--corpus DIR must name a folder"_s);
        return nullptr;
    }
    store->m_corpus = QDir(store->m_corpus).absolutePath();
    store->m_folder = parser.value(u"store"_s);
    if (store->m_folder.isEmpty()) {
        store->m_temporary = std::make_unique<QTemporaryDir>();
        store->m_folder = store->m_temporary->path();
    }
    return store;
}

StorePaths BenchStore::paths() const
{
    return StorePaths::under(m_folder);
}

ImportOptions BenchStore::options() const
{
    return {.places = {.home = m_corpus, .useEnvironment = false}};
}

std::unique_ptr<Writer> BenchStore::open() const
{
    auto writer = Writer::start(paths());
    if (!writer) {
        complain(writer.error().message);
        return nullptr;
    }
    return std::move(*writer);
}

bool BenchStore::fill() const
{
    const auto writer = open();
    if (!writer)
        return false;
    const auto report = Importer(*writer).run(options(), {});
    if (!report) {
        complain(report.error().message);
        return false;
    }
    const auto indexed = ToolIndexer(paths()).run({});
    if (!indexed)
        complain(indexed.error().message);
    return indexed.has_value();
}

} // namespace evoca::bench
