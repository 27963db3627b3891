#include "StoreFixture.h"

#include "forgetting/Bin.h"
#include "journal/BetterMemoryImport.h"
#include "journal/BetterMemoryRecord.h"
#include "journal/EpisodeExport.h"
#include "journal/Frontmatter.h"
#include "store/Statement.h"
#include "store/Tombstones.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <sqlite3.h>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

namespace {

const QByteArray session = "sess_0a1b2c3d";
const QByteArray wholeEpisode = "---\n"
                                "created: 2026-01-02 03:04:05.678901+00:00\n"
                                "id: 01KDAAAAAAAAAAAAAAAAAAAAA1\n"
                                "origin:\n"
                                "  branch: feature-x\n"
                                "  cwd: /nowhere/app/tools\n"
                                "  repo: git@example.org:team/app.git\n"
                                "  source: roots\n"
                                "  worktree_root: /nowhere/app\n"
                                "schema_version: 1\n"
                                "scopes:\n"
                                "- projects:app\n"
                                "- retry\n"
                                "session_id: sess_0a1b2c3d\n"
                                "swarm_id: sess_99aa88bb\n"
                                "takeaway: 'Retry limit was the cause: cap set to 3'\n"
                                "---\n\nFree *markdown* body.\n\nSecond line.\n";
const QByteArray wholeMemory = "---\n"
                               "category: user-inference\n"
                               "claims:\n- src/a.cpp::limit\n"
                               "confidence: high\n"
                               "created: 2026-01-02 03:04:05+00:00\n"
                               "id: 01KDBBBBBBBBBBBBBBBBBBBBB1\n"
                               "schema_version: 1\n"
                               "scopes:\n- projects:app\n"
                               "source: explicit-statement\n"
                               "updated: 2026-01-03\n"
                               "---\n\nThe user likes short answers.\n";

QByteArray episode(const QByteArray &id, const QByteArray &created, const QByteArray &more = {})
{
    return "---\ncreated: " + created + "\nid: " + id + "\nschema_version: 1\nsession_id: " + session + '\n' + more
        + "---\n\nBody of " + id + "\n";
}

} // namespace

/// Stores of bettermemory, written here by hand in its forms; the package's own are read by tests/interop.
class TestBetterMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_store = std::make_unique<StoreFixture>();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void times_data();
    void times();
    void heads_data();
    void heads();
    void headOfHostileFiles_data();
    void headOfHostileFiles();
    void headKeepsOddTexts();
    void wholeFolder();
    void twiceChangesNothing();
    void oneBadFileNeverHidesTheRest();
    void linksAndQuarantineAreLeftOut();
    void removedMemoriesLieInTheBin();
    void changedThere();
    void logTellsProvenanceAndPromotion();
    void purgedStaysAway();
    void secretsAreReplaced();
    void sqliteFile();
    void sqliteFileIsOnlyRead();
    void nothingThere();
    void exportComesBackEqual();
    void purgeTakesTheRestAlong();

