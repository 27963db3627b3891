// Forgetting as a person does it, by keys and on a real store: found, forgotten, taken back, forgotten again, erased,
// and proven gone.
#include "WindowBench.h"

#include "forgetdialog/EraseSheet.h"
#include "forgetdialog/ForgetDialog.h"
#include "forgetdialog/PlanTreeModel.h"
#include "forgetting/Bin.h"
#include "forgetting/Receipt.h"
#include "pages/bin/BinDetail.h"
#include "pages/bin/BinListModel.h"
#include "widgets/ListView.h"
#include "widgets/Toast.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca;

class ForgettingWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void forgetUndoForgetEraseReceipt();
    void enterNeverErases();
    void eraseAtOnce();
    void aSelectionGoesTogether();
    void oneRecordComesBackAlone();
    void byProjectAndTime();
    void keysStayInTheDialog();
    void planTreeModel();
    void binListModel();
    void lettersDoNotForget();

private:
    app::MainWindow &window() { return m_bench->window(); }
    app::ListView *list(const QString &name) { return window().findChild<app::ListView *>(name); }
    app::ForgetDialog *dialog() { return window().findChild<app::ForgetDialog *>(); }
    app::EraseSheet *eraseSheet() { return window().findChild<app::EraseSheet *>(); }
    app::Toast *toast() { return window().findChild<app::Toast *>(); }
    template<typename Button = QAbstractButton>
    Button *child(QWidget *of, const QString &name)
    {
        return of->findChild<Button *>(name);
    }
    void open(const app::Location &place)
    {
        window().open(place);
        m_bench->settle();
    }
    QString titleAt(const QString &name, int row) { return list(name)->model()->index(row, 0).data().toString(); }
    int rowWith(const QString &name, const QString &title);
    void openDialog();
    qint64 binned();
    qint64 receipts();

    std::unique_ptr<test::WindowBench> m_bench;
};

void ForgettingWindow::init()
{
    m_bench = std::make_unique<test::WindowBench>(true);
    window().resize(1440, 900);
    window().show();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    open({.page = u"experiences"_s});
    list(u"experienceList"_s)->setFocus();
}

void ForgettingWindow::cleanup()
{
    m_bench.reset();
}

int ForgettingWindow::rowWith(const QString &name, const QString &title)
{
    for (int row = 0; row < list(name)->model()->rowCount(); ++row) {
        if (titleAt(name, row) == title)
            return row;
    }
    return -1;
}

void ForgettingWindow::openDialog()
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
    QTRY_VERIFY(dialog());
    QTRY_VERIFY(!dialog()->plan().isEmpty());
    m_bench->settle();
}

qint64 ForgettingWindow::binned()
{
    qint64 count = -1;
    m_bench->services().reader.read<qint64>(
        u"test.bin"_s, this,
        [](model::Connection &connection, const model::ReadTicket &) { return model::Bin::count(connection); },
        [&count](model::Result<qint64> found) { count = found.value_or(-2); });
    return QTest::qWaitFor([&count] { return count != -1; }) ? count : -3;
}

qint64 ForgettingWindow::receipts()
{
    qint64 count = -1;
    m_bench->services().reader.read<qint64>(
        u"test.receipts"_s, this,
        [](model::Connection &connection, const model::ReadTicket &) { return model::countReceipts(connection); },
        [&count](model::Result<qint64> found) { count = found.value_or(-2); });
    return QTest::qWaitFor([&count] { return count != -1; }) ? count : -3;
}

