// The log of calls as people read it: filters, figures, pages, and what is in the bin.
#include "StoreFixture.h"
#include "access/RequestQuery.h"
#include "access/ReturnedRecords.h"
#include "store/Connection.h"
#include "support/TestHome.h"

#include <QJsonObject>
#include <QSqlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

class TestRequestQuery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void filters();
    void pages();
    void figures();
    void emptyLog();
    void byClient();
    void binnedContents();
    void returnedRecords();

private:
    static qsizetype count(const RequestFilter &filter, Connection &connection)
    {
        return std::ssize(RequestQuery(connection).list(filter, 1000).value());
    }

    std::unique_ptr<StoreFixture> m_store;
    std::unique_ptr<Connection> m_reader;
};

void TestRequestQuery::initTestCase()
{
    using Outcome = RequestRecord::Outcome;
    m_store = std::make_unique<StoreFixture>();
    {
        RequestLog log(*m_store->writer);
        // A hundred calls, one a second; every tenth is refused, every fourth finds nothing.
        for (int i = 0; i < 100; ++i)
            log.add({.at = 1'000'000 + i * 1000,
                     .clientName = i % 2 ? u"Codex"_s : u"Claude Code"_s,
                     .tool = i % 5 ? u"recall"_s : u"search_memory"_s,
                     .arguments = {{u"query"_s, i == 7 ? u"100%_sure"_s : u"question %1"_s.arg(i)}},
                     .returned = i == 9 ? QStringList {u"exp-abc"_s, u"nonsense"_s} : QStringList {},
                     .micros = (i + 1) * 1000,
                     .outcome = i % 10 == 0 ? Outcome::Refused
                         : i % 4 == 1       ? Outcome::Nothing
                                            : Outcome::Answered,
                     .error = i == 10 ? u"Unknown parameter top_k"_s : QString()});
    }
    m_store->writer
        ->post([](WriteContext &context) -> Result<void> {
            const auto done = context.connection.run(u"UPDATE request SET deleted_at = 5 WHERE id = 51"_s);
            return done ? Result<void>() : std::unexpected(done.error());
        })
        .waitForFinished();
    m_reader = m_store->reader();
}

void TestRequestQuery::cleanupTestCase()
{
    m_reader.reset();
    m_store.reset();
}

