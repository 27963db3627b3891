#include "Clients.h"
#include "McpFixture.h"
#include "support/TestHome.h"

#include <QProcess>

using namespace Qt::StringLiterals;
using namespace evoca::mcp;
using namespace evoca::test;

/// Real clients against a real server in a process of its own.
class TestClients : public QObject
{
    Q_OBJECT

public:
    TestClients(const Clients &clients, const QString &home) : m_clients(clients), m_home(home) { }

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void claudeCodeOverHttp();
    void claudeCodeOverStdio();
    void claudeCodeWithAWrongToken();
    void inspectorLists();
    void inspectorCalls();
    void inspectorOverStdio();
    void conformance_data();
    void conformance();

private:
    Clients::Run claude(const QStringList &arguments) const;
    Clients::Run inspector(const QStringList &arguments) const;

    const Clients &m_clients;
    const QString m_home;
    QProcess m_server;
    QString m_url;
    QString m_token;
    QString m_openUrl;
};

#define SKIP_WITHOUT(package)                                                                                          \
    if (const QString why = m_clients.missing(package); !why.isEmpty())                                                \
    QSKIP(qPrintable(why))

namespace {

const QString claudePackage = u"@anthropic-ai/claude-code"_s;
const QString inspectorPackage = u"@modelcontextprotocol/inspector"_s;
const QString conformancePackage = u"@modelcontextprotocol/conformance"_s;

} // namespace