private:
    void write(const QString &name, const QByteArray &text) const
    {
        const QString path = m_folder->filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    void writeEpisode(const QByteArray &id, const QByteArray &text) const
    {
        write(u"episodes/%1/%2.md"_s.arg(QString::fromLatin1(session), QString::fromLatin1(id)), text);
    }
    BetterMemoryReport import(const QString &path = {}) const
    {
        auto report = BetterMemoryImport(*m_store->writer).run(path.isEmpty() ? m_folder->path() : path);
        if (!report)
            qFatal("%s", qPrintable(report.error().message));
        return *report;
    }
    QString text(const QString &sql, const QVariantList &values = {}) const
    {
        return m_store->value(sql, values).toString();
    }
    QString database(const QByteArray &script) const;

    std::unique_ptr<StoreFixture> m_store;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestBetterMemory::times_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<qint64>("ms");
    QTest::addColumn<bool>("exact");
    constexpr qint64 base = 1'767'323'045'000; // 2026-01-02T03:04:05Z
    QTest::newRow("yaml") << u"2026-01-02 03:04:05.678000+00:00"_s << base + 678 << true;
    QTest::newRow("finer") << u"2026-01-02 03:04:05.678901+00:00"_s << base + 678 << false;
    QTest::newRow("iso") << u"2026-01-02T03:04:05Z"_s << base << true;
    QTest::newRow("naive") << u"2026-01-02T03:04:05"_s << base << true;
    QTest::newRow("offset") << u"2026-01-02T05:34:05+02:30"_s << base << true;
    QTest::newRow("behind") << u"2026-01-01T22:04:05-0500"_s << base << true;
    QTest::newRow("date") << u"2026-01-02"_s << qint64(1'767'312'000'000) << true;
    QTest::newRow("seconds") << u"1767323045"_s << base << true;
    QTest::newRow("milliseconds") << u"1767323045678"_s << base + 678 << true;
    QTest::newRow("no day") << u"2026-02-30"_s << qint64(-1) << true;
    QTest::newRow("no hour") << u"2026-02-03T25:00"_s << qint64(-1) << true;
    QTest::newRow("words") << u"yesterday"_s << qint64(-1) << true;
    QTest::newRow("empty") << QString() << qint64(-1) << true;
}

void TestBetterMemory::times()
{
    QFETCH(QString, written);
    QFETCH(qint64, ms);
    bool exact = true;
    QCOMPARE(betterMemoryTime(written, &exact).value_or(-1), ms);
    QTEST(exact, "exact");
}

void TestBetterMemory::heads_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("fields"); // JSON
    QTest::addColumn<QString>("body");
    QTest::newRow("plain") << QByteArray("---\na: 1\nb: [x, 2]\n---\n\nbody\n")
                           << QByteArray(R"({"a":"1","b":["x","2"]})") << u"body"_s;
    QTest::newRow("crlf") << QByteArray("---\r\na: x\r\n---\r\n\r\none\r\ntwo\r\n") << QByteArray(R"({"a":"x"})")
                          << u"one\ntwo"_s;
    QTest::newRow("null and text") << QByteArray("---\na: null\nb: 'null'\nc: ~\n---\nx")
                                   << QByteArray(R"({"a":null,"b":"null","c":null})") << u"x"_s;
    QTest::newRow("body with rules") << QByteArray("---\na: x\n---\n\none\n---\ntwo\n") << QByteArray(R"({"a":"x"})")
                                     << u"one\n---\ntwo"_s;
    QTest::newRow("empty head") << QByteArray("---\n---\nx\n") << QByteArray("{}") << u"x"_s;
    QTest::newRow("no head") << QByteArray("just text\n") << QByteArray("{}") << u"just text"_s;
    QTest::newRow("never closed") << QByteArray("---\na: x\n") << QByteArray("{}") << u"---\na: x"_s;
    QTest::newRow("closed at the end") << QByteArray("---\na: x\n---") << QByteArray(R"({"a":"x"})") << QString();
    QTest::newRow("nothing") << QByteArray() << QByteArray("{}") << QString();
}

void TestBetterMemory::heads()
{
    QFETCH(QByteArray, file);
    const auto parts = Frontmatter::parse(file);
    QVERIFY(parts.has_value());
    QFETCH(QByteArray, fields);
    QCOMPARE(QJsonDocument(parts->fields).toJson(QJsonDocument::Compact), fields);
    QTEST(parts->body, "body");
}

void TestBetterMemory::headOfHostileFiles_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("alias") << QByteArray("---\na: &x [1,2]\nb: [*x,*x]\n---\n");
    QTest::newRow("deep") << "---\na: " + QByteArray(5000, '[') + "\n---\n";
    QTest::newRow("long") << "---\na: " + QByteArray(70'000, 'x') + "\n---\n";
    QTest::newRow("list") << QByteArray("---\n- a\n- b\n---\n");
    QTest::newRow("broken") << QByteArray("---\na: [1\nb: \"\n---\n");
    QTest::newRow("not utf-8") << QByteArray("---\na: \xff\xfe\n---\n");
    QTest::newRow("tab") << QByteArray("---\na:\n\t- x: {\n---\n");
}

