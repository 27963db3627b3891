// The page of requests: what agents asked, live, and what can be done when an answer was wrong.
#include "WindowBench.h"

#include "access/RequestQuery.h"
#include "forgetdialog/ForgetDialog.h"
#include "pages/requests/RequestDetail.h"
#include "pages/requests/RequestExport.h"
#include "pages/requests/RequestListModel.h"
#include "pages/requests/RequestWords.h"
#include "pages/requests/ReturnedRow.h"
#include "widgets/ListView.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca;

class RequestsPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void showsWhatWasAsked();
    void filtersByTokenAndToggle();
    void newRequestsComeInOnTop();
    void aWrongAnswerIsForgotten();
    void contentsAreForgotten();
    void exports();
    void listModel();

private:
    app::ListView *list() { return m_bench->window().findChild<app::ListView *>(u"requestList"_s); }
    app::RequestDetail *detail() { return m_bench->window().findChild<app::RequestDetail *>(); }
    void open(const QString &query)
    {
        m_bench->window().open({.page = u"requests"_s, .query = query});
        m_bench->settle();
    }
    QString toolAt(int row) { return list()->model()->index(row, 0).data().toString(); }

    std::unique_ptr<test::WindowBench> m_bench;
};

void RequestsPageTest::initTestCase()
{
    m_bench = std::make_unique<test::WindowBench>(true);
    m_bench->fillRequests();
    m_bench->window().resize(1440, 900);
    m_bench->window().show();
    QVERIFY(QTest::qWaitForWindowActive(&m_bench->window()));
}

void RequestsPageTest::cleanupTestCase()
{
    m_bench.reset();
}

void RequestsPageTest::showsWhatWasAsked()
{
    open({});
    // The first page of 108; scrolling asks for the rest.
    QCOMPARE(list()->model()->rowCount(), 100);
    list()->moveToEnd(true);
    QTRY_COMPARE(list()->model()->rowCount(), 108);
    list()->moveToEnd(false);
    m_bench->settle();
    QCOMPARE(toolAt(0), u"search_experience"_s);
    QCOMPARE(app::RequestWords::asked(detail()->data().request), u"refresh token logs users out twice"_s);
    QCOMPARE(int(detail()->data().returned.size()), 7);
    for (const model::ReturnedRecord &record : detail()->data().returned)
        QVERIFY2(!record.title.isEmpty(), qPrintable(record.id));
    QCOMPARE(int(detail()->data().clients.size()), 2);
}

void RequestsPageTest::filtersByTokenAndToggle()
{
    open(u"client:Codex tool:search_memory"_s);
    QCOMPARE(list()->model()->rowCount(), 12);
    m_bench->window().findChild<QAbstractButton *>(u"2"_s)->click(); // no match
    m_bench->settle();
    QCOMPARE(list()->model()->rowCount(), 12);
    m_bench->window().findChild<QAbstractButton *>(u"1"_s)->click(); // refused
    m_bench->settle();
    QVERIFY(!list()->isVisible()); // the empty page says so
    m_bench->window().findChild<QAbstractButton *>(u"1"_s)->click();
    open(u"top_k"_s);
    QCOMPARE(list()->model()->rowCount(), 12);
    open(u"100%_no_such_thing"_s);
    QVERIFY(!list()->isVisible());
}

void RequestsPageTest::newRequestsComeInOnTop()
{
    open({});
    const int before = list()->model()->rowCount();
    model::RequestLog log(m_bench->services().writer);
    log.add({.clientName = u"Codex"_s, .tool = u"get_identity"_s, .micros = 700});
    QTRY_COMPARE(toolAt(0), u"get_identity"_s);
    QCOMPARE(list()->model()->rowCount(), before + 1);
    // The selection stays with its record.
    QVERIFY(list()->currentIndex().row() == 1);
}

