#include "McpFixture.h"
#include "support/TestHome.h"

#include "journal/EpisodeRows.h"

#include <QDir>
#include <QFile>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace evoca::mcp;
using namespace evoca::model;
using namespace evoca::test;

/// The journal's tools over the wire: forms, permissions, projects, runs.
class TestEpisodeTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writtenIsFound();
    void nullsAreAccepted_data();
    void nullsAreAccepted();
    void mistakesAreNamed_data();
    void mistakesAreNamed();
    void bodiesAreLeftOut();
    void pagesByCursorReachAll();
    void longBodiesStayBelowTheLimit();
    void worktreesAndReasons();
    void runsAreSessions();
    void handoffAcrossRuns();
    void promoteKeepsTheEpisode();
    void permissions();
    void pendingProjectIsRefused();
    void foreignEpisodesLookAbsent();
    void requestsAreLogged();

private:
    Json call(const std::string &tool, const Json &arguments, const QByteArray &headers = {}) const
    {
        return m_fixture->call(tool, arguments, headers.isEmpty() ? from(m_shop) : headers);
    }
    Json ok(const std::string &tool, const Json &arguments = Json::object(), const QByteArray &headers = {}) const
    {
        const Json result = call(tool, arguments, headers);
        if (!result.is_object() || result.value("isError", false))
            qFatal("%s: %s", tool.c_str(), result.dump().c_str());
        return result["structuredContent"];
    }
    static QByteArray from(const QString &folder, const QByteArray &run = {})
    {
        QByteArray headers = "Evoca-Working-Directory: " + QUrl::toPercentEncoding(folder, "/") + "\r\n";
        return run.isEmpty() ? headers : headers + "Evoca-Run: " + run + "\r\n";
    }
    static std::string errorOf(const Json &result)
    {
        return result.is_object() && result.value("isError", false) ? result["content"][0]["text"].get<std::string>()
                                                                    : "";
    }
    void setPermissions(Permissions permissions)
    {
        m_fixture->client.permissions = permissions;
        QVERIFY(AccessControl(*m_fixture->store.writer).updateClient(m_fixture->client).result());
    }
    void add(int number, const std::function<void(Episode &)> &change)
    {
        QVERIFY(m_fixture->store.writer
                    ->post([&](WriteContext &context) -> Result<void> {
                        Episode episode;
                        episode.id = u"01KD%1"_s.arg(number, 22, 10, QChar(u'0'));
                        episode.sessionId = u"sess_made"_s;
                        episode.created = 1'700'000'000'000 + number;
                        episode.body = u"b%1"_s.arg(number);
                        episode.project = m_fixture->projectId(u"/home/ana/shop"_s);
                        change(episode);
                        insertEpisode(context, episode);
                        return {};
                    })
                    .result()
                    .has_value());
    }

    std::unique_ptr<McpFixture> m_fixture;
    const QString m_shop = u"/home/ana/shop"_s; ///< not on this disk: no worktree
};

void TestEpisodeTools::init()
{
    m_fixture = std::make_unique<McpFixture>();
    setPermissions(Permission::MemoryRead | Permission::MemoryWrite);
}

void TestEpisodeTools::writtenIsFound()
{
    const Json written = ok("episode_write",
                            {{"body", " Story \n"}, {"takeaway", "Point"}, {"scopes", {"a:b"}}, {"swarm_id", "w1"}});
    QCOMPARE(written["status"], "committed");
    QCOMPARE(written["takeaway"], "Point");
    QVERIFY(!written["expires"].is_null());
    const Json found = ok("episode_search");
    QCOMPARE(found["total"], 1);
    QCOMPARE(found["truncated"], false);
    QCOMPARE(found["result"].size(), 1U);
    const Json &row = found["result"][0];
    QCOMPARE(row["id"], written["id"]);
    QCOMPARE(row["session_id"], written["session_id"]);
    QCOMPARE(row["created"], written["created"]);
    QCOMPARE(row["body"], "Story");
    QCOMPARE(row["scopes"], (Json {"a:b"}));
    QCOMPARE(row["swarm_id"], "w1");
    QCOMPARE(row["provenance"], "local");
    QCOMPARE(row["client"], "tester");
    QVERIFY(found["note"].get<std::string>().contains("not instructions"));
}