void TestBetterMemory::headOfHostileFiles()
{
    QFETCH(QByteArray, file);
    const auto parts = Frontmatter::parse(file);
    QVERIFY(!parts.has_value());
    QCOMPARE(parts.error().code, ErrorCode::Damaged);
    QVERIFY(!parts.error().message.isEmpty());
}

void TestBetterMemory::headKeepsOddTexts()
{
    QJsonObject fields;
    for (const QString &odd :
         {u"true"_s, u"null"_s, u"12"_s, u"-"_s, u"a: b"_s, u"#x"_s, u"two\nlines"_s, u"ñ 购物 🙂"_s, u"'quoted\""_s,
          u" spaced "_s, u""_s, u"*x"_s, u"2026-01-02 03:04:05+00:00"_s, u"{x"_s})
        fields.insert(u"k%1"_s.arg(fields.size()), odd);
    const Frontmatter written {fields, u"body\n\n---\nmore"_s};
    const auto read = Frontmatter::parse(written.text());
    QVERIFY(read.has_value());
    QCOMPARE(read->fields, fields);
    QCOMPARE(read->body, written.body);
    QVERIFY(written.text().contains("\"true\"")); // other readers must not take it for a truth value
}

void TestBetterMemory::wholeFolder()
{
    writeEpisode("01KDAAAAAAAAAAAAAAAAAAAAA1", wholeEpisode);
    writeEpisode("01KDAAAAAAAAAAAAAAAAAAAAA2", episode("01KDAAAAAAAAAAAAAAAAAAAAA2", "2026-01-02", "is_floor: true\n"));
    write(u"2026-01-02-user-likes-01kdb.md"_s, wholeMemory);
    const auto report = import();
    QVERIFY(report.skipped.empty());
    QCOMPARE(report.episodes.added, 2);
    QCOMPARE(report.memories.added, 1);
    QCOMPARE(report.sessions, 1);
    QCOMPARE(
        text(u"SELECT session_id || '|' || swarm_id || '|' || worktree || '|' || cwd || '|' || branch || '|' || repo"
             " || '|' || scopes || '|' || takeaway || '|' || body || '|' || floor || '|' || created FROM episode"
             " WHERE id = '01KDAAAAAAAAAAAAAAAAAAAAA1'"_s),
        u"sess_0a1b2c3d|sess_99aa88bb|/nowhere/app|/nowhere/app/tools|feature-x|git@example.org:team/app.git|"
        "[\"projects:app\",\"retry\"]|Retry limit was the cause: cap set to 3|"
        "Free *markdown* body.\n\nSecond line.|0|1767323045678"_s);
    // What has no column is kept as well: microseconds, and how the place was found.
    const auto rest = QJsonDocument::fromJson(
        m_store->value(u"SELECT fields FROM imported_fields WHERE global_id = '01KDAAAAAAAAAAAAAAAAAAAAA1'"_s)
            .toByteArray());
    QCOMPARE(rest.object().value("created"_L1).toString(), u"2026-01-02 03:04:05.678901+00:00"_s);
    QCOMPARE(rest.object().value("origin"_L1).toObject(), (QJsonObject {{u"source"_s, u"roots"_s}}));
    QCOMPARE(text(u"SELECT floor FROM episode WHERE id = '01KDAAAAAAAAAAAAAAAAAAAAA2'"_s), u"1"_s);
    QCOMPARE(text(u"SELECT p.path FROM episode e JOIN project p ON p.id = e.project WHERE e.id LIKE '%A1'"_s),
             u"/nowhere/app"_s);
    QCOMPARE(
        text(u"SELECT global_id || '|' || path || '|' || type || '|' || content || '|' || created || '|' || updated"
             " || '|' || confidence || '|' || origin FROM memory"_s),
        u"mem-01KDBBBBBBBBBBBBBBBBBBBBB1|projects/app|identity|The user likes short answers.|1767323045000|"
        "1767398400000|1.0|import:bettermemory"_s);
    QCOMPARE(text(u"SELECT fields ->> '$.claims[0]' FROM imported_fields WHERE global_id LIKE 'mem-%'"_s),
             u"src/a.cpp::limit"_s);
    QCOMPARE(text(u"SELECT count(*) FROM memory_index WHERE memory_index MATCH 'answers'"_s), u"1"_s);
    QCOMPARE(text(u"SELECT count(*) FROM episode_index WHERE episode_index MATCH 'markdown'"_s), u"1"_s);
    QVERIFY(m_store->value(u"SELECT min(expires) FROM episode"_s).toLongLong() > QDateTime::currentMSecsSinceEpoch());
}

