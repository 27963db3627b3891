#include "StoreFixture.h"

#include "store/SqlScript.h"
#include "store/Transaction.h"

#include <QFileInfo>
#include <QThread>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// Connections, transactions, the tokenizer, the SQL functions and the script splitter.
class TestConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pragmas();
    void filesArePrivate();
    void readersCannotWrite();
    void readerNeedsAStore();
    void statementsAreReusedAndNested();
    void transactionRollsBack();
    void functions();
    void tokenizer();
    void stems();
    void splitsScripts();
    void paths();
};

void TestConnection::pragmas()
{
    StoreFixture store;
    QCOMPARE(store.value(u"PRAGMA journal_mode"_s).toString(), u"wal"_s);
    QCOMPARE(store.value(u"PRAGMA page_size"_s).toInt(), 4096);
    QCOMPARE(store.value(u"PRAGMA secure_delete"_s).toInt(), 1);
    QCOMPARE(store.value(u"PRAGMA foreign_keys"_s).toInt(), 1);
    QCOMPARE(store.value(u"PRAGMA user_version"_s).toInt(), 1);
    QCOMPARE(store.value(u"PRAGMA query_only"_s).toInt(), 1);
    auto writer = Connection::open(store.paths, u"writer"_s, Connection::Mode::Write);
    QVERIFY(writer);
    auto query = (*writer)->run(u"PRAGMA wal_autocheckpoint"_s);
    QVERIFY(query->next());
    QCOMPARE(query->value(0).toInt(), 8000);
}

void TestConnection::filesArePrivate()
{
    StoreFixture store;
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup
        | QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther;
    for (const QString &path : {store.paths.database(), QString(store.paths.database() + u"-wal"_s), store.paths.lock(),
                                store.paths.data, store.paths.state}) {
        QVERIFY2(QFileInfo::exists(path), qPrintable(path));
        QVERIFY2(!(QFile::permissions(path) & others), qPrintable(path));
    }
}

void TestConnection::readersCannotWrite()
{
    StoreFixture store;
    const auto reader = store.reader();
    QVERIFY(!reader->run(u"INSERT INTO setting VALUES('a', 'b')"_s));
    QCOMPARE(reader->run(u"INSERT INTO setting VALUES('a', 'b')"_s).error().code, ErrorCode::Unavailable);
    QVERIFY(!reader->run(u"SELECT nothing"_s));
    // Two connections of one role have names of their own.
    const auto second = store.reader();
    QVERIFY(reader->database().connectionName() != second->database().connectionName());
}

void TestConnection::readerNeedsAStore()
{
    QTemporaryDir folder;
    const auto connection = Connection::open(StorePaths::under(folder.path()), u"reader"_s, Connection::Mode::Read);
    QVERIFY(!connection);
    QCOMPARE(connection.error().code, ErrorCode::NotFound);
}

void TestConnection::statementsAreReusedAndNested()
{
    StoreFixture store;
    const auto reader = store.reader();
    constexpr std::string_view sql =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) SELECT i FROM n";
    int pairs = 0;
    Statement outer = reader->statement(sql);
    outer.bind(3);
    while (outer.step()) {
        Statement inner = reader->statement(sql); // the same text again, while the first one is in use
        inner.bind(2);
        while (inner.step())
            ++pairs;
    }
    QCOMPARE(pairs, 6);
    const auto bad = guarded([&]() -> Result<int> { return int(reader->statement("SELECT * FROM nothing").step()); });
    QCOMPARE(bad.error().code, ErrorCode::Internal);
}

void TestConnection::transactionRollsBack()
{
    StoreFixture store;
    store.stopWriter();
    auto connection = Connection::open(store.paths, u"writer"_s, Connection::Mode::Write);
    {
        auto transaction = Transaction::begin(**connection);
        QVERIFY(transaction);
        QVERIFY(!Transaction::begin(**connection)); // no nesting
        QVERIFY((*connection)->run(u"INSERT INTO setting VALUES('gone', 1)"_s));
    }
    {
        auto transaction = Transaction::begin(**connection);
        QVERIFY((*connection)->run(u"INSERT INTO setting VALUES('kept', 1)"_s));
        QVERIFY(transaction->commit());
    }
    QCOMPARE(store.value(u"SELECT group_concat(key) FROM setting WHERE key IN ('gone', 'kept')"_s).toString(),
             u"kept"_s);
}

