#include "StoreFixture.h"

#include "store/Backup.h"
#include "store/IndexRebuild.h"
#include "store/Migrator.h"
#include "store/Setting.h"
#include "store/Store.h"

#include <QDir>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// Opening a store: versions, damage, backups, changed word rules.
class TestStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newStoreIsCreated();
    void newerStoreIsRefused();
    void olderStoreIsBackedUpFirst();
    void damagedHeaderIsRestored();
    void damagedPageIsRestored();
    void truncatedFileIsRestored();
    void damageWithoutBackupStartsAnew();
    void backupsRotate();
    void damagedStoreIsNotBackedUp();
    void integrity();
    void changedWordRulesRebuildIndexes();
};

namespace {

void importOne(StoreFixture &store, const QString &id, const QByteArray &word)
{
    BatchMaker maker(id);
    maker.prompt("prompt " + word).answer(QByteArray(50'000, 'x') + " " + word);
    maker.task(u"exp-"_s + id, 1);
    store.import(u"/h/"_s + id, maker.take());
}

/// Writes a pattern over bytes that no header or schema page holds.
void damage(const QString &path, qint64 from, qint64 length)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(from));
    file.write(QByteArray(length, '\xa5'));
}

void compareRestored(StoreFixture &store)
{
    store.startWriter();
    const StoreCheck &check = store.writer->check();
    QVERIFY(check.restored);
    QVERIFY(!check.created);
    QVERIFY(QFile::exists(check.setAside));
    QVERIFY(QFile::exists(check.backupUsed));
    QCOMPARE(store.talk(u"kept"_s).size(), 2);
    QVERIFY(store.talk(u"lost"_s).isEmpty());
    importOne(store, u"again"_s, "again");
    QCOMPARE(store.talk(u"again"_s).size(), 2);
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::ReadOther;
    QVERIFY(!(QFile::permissions(store.paths.database()) & others));
}

/// One session in the backup, another one after it.
void prepareForDamage(StoreFixture &store)
{
    importOne(store, u"kept"_s, "kept");
    QVERIFY(backupStore(store.paths));
    importOne(store, u"lost"_s, "lost");
    store.stopWriter();
}

} // namespace

void TestStore::newStoreIsCreated()
{
    StoreFixture store;
    QVERIFY(store.writer->check().created);
    QVERIFY(!store.writer->check().restored);
    QCOMPARE(store.value(u"SELECT length(value) FROM setting WHERE key = 'store.epoch'"_s).toInt(), 16);
    store.stopWriter();
    QCOMPARE(prepareStore(store.paths)->created, false);
}

void TestStore::newerStoreIsRefused()
{
    StoreFixture store;
    QVERIFY(
        store.writer->post([](WriteContext &context) { return context.connection.execute("PRAGMA user_version=99"); })
            .result());
    store.stopWriter();
    const auto started = Writer::start(store.paths);
    QVERIFY(!started);
    QCOMPARE(started.error().code, ErrorCode::TooNew);
    QVERIFY(started.error().message.contains(u"99"_s));
    QVERIFY(QDir(store.paths.data).entryList({u"*damaged*"_s}).isEmpty());
}

void TestStore::olderStoreIsBackedUpFirst()
{
    StoreFixture store;
    importOne(store, u"s"_s, "word");
    store.stopWriter();
    auto connection = Connection::open(store.paths, u"writer"_s, Connection::Mode::Write);
    QVERIFY((*connection)->execute("PRAGMA user_version=0"));
    // Version 0 is an empty file and needs no backup; a version between does, and its failure stops everything.
    int asked = 0;
    QVERIFY((*connection)->execute("PRAGMA user_version=99"));
    const auto refused = Migrator::migrate(**connection, [&]() -> Result<void> {
        ++asked;
        return {};
    });
    QCOMPARE(refused.error().code, ErrorCode::TooNew);
    QCOMPARE(asked, 0);
    QVERIFY((*connection)->execute("PRAGMA user_version=1"));
    const auto same = Migrator::migrate(**connection, [&]() -> Result<void> {
        ++asked;
        return {};
    });
    QCOMPARE(*same, false);
    QCOMPARE(asked, 0);
    // A migration that fails changes nothing: the schema is there already.
    QVERIFY((*connection)->execute("PRAGMA user_version=0"));
    QVERIFY(!Migrator::migrate(**connection, [&]() -> Result<void> { return {}; }));
    QCOMPARE(*Migrator::version(**connection), 0);
    QCOMPARE(store.talk(u"word"_s).size(), 2);
}

void TestStore::damagedHeaderIsRestored()
{
    StoreFixture store;
    prepareForDamage(store);
    damage(store.paths.database(), 0, 100);
    compareRestored(store);
}

