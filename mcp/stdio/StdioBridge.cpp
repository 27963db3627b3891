#include "stdio/StdioBridge.h"

#include "stdio/Bridge.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>

#include <istream>
#include <string>
#include <thread>

namespace evoca::mcp {

int runStdioBridge(const std::function<model::Result<BridgeAccess>()> &access, const QString &workingDirectory,
                   std::istream &in, std::ostream &out)
{
    Bridge bridge(access, workingDirectory, out);
    QEventLoop loop;
    QObject::connect(&bridge, &Bridge::drained, &loop, &QEventLoop::quit);
    // A thread of its own, because a pipe can be waited for in an event loop on some systems only.
    std::jthread reader([&bridge, &in] {
        for (std::string line; std::getline(in, line);)
            QMetaObject::invokeMethod(
                &bridge, [&bridge, line = QByteArray::fromStdString(line)] { bridge.receive(line); },
                Qt::QueuedConnection);
        QMetaObject::invokeMethod(&bridge, &Bridge::finish, Qt::QueuedConnection);
    });
    loop.exec();
    return 0;
}

int runStdioBridge(const QString &url, const QByteArray &token, std::istream &in, std::ostream &out)
{
    return runStdioBridge([access = BridgeAccess {url, token}] { return model::Result<BridgeAccess>(access); },
                          QDir::currentPath(), in, out);
}

} // namespace evoca::mcp
