#include "pages/experiences/CallWords.h"

#include <QTest>

using namespace Qt::StringLiterals;
using evoca::app::CallWords;

class CallWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void command_data();
    void command();
    void firstError_data();
    void firstError();
};

void CallWordsTest::command_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("line");
    QTest::newRow("plain") << u"cargo test -p auth"_s << u"cargo test -p auth"_s;
    QTest::newRow("pairs") << u"description: run it\ncommand: cargo test\ntimeout: 5"_s << u"cargo test"_s;
    QTest::newRow("json") << uR"({"old_string": "a", "file_path": "src/a.rs"})"_s << u"src/a.rs"_s;
    QTest::newRow("cut json") << uR"({"file_path": "src/a.rs", "old_string": "never en)"_s << u"src/a.rs"_s;
    QTest::newRow("patch") << u"*** Begin Patch\n*** Update File: src/b.rs\n@@\n-a\n+b"_s << u"src/b.rs"_s;
    QTest::newRow("several lines") << u"cd x\nmake"_s << u"cd x"_s;
    QTest::newRow("nothing") << QString() << u"Tool"_s;
    QTest::newRow("object without a telling part") << u"{\"n\": 3}"_s << u"Tool"_s;
}

void CallWordsTest::command()
{
    QFETCH(QString, input);
    QFETCH(QString, line);
    QCOMPARE(CallWords::command(u"Tool"_s, input), line);
    QVERIFY(CallWords::command(u"Tool"_s, u"x"_s.repeated(5000)).size() <= 200);
}

void CallWordsTest::firstError_data()
{
    QTest::addColumn<QString>("output");
    QTest::addColumn<QString>("line");
    QTest::newRow("rust") << u"Compiling x\nerror: cannot find function `lock`\nmore"_s
                          << u"error: cannot find function `lock`"_s;
    QTest::newRow("spanish") << u"uno\n  se esperaba 12,10 y llegó 12,11\n"_s << u"se esperaba 12,10 y llegó 12,11"_s;
    QTest::newRow("no word") << u"one\ntwo\n\n"_s << u"two"_s;
    QTest::newRow("empty") << QString() << QString();
}

void CallWordsTest::firstError()
{
    QFETCH(QString, output);
    QFETCH(QString, line);
    QCOMPARE(CallWords::firstError(output), line);
}

QTEST_APPLESS_MAIN(CallWordsTest)
#include "tst_call_words.moc"