void TestBetterMemory::twiceChangesNothing()
{
    writeEpisode("01KDAAAAAAAAAAAAAAAAAAAAA1", wholeEpisode);
    write(u"a.md"_s, wholeMemory);
    write(u".tombstones/b.md"_s,
          QByteArray(wholeMemory)
              .replace("BBB1", "BBB2")
              .replace("schema_version: 1\n", "schema_version: 1\nremoved: 2026-02-01\nremoved_reason: wrong\n"));
    import();
    const auto before = m_store->value(u"SELECT max(sequence) FROM change"_s).toLongLong();
    QVERIFY(before > 0);
    const auto again = import();
    QCOMPARE(again.episodes.added + again.memories.added + again.removed.added, 0);
    QCOMPARE(again.episodes.known, 1);
    QCOMPARE(again.memories.known, 1);
    QCOMPARE(again.removed.known, 1);
    QCOMPARE(m_store->value(u"SELECT max(sequence) FROM change"_s).toLongLong(), before);
}

void TestBetterMemory::oneBadFileNeverHidesTheRest()
{
    writeEpisode("a", "---\na: [\n---\nx");
    writeEpisode("b", episode("01KDAAAAAAAAAAAAAAAAAAAAB1", "never"));
    writeEpisode("c", episode("no-ulid", "2026-01-02"));
    writeEpisode("d",
                 episode("01KDAAAAAAAAAAAAAAAAAAAAB2", "2026-01-02").replace("schema_version: 1", "schema_version: 2"));
    writeEpisode("e", "");
    writeEpisode("f", QByteArray(2 * 1024 * 1024, 'x'));
    writeEpisode("g", QByteArray("\0\0\0", 3));
    // These are odd, but good.
    writeEpisode("h", episode("01KDAAAAAAAAAAAAAAAAAAAAC1", "2026-05-31", "scopes: 5\ntakeaway: 7\n"));
    writeEpisode("i", episode("01KDAAAAAAAAAAAAAAAAAAAAC2", "\"2026-05-31T12:00:00\"", "scopes: [5, x]\n"));
    write(u"memory.md"_s, QByteArray(wholeMemory).replace("scopes:\n- projects:app\n", "scopes: alone\n"));
    write(u"README.md"_s, "# Not a memory\n");
    const auto report = import();
    QCOMPARE(report.episodes.added, 2);
    QCOMPARE(report.memories.added, 1);
    QStringList names;
    for (const auto &one : report.skipped) {
        QVERIFY(!one.reason.isEmpty());
        names << QFileInfo(one.where).fileName();
    }
    names.sort();
    QCOMPARE(
        names,
        (QStringList {u"README.md"_s, u"a.md"_s, u"b.md"_s, u"c.md"_s, u"d.md"_s, u"e.md"_s, u"f.md"_s, u"g.md"_s}));
    QCOMPARE(text(u"SELECT takeaway || scopes FROM episode WHERE id LIKE '%C1'"_s), u"7[]"_s);
    QCOMPARE(text(u"SELECT scopes FROM episode WHERE id LIKE '%C2'"_s), u"[\"5\",\"x\"]"_s);
    QCOMPARE(text(u"SELECT path FROM memory"_s), u"alone"_s);
}

