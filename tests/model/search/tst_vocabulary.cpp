#include "search/Question.h"
#include "search/Vocabulary.h"

#include <QTest>

using namespace evoca::model;
using namespace Qt::StringLiterals;

class VocabularyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneEdit_data();
    void oneEdit();
    void contentWords_data();
    void contentWords();
};

void VocabularyTest::oneEdit_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("expected");
    const auto row = [](const QString &a, const QString &b, bool expected) {
        QTest::addRow("%s-%s", qPrintable(a), qPrintable(b)) << a << b << expected;
    };
    row(u"certficado"_s, u"certificado"_s, true);
    row(u"autoscaller"_s, u"autoscaler"_s, true);
    row(u"streak"_s, u"stream"_s, true);
    row(u"recieve"_s, u"receive"_s, true);
    row(u"planner"_s, u"planner"_s, false);
    row(u"letter"_s, u"litters"_s, false);
    row(u"montana"_s, u"montaña"_s, false);
    row(u"montañas"_s, u"montaña"_s, true);
    row(u"kitten"_s, u"sitting"_s, false);
}

void VocabularyTest::oneEdit()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(bool, expected);
    QCOMPARE(isOneEdit(a.toStdString(), b.toStdString()), expected);
    QCOMPARE(isOneEdit(b.toStdString(), a.toStdString()), expected);
}

void VocabularyTest::contentWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("content");
    QTest::newRow("filler") << u"Could you please take a look at this bug and fix it?"_s << u""_s;
    QTest::newRow("spanish filler") << u"por favor, revisad el código y arréglalo"_s << u""_s;
    QTest::newRow("identifier") << u"why does useAuthToken fail"_s << u"auth token"_s;
    QTest::newRow("identifier of stop-words") << u"get_file"_s << u"get_file"_s;
    QTest::newRow("twice") << u"coupon coupons"_s << u"coupon"_s;
    QTest::newRow("signs") << u"% _ * \" ' ?"_s << u""_s;
    QTest::newRow("chinese") << u"修复登录"_s << u"修复 复登 登录"_s;
}

void VocabularyTest::contentWords()
{
    QFETCH(QString, text);
    QFETCH(QString, content);
    const Question question = analyseQuestion(text);
    QStringList words;
    for (const int index : question.content())
        words << QString::fromStdString(question.terms[std::size_t(index)].text);
    QCOMPARE(words.join(u' '), content);
}

QTEST_APPLESS_MAIN(VocabularyTest)
#include "tst_vocabulary.moc"