void TestConnection::functions()
{
    StoreFixture store;
    QCOMPARE(store.value(u"SELECT evoca_ilike('Src/Añil.rs', 'src/añ%')"_s).toInt(), 1);
    QCOMPARE(store.value(u"SELECT evoca_ilike('anil', 'añil')"_s).toInt(), 0);
    QCOMPARE(store.value(u"SELECT evoca_fold('SESIÓN')"_s).toString(), u"sesion"_s);
    QVERIFY(store.value(u"SELECT evoca_fold(NULL)"_s).isNull());
}

void TestConnection::tokenizer()
{
    StoreFixture store;
    BatchMaker maker(u"s"_s);
    maker.prompt("La sesión del niño llama a apply_discount en src/auth/token.rs con useAuthToken");
    const auto stored = store.import(u"/h/s"_s, maker.take());
    const QList<qint64> found {stored.firstMessage};
    for (const QString &match : {u"sesion"_s, u"niño"_s, u"apply_discount"_s, u"discount"_s, u"\"apply_disc\"*"_s,
                                 u"token"_s, u"s*"_s, u"ap*"_s, u"\"llama a\""_s, u"auth AND src"_s})
        QVERIFY2(store.talk(match) == found, qPrintable(match));
    for (const QString &match : {u"nino"_s, u"\"a llama\""_s, u"disc"_s})
        QVERIFY2(store.talk(match).isEmpty(), qPrintable(match));
}

void TestConnection::stems()
{
    StoreFixture store;
    BatchMaker maker(u"s"_s);
    maker.prompt("x");
    maker.task(u"exp-1"_s, 1).experience.description = u"Refactoring the failing discounts"_s;
    store.import(u"/h/s"_s, maker.take());
    const QString sql = u"SELECT count(*) FROM experience_index WHERE experience_index MATCH ?"_s;
    QCOMPARE(store.value(sql, {u"discount"_s}).toInt(), 1);
    QCOMPARE(store.value(sql, {u"discounted"_s}).toInt(), 1);
    QCOMPARE(store.value(sql, {u"refactored"_s}).toInt(), 1);
    QCOMPARE(store.value(sql, {u"refac*"_s}).toInt(), 1);
    QCOMPARE(store.value(sql, {u"unrelated"_s}).toInt(), 0);
    QCOMPARE(store.value(u"SELECT count(*) FROM talk_index WHERE talk_index MATCH 'discount'"_s).toInt(), 0);
}

void TestConnection::splitsScripts()
{
    const auto statements = splitSqlScript("CREATE TABLE a(x TEXT DEFAULT ';'); -- a comment; with a semicolon\n"
                                           "/* another; one */ INSERT INTO a VALUES('it''s; \"fine\"');;\n"
                                           "CREATE TRIGGER t AFTER INSERT ON a BEGIN\n"
                                           "  UPDATE a SET x = CASE WHEN x = ';' THEN 1 ELSE 2 END; DELETE FROM a;\n"
                                           "END;\nCREATE TABLE [odd;name](\"begin;\" INT);\nBEGIN; COMMIT;  \n  ");
    QCOMPARE(statements.size(), 6u);
    QCOMPARE(statements[0], std::string("CREATE TABLE a(x TEXT DEFAULT ';')"));
    QVERIFY(statements[1].starts_with("INSERT"));
    QVERIFY(statements[2].ends_with("END"));
    QVERIFY(statements[2].find("DELETE FROM a;") != std::string::npos);
    QCOMPARE(statements[3], std::string("CREATE TABLE [odd;name](\"begin;\" INT)"));
    QCOMPARE(statements[4], std::string("BEGIN"));
    QCOMPARE(statements[5], std::string("COMMIT"));
}

void TestConnection::paths()
{
    QTemporaryDir folder;
    qputenv("EVOCA_HOME", folder.path().toUtf8());
    QCOMPARE(StorePaths::standard().database(), QString(folder.path() + u"/data/evoca.db"_s));
    QCOMPARE(StorePaths::standard().socket(), StorePaths::under(folder.path()).socket());
    qunsetenv("EVOCA_HOME");
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    QCOMPARE(StorePaths::standard().data, QString(folder.path() + u"/evoca"_s));
    QVERIFY(StorePaths::standard().socket().size() < 40);
}

QTEST_GUILESS_MAIN(TestConnection)
#include "tst_connection.moc"