void TestBetterMemory::linksAndQuarantineAreLeftOut()
{
    QTemporaryDir elsewhere;
    QFile target(elsewhere.filePath(u"x.md"_s));
    QVERIFY(target.open(QIODevice::WriteOnly));
    target.write(wholeMemory);
    target.close();
    QVERIFY(QFile::link(target.fileName(), m_folder->filePath(u"link.md"_s)));
    QVERIFY(QDir().mkpath(m_folder->filePath(u"episodes"_s)));
    QVERIFY(QFile::link(elsewhere.path(), m_folder->filePath(u"episodes/sess_1"_s)));
    write(u"refused.md"_s, wholeMemory);
    write(u".quarantine.json"_s, R"({"version":1,"files":{"refused.md":{"reason":"credential"}}})");
    const auto report = import();
    QCOMPARE(report.memories.added + report.episodes.added, 0);
    QCOMPARE(report.skipped.size(), 1U);
    QVERIFY(report.skipped.front().where.endsWith("refused.md"_L1));
}

void TestBetterMemory::removedMemoriesLieInTheBin()
{
    write(
        u".tombstones/x.01KD.tombstone.md"_s,
        QByteArray(wholeMemory)
            .replace(
                "schema_version: 1\n",
                "removed: 2026-02-01 00:00:00+00:00\nremoved_reason: was wrong\nremoved_session: sess_1\nschema_version: 1\n"));
    const auto report = import();
    QCOMPARE(report.removed.added, 1);
    QCOMPARE(report.memories.added, 0);
    const auto reader = m_store->reader();
    const auto entries = Bin::list(*reader);
    QVERIFY(entries.has_value());
    QCOMPARE(entries->size(), 1U);
    QCOMPARE(entries->front().deed.reason, u"was wrong"_s);
    QCOMPARE(entries->front().deed.client, u"bettermemory"_s);
    QVERIFY(m_store->value(u"SELECT deleted_at FROM memory"_s).toLongLong() > 0);
    QVERIFY(Bin(*m_store->writer).restore(entries->front().id).result().has_value());
    QCOMPARE(text(u"SELECT content FROM memory WHERE deleted_at = 0"_s), u"The user likes short answers."_s);
    QCOMPARE(import().removed.known, 1); // a person brought it back: it stays
    QCOMPARE(text(u"SELECT count(*) FROM memory WHERE deleted_at = 0"_s), u"1"_s);
}

void TestBetterMemory::changedThere()
{
    write(u"a.md"_s, wholeMemory);
    import();
    write(u"a.md"_s,
          QByteArray(wholeMemory).replace("updated: 2026-01-03", "updated: 2026-01-04").replace("short", "long"));
    QCOMPARE(import().memories.changed, 1);
    QCOMPARE(text(u"SELECT content FROM memory"_s), u"The user likes long answers."_s);
    QCOMPARE(text(u"SELECT content FROM memory_version"_s), u"The user likes short answers."_s);
    QCOMPARE(import().memories.known, 1);
    QVERIFY(QFile::remove(m_folder->filePath(u"a.md"_s)));
    write(u".tombstones/a.md"_s,
          QByteArray(wholeMemory).replace("schema_version: 1\n", "removed: 2026-02-01\nschema_version: 1\n"));
    QCOMPARE(import().removed.changed, 1);
    QVERIFY(m_store->value(u"SELECT deleted_at FROM memory"_s).toLongLong() > 0);
    QCOMPARE(import().removed.known, 1);
}

