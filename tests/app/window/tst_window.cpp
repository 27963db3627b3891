// The window as a person uses it: keys, back and forward, search, verdicts, undo, and what a screen reader finds.
#include "WindowBench.h"

#include "actions/ActionRegistry.h"
#include "palette/Palette.h"
#include "records/Experience.h"
#include "search/ExperienceSearch.h"
#include "search/Overview.h"
#include "widgets/ListView.h"
#include "widgets/SearchField.h"
#include "widgets/Toast.h"
#include "window/FocusRing.h"
#include "window/NavigationStack.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QScopeGuard>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca;

class WindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void navigation();
    void typingFindsAtOnce();
    void arrowsMoveWhileTyping();
    void backReturnsToQueryAndSelection();
    void verdictAndUndo();
    void facetWritesTokens();
    void overviewSearchGoesToExperiences();
    void pagesByKeys();
    void languageSwitchesLive();
    void newRowsWaitBehindThePill();
    void everyWidgetHasAName_data();
    void everyWidgetHasAName();
    void actionsAreWhole();
    void paletteTakesEveryKey();
    void lettersReachOnlyWhatIsShown();
    void onePaneOpensOnTheList_data();
    void onePaneOpensOnTheList();
    void ringFollowsItsButton();
    void windowFitsTheScreen();

private:
    app::SearchField *field() { return m_bench->window().findChild<app::SearchField *>(u"searchField"_s); }
    app::ListView *list() { return m_bench->window().findChild<app::ListView *>(u"experienceList"_s); }
    void open(const app::Location &place)
    {
        m_bench->window().open(place);
        m_bench->settle();
    }

    std::unique_ptr<test::WindowBench> m_bench;
};

void WindowTest::initTestCase()
{
    m_bench = std::make_unique<test::WindowBench>(true);
    m_bench->window().resize(1440, 900);
    m_bench->window().show();
    QVERIFY(QTest::qWaitForWindowActive(&m_bench->window()));
}

void WindowTest::cleanupTestCase()
{
    m_bench.reset();
}

/// Windows of their own that appear while it lives: a widget shown before it has a parent flashes on the desktop and
/// takes the keyboard from the program's window.
class StrayWindows : public QObject
{
public:
    StrayWindows() { qApp->installEventFilter(this); }
    QStringList names() const { return m_names; }
    bool eventFilter(QObject *object, QEvent *event) override
    {
        const auto *widget = qobject_cast<QWidget *>(object);
        if (event->type() == QEvent::Show && widget && widget->isWindow() && widget->windowType() == Qt::Window
            && !qobject_cast<const app::MainWindow *>(widget))
            m_names << QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
        return false;
    }

private:
    QStringList m_names;
};

void WindowTest::init()
{
    m_bench->setLook(u"en"_s, false);
    open({.page = u"experiences"_s});
}

void WindowTest::navigation()
{
    app::NavigationStack stack;
    QVERIFY(!stack.back());
    stack.push({.page = u"a"_s});
    stack.push({.page = u"b"_s});
    stack.replace({.page = u"b"_s, .query = u"x"_s});
    stack.push({.page = u"c"_s});
    QCOMPARE(stack.back()->query, u"x"_s);
    QCOMPARE(stack.back()->page, u"a"_s);
    QVERIFY(!stack.back());
    QCOMPARE(stack.forward()->page, u"b"_s);
    stack.push({.page = u"d"_s});
    QVERIFY(!stack.forward());
    stack.push({.page = u"d"_s}); // the same place is no new one
    QCOMPARE(stack.back()->page, u"b"_s);
}

void WindowTest::typingFindsAtOnce()
{
    const int all = list()->model()->rowCount();
    QVERIFY(all > 20);
    field()->setFocus();
    QTest::keyClicks(field(), u"coupon"_s);
    m_bench->settle();
    QVERIFY(list()->model()->rowCount() >= 1);
    QVERIFY(list()->model()->rowCount() < all);
    QVERIFY(field()->hasFocus());
    QTest::keyClick(field(), Qt::Key_Escape);
    m_bench->settle();
    QCOMPARE(list()->model()->rowCount(), all);
    QVERIFY(list()->currentIndex().isValid());
}

