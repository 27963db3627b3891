#include "text/Ilike.h"

#include <QTest>

using namespace evoca::model;
using namespace Qt::StringLiterals;

class IlikeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matches_data();
    void matches();
    void manyRunsStayQuick();
};

void IlikeTest::matches_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("expected");
    int number = 0;
    const auto row = [&number](const QString &text, const QString &pattern, bool expected) {
        QTest::addRow("%d", ++number) << text << pattern << expected;
    };
    row(u"projects/tienda"_s, u"projects/tienda"_s, true);
    row(u"projects/tienda"_s, u"PROJECTS/TIENDA"_s, true);
    row(u"projects/tienda/x"_s, u"projects/tienda"_s, false);
    row(u"projects/tienda/x"_s, u"projects/tienda/%"_s, true);
    row(u"projects/tienda"_s, u"projects/tienda/%"_s, false);
    row(u"almacén"_s, u"ALMACÉN"_s, true);
    row(u"almacén"_s, u"almacen"_s, false);
    row(u"año"_s, u"AÑO"_s, true);
    row(u"an\u0303o"_s, u"AÑO"_s, true);
    row(u"año"_s, u"a_o"_s, true);
    row(u"an\u0303o"_s, u"a_o"_s, true);
    row(u"año"_s, u"ano"_s, false);
    row(u"😀b"_s, u"_b"_s, true);
    row(u"50%_off"_s, u"50\\%\\_off"_s, true);
    row(u"50xyoff"_s, u"50\\%\\_off"_s, false);
    row(u"50xyoff"_s, u"50%_off"_s, true);
    row(u"a\\b"_s, u"a\\\\b"_s, true);
    row(u"a\\"_s, u"a\\"_s, true);
    row(u""_s, u"%"_s, true);
    row(u""_s, u"_"_s, false);
    row(u""_s, u""_s, true);
    row(u"abcabd"_s, u"%ab_"_s, true);
    row(u"abcabd"_s, u"%abc"_s, false);
    row(u"ΣΊΣΥΦΟΣ"_s, u"σίσυφος"_s, true);
}

void IlikeTest::matches()
{
    QFETCH(QString, text);
    QFETCH(QString, pattern);
    QFETCH(bool, expected);
    QCOMPARE(ilike(text, pattern), expected);
}

void IlikeTest::manyRunsStayQuick()
{
    const QString text(20000, u'a');
    QString pattern;
    for (int i = 0; i < 50; ++i)
        pattern += u"%a"_s;
    pattern += u"%b"_s;
    QVERIFY(!ilike(text, pattern));
}

QTEST_APPLESS_MAIN(IlikeTest)
#include "tst_ilike.moc"
