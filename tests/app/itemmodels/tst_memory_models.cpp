#include "i18n/MemoryWords.h"
#include "itemmodels/MemoryListModel.h"
#include "itemmodels/PathTreeModel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca;
using namespace evoca::app;

class MemoryModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foldersCountWhatIsBelow();
    void aNameWithOneMemoryIsNoFolder();
    void unfiledStandsLast();
    void samePathsChangeNothing();
    void pathsThatAreOddAreFiled();
    void rowsInPlace();
    void longerListsKeepTheirPages();
    void pathsBelowTheFolder();
    void titles_data();
    void titles();
    void importanceSteps();

private:
    static MemoryEntry entry(model::RowId id, const QString &path = u"a/b"_s)
    {
        MemoryEntry row;
        row.memory.id = id;
        row.memory.path = path;
        row.memory.type = u"semantic"_s;
        row.title = u"Title %1"_s.arg(id);
        return row;
    }
    static QStringList names(const PathTreeModel &model, const QModelIndex &parent = {})
    {
        QStringList names;
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            names << index.data().toString() + u' ' + QString::number(index.data(PathTreeModel::CountRole).toInt());
        }
        return names;
    }
};

void MemoryModels::foldersCountWhatIsBelow()
{
    PathTreeModel tree;
    const QAbstractItemModelTester tester(&tree, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(tree.setPaths({{u"projects/shop/bills"_s, 3},
                           {u"projects/shop/bills/vat"_s, 2},
                           {u"projects/shop"_s, 1},
                           {u"projects/till"_s, 2},
                           {u"preferences"_s, 4}}));
    QCOMPARE(names(tree), (QStringList {u"preferences 4"_s, u"projects 8"_s}));
    const QModelIndex projects = tree.index(1, 0);
    QCOMPARE(names(tree, projects), (QStringList {u"shop 6"_s, u"till 2"_s}));
    const QModelIndex bills = tree.indexOf(u"projects/shop/bills"_s);
    QCOMPARE(bills.parent(), tree.indexOf(u"projects/shop"_s));
    QCOMPARE(PathTreeModel::pathOf(bills), u"projects/shop/bills"_s);
    QCOMPARE(names(tree, bills), QStringList {u"vat 2"_s});
    QVERIFY(!tree.indexOf(u"projects/nothing"_s).isValid());
    QVERIFY(bills.data(Qt::AccessibleTextRole).toString().contains(u'5'));
}

void MemoryModels::aNameWithOneMemoryIsNoFolder()
{
    PathTreeModel tree;
    const QAbstractItemModelTester tester(&tree, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tree.setPaths({{u"a/one"_s, 1}, {u"a/two"_s, 2}, {u"alone"_s, 1}});
    // At the top even a single memory has its row: nothing else leads to it.
    QCOMPARE(names(tree), (QStringList {u"a 3"_s, u"alone 1"_s}));
    QCOMPARE(names(tree, tree.index(0, 0)), QStringList {u"two 2"_s});
}

void MemoryModels::unfiledStandsLast()
{
    PathTreeModel tree;
    const QAbstractItemModelTester tester(&tree, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tree.setPaths({{QString(), 9}, {u"zebra"_s, 1}});
    QCOMPARE(tree.rowCount(), 2);
    const QModelIndex last = tree.index(1, 0);
    QVERIFY(PathTreeModel::isUnfiled(last));
    QCOMPARE(last.data(PathTreeModel::CountRole).toInt(), 9);
    QVERIFY(!PathTreeModel::isUnfiled(tree.index(0, 0)));
}

void MemoryModels::samePathsChangeNothing()
{
    PathTreeModel tree;
    QSignalSpy reset(&tree, &QAbstractItemModel::modelReset);
    QVERIFY(tree.setPaths({{u"a"_s, 1}}));
    QVERIFY(!tree.setPaths({{u"a"_s, 1}}));
    QCOMPARE(reset.count(), 1);
    QVERIFY(tree.setPaths({}));
    QCOMPARE(tree.rowCount(), 0);
}

void MemoryModels::pathsThatAreOddAreFiled()
{
    PathTreeModel tree;
    const QAbstractItemModelTester tester(&tree, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QString deep;
    for (int level = 0; level < 200; ++level)
        deep += u"/x"_s;
    tree.setPaths({{u"//a//b/"_s, 2}, {deep, 2}, {u"ñandú/Ñ"_s, 3}, {QString(QChar(0)), 1}});
    QVERIFY(tree.indexOf(u"a/b"_s).isValid());
    QVERIFY(tree.indexOf(deep).isValid());
    QVERIFY(tree.indexOf(u"ñandú/Ñ"_s).isValid());
}

void MemoryModels::rowsInPlace()
{
    MemoryListModel list;
    QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tester.setUseFetchMore(false);
    list.setPage({entry(1), entry(2), entry(3)}, u"more"_s);
    QCOMPARE(list.rowCount(), 3);
    QCOMPARE(list.rowOf(2), 1);
    QCOMPARE(list.rowOf(9), -1);
    QVERIFY(list.canFetchMore({}));
    QSignalSpy reset(&list, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&list, &QAbstractItemModel::dataChanged);
    MemoryEntry other = entry(2);
    other.title = u"Other words"_s;
    list.setPage({entry(1), other, entry(3)}, u"more"_s);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(list.index(1).data().toString(), u"Other words"_s);
    list.setPage({entry(3), entry(1)}, {});
    QCOMPARE(reset.count(), 1);
    QVERIFY(!list.canFetchMore({}));
    QVERIFY(list.index(0).data(Qt::AccessibleTextRole).toString().contains(u"a/b"_s));
}

void MemoryModels::longerListsKeepTheirPages()
{
    MemoryListModel list;
    QSignalSpy asked(&list, &MemoryListModel::fetchRequested);
    list.setPage({entry(1), entry(2)}, u"a"_s);
    list.fetchMore({});
    QCOMPARE(asked.count(), 1);
    QVERIFY(!list.canFetchMore({})); // one request at a time
    list.append({entry(3)}, u"b"_s);
    list.setPage({entry(1), entry(2)}, u"a"_s); // only the first page is read again
    QCOMPARE(list.rowCount(), 3);
    QCOMPARE(list.cursor(), u"b"_s);
    list.append({}, {});
    QVERIFY(!list.canFetchMore({}));
}

void MemoryModels::pathsBelowTheFolder()
{
    MemoryListModel list;
    list.setPage(
        {entry(1, u"projects/shop/bills/vat"_s), entry(2, u"projects/shopping"_s), entry(3, u"projects/shop"_s)}, {});
    list.setFolder(u"projects/shop"_s);
    QCOMPARE(list.shownPath(0), u"bills/vat"_s);
    QCOMPARE(list.shownPath(1), u"projects/shopping"_s); // the same letters, another folder
    QCOMPARE(list.shownPath(2), u"projects/shop"_s);
    QCOMPARE(list.hiddenPath(0), 14);
}

void MemoryModels::titles_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("title");
    QTest::newRow("sentence") << u"Round at the end. Never per unit."_s << u"Round at the end."_s;
    QTest::newRow("heading") << u"## Order of **release**\n\n1. one"_s << u"Order of release: one"_s;
    QTest::newRow("heading only") << u"# Style"_s << u"Style"_s;
    QTest::newRow("number") << u"It takes 4.2 s and 12.10 €."_s << u"It takes 4.2 s and 12.10 €."_s;
    QTest::newRow("spanish") << u"¿Cuándo? ¡Nunca!"_s << u"¿Cuándo?"_s;
    QTest::newRow("code") << u"Use `half_even` here"_s << u"Use half_even here"_s;
    QTest::newRow("list") << u"\n\n- first\n- second"_s << u"first"_s;
    QTest::newRow("empty") << QString() << QString();
}

void MemoryModels::titles()
{
    QFETCH(QString, content);
    QFETCH(QString, title);
    QCOMPARE(MemoryWords::title(content), title);
    QVERIFY(MemoryWords::title(QString(100'000, u'a') + content).size() <= 240);
}

void MemoryModels::importanceSteps()
{
    QCOMPARE(MemoryWords::importanceStep(0), 0.2);
    QCOMPARE(MemoryWords::importanceStep(0.55), 0.5);
    QCOMPARE(MemoryWords::importanceStep(0.95), 1.0);
    QCOMPARE(MemoryWords::fileOf(u"file:/home/a/CLAUDE.md#style"_s), u"/home/a/CLAUDE.md"_s);
    QCOMPARE(MemoryWords::fileOf(u"Codex"_s), QString());
    QCOMPARE(MemoryWords::origin(u"file:/home/a/CLAUDE.md#style"_s), u"CLAUDE.md"_s);
    const qint64 now = 1'700'000'000'000;
    QCOMPARE(MemoryWords::timeLeft(now + 6 * 3600 * 1000, now), u"6 h"_s);
    QCOMPARE(MemoryWords::timeLeft(now - 1, now), u"expired"_s);
    QCOMPARE(MemoryWords::timeLeft(now + 90 * 1000, now), u"2 min"_s);
    QCOMPARE(MemoryWords::expiry(0, now), u"never"_s);
}

QTEST_MAIN(MemoryModels)
#include "tst_memory_models.moc"