void TestClients::initTestCase()
{
    m_server.start(QStringLiteral(EVOCA_SERVE_FIXTURE), {});
    QVERIFY(m_server.waitForReadyRead(20'000));
    const Json where = parseJson(m_server.readLine()).value_or(Json());
    m_url = toQString(where["url"]);
    m_token = toQString(where["token"]);
    m_openUrl = toQString(where["openUrl"]);
    QVERIFY(!m_url.isEmpty());
}

void TestClients::cleanupTestCase()
{
    m_server.closeWriteChannel();
    QVERIFY(m_server.waitForFinished(10'000));
    QCOMPARE(m_server.exitCode(), 0);
}

Clients::Run TestClients::claude(const QStringList &arguments) const
{
    // The npm package is a thin wrapper around a program of its own package.
    return m_clients.run(m_clients.file(u"@anthropic-ai/claude-code-linux-x64"_s, u"claude"_s), arguments, m_home);
}

Clients::Run TestClients::inspector(const QStringList &arguments) const
{
    return m_clients.run(m_clients.node(),
                         QStringList {m_clients.file(inspectorPackage, u"cli/build/cli.js"_s), u"--cli"_s} + arguments,
                         m_home);
}

void TestClients::claudeCodeOverHttp()
{
    SKIP_WITHOUT(claudePackage);
    const auto added = claude({u"mcp"_s, u"add"_s, u"--scope"_s, u"user"_s, u"--transport"_s, u"http"_s, u"evoca"_s,
                               m_url, u"--header"_s, "Authorization: Bearer "_L1 + m_token});
    QVERIFY2(added.exitCode == 0, added.output.constData());
    const auto listed = claude({u"mcp"_s, u"list"_s});
    QVERIFY2(listed.output.contains("Connected"), listed.output.constData());
    claude({u"mcp"_s, u"remove"_s, u"evoca"_s});
}

void TestClients::claudeCodeOverStdio()
{
    SKIP_WITHOUT(claudePackage);
    const auto added = claude({u"mcp"_s, u"add"_s, u"--scope"_s, u"user"_s, u"evoca-stdio"_s, u"--"_s,
                               QStringLiteral(EVOCA_SERVE_FIXTURE), u"--bridge"_s, m_url, m_token});
    QVERIFY2(added.exitCode == 0, added.output.constData());
    const auto listed = claude({u"mcp"_s, u"list"_s});
    QVERIFY2(listed.output.contains("Connected"), listed.output.constData());
    claude({u"mcp"_s, u"remove"_s, u"evoca-stdio"_s});
}

void TestClients::claudeCodeWithAWrongToken()
{
    SKIP_WITHOUT(claudePackage);
    claude({u"mcp"_s, u"add"_s, u"--scope"_s, u"user"_s, u"--transport"_s, u"http"_s, u"evoca-wrong"_s, m_url,
            u"--header"_s, u"Authorization: Bearer evoca_x"_s});
    const auto listed = claude({u"mcp"_s, u"list"_s});
    QVERIFY2(!listed.output.contains("Connected"), listed.output.constData());
    claude({u"mcp"_s, u"remove"_s, u"evoca-wrong"_s});
}

void TestClients::inspectorLists()
{
    SKIP_WITHOUT(inspectorPackage);
    const auto listed = inspector({m_url, u"--transport"_s, u"http"_s, u"--header"_s,
                                   "Authorization: Bearer "_L1 + m_token, u"--method"_s, u"tools/list"_s});
    QVERIFY2(listed.exitCode == 0, listed.output.constData());
    for (const char *tool : {"search_experience", "explain_node", "search_history", "read_session", "get_identity"})
        QVERIFY2(listed.output.contains(tool), listed.output.constData());
}

void TestClients::inspectorCalls()
{
    SKIP_WITHOUT(inspectorPackage);
    const auto called = inspector(
        {m_url, u"--transport"_s, u"http"_s, u"--header"_s, "Authorization: Bearer "_L1 + m_token, u"--method"_s,
         u"tools/call"_s, u"--tool-name"_s, u"search_experience"_s, u"--tool-arg"_s, u"query=discount rounding"_s});
    QVERIFY2(called.exitCode == 0, called.output.constData());
    QVERIFY2(called.output.contains("exp-11111111111111111111111111111111"), called.output.constData());
    QVERIFY2(called.output.contains("structuredContent"), called.output.constData());
}

void TestClients::inspectorOverStdio()
{
    SKIP_WITHOUT(inspectorPackage);
    const auto listed = inspector(
        {QStringLiteral(EVOCA_SERVE_FIXTURE), u"--bridge"_s, m_url, m_token, u"--method"_s, u"tools/list"_s});
    QVERIFY2(listed.exitCode == 0 && listed.output.contains("search_experience"), listed.output.constData());
}

void TestClients::conformance_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("version"); // empty: the suite's own choice
    for (const char *legacy : {"server-initialize", "ping", "tools-list", "dns-rebinding-protection"})
        QTest::addRow("%s 2025-11-25", legacy) << QString::fromLatin1(legacy) << u"2025-11-25"_s;
    // These need no fixture tools.
    for (const char *modern :
         {"tools-list", "dns-rebinding-protection", "server-sse-multiple-streams", "http-header-validation",
          "input-required-result-missing-input-response", "input-required-result-unsupported-methods",
          "input-required-result-ignore-extra-params", "input-required-result-validate-input"})
        QTest::addRow("%s 2026-07-28", modern) << QString::fromLatin1(modern) << u"2026-07-28"_s;
}

void TestClients::conformance()
{
    SKIP_WITHOUT(conformancePackage);
    QFETCH(QString, scenario);
    QFETCH(QString, version);
    const auto run = m_clients.run(m_clients.node(),
                                   {m_clients.file(conformancePackage, u"dist/index.js"_s), u"server"_s, u"--url"_s,
                                    m_openUrl, u"--scenario"_s, scenario, u"--spec-version"_s, version},
                                   m_home);
    QVERIFY2(run.exitCode == 0, run.output.constData());
}

int main(int argc, char *argv[])
{
    const Clients clients;
    TestHome home;
    QCoreApplication application(argc, argv);
    TestClients test(clients, home.path());
    return QTest::qExec(&test, argc, argv);
}

#include "tst_clients.moc"
