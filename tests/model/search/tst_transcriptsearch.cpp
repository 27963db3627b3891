#include "StoreFixture.h"

#include "search/MatchPlan.h"
#include "search/TranscriptSearch.h"
#include "store/ToolIndexer.h"
#include "support/TestHome.h"

#include <QTest>

#include <set>

using namespace evoca::model;
using namespace evoca::test;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 day = 86'400'000;
constexpr qint64 base = 1'790'000'000'000;

} // namespace

class TestTranscriptSearch : public QObject
{
    Q_OBJECT

    /// Imports one session; the store gives newer imports lower ids in backfill order, so live order is used.
    StoredSession import(BatchMaker &maker)
    {
        return m_store->import(u"/h/%1.jsonl"_s.arg(++m_files), maker.take(), false, ImportStore::Order::Live);
    }

    void index()
    {
        const auto done = ToolIndexer(m_store->paths).run({});
        QVERIFY2(done, done ? "" : qPrintable(done.error().message));
    }

    Query parsed(const QString &text) const { return parseQuery(text); }

    MessagePage search(const QString &text, PageRequest request = {}) const
    {
        const auto connection = m_store->reader();
        const auto page = TranscriptSearch(*connection).search(parsed(text), request);
        if (!page)
            qFatal("%s: %s", qPrintable(text), qPrintable(page.error().message));
        return *page;
    }

    QStringList snippets(const QString &text) const
    {
        QStringList found;
        for (const MessageHit &hit : search(text).hits)
            found << hit.snippet;
        return found;
    }

    SessionPage sessions(const QString &text, PageRequest request = {}) const
    {
        const auto connection = m_store->reader();
        const auto page = TranscriptSearch(*connection).sessions(parsed(text), request);
        if (!page)
            qFatal("%s: %s", qPrintable(text), qPrintable(page.error().message));
        return *page;
    }