void ForgettingWindow::forgetUndoForgetEraseReceipt()
{
    const QString name = u"experienceList"_s;
    const QString title = list(name)->currentIndex().data().toString();
    QVERIFY(!title.isEmpty());

    openDialog();
    QCOMPARE(QApplication::focusWidget(), child(dialog(), u"forgetGo"_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(!dialog());
    QTRY_VERIFY(toast()->isVisible());
    QTRY_COMPARE(rowWith(name, title), -1);
    QCOMPARE(binned(), 1);
    QCOMPARE(QApplication::focusWidget(), list(name));

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(rowWith(name, title) >= 0);
    QCOMPARE(binned(), 0);
    m_bench->settle();

    // Not by setCurrentIndex(): that adds to the selection while Qt takes Ctrl for held.
    list(name)->selectionModel()->setCurrentIndex(list(name)->model()->index(rowWith(name, title), 0),
                                                  QItemSelectionModel::ClearAndSelect);
    m_bench->settle();
    openDialog();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(rowWith(name, title), -1);

    open({.page = u"bin"_s});
    app::ListView *bin = list(u"binList"_s);
    bin->setFocus();
    QTRY_COMPARE(bin->currentIndex().data().toString(), title);
    QTest::keyClick(bin, Qt::Key_Delete);
    QVERIFY(eraseSheet());
    auto *word = child<QLineEdit>(eraseSheet(), u"eraseWord"_s);
    QCOMPARE(QApplication::focusWidget(), word);
    QVERIFY(!child(eraseSheet(), u"eraseGo"_s)->isEnabled());
    QTest::keyClick(word, Qt::Key_Return);
    QCOMPARE(binned(), 1); // nothing was typed
    QTest::keyClicks(word, app::EraseSheet::word());
    QVERIFY(child(eraseSheet(), u"eraseGo"_s)->isEnabled());
    QTest::keyClick(word, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(receipts(), 1, 30000);
    QTRY_VERIFY(!eraseSheet());
    QCOMPARE(binned(), 0);

    auto *detail = window().findChild<app::BinDetail *>();
    QTRY_VERIFY(detail->data().receipt);
    QVERIFY2(detail->data().receipt->verified, qPrintable(model::receiptText(*detail->data().receipt)));
    QVERIFY(detail->data().receipt->records > 0);
    QVERIFY(!model::receiptText(*detail->data().receipt).contains(title));
    open({.page = u"experiences"_s, .query = u'"' + title + u'"'});
    QCOMPARE(rowWith(name, title), -1);
}

void ForgettingWindow::enterNeverErases()
{
    openDialog();
    auto *erase = child(dialog(), u"forgetErase"_s);
    erase->setFocus();
    QTest::keyClick(erase, Qt::Key_Space);
    QVERIFY(erase->isChecked());
    auto *go = child(dialog(), u"forgetGo"_s);
    QVERIFY(go->text().contains(QLocale().toString(dialog()->plan().records)));
    go->setFocus();
    QTest::keyClick(go, Qt::Key_Return);
    child(dialog(), u"keepOut"_s)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Enter);
    m_bench->settle();
    QVERIFY(dialog());
    QVERIFY(!m_bench->services().purge->isRunning());
    QCOMPARE(receipts(), 0);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!dialog());
    QCOMPARE(binned(), 0);
}

void ForgettingWindow::eraseAtOnce()
{
    openDialog();
    child(dialog(), u"forgetErase"_s)->click();
    child(dialog(), u"forgetGo"_s)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(receipts(), 1, 30000);
    QTRY_COMPARE(window().currentPage(), u"bin"_s);
    QTRY_VERIFY(window().findChild<app::BinDetail *>()->data().receipt);
}

void ForgettingWindow::aSelectionGoesTogether()
{
    app::ListView *experiences = list(u"experienceList"_s);
    QTest::keyClick(experiences, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(experiences, Qt::Key_Down, Qt::ShiftModifier);
    const auto chosen = experiences->selectionModel()->selectedIndexes().size();
    QVERIFY(chosen >= 2);
    openDialog();
    QCOMPARE(qint64(dialog()->plan().items.size()), chosen);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(!dialog());
    QCOMPARE(binned(), 1); // one deed
    QTRY_VERIFY(toast()->isVisible());
    QTest::keyClick(experiences, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(binned(), 0);
}

void ForgettingWindow::oneRecordComesBackAlone()
{
    m_bench->fillBin();
    open({.page = u"bin"_s});
    auto *detail = window().findChild<app::BinDetail *>();
    QTRY_VERIFY(detail->data().entry);
    QCOMPARE(int(detail->data().entry->items.size()), 2);
    QCOMPARE(detail->data().entry->deed.reason, u"Tried with a real card"_s);
    Q_EMIT detail->recordRestoreRequested(detail->data().entry->items.front());
    QTRY_VERIFY(detail->data().entry && detail->data().entry->items.size() == 1);
    QCOMPARE(binned(), 3);
    // The whole list at once.
    app::ListView *bin = list(u"binList"_s);
    bin->setFocus();
    QTest::keyClick(bin, Qt::Key_A, Qt::ControlModifier);
    m_bench->settle();
    window().findChild<QAbstractButton *>(u"restore"_s)->click();
    QTRY_COMPARE(binned(), 0);
    QCOMPARE(receipts(), 1);
}

void ForgettingWindow::byProjectAndTime()
{
    open({.page = u"bin"_s});
    Q_EMIT window().page(u"bin"_s)->forgetRequested({.items = {}, .filter = model::ForgetFilter {}});
    QVERIFY(dialog());
    m_bench->settle();
    auto *go = child(dialog(), u"forgetGo"_s);
    QVERIFY(!go->isEnabled()); // no limit means the whole store
    auto *project = child<QComboBox>(dialog(), u"forgetProject"_s);
    QTRY_VERIFY(project->findText(u"atlas"_s) > 0);
    project->setCurrentIndex(project->findText(u"atlas"_s));
    QTRY_VERIFY(!dialog()->plan().isEmpty());
    QTRY_VERIFY(go->isEnabled());
    const qint64 all = dialog()->plan().records;
    auto *before = child<QComboBox>(dialog(), u"forgetBefore"_s);
    before->setEditText(u"1999"_s);
    QTRY_VERIFY(dialog()->plan().isEmpty());
    QTRY_VERIFY(!go->isEnabled());
    before->setEditText(u"no date"_s);
    QTest::qWait(400);
    QVERIFY(!go->isEnabled());
    before->setCurrentIndex(0);
    QTRY_COMPARE(dialog()->plan().records, all);
    QTRY_VERIFY(go->isEnabled());
    go->click();
    QTRY_VERIFY(!dialog());
    QTRY_COMPARE(binned(), 1);
    open({.page = u"sessions"_s, .query = u"project:atlas"_s});
    QCOMPARE(list(u"sessionList"_s)->model()->rowCount(), 0);
}

void ForgettingWindow::keysStayInTheDialog()
{
    openDialog();
    QSet<QWidget *> visited;
    for (int step = 0; step < 30; ++step) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(dialog()->isAncestorOf(QApplication::focusWidget()));
        visited.insert(QApplication::focusWidget());
    }
    QVERIFY(visited.contains(child<QWidget>(dialog(), u"forgetPlan"_s)));
    QVERIFY(visited.contains(child<QWidget>(dialog(), u"forgetCancel"_s)));
    // No shortcut of the window acts behind it.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(window().currentPage(), u"experiences"_s);
    for (QWidget *widget : dialog()->findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && qobject_cast<QAbstractButton *>(widget))
            QVERIFY2(!widget->accessibleName().isEmpty() || !static_cast<QAbstractButton *>(widget)->text().isEmpty(),
                     qPrintable(widget->objectName()));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!dialog());
    QCOMPARE(QApplication::focusWidget(), list(u"experienceList"_s));
}

void ForgettingWindow::planTreeModel()
{
    app::PlanTreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const model::ForgetItem memory {model::ForgetKind::Memory, u"mem-1"_s};
    const model::ForgetItem task {model::ForgetKind::Experience, u"exp-1"_s};
    model::PlanNode experience {.part = model::PlanPart::Experiences, .count = 1, .name = u"Fix it"_s, .item = task};
    experience.children.push_back({.part = model::PlanPart::ToolCalls, .count = 23});
    const std::vector<model::PlanNode> tree {
        experience,
        {.part = model::PlanPart::Memories, .count = 1, .name = u"auth"_s, .item = memory, .optional = true}};
    model.setPlan(tree, {.items = {task}, .filter = {}});
    QCOMPARE(model.rowCount(), 2);
    const QModelIndex first = model.index(0, 0);
    QCOMPARE(model.rowCount(first), 1);
    QVERIFY(!(first.flags() & Qt::ItemIsUserCheckable)); // what was asked for goes
    QVERIFY(!model.setData(first, Qt::Unchecked, Qt::CheckStateRole));
    const QModelIndex derived = model.index(1, 0);
    QVERIFY(derived.flags() & Qt::ItemIsUserCheckable); // what an agent made of it stays unless one says so
    QVERIFY(!derived.data(app::PlanTreeModel::GoesRole).toBool());
    QSignalSpy toggled(&model, &app::PlanTreeModel::toggled);
    QVERIFY(model.setData(derived, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(toggled.size(), 1);
    QCOMPARE(toggled.first().first().value<model::ForgetItem>(), memory);
    model.setPlan({}, {});
    QCOMPARE(model.rowCount(), 0);
}

void ForgettingWindow::binListModel()
{
    app::BinListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto entry = [](const QString &id, const QString &title, qint64 expires) {
        model::BinEntry made;
        made.id = id;
        made.title = title;
        made.expires = expires;
        made.items.resize(1);
        return made;
    };
    const qint64 soon = QDateTime::currentDateTime().addDays(2).toMSecsSinceEpoch();
    app::BinContents contents;
    contents.entries = {entry(u"bin-1"_s, u"One"_s, soon), entry(u"bin-2"_s, u"Two"_s, 0)};
    contents.receipts.resize(1);
    contents.receipts.front().number = 7;
    model.setContents(contents);
    QCOMPARE(model.rowCount(), 5); // two headings
    QVERIFY(model.isHeading(0));
    QCOMPARE(model.idAt(0), 0);
    QVERIFY(!(model.index(0, 0).flags() & Qt::ItemIsSelectable));
    QVERIFY(app::BinListModel::goesSoon(contents.entries[0]));
    QVERIFY(!app::BinListModel::goesSoon(contents.entries[1]));
    QCOMPARE(model.rowOf(-7), 4);
    const model::RowId second = model.idAt(2);
    QCOMPARE(model.keyOf(second), u"bin-2"_s);
    contents.entries.erase(contents.entries.begin());
    model.setContents(contents);
    QCOMPARE(model.rowOf(second), 1); // the same record keeps its number
    model.setContents({});
    QCOMPARE(model.rowCount(), 0);
}

void ForgettingWindow::lettersDoNotForget()
{
    // Delete in a field takes a letter away, nothing else.
    window().focusSearch();
    QTest::keyClicks(QApplication::focusWidget(), u"token"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
    QVERIFY(!dialog());
}

QTEST_MAIN(ForgettingWindow)
#include "tst_forgetting_window.moc"
