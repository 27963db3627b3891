// Lessons in a person's hands: confirmed, disputed, worded anew and back, written by hand.
#include "WindowBench.h"

#include "pages/lessons/LessonDetail.h"
#include "pages/lessons/LessonForm.h"
#include "widgets/Button.h"
#include "widgets/ListView.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPlainTextEdit>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca;

class LessonsPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void confirmDisputeTakeBack();
    void editAndRevert();
    void addByHand();
    void servedIsTold();

private:
    app::ListView *list() { return m_bench->window().findChild<app::ListView *>(u"lessonList"_s); }
    app::LessonDetail *detail() { return m_bench->window().findChild<app::LessonDetail *>(); }
    const model::Lesson &lesson() { return detail()->data().lesson; }
    void undo()
    {
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
    }

    std::unique_ptr<test::WindowBench> m_bench;
};

void LessonsPageTest::initTestCase()
{
    m_bench = std::make_unique<test::WindowBench>(true);
    m_bench->fillRequests();
    m_bench->window().resize(1440, 900);
    m_bench->window().show();
    QVERIFY(QTest::qWaitForWindowActive(&m_bench->window()));
    m_bench->window().open({.page = u"lessons"_s});
    m_bench->settle();
    QVERIFY(list()->model()->rowCount() > 0);
    list()->setFocus();
}

void LessonsPageTest::cleanupTestCase()
{
    m_bench.reset();
}

void LessonsPageTest::confirmDisputeTakeBack()
{
    const double before = lesson().confidence;
    QTest::keyClick(list(), Qt::Key_S);
    QTRY_COMPARE(lesson().word, model::LessonWord::Confirmed);
    const double confirmed = lesson().confidence;
    QVERIFY(confirmed >= 0.45); // store/LessonSums.h
    QTest::keyClick(list(), Qt::Key_F);
    QTRY_COMPARE(lesson().word, model::LessonWord::Disputed);
    QVERIFY(lesson().confidence <= 0.5);
    QVERIFY(lesson().confidence < confirmed);
    QTest::keyClick(list(), Qt::Key_F); // said again: taken back
    QTRY_COMPARE(lesson().word, model::LessonWord::None);
    QTRY_COMPARE(lesson().confidence, before);
    undo();
    QTRY_COMPARE(lesson().word, model::LessonWord::Disputed);
    m_bench->window().findChild<QAbstractButton *>(u"disputeLesson"_s)->click();
    QTRY_COMPARE(lesson().word, model::LessonWord::None);
}

void LessonsPageTest::editAndRevert()
{
    const QString learned = lesson().text;
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_E);
    auto *field = detail()->findChild<QPlainTextEdit *>(u"lessonText"_s);
    QTRY_VERIFY(field->isVisible());
    field->setPlainText(u"Always take the row lock first."_s);
    for (QAbstractButton *button : detail()->findChildren<QAbstractButton *>()) {
        if (button->text() == u"Save"_s)
            button->click();
    }
    QTRY_COMPARE(lesson().text, u"Always take the row lock first."_s);
    QVERIFY(lesson().edited);
    QCOMPARE(lesson().learnedText, learned);
    Q_EMIT detail()->revertRequested();
    QTRY_COMPARE(lesson().text, learned);
    QVERIFY(!lesson().edited);
    undo();
    QTRY_COMPARE(lesson().text, u"Always take the row lock first."_s);
    Q_EMIT detail()->revertRequested();
    QTRY_COMPARE(lesson().text, learned);
}

void LessonsPageTest::addByHand()
{
    auto *form = m_bench->window().findChild<app::LessonForm *>();
    for (app::Button *button : m_bench->window().page(u"lessons"_s)->findChildren<app::Button *>()) {
        if (button->text() == u"Add a lesson"_s)
            button->click();
    }
    QTRY_VERIFY(form->isVisible());
    auto *text = form->findChild<QPlainTextEdit *>(u"newLessonText"_s);
    QCOMPARE(QApplication::focusWidget(), text);
    QTest::keyClick(text, Qt::Key_Escape);
    QTRY_VERIFY(!form->isVisible());
    Q_EMIT form->saved({.project = lesson().project,
                        .taskClass = model::TaskClass::Debug,
                        .text = u"Start the database before the tests."_s});
    QTRY_COMPARE(lesson().text, u"Start the database before the tests."_s);
    QCOMPARE(lesson().kind, model::LessonKind::Manual);
    m_bench->window().open({.page = u"lessons"_s, .query = u"\"database before the tests\""_s});
    QTRY_COMPARE(list()->model()->rowCount(), 1);
    undo();
    QTRY_VERIFY(!list()->isVisible()); // the empty page says so
    m_bench->window().open({.page = u"lessons"_s});
    m_bench->settle();
}

void LessonsPageTest::servedIsTold()
{
    // The log of requests says that two lessons were returned twelve times each.
    bool told = false;
    for (int row = 0; row < list()->model()->rowCount() && !told; ++row) {
        list()->setCurrentIndex(list()->model()->index(row, 0));
        m_bench->settle();
        told = detail()->data().use.served == 12;
    }
    QVERIFY(told);
}

QTEST_MAIN(LessonsPageTest)
#include "tst_lessons_page.moc"
