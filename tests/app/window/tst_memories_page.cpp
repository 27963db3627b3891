// The Memories page as a person uses it, by keyboard: tree, search, editing with undo, versions, conflicts, forgetting.
#include "WindowBench.h"

#include "actions/ActionRegistry.h"
#include "itemmodels/PathTreeModel.h"
#include "memories/Memories.h"
#include "memories/MemoryDirectory.h"
#include "pages/memories/MemoryDetail.h"
#include "pages/memories/MemoryEditor.h"
#include "palette/Palette.h"
#include "search/MemoryBrowser.h"
#include "widgets/InlineMessage.h"
#include "widgets/ListView.h"
#include "widgets/PathTree.h"
#include "widgets/SearchField.h"
#include "widgets/text/DiffView.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca;

class MemoriesPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void workingStatesComeFirst();
    void typingFindsAtOnce();
    void treeWritesTheToken();
    void tokensNarrow_data();
    void tokensNarrow();
    void editingAndUndo();
    void restoringAVersion();
    void newMemoryByKeys();
    void firstMemoryIsShown();
    void nearDuplicateIsTold();
    void changedMeanwhileShowsBoth();
    void unsavedWordsSurvive();
    void pinAndCopy();
    void refreshKeepsSelectionAndScroll();
    void onePaneAtATime();
    void paletteReachesMemories();
    void everyWidgetHasAName();
    void failureOffersARetry();

private:
    template<typename Widget>
    Widget *widget(const QString &name = {})
    {
        return m_bench->window().page(u"memories"_s)->findChild<Widget *>(name);
    }
    app::SearchField *field() { return m_bench->window().findChild<app::SearchField *>(u"searchField"_s); }
    app::ListView *list() { return widget<app::ListView>(u"memoryList"_s); }
    app::PathTree *tree() { return widget<app::PathTree>(u"pathTree"_s); }
    app::MemoryDetail *detail() { return widget<app::MemoryDetail>(); }
    app::MemoryEditor *editor() { return detail()->editor(); }
    void open(const QString &query = {}, model::RowId record = 0)
    {
        m_bench->window().open({.page = u"memories"_s, .record = record, .query = query});
        m_bench->settle();
    }
    model::RowId idOf(const QString &path);
    QString pathShown() { return detail()->data().memory().path; }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), modifiers);
        m_bench->settle();
    }
    void type(QWidget *into, const QString &text)
    {
        into->setFocus();
        QTest::keyClick(into, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(into, text);
    }

    std::unique_ptr<test::WindowBench> m_bench;
};

void MemoriesPageTest::initTestCase()
{
    m_bench = std::make_unique<test::WindowBench>(true);
    m_bench->window().resize(1440, 900);
    m_bench->window().show();
    QVERIFY(QTest::qWaitForWindowActive(&m_bench->window()));
}

void MemoriesPageTest::cleanupTestCase()
{
    m_bench.reset();
}

void MemoriesPageTest::init()
{
    m_bench->window().resize(1440, 900);
    m_bench->setLook(u"en"_s, false);
    open();
    list()->setFocus();
}

model::RowId MemoriesPageTest::idOf(const QString &path)
{
    std::optional<model::RowId> found;
    m_bench->services().reader.read<model::MemoryListPage>(
        u"test.memory"_s, this,
        [path](model::Connection &connection, const model::ReadTicket &) {
            return model::MemoryBrowser(connection)
                .list(u"path:"_s + path, model::MemoryBrowser::Group::Any, model::MemoryBrowser::Order::Path, {});
        },
        [&found](const model::Result<model::MemoryListPage> &page) {
            found = page && !page->rows.empty() ? page->rows.front().memory.id : 0;
        });
    return QTest::qWaitFor([&found] { return found.has_value(); }) ? *found : 0;
}

void MemoriesPageTest::workingStatesComeFirst()
{
    QVERIFY(list()->model()->rowCount() > 15);
    const auto text = [this](int row) {
        return list()->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    };
    QVERIFY(text(0).contains(u"working state"_s));
    QVERIFY(text(1).contains(u"working state"_s));
    QVERIFY(!text(2).contains(u"working state"_s));
}

void MemoriesPageTest::typingFindsAtOnce()
{
    const int all = list()->model()->rowCount();
    field()->setFocus();
    QTest::keyClicks(field(), u"r"_s);
    m_bench->settle();
    QVERIFY(list()->model()->rowCount() < all); // from the first letter
    QTest::keyClicks(field(), u"edondeo"_s);
    m_bench->settle();
    QVERIFY(list()->model()->rowCount() >= 2);
    QVERIFY(field()->hasFocus());
    QVERIFY(list()->currentIndex().data().toString().contains(u"redondeo"_s));
    QTest::keyClick(field(), Qt::Key_Escape);
    m_bench->settle();
    QCOMPARE(list()->model()->rowCount(), all);
}

