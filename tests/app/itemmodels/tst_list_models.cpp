#include "itemmodels/ExperienceListModel.h"
#include "itemmodels/LessonListModel.h"

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca::app;
using namespace evoca;

namespace {

const qint64 noon = QDateTime(QDate(2026, 11, 12), QTime(12, 0)).toMSecsSinceEpoch();
constexpr qint64 day = 86'400'000;

model::ExperiencePage page(int first, int count, int perDay, const QString &next)
{
    model::ExperiencePage made;
    for (int index = first; index < first + count; ++index) {
        model::ExperienceRow row;
        row.id = index + 1;
        row.title = u"Task %1"_s.arg(index);
        row.started = noon - qint64(index / perDay) * day;
        made.rows.push_back(row);
    }
    made.nextCursor = next;
    return made;
}

} // namespace

class ListModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void headersByDay();
    void pagesAppend();
    void sameRowsStayInPlace();
    void newRowsReset();
    void longerListsKeepTheirPages();
    void lessons();
};

void ListModels::headersByDay()
{
    ExperienceListModel list;
    QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::QtTest);
    list.setPage(page(0, 6, 3, {}), true);
    QCOMPARE(list.rowCount(), 8);
    QVERIFY(list.isHeader(0));
    QVERIFY(list.isHeader(4));
    QVERIFY(!(list.flags(list.index(0)) & Qt::ItemIsSelectable));
    QVERIFY(list.headerCount(0).contains(u'3'));
    QCOMPARE(list.rowOf(4), 5);
    QCOMPARE(list.rowOf(400), -1);
    QVERIFY(list.data(list.index(1), Qt::AccessibleTextRole).toString().contains(u"Task 0"_s));
    list.setPage(page(0, 6, 3, {}), false);
    QCOMPARE(list.rowCount(), 6);
}

void ListModels::pagesAppend()
{
    ExperienceListModel list;
    QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tester.setUseFetchMore(false);
    list.setPage(page(0, 4, 3, u"next"_s), true);
    QSignalSpy asked(&list, &ExperienceListModel::fetchRequested);
    QVERIFY(list.canFetchMore({}));
    list.fetchMore({});
    QCOMPARE(asked.count(), 1);
    QVERIFY(!list.canFetchMore({})); // one question at a time
    list.append(page(4, 5, 3, {}));
    QVERIFY(!list.canFetchMore({}));
    QCOMPARE(list.records(), 9);
    QCOMPARE(list.rowCount(), 12); // the second day's header is not repeated
    QVERIFY(list.isHeader(4));
    QVERIFY(list.headerCount(4).contains(u'3'));
}

void ListModels::sameRowsStayInPlace()
{
    ExperienceListModel list;
    list.setPage(page(0, 5, 3, {}), true);
    QSignalSpy reset(&list, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&list, &QAbstractItemModel::dataChanged);
    model::ExperiencePage again = page(0, 5, 3, {});
    again.rows[2].status = model::Status::Success;
    list.setPage(again, true);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(list.experience(list.rowOf(3)).status, model::Status::Success);
}

void ListModels::newRowsReset()
{
    ExperienceListModel list;
    QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::QtTest);
    list.setPage(page(0, 5, 3, {}), true);
    QSignalSpy reset(&list, &QAbstractItemModel::modelReset);
    list.setPage(page(2, 5, 3, {}), true);
    QCOMPARE(reset.count(), 1);
    list.clear();
    QCOMPARE(list.rowCount(), 0);
}

void ListModels::longerListsKeepTheirPages()
{
    ExperienceListModel list;
    list.setPage(page(0, 4, 3, u"a"_s), true);
    list.append(page(4, 4, 3, u"b"_s));
    const int before = list.rowCount();
    list.setPage(page(0, 4, 3, u"a"_s), true); // only the first page is read again
    QCOMPARE(list.rowCount(), before);
    QCOMPARE(list.cursor(), u"b"_s);
}

void ListModels::lessons()
{
    LessonListModel list;
    QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tester.setUseFetchMore(false);
    model::LessonPage page;
    for (int index = 0; index < 3; ++index) {
        model::LessonRow row;
        row.lesson.id = index + 1;
        row.lesson.text = u"Lesson %1"_s.arg(index);
        row.lesson.support = 2;
        page.rows.push_back(row);
    }
    page.nextCursor = u"more"_s;
    list.setPage(page);
    QCOMPARE(list.rowCount(), 3);
    QVERIFY(list.canFetchMore({}));
    QCOMPARE(list.rowOf(2), 1);
    QSignalSpy reset(&list, &QAbstractItemModel::modelReset);
    list.setPage(page);
    QCOMPARE(reset.count(), 0);
    model::LessonPage more;
    more.rows.push_back(page.rows.front());
    more.rows.front().lesson.id = 9;
    list.append(more);
    QCOMPARE(list.rowCount(), 4);
    QVERIFY(!list.canFetchMore({}));
}

QTEST_MAIN(ListModels)
#include "tst_list_models.moc"
