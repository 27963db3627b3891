#include "BetterMemoryServer.h"
#include "McpFixture.h"
#include "support/TestHome.h"

#include "journal/BetterMemoryImport.h"
#include "journal/BetterMemoryRecord.h"
#include "journal/EpisodeExport.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace evoca::mcp;
using namespace evoca::model;
using namespace evoca::test;

// bettermemory 8.0.0 and Evoca side by side: the package writes a journal from real worktrees, Evoca imports it, then
// both are asked the same and must give the same rows in the same order.
//
// Where Evoca differs on purpose, and what the test does about it:
// - times have milliseconds: compared as such (no two rows of the test share one);
// - equal times are ordered by id (the package: as the file system lists them);
// - an empty swarm_id or parent_session_id counts as absent (the package: as set, which fits nothing): not sent;
// - answers over a client's limit come in pages: read on by the cursor;
// - rows carry more keys: the shared ones are compared;
// - an unknown argument is refused (the package ignores it): not sent;
// - entries expire one by one, into the bin (the package deletes a session's folder): none is that old here.

namespace {

constexpr int episodeCount = 300;
constexpr int callCount = 100;
constexpr int mostRows = 200;

const QStringList allScopes {u"projects:app"_s, u"retry"_s, u"db:index"_s, u"ui"_s, u"tools:ci"_s};
const QStringList swarms {u"sess_cohort1"_s, u"cohort-2"_s};

Json texts(const QStringList &list)
{
    Json array = Json::array();
    for (const QString &one : list)
        array.push_back(one.toStdString());
    return array;
}

/// What both must agree on.
Json sharedRow(const Json &row)
{
    Json shared = Json::object();
    for (const char *key : {"id", "session_id", "takeaway", "body", "scopes", "swarm_id"}) {
        if (row.contains(key))
            shared[key] = row[key];
    }
    shared["created"] = betterMemoryTime(toQString(row["created"])).value_or(-1);
    return shared;
}

bool git(const QString &folder, const QStringList &arguments)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(u"git"_s,
                  QStringList {u"-c"_s, u"user.name=t"_s, u"-c"_s, u"user.email=t@example.org"_s, u"-c"_s,
                               u"init.defaultBranch=main"_s}
                      + arguments);
    return process.waitForFinished(20'000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

} // namespace

class TestBetterMemoryPackage : public QObject
{
    Q_OBJECT

public:
    TestBetterMemoryPackage(const QString &program, const QString &home) : m_program(program), m_home(home) { }

private Q_SLOTS:
    void initTestCase();
    void importedEqual();
    void importedTwice();
    void memoriesEqual();
    void sameRows();
    void sameHandoff();
    void exportIsReadByThePackage();

private:
    void makeWorktrees();
    void writeJournal();
    void writeMemories();
    Json randomArguments();
    Json theirs(const QString &folder, const Json &arguments);
    Json ours(const QString &folder, const Json &arguments) const;
    QByteArray from(const QString &folder) const
    {
        return "Evoca-Working-Directory: " + QUrl::toPercentEncoding(folder, "/") + "\r\n";
    }
    BetterMemoryServer &server(const QString &folder);

