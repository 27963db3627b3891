#include "history/Importer.h"
#include "store/Writer.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdio>

#include <sys/resource.h>

using namespace evoca::model;

/// Imports argv[1] (a home) into a store below argv[2]; tst_importcrash kills it. argv[3]: no file may grow beyond so
/// many kilobytes, which is what a full disk looks like.
int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 3)
        return 2;
    if (arguments.size() > 3) {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlim_t bytes = rlim_t(arguments[3].toULongLong()) * 1024;
        const rlimit limit {bytes, bytes};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    auto writer = Writer::start(StorePaths::under(arguments[2]));
    if (!writer)
        return 3;
    ImportOptions options;
    options.places = {.home = arguments[1], .useEnvironment = false};
    const auto report = Importer(**writer).run(options, {});
    if (!report)
        std::fprintf(stderr, "%s\n", qPrintable(report.error().message));
    return report ? 0 : 1;
}
