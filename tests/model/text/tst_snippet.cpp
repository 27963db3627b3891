#include "text/Snippet.h"

#include <QTest>

using namespace evoca::model;
using namespace Qt::StringLiterals;

class SnippetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksWords();
    void marksStemsAndPrefixes();
    void marksIdentifiersOnce();
    void choosesTheWindowWithMostTerms();
    void collapsesWhiteSpace();
    void withoutMatchGivesTheBeginning();
    void rangesAreInUtf16();
};

static QStringList marked(const MarkedText &text)
{
    QStringList parts;
    for (const auto &[start, length] : text.ranges)
        parts << text.text.mid(start, length);
    return parts;
}

void SnippetTest::marksWords()
{
    const MarkedText text = snippet("La Sesi\xC3\xB3n caduca", {{"sesion"}});
    QVERIFY(text.found);
    QCOMPARE(marked(text), QStringList {u"Sesión"_s});
}

void SnippetTest::marksStemsAndPrefixes()
{
    const MarkedText text = snippet("renewing certificates", {{"renew", false, true}, {"cert", true, false}});
    QCOMPARE(marked(text), (QStringList {u"renewing"_s, u"certificates"_s}));
    QVERIFY(!snippet("renewing", {{"renew"}}).found);
}

void SnippetTest::marksIdentifiersOnce()
{
    QCOMPARE(marked(snippet("call apply_discount now", {{"apply"}, {"apply_discount"}})),
             QStringList {u"apply_discount"_s});
    QCOMPARE(marked(snippet("call useAuthToken now", {{"auth"}})), QStringList {u"Auth"_s});
}

void SnippetTest::choosesTheWindowWithMostTerms()
{
    const std::string filler(600, '.');
    const MarkedText text = snippet("alpha " + filler + " alpha and beta here " + filler, {{"alpha"}, {"beta"}}, 100);
    QCOMPARE(marked(text), (QStringList {u"alpha"_s, u"beta"_s}));
    QVERIFY(text.text.startsWith(u'…'));
    QVERIFY(text.text.endsWith(u'…'));
    QVERIFY(text.text.size() <= 102);
}

void SnippetTest::collapsesWhiteSpace()
{
    const MarkedText text = snippet("one\n\n   two\tthree\r\nfour", {{"three"}});
    QCOMPARE(text.text, u"one two three four"_s);
    QCOMPARE(marked(text), QStringList {u"three"_s});
}

void SnippetTest::withoutMatchGivesTheBeginning()
{
    const MarkedText text = snippet("first words of a text", {{"absent"}});
    QVERIFY(!text.found);
    QCOMPARE(text.text, u"first words of a text"_s);
    QVERIFY(snippet("", {{"x"}}).text.isEmpty());
}

void SnippetTest::rangesAreInUtf16()
{
    const QString title = u"😀 ¿año de prueba?"_s;
    const auto ranges = matchRanges(title, {{"prueba"}, {"a\xC3\xB1o"}});
    QCOMPARE(ranges.size(), 2u);
    QCOMPARE(title.mid(ranges[0].first, ranges[0].second), u"año"_s);
    QCOMPARE(title.mid(ranges[1].first, ranges[1].second), u"prueba"_s);
}

QTEST_APPLESS_MAIN(SnippetTest)
#include "tst_snippet.moc"