void MemoriesPageTest::treeWritesTheToken()
{
    tree()->setFocus();
    QVERIFY(!tree()->selectionModel()->hasSelection());
    key(Qt::Key_Down);
    QVERIFY(field()->query().startsWith(u"path:"_s));
    QVERIFY(tree()->hasFocus());
    const QModelIndex first = tree()->currentIndex();
    // What the tree counts is what the list holds.
    QCOMPARE(list()->model()->rowCount(), first.data(app::PathTreeModel::CountRole).toInt());
    key(Qt::Key_Right);
    QVERIFY(tree()->isExpanded(first) || !first.model()->hasChildren(first));
    const QRect row = tree()->visualRect(tree()->currentIndex());
    QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {}, QPoint(row.left() + 60, row.center().y()));
    m_bench->settle();
    QCOMPARE(field()->query(), QString()); // a click on the chosen one lets it go
}

void MemoriesPageTest::tokensNarrow_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("path"); ///< of a row that is found
    QTest::newRow("folder") << u"path:projects/ledger"_s << u"projects/ledger/auth/clock"_s;
    QTest::newRow("pattern") << u"path:projects/%/releases"_s << u"projects/atlas/releases"_s;
    QTest::newRow("part of a path") << u"path:releas"_s << u"projects/atlas/releases"_s;
    QTest::newRow("spanish key") << u"ruta:preferencias"_s << u"preferencias/idioma"_s;
    QTest::newRow("type") << u"type:episodic"_s << u"projects/atlas/releases"_s;
    QTest::newRow("project") << u"project:caja"_s << u"proyectos/caja/cierre"_s;
    QTest::newRow("origin") << u"origin:person type:semantic"_s << u"projects/ledger/decisions/money"_s;
    QTest::newRow("agent") << u"agent:codex type:episodic path:state"_s << QString();
    QTest::newRow("words and token") << u"project:ledger cents"_s << u"projects/ledger/decisions/money"_s;
    QTest::newRow("before") << u"before:90d type:identity"_s << u"preferences/reviews"_s;
    QTest::newRow("excluded") << u"path:projects/ledger/auth -rotate"_s << u"projects/ledger/auth/clock"_s;
    QTest::newRow("phrase") << u"\"never `f64`\""_s << u"projects/ledger/decisions/money"_s;
}

void MemoriesPageTest::tokensNarrow()
{
    QFETCH(QString, query);
    QFETCH(QString, path);
    const int all = list()->model()->rowCount();
    open(query);
    QStringList paths;
    for (int row = 0; row < list()->model()->rowCount(); ++row)
        paths << list()->model()->index(row, 0).data(Qt::ToolTipRole).toString().section(u'\n', 0, 0);
    if (path.isEmpty()) {
        QVERIFY2(!list()->isVisible(), qPrintable(paths.join(u' ')));
        return;
    }
    QVERIFY2(paths.contains(path), qPrintable(paths.join(u' ')));
    QVERIFY(paths.size() < all);
}

