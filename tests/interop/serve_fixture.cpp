#include "McpFixture.h"
#include "TokenProxy.h"
#include "stdio/StdioBridge.h"
#include "support/TestHome.h"

#include <QCoreApplication>

#include <cstdio>
#include <iostream>
#include <thread>

using namespace Qt::StringLiterals;

/// Serves the small store of McpFixture until its stdin ends: prints {"url":…,"token":…,"openUrl":…} on one line first.
/// openUrl needs no token (see TokenProxy). With --bridge URL TOKEN it is the stdio side instead.
int main(int argc, char *argv[])
{
    if (argc == 4 && QByteArray(argv[1]) == "--bridge") {
        QCoreApplication application(argc, argv);
        return evoca::mcp::runStdioBridge(QString::fromLocal8Bit(argv[2]), argv[3], std::cin, std::cout);
    }
    evoca::test::TestHome home;
    QCoreApplication application(argc, argv);
    evoca::test::McpFixture fixture;
    evoca::test::TokenProxy proxy(fixture.port(), fixture.token);
    const QByteArray line = evoca::mcp::dumpJson(
        {{"url", fixture.server->status().url.toStdString()},
         {"token", fixture.token.toStdString()},
         {"openUrl", "http://127.0.0.1:" + std::to_string(proxy.port()) + "/mcp"}});
    std::printf("%s\n", line.constData());
    std::fflush(stdout);
    std::jthread waiting([] {
        while (std::getchar() != EOF) { }
        QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    });
    return application.exec();
}