void TestRequestQuery::filters()
{
    Connection &reader = *m_reader;
    QCOMPARE(count({}, reader), 100);
    QCOMPARE(count({.client = u"CODEX"_s}, reader), 50);
    QCOMPARE(count({.tool = u"search_memory"_s}, reader), 20);
    QCOMPARE(count({.client = u"Codex"_s, .tool = u"search_memory"_s}, reader), 10);
    QCOMPARE(count({.group = RequestFilter::Group::Refused}, reader), 10);
    QCOMPARE(count({.group = RequestFilter::Group::Nothing}, reader), 25);
    QCOMPARE(count({.after = 1'000'000 + 90'000}, reader), 10);
    QCOMPARE(count({.before = 1'000'000 + 10'000}, reader), 10);
    QCOMPARE(count({.project = u"none"_s}, reader), 0);
    QCOMPARE(count({.text = u"QUESTION 42"_s}, reader), 1);
    QCOMPARE(count({.text = u"100%_"_s}, reader), 1); // signs of LIKE stand for themselves
    QCOMPARE(count({.text = u"top_k"_s}, reader), 1); // the error
    QCOMPARE(count({.text = u"exp-abc"_s}, reader), 1); // what was returned
    QCOMPARE(std::ssize(RequestQuery(reader).returning(u"exp-abc"_s, 10).value()), 1);
    QVERIFY(RequestQuery(reader).returning(u"exp-ab"_s, 10).value().empty());
    QCOMPARE(RequestQuery(reader).tools().value(), (QStringList {u"recall"_s, u"search_memory"_s}));
}

void TestRequestQuery::pages()
{
    const RequestQuery query(*m_reader);
    RowId before = 0;
    int seen = 0;
    for (;;) {
        const auto page = query.list({.tool = u"recall"_s}, 30, before).value();
        for (const RequestRecord &request : page) {
            QVERIFY(before == 0 || request.id < before);
            before = request.id;
            ++seen;
        }
        if (page.size() < 30)
            break;
    }
    QCOMPARE(seen, 80);
    QCOMPARE(query.record(1'000'000).error().code, ErrorCode::NotFound);
}

void TestRequestQuery::figures()
{
    const RequestFigures figures = RequestQuery(*m_reader).figures({}, 10).value();
    QCOMPARE(figures.total, 100);
    QCOMPARE(figures.all, 100);
    QCOMPARE(figures.byGroup[std::size_t(RequestFilter::Group::Refused)], 10);
    QCOMPARE(figures.byGroup[std::size_t(RequestFilter::Group::Nothing)], 25);
    QCOMPARE(figures.byGroup[std::size_t(RequestFilter::Group::Answered)], 65);
    QCOMPARE(figures.medianMicros, 50'000);
    QCOMPARE(figures.slowMicros, 95'000);
    QCOMPARE(figures.spans, std::vector<int>(10, 10));
    // The group that is asked for does not change what the toggles say.
    const RequestFigures refused =
        RequestQuery(*m_reader).figures({.group = RequestFilter::Group::Refused}, 10).value();
    QCOMPARE(refused.total, 10);
    QCOMPARE(refused.byGroup, figures.byGroup);
}

void TestRequestQuery::emptyLog()
{
    StoreFixture store;
    const auto reader = store.reader();
    const RequestFigures figures = RequestQuery(*reader).figures({}, 10).value();
    QCOMPARE(figures.total, 0);
    QVERIFY(figures.spans.empty());
    QVERIFY(RequestQuery(*reader).clients().value().empty());
}

void TestRequestQuery::byClient()
{
    const auto clients = RequestQuery(*m_reader).clients().value();
    QCOMPARE(clients.size(), 2U);
    QCOMPARE(clients[0].client, u"Claude Code"_s); // equal numbers: by name
    QCOMPARE(clients[0].requests, 50);
    QCOMPARE(clients[0].refused, 10);
    QCOMPARE(clients[1].nothing, 25);
    QCOMPARE(clients[1].medianMicros, 50'000);
    QVERIFY(RequestQuery(*m_reader).clients(2'000'000).value().empty());
}

void TestRequestQuery::binnedContents()
{
    const RequestRecord record = RequestQuery(*m_reader).record(51).value();
    QVERIFY(record.forgotten);
    QVERIFY(record.arguments.isEmpty());
    QVERIFY(record.error.isEmpty());
    QCOMPARE(record.tool, u"search_memory"_s); // that it was asked stays
    QCOMPARE(count({.text = u"question 50"_s}, *m_reader), 0);
}

void TestRequestQuery::returnedRecords()
{
    const auto made = m_store->writer->call<RowId>([](WriteContext &context) -> Result<RowId> {
        auto added = context.connection.run(
            u"INSERT INTO lesson (global_id, project, kind, class, key, text, confidence, support, against, first_seen, "
            "last_seen) VALUES ('lesson-1', 0, 0, 0, 'k', 'Take the lock', 0.8, 1, 0, 0, 0)"_s);
        return added ? Result<RowId>(added->lastInsertId().toLongLong()) : std::unexpected(added.error());
    });
    const RowId row = made.result().value();
    const auto records =
        readReturned(*m_reader, {u"lesson-1"_s, u"task-abc"_s, u"exp-'; DROP TABLE lesson"_s, u""_s}).value();
    QCOMPARE(records.size(), 4U);
    QCOMPARE(records[0].kind, ReturnedRecord::Kind::Lesson);
    QCOMPARE(records[0].row, row);
    QCOMPARE(records[0].title, u"Take the lock"_s);
    QCOMPARE(records[0].confidence, 0.8);
    QCOMPARE(records[1].record, u"exp-abc"_s); // a side of an experience
    QCOMPARE(records[1].row, 0);
    QVERIFY(records[2].title.isEmpty());
    QCOMPARE(records[3].kind, ReturnedRecord::Kind::Other);
}

int main(int argc, char *argv[])
{
    TestHome home;
    QCoreApplication application(argc, argv);
    TestRequestQuery test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_requestquery.moc"