void TestBetterMemory::logTellsProvenanceAndPromotion()
{
    writeEpisode("1", episode("01KDAAAAAAAAAAAAAAAAAAAAA1", "2026-03-02"));
    writeEpisode("2", episode("01KDAAAAAAAAAAAAAAAAAAAAA2", "2026-03-02"));
    writeEpisode("3", episode("01KDAAAAAAAAAAAAAAAAAAAAA3", "2026-01-02"));
    write(u"m.md"_s, wholeMemory);
    write(
        u".events.03.jsonl"_s,
        R"({"ts":"2026-03-01T00:00:00Z","session":"sess_0a1b2c3d","kind":"search","worktree_root":"/old"})"
        "\n{broken\n"
        R"({"ts":"2026-03-02T00:00:00.5Z","session":"sess_0a1b2c3d","kind":"episode_write","id":"01KDAAAAAAAAAAAAAAAAAAAAA1","worktree_root":"/w"})"
        "\n"
        R"({"ts":"2026-03-04T00:00:00Z","session":"hook","kind":"audit","triggered_from":"stop_hook"})"
        "\n");
    write(
        u".events-2026.jsonl.rotating"_s,
        R"({"ts":"2026-03-03T00:00:00Z","session":"sess_bb","kind":"episode_write","id":"01KDAAAAAAAAAAAAAAAAAAAAZ1"})"
        "\n"
        R"({"ts":"2026-03-03T00:00:01Z","session":"sess_bb","kind":"episode_promote","episode_id":"01KDAAAAAAAAAAAAAAAAAAAAZ1","write_status":"committed","memory_id":"01KDBBBBBBBBBBBBBBBBBBBBB1"})"
        "\n"
        R"({"ts":"2026-03-03T00:00:00Z","session":"sess_cc","kind":"episode_write","id":"01KDAAAAAAAAAAAAAAAAAAAAZ2"})"
        "\n"
        R"({"ts":"2026-03-03T00:00:01Z","session":"sess_cc","kind":"episode_promote","episode_id":"01KDAAAAAAAAAAAAAAAAAAAAZ2","write_status":"pending"})"
        "\n"
        R"({"ts":"2026-03-03T00:00:00Z","session":"sess_dd","kind":"episode_write","id":"01KDAAAAAAAAAAAAAAAAAAAAZ3"})"
        "\n"
        R"({"ts":"2026-03-03T00:00:01Z","session":"sess_dd","kind":"episode_promote","episode_id":"01KDAAAAAAAAAAAAAAAAAAAAZ3","write_status":"pending"})"
        "\n"
        R"({"ts":"2026-03-03T00:00:02Z","session":"sess_dd","kind":"write_cancel","episode_id":"01KDAAAAAAAAAAAAAAAAAAAAZ3"})"
        "\n");
    const auto report = import();
    QCOMPARE(report.skipped.size(), 1U); // the broken event
    const auto provenance = [this](const QString &end) {
        return Provenance(
            m_store->value(u"SELECT provenance FROM episode WHERE id LIKE ?"_s, {QString(u"%"_s + end)}).toInt());
    };
    QCOMPARE(provenance(u"A1"_s), Provenance::Imported);
    QCOMPARE(provenance(u"A2"_s), Provenance::Unaccounted);
    QCOMPARE(provenance(u"A3"_s), Provenance::Untracked); // older than the log
    QCOMPARE(
        text(
            u"SELECT group_concat(id || ' ' || promotion || ' ' || worktree, ', ') FROM (SELECT * FROM journal_session ORDER BY id)"_s),
        u"sess_0a1b2c3d 0 /w, sess_bb 1 , sess_cc 2 , sess_dd 0 "_s);
    QCOMPARE(text(u"SELECT last_seen FROM journal_session WHERE id = 'sess_0a1b2c3d'"_s), u"1772409600500"_s);
    QCOMPARE(text(u"SELECT promoted_from FROM memory"_s), u"01KDAAAAAAAAAAAAAAAAAAAAZ1"_s);
}

void TestBetterMemory::purgedStaysAway()
{
    writeEpisode("1", wholeEpisode);
    write(u"a.md"_s, wholeMemory);
    QVERIFY(m_store->writer
                ->post([](WriteContext &context) -> Result<void> {
                    Tombstones marks(context.connection);
                    marks.add(u"01KDAAAAAAAAAAAAAAAAAAAAA1"_s, u"episode"_s);
                    marks.add(u"mem-01KDBBBBBBBBBBBBBBBBBBBBB1"_s, u"memory"_s);
                    return {};
                })
                .result()
                .has_value());
    const auto report = import();
    QCOMPARE(report.episodes.forgotten, 1);
    QCOMPARE(report.memories.forgotten, 1);
    QCOMPARE(text(u"SELECT (SELECT count(*) FROM episode) + (SELECT count(*) FROM memory)"_s), u"0"_s);
}