void TestEpisodeTools::nullsAreAccepted_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::newRow("search") << QByteArray("episode_search")
                            << QByteArray(R"({"ids":null,"since":null,"scopes":null,"swarm_id":null,"max_results":null,
                                  "parent_session_id":null,"text":null,"until":null,"cursor":null})");
    QTest::newRow("empty lists and texts")
        << QByteArray("episode_search")
        << QByteArray(R"({"ids":[],"scopes":[],"swarm_id":"","parent_session_id":"","text":"","cursor":""})");
    QTest::newRow("odd counts") << QByteArray("episode_search") << QByteArray(R"({"max_results":-2147483648})");
    QTest::newRow("write") << QByteArray("episode_write")
                           << QByteArray(R"({"body":"x","takeaway":null,"scopes":null,"swarm_id":null})");
    QTest::newRow("handoff") << QByteArray("episode_handoff")
                             << QByteArray(R"({"prior_session_id":null,"max_episodes":null})");
}

void TestEpisodeTools::nullsAreAccepted()
{
    QFETCH(QByteArray, tool);
    QFETCH(QByteArray, arguments);
    const Json result = call(tool.toStdString(), *parseJson(arguments));
    QVERIFY2(errorOf(result).empty() && result.contains("structuredContent"), result.dump().c_str());
}

void TestEpisodeTools::mistakesAreNamed_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("named");
    const auto row = [](const char *tool, const char *arguments, const char *named) {
        QTest::addRow("%s %s", tool, arguments) << QByteArray(tool) << QByteArray(arguments) << QByteArray(named);
    };
    row("episode_search", R"({"before":"2026-01-01"})", "before"); // never silently ignored
    row("episode_search", R"({"since":"soon"})", "since");
    row("episode_search", R"({"since":""})", "since");
    row("episode_search", R"({"until":"2026-13-01"})", "until");
    row("episode_search", R"({"ids":"x"})", "ids");
    row("episode_search", R"({"ids":[1]})", "ids");
    row("episode_search", R"({"auto_scope":"yes"})", "auto_scope");
    row("episode_search", R"({"max_results":1.5})", "max_results");
    row("episode_search", R"({"cursor":"x"})", "cursor");
    row("episode_write", R"({})", "body");
    row("episode_write", R"({"body":"  "})", "body");
    row("episode_write", R"({"body":"x","scopes":["Bad Scope"]})", "scope");
    row("episode_write", R"({"body":"x","swarm_id":"a/b"})", "swarm_id");
    row("episode_write", R"({"body":"x","session_id":"sess_1"})", "session_id"); // captured, never told
    row("episode_handoff", R"({"max":3})", "max");
    row("episode_promote", R"({"path":"x"})", "episode_id");
    row("episode_promote", R"({"episode_id":"01KDZZZZZZZZZZZZZZZZZZZZZZ","path":"x"})", "no such episode");
}

void TestEpisodeTools::mistakesAreNamed()
{
    QFETCH(QByteArray, tool);
    QFETCH(QByteArray, arguments);
    QFETCH(QByteArray, named);
    const std::string error = errorOf(call(tool.toStdString(), *parseJson(arguments)));
    QVERIFY2(error.contains(named.toStdString()), error.c_str());
    QCOMPARE(m_fixture->store.value(u"SELECT count(*) FROM episode WHERE floor = 0"_s).toInt(), 0);
}

void TestEpisodeTools::bodiesAreLeftOut()
{
    ok("episode_write", {{"body", "Story"}});
    const Json scan = ok("episode_search", {{"include_bodies", false}})["result"][0];
    QVERIFY(!scan.contains("body"));
    QVERIFY(scan.contains("takeaway") && scan["takeaway"].is_null());
    QCOMPARE(ok("episode_search", {{"ids", {scan["id"]}}})["result"][0]["body"], "Story");
}

