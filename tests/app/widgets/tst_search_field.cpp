#include "theme/Theme.h"
#include "widgets/SearchField.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca::app;

class SearchFieldTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tokensBecomeBlocks();
    void typedTokenBecomesBlockAfterASpace();
    void spanishKeysAreRewritten();
    void backspaceTakesTheLastToken();
    void escapePeelsLayers();
    void movesResultsWhileFocused();
    void crossRemovesAToken();
    void isReadOut();

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<SearchField> m_field;
};

void SearchFieldTest::init()
{
    m_field.reset();
    m_theme = std::make_unique<Theme>();
    m_field = std::make_unique<SearchField>(*m_theme);
    m_field->resize(900, 36);
    m_field->show();
    m_field->setFocus();
}

void SearchFieldTest::tokensBecomeBlocks()
{
    m_field->setQuery(u"project:ledger after:2026-09 refresh token"_s);
    QCOMPARE(m_field->tokens(), QStringList({u"project:ledger"_s, u"after:2026-09"_s}));
    QCOMPARE(m_field->text(), u"refresh token"_s);
    QCOMPARE(m_field->query(), u"project:ledger after:2026-09 refresh token"_s);
    m_field->setQuery(u"project:\"my project\" x"_s);
    QCOMPARE(m_field->query(), u"project:\"my project\" x"_s);
}

void SearchFieldTest::typedTokenBecomesBlockAfterASpace()
{
    QSignalSpy edited(m_field.get(), &SearchField::queryEdited);
    QTest::keyClicks(m_field.get(), u"agent:codex"_s);
    QVERIFY(m_field->tokens().isEmpty());
    QTest::keyClicks(m_field.get(), u" retry"_s);
    QCOMPARE(m_field->tokens(), QStringList({u"agent:codex"_s}));
    QCOMPARE(m_field->text(), u"retry"_s);
    QCOMPARE(edited.last().first().toString(), u"agent:codex retry"_s);
}

void SearchFieldTest::spanishKeysAreRewritten()
{
    QTest::keyClicks(m_field.get(), u"proyecto:tienda "_s);
    QCOMPARE(m_field->tokens(), QStringList({u"project:tienda"_s}));
}

void SearchFieldTest::backspaceTakesTheLastToken()
{
    m_field->setQuery(u"project:ledger agent:codex"_s);
    QTest::keyClick(m_field.get(), Qt::Key_Backspace);
    QCOMPARE(m_field->query(), u"project:ledger"_s);
}

void SearchFieldTest::escapePeelsLayers()
{
    m_field->setQuery(u"project:ledger agent:codex words"_s);
    QSignalSpy escaped(m_field.get(), &SearchField::escaped);
    QTest::keyClick(m_field.get(), Qt::Key_Escape);
    QCOMPARE(m_field->query(), u"project:ledger agent:codex"_s);
    QTest::keyClick(m_field.get(), Qt::Key_Escape);
    QCOMPARE(m_field->query(), u"project:ledger"_s);
    QTest::keyClick(m_field.get(), Qt::Key_Escape);
    QCOMPARE(m_field->query(), QString());
    QCOMPARE(escaped.count(), 0);
    QTest::keyClick(m_field.get(), Qt::Key_Escape);
    QCOMPARE(escaped.count(), 1);
}

void SearchFieldTest::movesResultsWhileFocused()
{
    QSignalSpy moved(m_field.get(), &SearchField::moveRequested);
    QSignalSpy opened(m_field.get(), &SearchField::openRequested);
    QTest::keyClick(m_field.get(), Qt::Key_Down);
    QTest::keyClick(m_field.get(), Qt::Key_Up);
    QTest::keyClick(m_field.get(), Qt::Key_PageDown);
    QTest::keyClick(m_field.get(), Qt::Key_Return);
    QCOMPARE(moved.size(), 3);
    QCOMPARE(moved[0].first().toInt(), 1);
    QCOMPARE(moved[2].first().toInt(), 10);
    QCOMPARE(opened.count(), 1);
}

void SearchFieldTest::crossRemovesAToken()
{
    m_field->setQuery(u"project:ledger"_s);
    QSignalSpy edited(m_field.get(), &SearchField::queryEdited);
    // The clear button at the far right takes everything.
    QTest::mouseClick(m_field.get(), Qt::LeftButton, {}, QPoint(m_field->width() - 22, 18));
    QCOMPARE(m_field->query(), QString());
    QCOMPARE(edited.count(), 1);
}

void SearchFieldTest::isReadOut()
{
    m_field->setQuery(u"project:ledger"_s);
    QVERIFY(!m_field->accessibleName().isEmpty());
    QVERIFY(m_field->accessibleDescription().contains(u"project:ledger"_s));
}

QTEST_MAIN(SearchFieldTest)
#include "tst_search_field.moc"