void WindowTest::arrowsMoveWhileTyping()
{
    field()->setFocus();
    const int before = list()->currentIndex().row();
    QTest::keyClick(field(), Qt::Key_Down);
    QVERIFY(list()->currentIndex().row() > before);
    QVERIFY(field()->hasFocus());
    QTest::keyClick(field(), Qt::Key_Up);
    QCOMPARE(list()->currentIndex().row(), before);
}

void WindowTest::backReturnsToQueryAndSelection()
{
    open({.page = u"experiences"_s, .query = u"project:ledger"_s});
    QTest::keyClick(list(), Qt::Key_Down);
    m_bench->settle();
    const QString chosen = list()->currentIndex().data().toString();
    open({.page = u"lessons"_s});
    QCOMPARE(m_bench->window().currentPage(), u"lessons"_s);
    QTest::keyClick(&m_bench->window(), Qt::Key_Left, Qt::AltModifier);
    m_bench->settle();
    QCOMPARE(m_bench->window().currentPage(), u"experiences"_s);
    QCOMPARE(field()->query(), u"project:ledger"_s);
    QCOMPARE(list()->currentIndex().data().toString(), chosen);
    QTest::keyClick(&m_bench->window(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_bench->window().currentPage(), u"lessons"_s);
}

void WindowTest::verdictAndUndo()
{
    open({.page = u"experiences"_s, .query = u"status:success"_s});
    list()->setFocus();
    const QString title = list()->currentIndex().data().toString();
    QVERIFY(!title.isEmpty());
    const model::RowId id = list()->currentIndex().data(Qt::UserRole + 1).toLongLong();
    const auto status = [&] {
        std::optional<model::Experience> found;
        m_bench->services().reader.read<model::Experience>(
            u"test.status"_s, this,
            [id](model::Connection &connection, const model::ReadTicket &) {
                return model::ExperienceSearch(connection).experience(id);
            },
            [&](model::Result<model::Experience> answer) { found = answer.value_or(model::Experience {}); });
        const bool answered = QTest::qWaitFor([&] { return found.has_value(); });
        return answered ? std::pair(found->status, found->statusSource)
                        : std::pair(model::Status::Unknown, model::StatusSource::Inferred);
    };
    QTest::keyClick(list(), Qt::Key_F);
    QTRY_COMPARE(status().first, model::Status::Failure);
    QCOMPARE(status().second, model::StatusSource::Person);
    auto *toast = m_bench->window().findChild<app::Toast *>(u"toast"_s);
    QTRY_VERIFY(toast->isVisible());
    QTest::keyClick(&m_bench->window(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(status().first, model::Status::Success);
    QCOMPARE(status().second, model::StatusSource::Inferred);
}

void WindowTest::facetWritesTokens()
{
    auto *chip = m_bench->window().findChild<QAbstractButton *>(u"failure"_s);
    QVERIFY(chip);
    QTest::mouseClick(chip, Qt::LeftButton);
    m_bench->settle();
    QCOMPARE(field()->query(), u"status:failure"_s);
    QTest::mouseClick(chip, Qt::LeftButton);
    QCOMPARE(field()->query(), QString());
}

void WindowTest::overviewSearchGoesToExperiences()
{
    open({.page = u"overview"_s});
    field()->setFocus();
    QTest::keyClicks(field(), u"token"_s);
    QCOMPARE(m_bench->window().currentPage(), u"experiences"_s);
    QCOMPARE(field()->query(), u"token"_s);
}

void WindowTest::pagesByKeys()
{
    QTest::keyClick(&m_bench->window(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(m_bench->window().currentPage(), u"overview"_s);
    QTest::keyClick(&m_bench->window(), Qt::Key_Comma, Qt::ControlModifier);
    QCOMPARE(m_bench->window().currentPage(), u"settings"_s);
    QTest::keyClick(&m_bench->window(), Qt::Key_Slash);
    QVERIFY(field()->hasFocus());
}

void WindowTest::languageSwitchesLive()
{
    m_bench->services().settings.setLanguage(u"es"_s);
    m_bench->settle();
    QCOMPARE(m_bench->window().page(u"experiences"_s)->title(), u"Experiencias"_s);
    QCOMPARE(m_bench->window().actions().name(u"quit"_s), u"Salir"_s);
    m_bench->services().settings.setLanguage(u"en"_s);
    QCOMPARE(m_bench->window().page(u"experiences"_s)->title(), u"Experiences"_s);
}

void WindowTest::newRowsWaitBehindThePill()
{
    // A change that adds nothing must not move the selection or reset the list.
    const QString chosen = list()->currentIndex().data().toString();
    const qsizetype rows = list()->model()->rowCount();
    model::ChangeSet changes;
    changes.experiences.insert(1);
    Q_EMIT m_bench->services().writer.committed(changes);
    QTest::qWait(500);
    m_bench->settle();
    QCOMPARE(list()->currentIndex().data().toString(), chosen);
    QCOMPARE(list()->model()->rowCount(), rows);
}

void WindowTest::everyWidgetHasAName_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("section");
    for (const char *page :
         {"overview", "experiences", "lessons", "episodes", "memories", "sessions", "requests", "bin", "firstrun"})
        QTest::newRow(page) << QString::fromLatin1(page) << QString();
    for (const char *section :
         {"appearance", "import", "server", "clients", "projects", "privacy", "forgetting", "about"})
        QTest::newRow(section) << u"settings"_s << QString::fromLatin1(section);
}

void WindowTest::everyWidgetHasAName()
{
    QFETCH(QString, page);
    QFETCH(QString, section);
    StrayWindows stray;
    open({.page = page, .section = section});
    QCOMPARE(stray.names(), QStringList());
    QStringList nameless;
    for (QWidget *widget : m_bench->window().findChildren<QWidget *>()) {
        if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
            continue;
        const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
        if (!interface || interface->text(QAccessible::Name).isEmpty())
            nameless << u"%1 (%2)"_s.arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u", "_s)));
}

void WindowTest::actionsAreWhole()
{
    QSet<QString> keys;
    for (const app::ActionRegistry::Entry &entry : m_bench->window().actions().entries()) {
        QVERIFY2(!entry.name().isEmpty(), qPrintable(entry.id));
        for (const QKeySequence &sequence : entry.keys) {
            QVERIFY2(!keys.contains(sequence.toString()), qPrintable(u"twice: "_s + sequence.toString()));
            keys.insert(sequence.toString());
        }
    }
    m_bench->window().actions().find(u"server.copy"_s)->run();
    QVERIFY(QApplication::clipboard()->text().contains(u"evoca mcp"_s));
}

void WindowTest::paletteTakesEveryKey()
{
    list()->setFocus();
    auto *palette = m_bench->window().findChild<app::Palette *>(u"palette"_s);
    QTest::keyClick(list(), Qt::Key_K, Qt::ControlModifier);
    QVERIFY(palette->isVisible());
    QWidget *input = QApplication::focusWidget();
    QVERIFY(palette->isAncestorOf(input));
    QTest::keyClick(input, Qt::Key_1, Qt::ControlModifier);
    QTest::keyClick(input, Qt::Key_F6);
    QCOMPARE(m_bench->window().currentPage(), u"experiences"_s);
    QCOMPARE(QApplication::focusWidget(), input);
    QTest::keyClicks(input, u"s/"_s);
    QCOMPARE(palette->text(), u"s/"_s);
    QTest::keyClick(input, Qt::Key_Escape);
    QVERIFY(!palette->isVisible());
    QVERIFY(list()->hasFocus());
    QTest::keyClick(list(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(m_bench->window().currentPage(), u"overview"_s);
}

void WindowTest::lettersReachOnlyWhatIsShown()
{
    QSignalSpy committed(&m_bench->services().writer, &model::Writer::committed);
    app::ActionRegistry &actions = m_bench->window().actions();
    open({.page = u"experiences"_s, .query = u"status:success"_s});
    list()->setFocus();
    QVERIFY(actions.find(u"verdict.failure"_s)->action->isEnabled());
    // A button outside the page's panes has the focus: letters are not for the record, signs still act.
    auto *chip = m_bench->window().findChild<QAbstractButton *>(u"failure"_s);
    chip->setFocus();
    QVERIFY(chip->hasFocus());
    QTest::keyClick(chip, Qt::Key_F);
    QTest::keyClick(chip, Qt::Key_P);
    QTest::keyClick(chip, Qt::Key_Slash);
    QVERIFY(field()->hasFocus());
    // Nothing is found: there is no record to mark, whatever asks for it.
    open({.page = u"experiences"_s, .query = u"wordthatnobodysaid"_s});
    QCOMPARE(m_bench->window().page(u"experiences"_s)->location().record, model::RowId(0));
    for (const QString &id : {u"verdict.failure"_s, u"pin"_s})
        actions.find(id)->run();
    QTest::qWait(100);
    QCOMPARE(committed.count(), 0);
}

void WindowTest::onePaneOpensOnTheList_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("listName");
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("experiences") << u"experiences"_s << u"experienceList"_s << Qt::Key_2;
    QTest::newRow("sessions") << u"sessions"_s << u"sessionList"_s << Qt::Key_6;
}

void WindowTest::onePaneOpensOnTheList()
{
    QFETCH(QString, page);
    QFETCH(QString, listName);
    QFETCH(Qt::Key, key);
    list()->setFocus(); // whoever types keeps typing
    app::MainWindow &window = m_bench->window();
    window.resize(720, 700);
    const auto restore = qScopeGuard([&] { window.resize(1440, 900); });
    auto *rows = window.findChild<app::ListView *>(listName);
    QTest::keyClick(&window, key, Qt::ControlModifier);
    m_bench->settle();
    QVERIFY(rows->isVisible());
    QVERIFY(rows->hasFocus());
    if (!rows->currentIndex().isValid())
        QTest::keyClick(rows, Qt::Key_Down);
    QTest::keyClick(rows, Qt::Key_Return);
    m_bench->settle();
    QVERIFY(!rows->isVisible());
    // A button leads back, and so does asking for the page.
    QAbstractButton *back = nullptr;
    for (QAbstractButton *button : window.page(page)->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->accessibleName() == u"Back to the list"_s)
            back = button;
    }
    QVERIFY(back);
    QTest::mouseClick(back, Qt::LeftButton);
    QVERIFY(rows->isVisible());
    QVERIFY(rows->hasFocus());
    QTest::keyClick(rows, Qt::Key_Return);
    m_bench->settle();
    QVERIFY(!rows->isVisible());
    QTest::keyClick(&window, Qt::Key_1, Qt::ControlModifier);
    QTest::keyClick(&window, key, Qt::ControlModifier);
    m_bench->settle();
    QVERIFY(rows->isVisible());
    QVERIFY(rows->hasFocus());
}

void WindowTest::ringFollowsItsButton()
{
    list()->setFocus();
    auto *ring = m_bench->window().findChild<app::FocusRing *>();
    QVERIFY(ring);
    QAbstractButton *pin = nullptr;
    for (QAbstractButton *button : m_bench->window().page(u"experiences"_s)->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->accessibleName() == u"Pin"_s)
            pin = button;
    }
    QVERIFY(pin);
    pin->setFocus(Qt::TabFocusReason);
    QTest::keyClick(pin, Qt::Key_Shift);
    const auto restore = qScopeGuard([&] { m_bench->window().resize(1440, 900); });
    for (const int width : {1440, 1000, 1440}) {
        m_bench->window().resize(width, 900);
        m_bench->settle();
        QVERIFY(ring->isVisible());
        QCOMPARE(ring->geometry().center(), QRect(pin->mapTo(&m_bench->window(), QPoint(0, 0)), pin->size()).center());
    }
}

void WindowTest::windowFitsTheScreen()
{
    const QSize room = m_bench->window().screen()->availableGeometry().size();
    app::Settings &settings = m_bench->services().settings;
    m_bench->window().resize(4000, 3000);
    for (const QByteArray &saved : {QByteArray(), m_bench->window().saveGeometry()}) {
        settings.setGeometry(saved);
        const app::MainWindow window(m_bench->services());
        QVERIFY(window.width() <= room.width());
        QVERIFY(window.height() < room.height());
    }
    settings.setGeometry({});
    m_bench->window().resize(1440, 900);
}

QTEST_MAIN(WindowTest)
#include "tst_window.moc"
