// Photographs every page in both languages, both schemes and three widths into <build>/screens, and fails where a label
// is cut. The pictures are there to be looked at.
#include "WindowBench.h"

#include "actions/ActionRegistry.h"
#include "widgets/Label.h"
#include "widgets/SearchField.h"
#include "widgets/Sheet.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPainter>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca;

class WindowScreens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void filled_data();
    void filled();
    void empty_data();
    void empty();
    void details();
    void forgetting_data();
    void forgetting();
    void twice();
    void memoryEditor();
    void palette();

private:
    void shoot(test::WindowBench &bench, const QString &name, qreal ratio = 1);
    static QStringList cutLabels(QWidget &window);
    static void rows(bool filled);
    void useFilled();

    std::unique_ptr<test::WindowBench> m_filled;
    std::unique_ptr<test::WindowBench> m_empty;
    QDir m_folder;
};

void WindowScreens::initTestCase()
{
    m_folder = QDir(QStringLiteral(EVOCA_BINARY_DIR) + u"/screens"_s);
    QVERIFY(m_folder.mkpath(u"."_s));
}

void WindowScreens::cleanupTestCase()
{
    m_filled.reset();
    m_empty.reset();
}

void WindowScreens::shoot(test::WindowBench &bench, const QString &name, qreal ratio)
{
    QPixmap picture(bench.window().size() * ratio);
    picture.setDevicePixelRatio(ratio);
    bench.window().render(&picture);
    QVERIFY(picture.save(m_folder.filePath(name + u".png"_s)));
}

QStringList WindowScreens::cutLabels(QWidget &window)
{
    QStringList cut;
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        if (!label->isVisible() || label->wordWrap() || label->text().isEmpty() || !label->pixmap().isNull())
            continue;
        // What a record holds may be longer than its place: such labels elide, and the tooltip holds the whole.
        if (label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
            continue;
        if (label->sizeHint().width() > label->width() + 1)
            cut << u"label: "_s + label->text();
    }
    for (const QComboBox *box : window.findChildren<QComboBox *>()) {
        if (box->isVisible() && box->sizeHint().width() > box->width() + 1)
            cut << u"box: "_s + box->currentText();
    }
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        // Buttons of fixed size must get what they ask for; rows that stretch elide titles on purpose.
        if (button->isVisible() && button->sizePolicy().horizontalPolicy() == QSizePolicy::Fixed
            && button->sizeHint().width() > button->width() + 1)
            cut << u"button: "_s + button->text();
    }
    return cut;
}

void WindowScreens::rows(bool filled)
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("width");
    struct Shot
    {
        const char *name;
        const char *page;
        const char *query;
        const char *section;
    };
    const Shot filledShots[] {{"overview", "overview", "", ""},
                              {"experiences", "experiences", "", ""},
                              {"search", "experiences", "project:ledger refresh token", ""},
                              {"nomatch", "experiences", "class:refactor status:failure agent:gemini", ""},
                              {"lessons", "lessons", "", ""},
                              {"memories", "memories", "", ""},
                              {"memories-versions", "memories", "path:proyectos/tienda/facturas/iva", ""},
                              {"memories-search", "memories", "path:proyectos/tienda redondeo", ""},
                              {"episodes", "episodes", "", ""},
                              {"episodes-brush", "episodes", "after:3d swarm:nightly-audit", ""},
                              {"sessions", "sessions", "", ""},
                              {"requests", "requests", "", ""},
                              {"requests-client", "requests", "client:Codex tool:search_memory", ""},
                              {"bin", "bin", "", ""},
                              {"appearance", "settings", "", "appearance"},
                              {"clients", "settings", "", "clients"},
                              {"projects", "settings", "", "projects"},
                              {"import", "settings", "", "import"},
                              {"server", "settings", "", "server"},
                              {"forgetting", "settings", "", "forgetting"},
                              {"firstrun", "firstrun", "", ""}};
    const Shot emptyShots[] {{"empty-overview", "overview", "", ""},       {"empty-experiences", "experiences", "", ""},
                             {"empty-lessons", "lessons", "", ""},         {"empty-sessions", "sessions", "", ""},
                             {"empty-memories", "memories", "", ""},       {"empty-episodes", "episodes", "", ""},
                             {"empty-requests", "requests", "", ""},       {"empty-bin", "bin", "", ""},
                             {"empty-clients", "settings", "", "clients"}, {"empty-firstrun", "firstrun", "", ""}};
    const auto add = [](const Shot &shot, const char *language, bool dark, int width) {
        QTest::addRow("%s-%d-%s-%s", shot.name, width, dark ? "dark" : "light", language)
            << QString::fromLatin1(shot.page) << QString::fromLatin1(shot.query) << QString::fromLatin1(shot.section)
            << QString::fromLatin1(language) << dark << width;
    };
    for (const char *language : {"en", "es"}) {
        for (const bool dark : {false, true}) {
            for (const int width : {1440, 1000, 720}) {
                if (filled) {
                    for (const Shot &shot : filledShots)
                        add(shot, language, dark, width);
                } else if (width != 720 && !dark) {
                    for (const Shot &shot : emptyShots)
                        add(shot, language, dark, width);
                }
            }
        }
    }
}

