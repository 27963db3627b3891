#include "Clients.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace evoca::test {

Clients::Clients()
{
    m_folder = qEnvironmentVariable("EVOCA_INTEROP");
    if (m_folder.isEmpty())
        m_folder = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + "/evoca/interop"_L1;
    m_node = m_folder + "/node_modules/node/bin/node"_L1;
}

QString Clients::missing(const QString &package) const
{
    if (!QFileInfo(m_node).isExecutable())
        return u"no Node.js in %1: run tests/interop/install-clients first"_s.arg(m_folder);
    if (!QFileInfo::exists(file(package, u"package.json"_s)))
        return u"%1 is not in %2: run tests/interop/install-clients first"_s.arg(package, m_folder);
    return {};
}

QString Clients::file(const QString &package, const QString &path) const
{
    return m_folder + "/node_modules/"_L1 + package + u'/' + path;
}

Clients::Run Clients::run(const QString &program, const QStringList &arguments, const QString &home,
                          int timeoutMs) const
{
    QProcessEnvironment environment;
    environment.insert(u"HOME"_s, home);
    environment.insert(u"PATH"_s, QFileInfo(m_node).absolutePath() + ":/usr/bin:/bin"_L1);
    environment.insert(u"LANG"_s, u"C.UTF-8"_s);
    environment.insert(u"DISABLE_AUTOUPDATER"_s, u"1"_s);
    environment.insert(u"CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC"_s, u"1"_s);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(home);
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(program, arguments);
    if (!process.waitForFinished(timeoutMs))
        process.kill();
    process.waitForFinished(5'000);
    return {.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            .output = process.readAll()};
}

} // namespace evoca::test