void TestBetterMemory::secretsAreReplaced()
{
    const QByteArray secret = "AKIA"
                              "Z7QK3MEXNPLE4RTB";
    writeEpisode("1", QByteArray(wholeEpisode).replace("Free", secret));
    write(u"a.md"_s, QByteArray(wholeMemory).replace("src/a.cpp", secret));
    const auto report = import();
    QCOMPARE(report.secrets, 2);
    m_store->stopWriter();
    QFile file(m_store->paths.database());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains(secret));
    m_store->startWriter();
}

QString TestBetterMemory::database(const QByteArray &script) const
{
    const QString path = m_folder->filePath(u"memory.sqlite"_s);
    sqlite3 *raw = nullptr;
    sqlite3_open(QFile::encodeName(path).constData(), &raw);
    char *error = nullptr;
    if (sqlite3_exec(raw, script.constData(), nullptr, nullptr, &error) != SQLITE_OK)
        qFatal("%s", error);
    sqlite3_close(raw);
    return path;
}

namespace {

const QByteArray releaseNine = R"(
    PRAGMA page_size = 8192; PRAGMA journal_mode = WAL;
    CREATE TABLE episodes(id TEXT PRIMARY KEY, session_id TEXT, created TEXT, body TEXT, scopes_json TEXT, takeaway TEXT,
        origin_json TEXT, is_floor INTEGER, swarm_id TEXT, log_mac BLOB);
    CREATE TABLE memories(id TEXT PRIMARY KEY, created TEXT, updated TEXT, body TEXT, scopes_json TEXT, confidence TEXT,
        source TEXT, category TEXT, origin_json TEXT);
    CREATE TABLE tombstones(id TEXT PRIMARY KEY, created TEXT, updated TEXT, body TEXT, scopes_json TEXT, removed TEXT,
        removed_reason TEXT);
    CREATE TABLE log(seq INTEGER PRIMARY KEY, ts TEXT, session TEXT, kind TEXT, payload TEXT, prev_mac BLOB, mac BLOB);
    INSERT INTO episodes VALUES('01KDAAAAAAAAAAAAAAAAAAAAA1', 'sess_1', '2026-01-02T03:04:05.678Z', 'One', '["a:b"]', 'Take',
        '{"cwd":"/nowhere/x","worktree_root":"/nowhere/x"}', 0, NULL, x'00ff');
    INSERT INTO episodes VALUES('01KDAAAAAAAAAAAAAAAAAAAAA2', 'sess_1', '2026-01-02T03:04:06Z', 'Anchor', '[]', NULL, NULL, 1, 'sw', NULL);
    INSERT INTO episodes VALUES('broken', 'sess_1', 'x', 'Two', '[]', NULL, NULL, 0, NULL, NULL);
    INSERT INTO memories VALUES('01KDBBBBBBBBBBBBBBBBBBBBB1', '2026-01-02', '2026-01-03', 'Fact', '["p:q"]', 'low', 'inferred', 'fact', NULL);
    INSERT INTO tombstones VALUES('01KDBBBBBBBBBBBBBBBBBBBBB2', '2026-01-02', '2026-01-03', 'Gone', '["p"]', '2026-01-04', 'why');
    INSERT INTO log VALUES(1, '2026-01-02T03:04:05Z', 'sess_1', 'episode_write', '{"id":"01KDAAAAAAAAAAAAAAAAAAAAA1"}', NULL, NULL);
)";

} // namespace