void WindowScreens::filled_data()
{
    rows(true);
}
void WindowScreens::empty_data()
{
    rows(false);
}

namespace {

void prepare(test::WindowBench &bench)
{
    QFETCH(QString, page);
    QFETCH(QString, query);
    QFETCH(QString, section);
    QFETCH(QString, language);
    QFETCH(bool, dark);
    QFETCH(int, width);
    bench.window().resize(width, width == 1440 ? 900 : 700);
    bench.window().show();
    bench.setLook(language, dark);
    bench.window().activateWindow();
    bench.window().open({.page = page, .query = query, .section = section});
    bench.settle();
}

} // namespace

void WindowScreens::filled()
{
    useFilled();
    prepare(*m_filled);
    shoot(*m_filled, QString::fromLatin1(QTest::currentDataTag()));
    const QStringList cut = cutLabels(m_filled->window());
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u" | "_s)));
}

void WindowScreens::empty()
{
    // One window at a time: the program's texts and palette are one for all.
    m_filled.reset();
    if (!m_empty)
        m_empty = std::make_unique<test::WindowBench>(false);
    prepare(*m_empty);
    shoot(*m_empty, QString::fromLatin1(QTest::currentDataTag()));
    const QStringList cut = cutLabels(m_empty->window());
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u" | "_s)));
}

void WindowScreens::useFilled()
{
    m_empty.reset();
    if (m_filled)
        return;
    m_filled = std::make_unique<test::WindowBench>(true);
    m_filled->fillRequests();
    m_filled->fillBin();
}

// A window of one pane, with the detail open.
void WindowScreens::details()
{
    useFilled();
    m_filled->window().resize(720, 700);
    m_filled->window().show();
    m_filled->setLook(u"en"_s, false);
    for (const QString &page : {u"experiences"_s, u"memories"_s, u"episodes"_s, u"sessions"_s}) {
        m_filled->window().open({.page = page});
        m_filled->settle();
        if (m_filled->window().page(page)->location().record == 0)
            m_filled->window().page(page)->moveSelection(1);
        m_filled->window().page(page)->openSelected();
        m_filled->settle();
        shoot(*m_filled, page + u"-detail-720"_s);
        const QStringList cut = cutLabels(m_filled->window());
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u" | "_s)));
    }
}

void WindowScreens::forgetting_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("width");
    for (const char *language : {"en", "es"}) {
        for (const bool dark : {false, true}) {
            for (const int width : {1440, 1000, 720})
                QTest::addRow("%d-%s-%s", width, dark ? "dark" : "light", language)
                    << QString::fromLatin1(language) << dark << width;
        }
    }
}