    std::unique_ptr<TestHome> m_home;
    std::unique_ptr<StoreFixture> m_store;
    int m_files = 0;

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<TestHome>();
        m_store = std::make_unique<StoreFixture>();
    }
    void cleanup()
    {
        m_store.reset();
        m_home.reset();
    }

    void talkAndTools()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("Fix the login bug")
            .answer("Looking at the token code")
            .call(u"Bash"_s, "cargo test")
            .result("thread panicked: zebra expired");
        import(maker);
        QCOMPARE(snippets(u"login"_s), QStringList {u"Fix the login bug"_s});
        MessagePage before = search(u"zebra"_s);
        QVERIFY(before.hits.empty());
        QVERIFY(before.toolTextPending); // works while the second pass is incomplete
        index();
        MessagePage after = search(u"zebra"_s);
        QVERIFY(!after.toolTextPending);
        QCOMPARE(after.hits.size(), 1UZ);
        const MessageHit &hit = after.hits[0];
        QCOMPARE(hit.kind, MessageKind::ToolResult);
        QCOMPARE(hit.tool, u"Bash"_s);
        QCOMPARE(hit.sessionTitle, u"Fix the login bug"_s);
        QCOMPARE(hit.projectName, u"shop"_s);
        QCOMPARE(hit.matches.size(), 1UZ);
        QCOMPARE(hit.snippet.mid(hit.matches[0].start, hit.matches[0].length), u"zebra"_s);
    }

    void prefixes()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("The discount is wrong").call(u"Bash"_s, "x").result("quorum lost");
        import(maker);
        index();
        for (const QString &typed : {u"d"_s, u"di"_s, u"dis"_s, u"disc"_s, u"discount"_s})
            QCOMPARE(search(typed).hits.size(), 1UZ);
        QCOMPARE(search(u"quo"_s).hits.size(), 0UZ); // one to three letters: whole words in tool text
        QCOMPARE(search(u"quor"_s).hits.size(), 1UZ);
        QCOMPARE(search(u"disc wrong"_s).hits.size(), 1UZ); // falls back to what has one of the words
    }

    void enyeAndAccents()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("Cada año cambia la descrição").prompt("ano nuevo");
        import(maker);
        QCOMPARE(snippets(u"año"_s), QStringList {u"Cada año cambia la descrição"_s});
        QCOMPARE(snippets(u"ano"_s), QStringList {u"ano nuevo"_s});
        QCOMPARE(snippets(u"descricao"_s).size(), 1); // complaint 44
        BatchMaker german(u"s2"_s, base);
        german.prompt("Müller hat recht");
        import(german);
        QCOMPARE(snippets(u"Müller"_s).size(), 1); // complaint 43
        QCOMPARE(snippets(u"ller"_s).size(), 0);
    }

    void cjk()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("修复登录错误").call(u"Bash"_s, "x").result("令牌已过期");
        import(maker);
        index();
        QCOMPARE(search(u"登录"_s).hits.size(), 1UZ); // complaint 46
        QCOMPARE(search(u"登录错误"_s).hits.size(), 1UZ);
        QCOMPARE(search(u"过期"_s).hits.size(), 1UZ);
        QCOMPARE(search(u"登误"_s).hits.size(), 0UZ);
        for (const QString &query : {u"修"_s, u"登"_s, u"误"_s, u"令"_s, u"牌"_s, u"期"_s}) {
            QCOMPARE(search(query).hits.size(), 1UZ); // one character, wherever it stands
            QCOMPARE(search(query + u' ').hits.size(), 1UZ); // written, not being typed
        }
        QCOMPARE(search(u"猫"_s).hits.size(), 0UZ);
    }

    void identifiers()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("Rename useAuthToken please")
            .call(u"Read"_s, "src/auth/token.rs")
            .result("fn apply_discount() {}");
        import(maker);
        index();
        for (const QString &typed :
             {u"auth"_s, u"useAuthToken"_s, u"use_auth_token"_s, u"useAuth"_s, u"apply_discount"_s, u"discount"_s,
              u"apply_disc"_s, u"src/auth/token.rs"_s, u"token.rs"_s}) {
            QVERIFY2(!search(typed).hits.empty(), qPrintable(typed));
        }
    }

    void phrases()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("the token was expired yesterday")
            .prompt("expired, said the token")
            .call(u"Bash"_s, "x")
            .result("token expired now")
            .call(u"Bash"_s, "y")
            .result("expired token");
        import(maker);
        index();
        QCOMPARE(snippets(u"\"token expired\""_s), QStringList {u"token expired now"_s});
        QCOMPARE(snippets(u"\"expired yesterday\""_s).size(), 1);
        QCOMPARE(search(u"token expired"_s).hits.size(), 4UZ);
        QCOMPARE(search(u"token -yesterday"_s).hits.size(), 3UZ);
    }

    void anyInputIsFine_data()
    {
        QTest::addColumn<QString>("text");
        // complaint 47, and FTS5's own syntax
        for (const char *text : {"don't",
                                 "docker-compose",
                                 "src/auth.rs",
                                 "memory:safe",
                                 "\"",
                                 "'",
                                 "\"\"",
                                 "*",
                                 "a*",
                                 "^a",
                                 "a AND",
                                 "NOT",
                                 "(a",
                                 "a)",
                                 "a OR OR b",
                                 "NEAR(a b)",
                                 "{a}: b",
                                 "-",
                                 "--",
                                 "-a",
                                 "a -",
                                 "\\",
                                 "%",
                                 "a\"b",
                                 "+",
                                 "a + b",
                                 "rowid:1",
                                 "text:a",
                                 ";DROP TABLE session",
                                 "\xf0\x9f\x98\x80",
                                 "....",
                                 "a:b:c"}) {
            QTest::newRow(text) << QString::fromUtf8(text);
        }
        QTest::newRow("long") << u"word "_s.repeated(500);
        QTest::newRow("long token") << QString(5000, u'x');
        QTest::newRow("nul") << QString(u"a"_s + QChar(0) + u"b"_s);
        QTest::newRow("surrogate") << QString(QChar(0xD83D));
    }

    void anyInputIsFine()
    {
        QFETCH(QString, text);
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("I don't use docker-compose with src/auth.rs, memory:safe")
            .call(u"Bash"_s, "docker-compose up")
            .result("don't");
        import(maker);
        index();
        search(text);
        sessions(text);
        const auto connection = m_store->reader();
        QVERIFY(TranscriptSearch(*connection).find(1, parsed(text)));
    }

    void oddWordsAreFound()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("I don't use docker-compose with src/auth.rs").call(u"Bash"_s, "docker-compose up");
        import(maker);
        index();
        QCOMPARE(search(u"don't"_s).hits.size(), 1UZ);
        QCOMPARE(search(u"docker-compose"_s).hits.size(), 2UZ);
        QCOMPARE(search(u"src/auth.rs"_s).hits.size(), 1UZ);
    }

    void facets()
    {
        BatchMaker first(u"s1"_s, base);
        first.prompt("giraffe in the shop")
            .answer("giraffe answered")
            .call(u"Bash"_s, "giraffe command")
            .result("giraffe output");
        first.task(u"exp-1"_s, 1, Status::Success);
        import(first);
        BatchMaker second(u"s2"_s, base + 10 * day);
        second.batch.session.agent = Agent::Codex;
        second.batch.session.cwd = u"/home/ana/web"_s;
        second.batch.project = {u"/home/ana/web"_s, u"web"_s, QString(), true};
        second.prompt("giraffe in the web");
        second.task(u"exp-2"_s, 1, Status::Failure);
        import(second);
        index();
        QCOMPARE(search(u"giraffe"_s).hits.size(), 5UZ);
        QCOMPARE(search(u"giraffe agent:codex"_s).hits.size(), 1UZ);
        QCOMPARE(search(u"giraffe project:shop"_s).hits.size(), 4UZ);
        QCOMPARE(search(u"giraffe project:nothing"_s).hits.size(), 0UZ);
        QCOMPARE(search(u"giraffe status:failure"_s).hits.size(), 1UZ);
        QCOMPARE(search(u"giraffe status:success"_s).hits.size(), 4UZ);
        QCOMPARE(search(u"giraffe in:prompt"_s).hits.size(), 2UZ);
        QCOMPARE(search(u"giraffe in:answer"_s).hits.size(), 1UZ);
        QCOMPARE(search(u"giraffe in:input"_s).hits.size(), 1UZ);
        QCOMPARE(search(u"giraffe in:output"_s).hits.size(), 1UZ);
        Query late = parsed(u"giraffe"_s);
        late.after = base + 5 * day;
        const auto connection = m_store->reader();
        QCOMPARE(TranscriptSearch(*connection).search(late, {})->hits.size(), 1UZ);
        late.after.reset();
        late.before = base + 5 * day;
        QCOMPARE(TranscriptSearch(*connection).search(late, {})->hits.size(), 4UZ);
    }

    void ownRecallIsLast()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("hello there")
            .call(u"Bash"_s, "x")
            .result("walrus original")
            .call(u"mcp__evoca__search_experience"_s, "q")
            .result("walrus repeated");
        import(maker);
        index();
        QCOMPARE(snippets(u"walrus"_s),
                 (QStringList {u"walrus original"_s, u"walrus repeated"_s})); // complaint 49, though newer
    }

    void theSolvedOneStandsFirst()
    {
        BatchMaker asked(u"s1"_s, base + day);
        asked.prompt("how is the quota computed");
        asked.task(u"exp-1"_s, 1, Status::Failure);
        BatchMaker solved(u"s2"_s, base);
        solved.prompt("how is the quota computed");
        solved.task(u"exp-2"_s, 1, Status::Success);
        const StoredSession good = import(solved);
        import(asked);
        QCOMPARE(search(u"quota computed"_s).hits.front().session, good.session);
    }

    void partialMatches()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("alpha beta here")
            .prompt("alpha only")
            .prompt("nothing of that")
            .call(u"Bash"_s, "x")
            .result("beta tool");
        for (int copy = 0; copy < 20; ++copy)
            maker.prompt("alpha common word");
        import(maker);
        index();
        const MessagePage page = search(u"alpha beta gammaray"_s);
        QVERIFY(!page.hits.empty());
        QCOMPARE(page.hits.front().snippet, u"alpha beta here"_s);
        QVERIFY(search(u"gammaray deltaray"_s).hits.empty());
    }

    void pages()
    {
        BatchMaker maker(u"s1"_s, base);
        for (int index = 0; index < 60; ++index)
            maker.prompt("common prompt " + QByteArray::number(index))
                .call(u"Bash"_s, "x")
                .result("common output " + QByteArray::number(index));
        import(maker);
        index();
        for (const bool newestFirst : {false, true}) {
            std::set<RowId> seen;
            PageRequest request {.limit = 7, .newestFirst = newestFirst};
            RowId last = std::numeric_limits<RowId>::max();
            for (int page = 0; page < 40; ++page) {
                const MessagePage found = search(u"common"_s, request);
                QVERIFY(found.hits.size() <= 7);
                for (const MessageHit &hit : found.hits) {
                    QVERIFY2(seen.insert(hit.message).second, "a hit came twice");
                    if (newestFirst)
                        QVERIFY(hit.message < last);
                    last = hit.message;
                }
                request.cursor = found.nextCursor;
                if (request.cursor.isEmpty())
                    break;
            }
            QCOMPARE(seen.size(), 120UZ);
        }
    }

    void malformedCursors()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("common");
        import(maker);
        const auto connection = m_store->reader();
        for (const QString &cursor : {u"zzz"_s, u"1,2,3"_s, u"1,2,x,0,0,0"_s, u"-1,0,0,0,0,0"_s, u"0,0,0,a,0,0"_s}) {
            const auto page = TranscriptSearch(*connection).search(parsed(u"common"_s), {.cursor = cursor});
            QVERIFY2(!page, qPrintable(cursor));
            QCOMPARE(page.error().code, ErrorCode::InvalidArgument);
            QCOMPARE(page.error().field, u"cursor"_s);
        }
    }

    void textWithoutLettersFindsNothing()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("common");
        import(maker);
        for (const QString &text :
             {u"\""_s, u"()"_s, u"*"_s, u"%"_s, u"status:bogus common"_s, u"agent:nobody common"_s}) {
            QCOMPARE(search(text).hits.size(), 0UZ);
            QCOMPARE(sessions(text).rows.size(), 0UZ);
            QCOMPARE(sessions(text).all, 1);
        }
        QCOMPARE(sessions({}).rows.size(), 1UZ);
        QCOMPARE(sessions(u"agent:"_s).rows.size(), 1UZ);
    }

    void moreThanAScoredBlock()
    {
        for (int part = 0; part < 5; ++part) {
            BatchMaker maker(u"s%1"_s.arg(part), base + part * day);
            for (int index = 0; index < 600; ++index)
                maker.prompt("common prompt");
            import(maker);
        }
        std::set<RowId> seen;
        PageRequest request {.limit = 400};
        bool more = false;
        for (int page = 0; page < 20; ++page) {
            const MessagePage found = search(u"common"_s, request);
            more = more || found.more;
            for (const MessageHit &hit : found.hits)
                QVERIFY(seen.insert(hit.message).second);
            request.cursor = found.nextCursor;
            if (request.cursor.isEmpty())
                break;
        }
        QVERIFY(more);
        QCOMPARE(seen.size(), 3000UZ);
    }

    void narrowFacetOfACommonWord()
    {
        BatchMaker rare(u"rare"_s, base);
        rare.batch.session.agent = Agent::Codex;
        rare.prompt("common but of another agent");
        const StoredSession stored = import(rare);
        for (int part = 0; part < 3; ++part) {
            BatchMaker maker(u"s%1"_s.arg(part), base + day);
            for (int index = 0; index < 1000; ++index)
                maker.prompt("common prompt");
            import(maker);
        }
        const MessagePage page = search(u"common agent:codex"_s);
        QCOMPARE(page.hits.size(), 1UZ);
        QCOMPARE(page.hits[0].session, stored.session);
        QVERIFY(page.nextCursor.isEmpty());
    }

    void theBinIsHidden()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("secret plan one");
        maker.task(u"exp-1"_s, 1);
        import(maker);
        BatchMaker other(u"s2"_s, base);
        other.prompt("secret plan two");
        const StoredSession second = import(other);
        QCOMPARE(search(u"secret"_s).hits.size(), 2UZ);
        const auto write = [this](const QString &sql) {
            QVERIFY(m_store->writer
                        ->post([sql](WriteContext &context) -> Result<void> {
                            const auto done = context.connection.run(sql);
                            return done ? Result<void>() : std::unexpected(done.error());
                        })
                        .result());
        };
        write(u"UPDATE experience SET deleted_at = 1 WHERE global_id = 'exp-1'"_s);
        QCOMPARE(search(u"secret"_s).hits.size(), 1UZ);
        write(u"UPDATE session SET deleted_at = 1 WHERE id = %1"_s.arg(second.session));
        QVERIFY(search(u"secret"_s).hits.empty());
        QVERIFY(sessions(u"secret"_s).rows.empty());
    }

    void staleTicket()
    {
        auto number = std::make_shared<std::atomic<quint64>>(2);
        const auto connection = m_store->reader();
        const auto page = TranscriptSearch(*connection).search(parsed(u"a"_s), {}, ReadTicket(number, 1));
        QVERIFY(!page);
        QCOMPARE(page.error().code, ErrorCode::Cancelled);
    }

    void emptyQuery()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("hello");
        import(maker);
        QVERIFY(search(QString()).hits.empty());
        QVERIFY(search(u"->"_s).hits.empty());
    }

    void sessionList()
    {
        for (int index = 0; index < 25; ++index) {
            BatchMaker maker(u"s%1"_s.arg(index), base + index * day);
            maker.prompt("prompt number " + QByteArray::number(index));
            maker.task(u"exp-%1"_s.arg(index), 1, index % 5 == 0 ? Status::Failure : Status::Success);
            import(maker);
        }
        BatchMaker child(u"s3/agent-1"_s, base);
        child.batch.session.subagent = true;
        child.batch.parentNativeId = u"s3"_s;
        child.prompt("subagent work on penguins");
        import(child);
        const SessionPage first = sessions(QString(), {.limit = 10});
        QCOMPARE(first.total, 25); // the subagent belongs to its parent
        QCOMPARE(first.all, 25);
        QCOMPARE(first.rows.size(), 10UZ);
        QCOMPARE(first.rows[0].session.nativeId, u"s24"_s);
        QCOMPARE(first.rows[0].session.projectName, u"shop"_s);
        QVERIFY(!first.rows[0].session.sourcePath.isEmpty());
        const SessionPage third = sessions(
            QString(),
            {.limit = 10, .cursor = sessions(QString(), {.limit = 10, .cursor = first.nextCursor}).nextCursor});
        QCOMPARE(third.rows.size(), 5UZ);
        QVERIFY(third.nextCursor.isEmpty());
        QCOMPARE(sessions(u"status:failure"_s).total, 5);
        QCOMPARE(sessions(u"agent:codex"_s).total, 0);
        QCOMPARE(sessions(u"project:shop"_s).total, 25);
        const SessionPage found = sessions(u"penguins"_s);
        QCOMPARE(found.rows.size(), 1UZ);
        QVERIFY(found.rows[0].session.subagent);
        QVERIFY(found.rows[0].hit != 0);
        QCOMPARE(found.rows[0].snippet, u"subagent work on penguins"_s);
    }

    void sessionsByTitle()
    {
        BatchMaker maker(u"s1"_s, base);
        maker.prompt("do the thing");
        maker.batch.session.title = u"Pingüino migratorio"_s;
        maker.batch.titleRank = 3;
        import(maker);
        const SessionPage found = sessions(u"pinguino"_s);
        QCOMPARE(found.rows.size(), 1UZ);
        QCOMPARE(found.rows[0].matches.size(), 1UZ);
        QCOMPARE(found.rows[0].hit, 0);
        QVERIFY(sessions(u"guino"_s).rows.empty());
    }

    void sessionPages()
    {
        for (int index = 0; index < 9; ++index) {
            BatchMaker maker(u"s%1"_s.arg(index), base + index * day);
            maker.prompt("common prompt").answer("common answer");
            import(maker);
        }
        for (const bool newestFirst : {false, true}) {
            std::set<RowId> seen;
            PageRequest request {.limit = 4, .newestFirst = newestFirst};
            do {
                const SessionPage page = sessions(u"common"_s, request);
                QCOMPARE(page.total, 9);
                for (const SessionRow &row : page.rows)
                    QVERIFY(seen.insert(row.session.id).second);
                request.cursor = page.nextCursor;
            } while (!request.cursor.isEmpty());
            QCOMPARE(seen.size(), 9UZ);
        }
    }

    void findInSession()
    {
        BatchMaker maker(u"s1"_s, base);
        const QByteArray giant = QByteArray(100'000, 'x') + " needle in the middle " + QByteArray(100'000, 'y');
        maker.prompt("needle one").answer("nothing").call(u"Bash"_s, "x").result(giant);
        const StoredSession stored = import(maker);
        BatchMaker other(u"s2"_s, base);
        other.prompt("needle elsewhere");
        import(other);
        const auto connection = m_store->reader();
        // Before the second pass, and in the middle of a long text, which the index does not know.
        const auto found = TranscriptSearch(*connection).find(stored.session, parsed(u"needle"_s));
        QVERIFY(found);
        QCOMPARE(*found, (std::vector<RowId> {stored.firstMessage, stored.firstMessage + 3}));
        QCOMPARE(TranscriptSearch(*connection).find(stored.session, parsed(u"\"needle one\""_s))->size(), 1UZ);
        QCOMPARE(TranscriptSearch(*connection).find(stored.session, parsed(u"needle in:output"_s))->size(), 1UZ);
        QVERIFY(TranscriptSearch(*connection).find(stored.session, parsed(u"absentword"_s))->empty());
    }

    void planMatchesTexts_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("expected");
        QTest::newRow("word") << u"token "_s << QByteArray("a Token here") << true;
        QTest::newRow("phrase") << u"\"a token\""_s << QByteArray("a token here") << true;
        QTest::newRow("broken phrase") << u"\"a here\""_s << QByteArray("a token here") << false;
        QTest::newRow("repeated start") << u"\"a a b\""_s << QByteArray("a a a b") << true;
        QTest::newRow("identifier phrase") << u"\"apply discount now\""_s << QByteArray("apply_discount now") << true;
        QTest::newRow("excluded") << u"token -here"_s << QByteArray("a token here") << false;
        QTest::newRow("prefix") << u"tok"_s << QByteArray("a token here") << true;
        QTest::newRow("no prefix inside") << u"tok here"_s << QByteArray("a token here") << false;
    }

    void planMatchesTexts()
    {
        QFETCH(QString, query);
        QFETCH(QByteArray, text);
        QFETCH(bool, expected);
        QCOMPARE(MatchPlan(parseQuery(query)).matches(std::string_view(text.constData(), std::size_t(text.size()))),
                 expected);
    }
};

QTEST_GUILESS_MAIN(TestTranscriptSearch)
#include "tst_transcriptsearch.moc"