void TestBetterMemory::sqliteFile()
{
    const QString path = database(releaseNine);
    const auto report = import(path);
    QCOMPARE(report.episodes.added, 2);
    QCOMPARE(report.memories.added, 1);
    QCOMPARE(report.removed.added, 1);
    QCOMPARE(report.skipped.size(), 1U);
    QVERIFY(report.skipped.front().where.endsWith("#episodes/broken"_L1));
    QCOMPARE(
        text(
            u"SELECT body || takeaway || scopes || worktree || created || provenance FROM episode WHERE id LIKE '%A1'"_s),
        u"OneTake[\"a:b\"]/nowhere/x17673230456781"_s);
    QCOMPARE(text(u"SELECT floor || swarm_id || provenance FROM episode WHERE id LIKE '%A2'"_s), u"1sw2"_s);
    QCOMPARE(text(u"SELECT path || type || confidence FROM memory WHERE deleted_at = 0"_s), u"p/qsemantic0.4"_s);
    QCOMPARE(text(u"SELECT reason FROM bin"_s), u"why"_s);
    QCOMPARE(import(m_folder->path()).episodes.known, 2); // the folder stands for the file in it
}

void TestBetterMemory::sqliteFileIsOnlyRead()
{
    const QString path = database(releaseNine);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    import(path);
    file.seek(0);
    QCOMPARE(file.readAll(), before);
}

void TestBetterMemory::nothingThere()
{
    const auto absent = BetterMemoryImport(*m_store->writer).run(m_folder->filePath(u"no"_s));
    QVERIFY(!absent.has_value());
    QCOMPARE(absent.error().code, ErrorCode::NotFound);
    const auto empty = import();
    QCOMPARE(empty.episodes.added + empty.memories.added + int(empty.skipped.size()), 0);
    write(u"memory.sqlite"_s, "this is no database, but it is long enough to look at for a while ...");
    const auto damaged = BetterMemoryImport(*m_store->writer).run(m_folder->path());
    QVERIFY(!damaged.has_value());
    QCOMPARE(damaged.error().code, ErrorCode::Damaged);
}

void TestBetterMemory::exportComesBackEqual()
{
    writeEpisode("1", wholeEpisode);
    writeEpisode("2", episode("01KDAAAAAAAAAAAAAAAAAAAAA2", "2026-01-02", "is_floor: true\n"));
    writeEpisode("3", episode("01KDAAAAAAAAAAAAAAAAAAAAA3", "2026-01-03", "takeaway: 'true'\n"));
    import();
    QTemporaryDir out;
    const auto reader = m_store->reader();
    const auto report = EpisodeExport(*reader).run(out.path());
    QVERIFY(report.has_value());
    QCOMPARE(report->written, 3);
    const QString file = out.filePath(u"episodes/sess_0a1b2c3d/01KDAAAAAAAAAAAAAAAAAAAAA1.md"_s);
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const auto original = Frontmatter::parse(wholeEpisode);
    const auto again = Frontmatter::parse(written.readAll());
    QCOMPARE(again->fields, original->fields);
    QCOMPARE(again->body, original->body);
    QCOMPARE(EpisodeExport(*reader).run(out.path())->present, 3);

    StoreFixture other;
    const auto back = BetterMemoryImport(*other.writer).run(out.path());
    QVERIFY(back.has_value() && back->skipped.empty());
    const QString all =
        u"SELECT group_concat(id || session_id || swarm_id || worktree || cwd || branch || repo || scopes || body"
        " || takeaway || floor || created, '|') FROM (SELECT * FROM episode ORDER BY id)"_s;
    QCOMPARE(other.value(all).toString(), text(all));
    const QString rest = u"SELECT group_concat(global_id || fields) FROM imported_fields"_s;
    QCOMPARE(other.value(rest).toString(), text(rest));
}

void TestBetterMemory::purgeTakesTheRestAlong()
{
    writeEpisode("1", wholeEpisode);
    write(u"a.md"_s, wholeMemory);
    import();
    QCOMPARE(text(u"SELECT count(*) FROM imported_fields"_s), u"2"_s);
    QVERIFY(m_store->writer
                ->post([](WriteContext &context) -> Result<void> {
                    context.connection.statement("DELETE FROM episode").run();
                    context.connection.statement("DELETE FROM memory").run();
                    return {};
                })
                .result()
                .has_value());
    QCOMPARE(text(u"SELECT count(*) FROM imported_fields"_s), u"0"_s);
}

QTEST_GUILESS_MAIN(TestBetterMemory)
#include "tst_bettermemory.moc"