// What stands in front of the window, and the receipt.
void WindowScreens::forgetting()
{
    QFETCH(QString, language);
    QFETCH(bool, dark);
    QFETCH(int, width);
    useFilled();
    app::MainWindow &window = m_filled->window();
    window.resize(width, width == 1440 ? 900 : 700);
    window.show();
    m_filled->setLook(language, dark);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    const auto photograph = [&](const QString &name) {
        m_filled->settle();
        shoot(*m_filled, name + u'-' + tag);
        const QStringList cut = cutLabels(window);
        QVERIFY2(cut.isEmpty(), qPrintable(name + u": "_s + cut.join(u" | "_s)));
    };
    const auto act = [&](const QString &id) { window.actions().find(id)->run(); };
    window.open({.page = u"experiences"_s, .query = u"refresh token"_s});
    m_filled->settle();
    act(u"forget"_s);
    photograph(u"forget"_s);
    window.findChild<QAbstractButton *>(u"forgetErase"_s)->click();
    photograph(u"forget-erase"_s);
    window.findChild<app::Sheet *>(u"forgetDialog"_s)->dismiss();
    m_filled->settle();
    act(u"forget.filter"_s);
    m_filled->settle();
    auto *project = window.findChild<QComboBox *>(u"forgetProject"_s);
    project->setCurrentIndex(project->findText(u"ledger"_s));
    photograph(u"forget-filter"_s);
    window.findChild<app::Sheet *>(u"forgetDialog"_s)->dismiss();
    window.open({.page = u"bin"_s});
    m_filled->settle();
    window.page(u"bin"_s)->moveToEnd(false);
    m_filled->settle();
    act(u"forget"_s);
    photograph(u"erase"_s);
    window.findChild<app::Sheet *>(u"eraseSheet"_s)->dismiss();
    window.open({.page = u"bin"_s, .record = -1});
    photograph(u"receipt"_s);
}

void WindowScreens::twice()
{
    useFilled();
    m_filled->window().resize(1440, 900);
    m_filled->window().show();
    m_filled->setLook(u"en"_s, false);
    for (const QString &page : {u"experiences"_s, u"episodes"_s}) {
        m_filled->window().open({.page = page});
        m_filled->settle();
        shoot(*m_filled, page + u"-2x"_s, 2);
    }
    m_filled->window().open({.page = u"memories"_s});
    m_filled->settle();
    shoot(*m_filled, u"memories-2x"_s, 2);
}

void WindowScreens::memoryEditor()
{
    useFilled();
    m_filled->window().show();
    for (const auto &[width, language] :
         {std::pair(1440, u"es"_s), std::pair(1000, u"en"_s), std::pair(720, u"es"_s)}) {
        m_filled->window().resize(width, width == 1440 ? 900 : 700);
        m_filled->setLook(language, width == 1000);
        m_filled->window().open({.page = u"memories"_s, .query = u"redondeo"_s});
        m_filled->settle();
        m_filled->window().page(u"memories"_s)->trigger(u"edit"_s);
        m_filled->settle();
        shoot(*m_filled, u"memories-editor-%1-%2"_s.arg(width).arg(language));
        const QStringList cut = cutLabels(m_filled->window());
        m_filled->window().page(u"memories"_s)->stepBack();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u" | "_s)));
    }
}

void WindowScreens::palette()
{
    useFilled();
    m_filled->window().resize(1440, 900);
    m_filled->window().show();
    m_filled->setLook(u"en"_s, true);
    m_filled->window().activateWindow();
    m_filled->window().open({.page = u"overview"_s});
    m_filled->settle();
    QVERIFY(QTest::qWaitForWindowActive(&m_filled->window()));
    m_filled->window().openPalette();
    QTest::keyClicks(QApplication::focusWidget(), u"token"_s);
    m_filled->settle();
    shoot(*m_filled, u"palette-dark-en"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
}

QTEST_MAIN(WindowScreens)
#include "tst_window_screens.moc"