void MemoriesPageTest::editingAndUndo()
{
    open({}, idOf(u"projects/ledger/decisions/money"_s));
    list()->setFocus();
    const int revision = detail()->data().memory().revision;
    key(Qt::Key_E);
    QVERIFY(detail()->editing());
    auto *content = widget<QPlainTextEdit>(u"memoryContent"_s);
    QVERIFY(content->hasFocus());
    type(content, u"Amounts are integers of cents. Never floats."_s);
    key(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!detail()->editing());
    QTRY_COMPARE(detail()->data().memory().revision, revision + 1);
    QCOMPARE(detail()->data().memory().content, u"Amounts are integers of cents. Never floats."_s);
    QCOMPARE(detail()->data().memory().origin, u"person"_s);
    QCOMPARE(detail()->data().record.versions.size(), std::size_t(revision + 1));
    QTest::keyClick(&m_bench->window(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(detail()->data().memory().content.contains(u"f64"_s));
}

void MemoriesPageTest::restoringAVersion()
{
    open({}, idOf(u"projects/ledger/auth/rotation"_s));
    const int revision = detail()->data().memory().revision;
    QCOMPARE(revision, 3);
    QVERIFY(widget<app::DiffView>(u"memoryDiff"_s)->isVisible());
    QVERIFY(!widget<app::DiffView>(u"memoryDiff"_s)->accessibleDescription().isEmpty());
    Q_EMIT detail()->restoreRequested(1);
    QTRY_COMPARE(detail()->data().memory().content, u"Rotate the refresh token on every use."_s);
    QCOMPARE(detail()->data().memory().revision, 4);
    QTest::keyClick(&m_bench->window(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(detail()->data().memory().content.contains(u"row lock"_s));
}

void MemoriesPageTest::newMemoryByKeys()
{
    m_bench->window().open({.page = u"experiences"_s});
    m_bench->settle();
    QTest::keyClick(&m_bench->window(), Qt::Key_N, Qt::ControlModifier);
    m_bench->settle();
    QCOMPARE(m_bench->window().currentPage(), u"memories"_s);
    QVERIFY(detail()->editing());
    auto *save = widget<QAbstractButton>(u"memorySave"_s);
    QVERIFY(!save->isEnabled()); // nothing to remember yet
    type(widget<QPlainTextEdit>(u"memoryContent"_s), u"The staging server restarts at four every night."_s);
    QVERIFY(!save->isEnabled()); // nor a place
    auto *path = widget<QLineEdit>(u"memoryPath"_s);
    path->setText(u"environments/staging"_s);
    QVERIFY(save->isEnabled());
    QTest::keyClick(path, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(pathShown(), u"environments/staging"_s);
    QVERIFY(!detail()->editing());
    QCOMPARE(detail()->data().memory().origin, u"person"_s);
    QVERIFY(detail()->data().memory().type != u"auto"_s);
    QTRY_COMPARE(list()->currentIndex().data().toString(), u"The staging server restarts at four every night."_s);
    // Esc leaves the editor and keeps what was shown.
    key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(detail()->editing());
    key(Qt::Key_Escape);
    QVERIFY(!detail()->editing());
    QCOMPARE(pathShown(), u"environments/staging"_s);
}

/// What is written into an empty list is shown beside it.
void MemoriesPageTest::firstMemoryIsShown()
{
    open(u"marmalade"_s);
    QVERIFY(!detail()->isVisible());
    key(Qt::Key_N, Qt::ControlModifier);
    type(widget<QPlainTextEdit>(u"memoryContent"_s), u"The marmalade service owns breakfast."_s);
    auto *path = widget<QLineEdit>(u"memoryPath"_s);
    path->setText(u"kitchen/marmalade"_s);
    QTest::keyClick(path, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(pathShown(), u"kitchen/marmalade"_s);
    QTRY_COMPARE(list()->model()->rowCount(), 1);
    m_bench->settle();
    QVERIFY(detail()->isVisible());
}

void MemoriesPageTest::nearDuplicateIsTold()
{
    key(Qt::Key_N, Qt::ControlModifier);
    auto *content = widget<QPlainTextEdit>(u"memoryContent"_s);
    type(content, u"Small commits, each with the reason in its message. Always ask before adding a dependency."_s);
    widget<QLineEdit>(u"memoryPath"_s)->setText(u"commits"_s);
    QTest::keyClick(content, Qt::Key_Return, Qt::ControlModifier);
    auto *message = editor()->findChild<app::InlineMessage *>();
    QTRY_VERIFY(message->isVisible());
    QVERIFY(detail()->editing());
    QVERIFY(message->accessibleName().contains(u"preferences/reviews"_s));
    const QList<QAbstractButton *> actions = message->findChildren<QAbstractButton *>();
    QCOMPARE(actions.size(), 2);
    QTest::mouseClick(actions.last(), Qt::LeftButton); // save anyway
    QTRY_COMPARE(pathShown(), u"commits"_s);
}

void MemoriesPageTest::changedMeanwhileShowsBoth()
{
    const model::RowId id = idOf(u"projects/atlas/tiles/edges"_s);
    open({}, id);
    list()->setFocus();
    key(Qt::Key_E);
    const int revision = detail()->data().memory().revision;
    type(widget<QPlainTextEdit>(u"memoryContent"_s), u"Tiles on the antimeridian are split in three."_s);
    model::Memories(m_bench->services().writer)
        .update(id, revision, {.content = u"A tile on the antimeridian is never split."_s, .origin = u"Codex"_s})
        .waitForFinished();
    m_bench->settle();
    QVERIFY(detail()->editing()); // not replaced under the hands
    key(Qt::Key_Return, Qt::ControlModifier);
    auto *message = editor()->findChild<app::InlineMessage *>();
    QTRY_VERIFY(message->isVisible());
    QVERIFY(message->accessibleName().contains(u"Codex"_s));
    auto *both = editor()->findChild<app::DiffView *>();
    QVERIFY(both->isVisible());
    QVERIFY(both->accessibleDescription().contains(u"never"_s));
    QVERIFY(both->accessibleDescription().contains(u"three"_s));
    QTest::mouseClick(message->findChildren<QAbstractButton *>().constLast(), Qt::LeftButton); // save mine
    QTRY_VERIFY(!detail()->editing());
    QTRY_COMPARE(detail()->data().memory().revision, revision + 2);
    QVERIFY(detail()->data().memory().content.contains(u"three"_s));
}

void MemoriesPageTest::unsavedWordsSurvive()
{
    open({}, idOf(u"preferences/reviews"_s));
    list()->setFocus();
    key(Qt::Key_E);
    auto *content = widget<QPlainTextEdit>(u"memoryContent"_s);
    type(content, u"Half a sentence"_s);
    m_bench->window().open({.page = u"experiences"_s});
    m_bench->settle();
    open();
    QVERIFY(detail()->editing());
    QCOMPARE(content->toPlainText(), u"Half a sentence"_s);
    content->setFocus();
    key(Qt::Key_Escape);
    QVERIFY(!detail()->editing());
}

void MemoriesPageTest::pinAndCopy()
{
    open({}, idOf(u"projects/atlas/releases"_s));
    list()->setFocus();
    key(Qt::Key_P);
    QTRY_VERIFY(detail()->data().memory().pinned);
    QTest::keyClick(&m_bench->window(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(QApplication::clipboard()->text().contains(u"2.4 went out"_s));
    QVERIFY(QApplication::clipboard()->text().contains(detail()->data().memory().globalId));
    list()->setFocus();
    key(Qt::Key_P);
    QTRY_VERIFY(!detail()->data().memory().pinned);
}

void MemoriesPageTest::refreshKeepsSelectionAndScroll()
{
    list()->setCurrentIndex(list()->model()->index(list()->model()->rowCount() - 1, 0));
    m_bench->settle();
    const QString chosen = list()->currentIndex().data().toString();
    const int scroll = list()->verticalScrollBar()->value();
    QVERIFY(scroll > 0);
    const model::RowId id = idOf(u"proyectos/tienda/pagos/pasarela"_s);
    model::Memories(m_bench->services().writer).setPinned(id, false).waitForFinished();
    QTest::qWait(500);
    m_bench->settle();
    QCOMPARE(list()->currentIndex().data().toString(), chosen);
    QCOMPARE(list()->verticalScrollBar()->value(), scroll);
}

void MemoriesPageTest::onePaneAtATime()
{
    m_bench->window().resize(720, 700);
    open();
    m_bench->window().page(u"memories"_s)->showList();
    QVERIFY(list()->isVisible());
    QVERIFY(!detail()->isVisible());
    QVERIFY(widget<QAbstractButton>(u"pathMenu"_s)->isVisible());
    list()->setFocus();
    key(Qt::Key_Return);
    QVERIFY(detail()->isVisible());
    QVERIFY(!list()->isVisible());
    key(Qt::Key_Escape);
    QVERIFY(list()->isVisible());
}

void MemoriesPageTest::paletteReachesMemories()
{
    m_bench->window().open({.page = u"experiences"_s});
    m_bench->window().openPalette();
    QTest::keyClicks(QApplication::focusWidget(), u"#antimeridian"_s);
    m_bench->settle();
    key(Qt::Key_Return);
    QCOMPARE(m_bench->window().currentPage(), u"memories"_s);
    QCOMPARE(pathShown(), u"projects/atlas/tiles/edges"_s);
}

void MemoriesPageTest::everyWidgetHasAName()
{
    QStringList nameless;
    const auto look = [&nameless, this] {
        for (QWidget *each : m_bench->window().findChildren<QWidget *>()) {
            if (!each->isVisible() || !(each->focusPolicy() & Qt::TabFocus) || each->focusProxy())
                continue;
            const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(each);
            if (!interface || interface->text(QAccessible::Name).isEmpty())
                nameless << u"%1 (%2)"_s.arg(QString::fromLatin1(each->metaObject()->className()), each->objectName());
        }
    };
    open({}, idOf(u"proyectos/tienda/facturas/iva"_s));
    look();
    list()->setFocus();
    key(Qt::Key_E);
    look();
    key(Qt::Key_Escape);
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u", "_s)));
}

void MemoriesPageTest::failureOffersARetry()
{
    // A change that the model refuses is told where it matters, and nothing else changes.
    open({}, idOf(u"preferencias/idioma"_s));
    list()->setFocus();
    key(Qt::Key_E);
    auto *path = widget<QLineEdit>(u"memoryPath"_s);
    path->setText(QString(300, u'x'));
    QTest::keyClick(path, Qt::Key_Return, Qt::ControlModifier);
    auto *message = editor()->findChild<app::InlineMessage *>();
    QTRY_VERIFY(message->isVisible());
    QVERIFY(detail()->editing());
    key(Qt::Key_Escape);
    QVERIFY(!detail()->editing());
    QCOMPARE(pathShown(), u"preferencias/idioma"_s);
}

QTEST_MAIN(MemoriesPageTest)
#include "tst_memories_page.moc"