void TestEpisodeTools::pagesByCursorReachAll()
{
    for (int i = 1; i <= 45; ++i)
        add(i, [](Episode &) { });
    Json arguments {{"max_results", 20}};
    std::vector<std::string> bodies;
    int pages = 0;
    for (; pages < 9; ++pages) {
        const Json page = ok("episode_search", arguments);
        QCOMPARE(page["total"], 45);
        std::vector<std::string> part;
        for (const Json &row : page["result"])
            part.push_back(row["body"]);
        bodies.insert(bodies.begin(), part.begin(), part.end());
        QCOMPARE(page.contains("next_cursor"), page["truncated"].get<bool>());
        if (!page.contains("next_cursor"))
            break;
        arguments["cursor"] = page["next_cursor"];
    }
    QCOMPARE(pages, 2);
    QCOMPARE(bodies.size(), 45U);
    QCOMPARE(bodies.front(), "b1");
    QCOMPARE(bodies.back(), "b45");
}

void TestEpisodeTools::longBodiesStayBelowTheLimit()
{
    for (int i = 1; i <= 10; ++i)
        add(i, [](Episode &e) { e.body = QString(20'000, u'x'); });
    const Json page = ok("episode_search");
    QVERIFY(page.dump().size() < 60'000);
    QVERIFY(page["result"].size() >= 1 && page["result"].size() < 10);
    QVERIFY(page["truncated"].get<bool>());
    QCOMPARE(page["result"].back()["id"], "01KD0000000000000000000010"); // the newest are kept
}

void TestEpisodeTools::worktreesAndReasons()
{
    QTemporaryDir mine, other;
    for (const QTemporaryDir *folder : {&mine, &other})
        QVERIFY(QDir(folder->path()).mkpath(u".git"_s));
    const QString here = QFileInfo(mine.path()).canonicalFilePath();
    const QString there = QFileInfo(other.path()).canonicalFilePath();
    add(1, [&](Episode &e) { e.worktree = here; });
    add(2, [&](Episode &e) { e.worktree = there; });
    add(3, [&](Episode &e) { e.worktree = u"/nowhere/at/all"_s; });
    add(4, [&](Episode &e) { e.floor = true; });
    // The bridge's folder says where the caller is; the project is the argument's.
    const Json found = ok("episode_search", {{"project", "shop"}}, from(here));
    QCOMPARE(found["total"], 2);
    QCOMPARE(found["hidden"], (Json {{"total", 2}, {"other_worktree", 1}, {"undetermined", 0}, {"floors", 1}}));
    QCOMPARE(ok("episode_search", {{"project", "shop"}, {"auto_scope", false}}, from(here))["total"], 3);
    QCOMPARE(ok("episode_search", {{"project", "shop"}, {"ids", {"01KD0000000000000000000002"}}}, from(here))["total"],
             1);
}

void TestEpisodeTools::runsAreSessions()
{
    const Json first = ok("episode_write", {{"body", "x"}}, from(m_shop, "11111111111111111111111111111111"));
    const Json again = ok("episode_write", {{"body", "x"}}, from(m_shop, "11111111111111111111111111111111"));
    const Json other = ok("episode_write", {{"body", "x"}}, from(m_shop, "22222222222222222222222222222222"));
    const Json plain = ok("episode_write", {{"body", "x"}});
    QCOMPARE(first["session_id"], again["session_id"]);
    QVERIFY(first["session_id"] != other["session_id"]);
    QVERIFY(plain["session_id"] != first["session_id"] && plain["session_id"] != other["session_id"]);
    QVERIFY(first["session_id"].get<std::string>().starts_with("sess_"));
    QCOMPARE(ok("episode_search", {{"parent_session_id", first["session_id"]}})["total"], 2);
}

void TestEpisodeTools::handoffAcrossRuns()
{
    const QByteArray one = from(m_shop, "11111111111111111111111111111111");
    const QByteArray two = from(m_shop, "22222222222222222222222222222222");
    const Json none = ok("episode_handoff", Json::object(), one);
    QVERIFY(none["prior_session_id"].is_null());
    QVERIFY(none["episodes"].empty() && !none.contains("note"));
    const Json written = ok("episode_write", {{"body", "Story"}, {"takeaway", "Point"}}, one);
    const Json next = ok("episode_handoff", Json::object(), two);
    QCOMPARE(next["prior_session_id"], written["session_id"]);
    QCOMPARE(next["episodes"].size(), 1U);
    QCOMPARE(next["episodes"][0]["takeaway"], "Point");
    QVERIFY(!next["episodes"][0].contains("body"));
    // The second run wrote nothing: the third is told so, and gets the first one's.
    const Json third = ok("episode_handoff", {{"include_bodies", true}},
                          from(m_shop, "33333333333333333333333333333333"));
    QCOMPARE(third["prior_session_id"], written["session_id"]);
    QCOMPARE(third["episodes"][0]["body"], "Story");
    QVERIFY(third["note"].get<std::string>().contains("just before"));
    QCOMPARE(ok("episode_search")["total"], 1); // anchors stay out of sight
}

void TestEpisodeTools::promoteKeepsTheEpisode()
{
    const Json written = ok("episode_write", {{"body", "Story"}, {"takeaway", "Deploys go through staging first."}});
    const Json promoted = ok("episode_promote", {{"episode_id", written["id"]}, {"path", "shop/deploy"}});
    QCOMPARE(promoted["promoted_from_episode_id"], written["id"]);
    QCOMPARE(promoted["status"], "created");
    QCOMPARE(ok("get_memory", {{"reference", promoted["reference"]}})["content"], "Deploys go through staging first.");
    QCOMPARE(ok("episode_search")["total"], 1);
    QCOMPARE(ok("episode_promote", {{"episode_id", written["id"]}, {"path", "shop/deploy"}})["status"], "unchanged");
}

void TestEpisodeTools::permissions()
{
    const auto status = [this](const std::string &tool, const Json &arguments) {
        const Json request {{"jsonrpc", "2.0"},
                            {"id", 1},
                            {"method", "tools/call"},
                            {"params", {{"name", tool}, {"arguments", arguments}}}};
        return m_fixture->exchange(dumpJson(request), from(m_shop)).status;
    };
    setPermissions(Permission::MemoryRead);
    QCOMPARE(status("episode_write", {{"body", "x"}}), 403);
    QCOMPARE(status("episode_promote", {{"episode_id", "01KDZZZZZZZZZZZZZZZZZZZZZZ"}, {"path", "x"}}), 403);
    QCOMPARE(status("episode_search", Json::object()), 200);
    QCOMPARE(status("episode_handoff", Json::object()), 200);
    setPermissions(Permission::HistoryRead);
    QCOMPARE(status("episode_search", Json::object()), 403);
    QCOMPARE(status("episode_handoff", Json::object()), 403);
    QCOMPARE(m_fixture->store.value(u"SELECT count(*) FROM episode WHERE floor = 0"_s).toInt(), 0);
}

void TestEpisodeTools::pendingProjectIsRefused()
{
    const std::string error = errorOf(call("episode_write", {{"body", "x"}}, from(u"/home/ana/blog"_s)));
    QVERIFY2(error.contains("approve"), error.c_str());
    QCOMPARE(m_fixture->store.value(u"SELECT count(*) FROM episode"_s).toInt(), 0);
}

void TestEpisodeTools::foreignEpisodesLookAbsent()
{
    add(1, [this](Episode &e) { e.project = m_fixture->projectId(u"/home/ana/diary"_s); });
    const std::string id = "01KD0000000000000000000001";
    const Json found = ok("episode_search", {{"ids", {id}}});
    QCOMPARE(found["total"], 0);
    QCOMPARE(found["hidden"]["total"], 0);
    const std::string denied = errorOf(
        call("episode_promote", {{"episode_id", id}, {"path", "x"}, {"use_body", true}}));
    const std::string absent = errorOf(
        call("episode_promote", {{"episode_id", "01KDZZZZZZZZZZZZZZZZZZZZZZ"}, {"path", "x"}, {"use_body", true}}));
    QCOMPARE(denied, absent);
    QVERIFY(ok("episode_handoff", {{"prior_session_id", "sess_made"}})["episodes"].empty());
}

void TestEpisodeTools::requestsAreLogged()
{
    const Json written = ok("episode_write", {{"body", "x"}});
    const QString returned = u"SELECT returned FROM request WHERE tool = ? ORDER BY id DESC"_s;
    QTRY_VERIFY(m_fixture->store.value(returned, {u"episode_write"_s}).toString().contains(toQString(written["id"])));
    ok("episode_search");
    QTRY_VERIFY(m_fixture->store.value(returned, {u"episode_search"_s}).toString().contains(toQString(written["id"])));
}

int main(int argc, char *argv[])
{
    TestHome home;
    QCoreApplication application(argc, argv);
    TestEpisodeTools test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_episodetools.moc"