void TestStore::damagedPageIsRestored()
{
    StoreFixture store;
    prepareForDamage(store);
    damage(store.paths.database(), 4096 * 3, 4096 * 20);
    compareRestored(store);
}

void TestStore::truncatedFileIsRestored()
{
    StoreFixture store;
    prepareForDamage(store);
    QVERIFY(QFile::resize(store.paths.database(), QFileInfo(store.paths.database()).size() / 2));
    compareRestored(store);
}

void TestStore::damageWithoutBackupStartsAnew()
{
    StoreFixture store;
    importOne(store, u"s"_s, "word");
    store.stopWriter();
    damage(store.paths.database(), 0, 5000);
    store.startWriter();
    QVERIFY(store.writer->check().created);
    QVERIFY(!store.writer->check().restored);
    QVERIFY(QFile::exists(store.writer->check().setAside));
    QVERIFY(store.talk(u"word"_s).isEmpty());
}

void TestStore::backupsRotate()
{
    StoreFixture store;
    importOne(store, u"s"_s, "word");
    QStringList made;
    for (int i = 0; i < 4; ++i) {
        const auto backup = backupStore(store.paths, 2);
        QVERIFY(backup);
        made.append(*backup);
        QTest::qWait(2);
    }
    QCOMPARE(backups(store.paths), (QStringList {made.at(3), made.at(2)}));
    QVERIFY(isIntact(made.at(3)));
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::ReadOther;
    QVERIFY(!(QFile::permissions(made.at(3)) & others));
    QVERIFY(QDir(store.paths.backups()).entryList({u"*.part*"_s}).isEmpty());
}

void TestStore::damagedStoreIsNotBackedUp()
{
    StoreFixture store;
    importOne(store, u"s"_s, "word");
    QVERIFY(backupStore(store.paths));
    store.stopWriter();
    damage(store.paths.database(), 4096 * 3, 4096 * 20);
    const auto backup = backupStore(store.paths, 1);
    QVERIFY(!backup);
    QCOMPARE(backups(store.paths).size(), 1); // the good one stays
    QVERIFY(isIntact(backups(store.paths).value(0)));
}

void TestStore::integrity()
{
    StoreFixture store;
    importOne(store, u"s"_s, "word");
    QCOMPARE(checkIntegrity(*store.reader()).value(), QStringList {});
    QVERIFY(store.writer
                ->post([](WriteContext &context) -> Result<void> {
                    context.connection.statement("DELETE FROM chunk").run();
                    return {};
                })
                .result());
    QCOMPARE(checkIntegrity(*store.reader())->size(), 1);
}

void TestStore::changedWordRulesRebuildIndexes()
{
    StoreFixture store;
    importOne(store, u"s"_s, "word");
    QVERIFY(
        store.writer
            ->post([](WriteContext &context) -> Result<void> {
                const auto run = [&context](const char *sql) { context.connection.statement(sql).run(); };
                run("INSERT INTO memory(global_id, path, type, content, created, updated, deleted_at)"
                    " VALUES('mem-1', 'a', 'semantic', 'harbour', 1, 1, 0), ('mem-2', 'a', 'semantic', 'harbour', 1,"
                    " 1, 5)");
                run("INSERT INTO episode(id, session_id, body, takeaway, created, deleted_at)"
                    " VALUES('1', 's', '', 'lighthouse', 1, 0), ('2', 's', '', 'lighthouse', 1, 5)");
                for (const std::string index : {"talk_index", "experience_index", "episode_index", "memory_index"})
                    run(("INSERT INTO " + index + '(' + index + ") VALUES('delete-all')").c_str());
                writeNumber(context.connection, "index.rules", 999);
                return {};
            })
            .result());
    const auto count = [&store](const QString &index, const QString &word) {
        return store.value(u"SELECT count(*) FROM %1 WHERE %1 MATCH '%2'"_s.arg(index, word)).toInt();
    };
    QVERIFY(store.talk(u"word"_s).isEmpty());
    QCOMPARE(count(u"memory_index"_s, u"harbour"_s), 0);
    store.stopWriter();
    store.startWriter();
    QCOMPARE(store.talk(u"word"_s).size(), 2);
    QCOMPARE(count(u"experience_index"_s, u"discount"_s), 1);
    QCOMPARE(count(u"episode_index"_s, u"lighthouse"_s), 1); // what is in the bin stays out
    QCOMPARE(count(u"memory_index"_s, u"harbour"_s), 1);
    QCOMPARE(count(u"memory_index"_s, u"\"0000000000000000\""_s), 1); // of no project
}

QTEST_GUILESS_MAIN(TestStore)
#include "tst_store.moc"
