#pragma once

#include "history/Importer.h"
#include "store/Writer.h"

#include <QCommandLineParser>
#include <QTemporaryDir>

#include <memory>

namespace evoca::bench {

/// What the subcommands have in common: a corpus, a store (thrown away unless --store names it), a place for JSON.
class BenchStore
{
public:
    static void addOptions(QCommandLineParser &parser);
    /// nullopt with a word on standard error: an option is missing or wrong.
    static std::unique_ptr<BenchStore> make(const QCommandLineParser &parser);

    model::StorePaths paths() const;
    model::ImportOptions options() const;
    QString corpus() const { return m_corpus; }
    /// Opens the store for writing; null with a word on standard error.
    std::unique_ptr<model::Writer> open() const;
    /// Imports and indexes the corpus where the store is still empty.
    bool fill() const;

private:
    BenchStore() = default;

    QString m_corpus;
    QString m_folder;
    std::unique_ptr<QTemporaryDir> m_temporary;
};

/// The subcommands. Each takes its own arguments and gives an exit code.
int importBench(const QStringList &arguments);
int rescanBench(const QStringList &arguments);
int searchBench(const QStringList &arguments);
int experiencesBench(const QStringList &arguments);
int questionBench(const QStringList &arguments);
int episodeBench(const QStringList &arguments);
int recallBench(const QStringList &arguments);
int openBench(const QStringList &arguments);
int memoryBench(const QStringList &arguments);
int purgeBench(const QStringList &arguments);

} // namespace evoca::bench