void RequestsPageTest::aWrongAnswerIsForgotten()
{
    open(u"tool:search_experience"_s);
    auto *row = detail()->findChild<app::ReturnedRow *>();
    QVERIFY(row);
    const QString record = row->record().record;
    row->setCurrent(true);
    Q_EMIT row->forgetRequested();
    auto *dialog = m_bench->window().findChild<app::ForgetDialog *>();
    QVERIFY(dialog);
    QTRY_VERIFY(!dialog->plan().isEmpty());
    QCOMPARE(dialog->plan().items.front().id, record);
    dialog->findChild<QAbstractButton *>(u"forgetGo"_s)->click();
    // The same request now says that the record is gone.
    QTRY_VERIFY(std::ranges::any_of(detail()->data().returned, [&](const model::ReturnedRecord &each) {
        return each.record == record && each.title.isEmpty();
    }));
}

void RequestsPageTest::contentsAreForgotten()
{
    open(u"tool:remember"_s);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Delete);
    auto *dialog = m_bench->window().findChild<app::ForgetDialog *>();
    QVERIFY(dialog);
    QTRY_VERIFY(!dialog->plan().isEmpty());
    dialog->findChild<QAbstractButton *>(u"forgetGo"_s)->click();
    QTRY_VERIFY(detail()->data().request.forgotten);
    QVERIFY(detail()->data().request.arguments.isEmpty());
    QVERIFY(detail()->data().returned.empty());
    open(u"auth/locking"_s);
    QTRY_COMPARE(list()->model()->rowCount(), 11); // of 12: words of the forgotten one find nothing
}

void RequestsPageTest::exports()
{
    QTemporaryDir folder;
    const QString json = folder.filePath(u"requests.json"_s);
    const QString csv = folder.filePath(u"requests.csv"_s);
    int written = -1;
    m_bench->services().reader.read<int>(
        u"test.export"_s, this,
        [json, csv](model::Connection &connection, const model::ReadTicket &) -> model::Result<int> {
            const auto first = app::exportRequests(connection, {.tool = u"recall"_s}, json);
            const auto second = app::exportRequests(connection, {.tool = u"recall"_s}, csv);
            return first && second && *first == *second ? *first : -2;
        },
        [&written](model::Result<int> done) { written = done.value_or(-3); });
    QTRY_COMPARE(written, 12);
    QFile file(json);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray array = QJsonDocument::fromJson(file.readAll()).array();
    QCOMPARE(array.size(), 12);
    const QJsonObject first = array.first().toObject();
    QCOMPARE(first.value("arguments"_L1).toObject().value("query"_L1).toString(), u"how do we name migrations"_s);
    QFile table(csv);
    QVERIFY(table.open(QIODevice::ReadOnly));
    QCOMPARE(table.readAll().count("\r\n"), 13);
}

void RequestsPageTest::listModel()
{
    app::RequestListModel model;
    const QSignalSpy wanted(&model, &app::RequestListModel::fetchRequested);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto records = [](model::RowId newest, int count) {
        std::vector<model::RequestRecord> made;
        for (int index = 0; index < count; ++index)
            made.push_back({.id = newest - index, .tool = u"recall"_s});
        return made;
    };
    model.setFirst(records(300, 100));
    QCOMPARE(model.rowCount(), 100);
    // The tester asks for more by itself, as a view does.
    model.fetchMore({});
    QCOMPARE(wanted.size(), 1); // one page at a time
    QCOMPARE(wanted.first().first().toLongLong(), 201);
    model.append(records(200, 40));
    QCOMPARE(model.rowCount(), 140);
    QVERIFY(!model.canFetchMore({}));
    QCOMPARE(model.fresh(records(303, 100)), 3);
    model.setFirst(records(303, 100));
    QCOMPARE(model.rowCount(), 143); // on top, with what was loaded below
    QCOMPARE(model.rowOf(200), 103);
    model.setFirst(records(900, 5));
    QCOMPARE(model.rowCount(), 5);
}

QTEST_MAIN(RequestsPageTest)
#include "tst_requests_page.moc"