    const QString m_program, m_home;
    QTemporaryDir m_root;
    QString m_store, m_main, m_linked, m_other, m_gone, m_plain, m_inside;
    std::unique_ptr<McpFixture> m_evoca;
    std::map<QString, std::unique_ptr<BetterMemoryServer>> m_servers;
    QRandomGenerator m_random {20261201};
    std::vector<Json> m_written; ///< as the package answered, with the body
    std::vector<Json> m_memories;
    QStringList m_ids, m_sessions;
};

void TestBetterMemoryPackage::initTestCase()
{
    if (m_program.isEmpty())
        QSKIP("bettermemory is not there: run tests/interop/install-clients first");
    makeWorktrees();
    writeJournal();
    writeMemories();
    QVERIFY(QDir(m_gone).removeRecursively());
    m_evoca = std::make_unique<McpFixture>();
    const auto report = BetterMemoryImport(*m_evoca->store.writer).run(m_store);
    QVERIFY2(report.has_value(), report ? "" : qPrintable(report.error().message));
    QVERIFY(report->skipped.empty());
    QVERIFY(AccessControl(*m_evoca->store.writer).approveAll().result().has_value());
}

void TestBetterMemoryPackage::makeWorktrees()
{
    const QString root = QFileInfo(m_root.path()).canonicalFilePath();
    m_store = root + "/store"_L1;
    m_main = root + "/main"_L1;
    m_linked = root + "/linked"_L1;
    m_other = root + "/other"_L1;
    m_gone = root + "/gone"_L1;
    m_plain = root + "/plain"_L1;
    m_inside = m_main + "/src/deep"_L1;
    for (const QString &folder : {m_store, m_main, m_other, m_gone, m_plain, m_inside})
        QVERIFY(QDir().mkpath(folder));
    for (const QString &folder : {m_main, m_other, m_gone})
        QVERIFY(git(folder, {u"init"_s, u"-q"_s}));
    QVERIFY(git(m_main, {u"commit"_s, u"-q"_s, u"--allow-empty"_s, u"-m"_s, u"one"_s}));
    QVERIFY(git(m_main, {u"worktree"_s, u"add"_s, u"-q"_s, m_linked}));
    QVERIFY(QFileInfo(m_linked + "/.git"_L1).isFile());
}

BetterMemoryServer &TestBetterMemoryPackage::server(const QString &folder)
{
    auto &server = m_servers[folder];
    if (!server)
        server = std::make_unique<BetterMemoryServer>(m_program, folder, m_store, m_home);
    return *server;
}

void TestBetterMemoryPackage::writeJournal()
{
    const QStringList folders {m_main, m_linked, m_other, m_gone, m_plain, m_inside, m_main, m_linked};
    std::vector<std::unique_ptr<BetterMemoryServer>> runs;
    for (const QString &folder : folders)
        runs.push_back(std::make_unique<BetterMemoryServer>(m_program, folder, m_store, m_home));
    for (std::size_t i = 0; i < runs.size(); i += 2)
        runs[i]->call("episode_handoff", Json::object()); // leaves an anchor
    for (int i = 0; i < episodeCount; ++i) {
        BetterMemoryServer &run = *runs[m_random.bounded(quint32(runs.size()))];
        Json arguments {{"body", "Body " + std::to_string(i) + ": ñ *x* 购"}};
        if (m_random.bounded(3) > 0)
            arguments["takeaway"] = "Takeaway: \"" + std::to_string(i) + "\" # kept";
        QStringList scopes;
        for (const QString &scope : allScopes) {
            if (m_random.bounded(4) == 0)
                scopes << scope;
        }
        if (!scopes.isEmpty())
            arguments["scopes"] = texts(scopes);
        if (m_random.bounded(5) == 0)
            arguments["swarm_id"] = swarms[m_random.bounded(2)].toStdString();
        Json answer = run.call("episode_write", arguments);
        QVERIFY2(run.error.isEmpty(), qPrintable(run.error));
        answer["body"] = arguments["body"];
        m_ids << toQString(answer["id"]);
        if (const QString session = toQString(answer["session_id"]); !m_sessions.contains(session))
            m_sessions << session;
        m_written.push_back(std::move(answer));
    }
}

void TestBetterMemoryPackage::writeMemories()
{
    BetterMemoryServer run(m_program, m_main, m_store, m_home);
    const std::vector<std::string> contents {"The build of the shop uses ninja and clang on every platform.",
                                             "Payments are signed with the key of the region.",
                                             "Releases are tagged by hand after the smoke test passed.",
                                             "Übersetzungen stehen in translations: español y más."};
    for (const std::string &content : contents) {
        Json answer = run.call("memory_write", {{"content", content}, {"scopes", {"projects:app", "build"}}});
        QVERIFY2(run.error.isEmpty() && answer.value("status", "") == "committed", answer.dump().c_str());
        answer["content"] = content;
        m_memories.push_back(std::move(answer));
    }
    const Json removed = run.call("memory_remove", {{"id", m_memories.back()["id"]}, {"reason", "was a mistake"}});
    QVERIFY2(run.error.isEmpty(), qPrintable(run.error));
}

void TestBetterMemoryPackage::importedEqual()
{
    const auto reader = m_evoca->store.reader();
    for (const Json &written : m_written) {
        Statement row = reader->statement(
            "SELECT session_id, body, takeaway, scopes, swarm_id, created, provenance FROM episode WHERE id = ?1");
        QVERIFY(row.bind(toQString(written["id"])).step());
        QCOMPARE(row.text(0), toQString(written["session_id"]));
        QCOMPARE(row.text(1), toQString(written["body"]));
        QCOMPARE(row.text(2), written["takeaway"].is_null() ? QString() : toQString(written["takeaway"]));
        QCOMPARE(Json::parse(row.text(3).toStdString()), written["scopes"]);
        QCOMPARE(row.text(4), written["swarm_id"].is_null() ? QString() : toQString(written["swarm_id"]));
        QCOMPARE(row.integer(5), *betterMemoryTime(toQString(written["created"])));
        QCOMPARE(Provenance(row.integer(6)), Provenance::Imported); // its log names each
    }
    QCOMPARE(m_evoca->store.value(u"SELECT count(*) FROM episode WHERE floor = 0"_s).toInt(), episodeCount);
    QCOMPARE(m_evoca->store.value(u"SELECT count(*) FROM episode WHERE floor = 1"_s).toInt(), 4);
    for (const QString &folder : {m_main, m_linked, m_other, m_gone})
        QVERIFY(m_evoca->store.value(u"SELECT count(*) FROM episode WHERE worktree = ?"_s, {folder}).toInt() > 0);
}

void TestBetterMemoryPackage::importedTwice()
{
    const auto before = m_evoca->store.value(u"SELECT max(sequence) FROM change"_s).toLongLong();
    const auto again = BetterMemoryImport(*m_evoca->store.writer).run(m_store);
    QVERIFY(again.has_value());
    QCOMPARE(again->episodes.known, episodeCount + 4);
    QCOMPARE(again->episodes.added + again->memories.added + again->removed.added + again->memories.changed, 0);
    QCOMPARE(m_evoca->store.value(u"SELECT max(sequence) FROM change"_s).toLongLong(), before);
}

void TestBetterMemoryPackage::memoriesEqual()
{
    const auto reader = m_evoca->store.reader();
    for (const Json &written : m_memories) {
        Statement row = reader->statement(
            "SELECT m.content, m.created, f.fields, m.deleted_at FROM memory m"
            " JOIN imported_fields f ON f.global_id = m.global_id WHERE m.global_id = ?1");
        const QString id = u"mem-"_s + toQString(written["id"]);
        QVERIFY(row.bind(id).step());
        QCOMPARE(row.text(0), toQString(written["content"]));
        QCOMPARE(row.integer(1), *betterMemoryTime(toQString(written["created"])));
        const Json fields = Json::parse(row.text(2).toStdString());
        for (const char *key : {"scopes", "confidence", "source", "category"})
            QCOMPARE(fields[key], written[key]);
        QCOMPARE(row.integer(3) != 0, written["id"] == m_memories.back()["id"]); // removed: in the bin
    }
    QCOMPARE(m_evoca->store.value(u"SELECT reason FROM bin"_s).toString(), u"was a mistake"_s);
}

/// Any shared parameter, with nulls, unknown and malformed values among them.
Json TestBetterMemoryPackage::randomArguments()
{
    Json arguments = Json::object();
    if (m_random.bounded(5) == 0) {
        QStringList ids {u"nope"_s, u"01ARZ3NDEKTSV4RRFFQ69G5FAV"_s};
        for (int i = 0; i < 6; ++i)
            ids << m_ids[m_random.bounded(m_ids.size())];
        arguments["ids"] = m_random.bounded(6) == 0 ? Json::array() : texts(ids);
    }
    if (m_random.bounded(3) == 0) {
        QStringList scopes {allScopes[m_random.bounded(allScopes.size())]};
        if (m_random.bounded(2) == 0)
            scopes << allScopes[m_random.bounded(allScopes.size())] << u"Not A Scope"_s;
        arguments["scopes"] = m_random.bounded(6) == 0 ? Json::array() : texts(scopes);
    }
    if (m_random.bounded(4) == 0)
        arguments["swarm_id"] = m_random.bounded(6) == 0 ? "nobody" : swarms[m_random.bounded(2)].toStdString();
    if (m_random.bounded(5) == 0)
        arguments["parent_session_id"] = m_random.bounded(6) == 0
            ? "../etc"
            : m_sessions[m_random.bounded(m_sessions.size())].toStdString();
    if (m_random.bounded(4) == 0) {
        const Json &one = m_written[m_random.bounded(quint32(m_written.size()))];
        const std::string created = one["created"].get<std::string>();
        switch (m_random.bounded(4)) {
        case 0: arguments["since"] = created.substr(0, 10); break;
        case 1: arguments["since"] = created.substr(0, 19); break;
        case 2: arguments["since"] = created.substr(0, 19) + "+00:00"; break;
        default: arguments["since"] = created.substr(0, 19) + "Z";
        }
    }
    if (m_random.bounded(2) == 0) {
        constexpr std::array counts {-5, 0, 1, 3, 20, 50, 200, 9999};
        arguments["max_results"] = m_random.bounded(7) == 0 ? Json()
                                                            : Json(counts[m_random.bounded(quint32(counts.size()))]);
    }
    if (m_random.bounded(3) == 0)
        arguments["auto_scope"] = m_random.bounded(2) == 0;
    if (m_random.bounded(3) == 0)
        arguments["include_bodies"] = m_random.bounded(2) == 0;
    for (const char *key : {"ids", "scopes", "swarm_id", "parent_session_id", "since"}) {
        if (!arguments.contains(key) && m_random.bounded(8) == 0)
            arguments[key] = nullptr;
    }
    return arguments;
}

Json TestBetterMemoryPackage::theirs(const QString &folder, const Json &arguments)
{
    const Json answer = server(folder).call("episode_search", arguments);
    Json rows = Json::array();
    for (const Json &row : answer.is_object() ? answer["result"] : Json::array())
        rows.push_back(sharedRow(row));
    return rows;
}

Json TestBetterMemoryPackage::ours(const QString &folder, const Json &arguments) const
{
    const Json &count = arguments.contains("max_results") ? arguments["max_results"] : Json();
    const int wanted = count.is_number() ? std::clamp(count.get<int>(), 1, mostRows) : 20;
    Json asked = arguments;
    std::vector<Json> newestFirst;
    while (int(newestFirst.size()) < wanted) {
        const Json result = m_evoca->call("episode_search", asked, from(folder));
        if (!result.is_object() || result.value("isError", false))
            return {{{"error", result.dump()}}};
        const Json &answer = result["structuredContent"];
        for (auto row = answer["result"].rbegin(); row != answer["result"].rend(); ++row) {
            if (int(newestFirst.size()) < wanted)
                newestFirst.push_back(sharedRow(*row));
        }
        if (!answer.contains("next_cursor"))
            break;
        asked["cursor"] = answer["next_cursor"];
    }
    return Json(std::vector<Json>(newestFirst.rbegin(), newestFirst.rend()));
}

void TestBetterMemoryPackage::sameRows()
{
    const QStringList folders {m_main, m_linked, m_other, m_plain, m_inside};
    int rows = 0, empty = 0;
    for (int i = 0; i < callCount; ++i) {
        const QString &folder = folders[m_random.bounded(folders.size())];
        const Json arguments = i < folders.size() ? Json::object() : randomArguments();
        const QString &place = i < folders.size() ? folders[i] : folder;
        const Json expected = theirs(place, arguments);
        QVERIFY2(server(place).error.isEmpty(), qPrintable(server(place).error));
        const Json found = ours(place, arguments);
        QVERIFY2(found == expected,
                 ("call " + std::to_string(i) + " in " + place.toStdString() + ' ' + arguments.dump() + "\nexpected "
                  + expected.dump() + "\nfound " + found.dump())
                     .c_str());
        rows += int(found.size());
        empty += found.empty() ? 1 : 0;
    }
    QVERIFY(rows > callCount * 5); // it was not all nothing
    QVERIFY(empty < callCount / 2);
    qInfo("%d calls, %d rows, %d without any", callCount, rows, empty);
}

void TestBetterMemoryPackage::sameHandoff()
{
    for (const QString &folder : {m_main, m_linked, m_other, m_plain}) {
        for (const Json &arguments :
             {Json::object(), Json {{"max_episodes", 50}, {"include_bodies", true}}, Json {{"max_episodes", 0}},
              Json {{"prior_session_id", m_sessions.front().toStdString()}, {"max_episodes", 7}},
              Json {{"prior_session_id", "sess_unknown"}}}) {
            BetterMemoryServer run(m_program, folder, m_store, m_home);
            const Json expected = run.call("episode_handoff", arguments);
            QVERIFY2(run.error.isEmpty(), qPrintable(run.error));
            const Json found = m_evoca->call("episode_handoff", arguments, from(folder))["structuredContent"];
            QVERIFY2(found.is_object(), qPrintable(folder));
            QCOMPARE(found["prior_session_id"], expected["prior_session_id"]);
            Json ids = Json::array(), expectedIds = Json::array();
            for (const Json &row : found["episodes"])
                ids.push_back({row["id"], row["takeaway"], row.value("body", "")});
            for (const Json &row : expected["episodes"])
                expectedIds.push_back({row["id"], row["takeaway"], row.value("body", "")});
            QCOMPARE(ids, expectedIds);
        }
    }
}

void TestBetterMemoryPackage::exportIsReadByThePackage()
{
    const QString out = m_root.filePath(u"out"_s);
    const auto reader = m_evoca->store.reader();
    const auto report = EpisodeExport(*reader).run(out);
    QVERIFY(report.has_value());
    QVERIFY(report->written >= episodeCount);
    BetterMemoryServer run(m_program, m_plain, out, m_home);
    const Json arguments {{"auto_scope", false}, {"max_results", mostRows}};
    const Json read = run.call("episode_search", arguments);
    QVERIFY2(run.error.isEmpty(), qPrintable(run.error));
    Json rows = Json::array();
    for (const Json &row : read["result"])
        rows.push_back(sharedRow(row));
    QCOMPARE(rows.size(), std::size_t(mostRows));
    QCOMPARE(rows, ours(m_plain, arguments));
}

int main(int argc, char *argv[])
{
    const QString program = BetterMemoryServer::program();
    TestHome home;
    QCoreApplication application(argc, argv);
    TestBetterMemoryPackage test(program, home.path());
    return QTest::qExec(&test, argc, argv);
}

#include "tst_bettermemory_package.moc"
