#include "BetterMemoryServer.h"

#include <QDeadlineTimer>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace evoca::test {

using mcp::Json;

namespace {

constexpr int patience = 60'000; // ms

} // namespace

QString BetterMemoryServer::program()
{
    QString folder = qEnvironmentVariable("EVOCA_INTEROP");
    if (folder.isEmpty())
        folder = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + "/evoca/interop"_L1;
    const QString program = folder + "/python/bin/bettermemory"_L1;
    return QFileInfo(program).isExecutable() ? program : QString();
}

BetterMemoryServer::BetterMemoryServer(const QString &program, const QString &folder, const QString &store,
                                       const QString &home)
{
    QProcessEnvironment environment;
    environment.insert(u"HOME"_s, home);
    environment.insert(u"PATH"_s, u"/usr/bin:/bin"_s);
    environment.insert(u"LANG"_s, u"C.UTF-8"_s);
    environment.insert(u"BETTERMEMORY_DIR"_s, store);
    m_process.setProcessEnvironment(environment);
    m_process.setWorkingDirectory(folder);
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.start(program, QStringList());
    request("initialize",
            {{"protocolVersion", "2025-06-18"},
             {"capabilities", Json::object()},
             {"clientInfo", {{"name", "evoca-test"}, {"version", "1"}}}});
    m_process.write("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n");
}

BetterMemoryServer::~BetterMemoryServer()
{
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(10'000)) {
        m_process.kill();
        m_process.waitForFinished(5'000);
    }
}

Json BetterMemoryServer::request(const std::string &method, const Json &params)
{
    m_process.write(mcp::dumpJson({{"jsonrpc", "2.0"}, {"id", ++m_id}, {"method", method}, {"params", params}}) + '\n');
    const QDeadlineTimer deadline(patience);
    while (!deadline.hasExpired()) {
        if (!m_process.canReadLine() && !m_process.waitForReadyRead(int(deadline.remainingTime())))
            break;
        while (m_process.canReadLine()) {
            const Json answer = mcp::parseJson(m_process.readLine()).value_or(Json());
            if (answer.is_object() && answer.value("id", 0) == m_id)
                return answer.value("result", Json());
        }
    }
    return {};
}

Json BetterMemoryServer::call(const std::string &tool, const Json &arguments)
{
    const Json result = request("tools/call", {{"name", tool}, {"arguments", arguments}});
    const Json structured = result.is_object() ? result.value("structuredContent", Json()) : Json();
    const bool failed = !result.is_object() || result.value("isError", false);
    error = failed ? QString::fromStdString(result.is_null() ? "no answer" : result.dump()) : QString();
    return failed ? Json() : structured;
}

} // namespace evoca::test
