#include "learning/CheckOutput.h"
#include "learning/EditLines.h"
#include "learning/ErrorSignature.h"

#include <QTest>

using namespace evoca::model;
using namespace Qt::StringLiterals;

class TestCheckOutput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void verdict_data()
    {
        QTest::addColumn<QString>("output");
        QTest::addColumn<int>("expected"); // 1 failed, 0 passed, -1 the output does not tell
        QTest::addColumn<QString>("tally");
        QTest::newRow("cargo ok")
            << u"running 48 tests\ntest error_handling ... ok\n\ntest result: ok. 48 passed; 0 failed; 0 ignored; finished in 0.2s"_s
            << 0 << u"48 passed"_s;
        QTest::newRow("cargo two")
            << u"test result: ok. 40 passed; 0 failed;\ntest result: FAILED. 7 passed; 1 failed;"_s << 1
            << u"1 failed, 47 passed"_s;
        QTest::newRow("pytest ok") << u"........ [100%]\n48 passed in 0.34s"_s << 0 << u"48 passed"_s;
        QTest::newRow("pytest fail")
            << u"FAILED tests/test_a.py::test_x - AssertionError\n2 failed, 46 passed in 1.2s"_s << 1
            << u"2 failed, 46 passed"_s;
        QTest::newRow("unittest fail") << u"Ran 3 tests in 0.1s\n\nFAILED (failures=1, errors=1)"_s << 1
                                       << u"1 failed, 1 error"_s;
        QTest::newRow("unittest ok") << u"Ran 3 tests in 0.1s\n\nOK"_s << 0 << QString();
        QTest::newRow("jest") << u"Tests:       1 failed, 4 passed, 5 total"_s << 1 << u"1 failed, 4 passed"_s;
        QTest::newRow("jest suites")
            << u"Test Suites: 1 failed, 4 passed, 5 total\nTests:       2 failed, 40 passed, 42 total\nSnapshots:   3 passed, 3 total"_s
            << 1 << u"2 failed, 40 passed"_s;
        QTest::newRow("vitest") << u" Test Files  9 passed (9)\n      Tests  48 passed (48)\n   Start at  10:11:12"_s
                                << 0 << u"48 passed"_s;
        QTest::newRow("vitest file does not load")
            << u" Test Files  1 failed | 8 passed (9)\n      Tests  40 passed (40)"_s << 1
            << u"1 file failed, 40 passed"_s;
        QTest::newRow("mocha") << u"  5 passing (20ms)\n  1 failing"_s << 1 << u"1 failed, 5 passed"_s;
        QTest::newRow("go fail") << u"--- FAIL: TestX (0.00s)\nFAIL\tgithub.com/a/b\t0.01s"_s << 1 << QString();
        QTest::newRow("go ok") << u"ok  \tgithub.com/a/b\t0.01s"_s << 0 << QString();
        QTest::newRow("eslint") << u"✖ 3 problems (2 errors, 1 warning)"_s << 1 << u"2 errors"_s;
        QTest::newRow("eslint warnings") << u"✖ 1 problem (0 errors, 1 warning)"_s << 0 << QString();
        QTest::newRow("ruff fixed") << u"Found 3 errors (3 fixed, 0 remaining)."_s << -1 << QString();
        QTest::newRow("mypy ok") << u"Success: no issues found in 12 source files"_s << 0 << QString();
        QTest::newRow("rustc")
            << u"error[E0308]: mismatched types\nerror: could not compile `x` due to 1 previous error"_s << 1
            << QString();
        QTest::newRow("gcc") << u"src/a.cpp:10:5: error: expected ';'"_s << 1 << QString();
        QTest::newRow("ctest") << u"90% tests passed, 1 tests failed out of 10"_s << 1 << u"1 failed"_s;
        QTest::newRow("ctest ok") << u"100% tests passed, 0 tests failed out of 10"_s << 0 << QString();
        QTest::newRow("maven") << u"[ERROR] COMPILATION ERROR\n[INFO] BUILD FAILURE"_s << 1 << QString();
        QTest::newRow("make") << u"make: *** [Makefile:3: all] Error 1"_s << 1 << QString();
        QTest::newRow("make chatter") << u"make[1]: Entering directory 'x'"_s << -1 << QString();
        QTest::newRow("nothing") << u"Compiling x\nFinishing"_s << -1 << QString();
        QTest::newRow("empty") << QString() << -1 << QString();
    }

    void verdict()
    {
        QFETCH(QString, output);
        QFETCH(int, expected);
        QFETCH(QString, tally);
        const CheckVerdict verdict = readCheckOutput(output.toStdString());
        QCOMPARE(verdict.failed ? int(*verdict.failed) : -1, expected);
        QCOMPARE(verdict.tally, tally);
    }

    void exitCode()
    {
        QCOMPARE(exitCodeIn("Chunk ID: abc\nProcess exited with code 2\nOutput:\nx"), 2);
        QCOMPARE(exitCodeIn("Exit code 1\nboom"), 1);
        QVERIFY(!exitCodeIn("he said Exit code 1 is bad"));
        QVERIFY(!exitCodeIn(""));
    }

    void shellError()
    {
        QVERIFY(reportsShellError("bash: foo: command not found"));
        QVERIFY(reportsShellError("fatal: not a git repository"));
        QVERIFY(!reportsShellError("all fine"));
        QVERIFY(!reportsShellError(std::string(900, 'x') + "\nfatal: x"));
    }

    void signature_data()
    {
        QTest::addColumn<QString>("output");
        QTest::addColumn<QString>("expected");
        QTest::newRow("rust")
            << u"   Compiling x\nerror[E0308]: mismatched types\n --> src/a.rs:10:5\nerror: could not compile `x` due to 2 previous errors"_s
            << u"error[E0308]: mismatched types"_s;
        QTest::newRow("panic") << u"thread 'main' panicked at src/auth/token.rs:42:9:\ntoken expired\nnote: run with"_s
                               << u"thread <str> panicked at <path>: token expired"_s;
        QTest::newRow("python")
            << u"Traceback (most recent call last):\n  File \"/a/b.py\", line 3\nValueError: invalid literal for int() with base 10: 'x'"_s
            << u"ValueError: invalid literal for int() with base <n>: <str>"_s;
        QTest::newRow("gcc") << u"/home/me/src/a.cpp:10:5: error: expected ';' before '}' token"_s
                             << u"<path>: error: expected <str> before <str> token"_s;
        QTest::newRow("tally skipped") << u"E   AssertionError: assert 3 == 4\n1 failed, 2 passed in 0.1s"_s
                                       << u"AssertionError: assert <n> == <n>"_s;
        QTest::newRow("only tally") << u"1 failed, 2 passed in 0.1s"_s << QString();
        QTest::newRow("hash") << u"fatal: bad object 3f2a9c1d7e"_s << u"fatal: bad object <n>"_s;
        QTest::newRow("empty") << QString() << QString();
    }

    void signature()
    {
        QFETCH(QString, output);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(errorSignature(output.toStdString())), expected);
    }

    void signatureIsBounded()
    {
        const std::string signature = errorSignature("Error: " + std::string(5000, 'x') + "ñ");
        QVERIFY(signature.size() <= 160);
        QVERIFY(QString::fromStdString(errorSignature("Error: " + QString(300, u'ñ').toStdString())).isValidUtf16());
    }

    void lines()
    {
        const auto edit = editLines(R"({"file_path":"a","old_string":"a\nb\nc","new_string":"a\nx\ny\nc"})");
        QCOMPARE(edit.size(), 1UZ);
        QCOMPARE(edit[0].added, 2);
        QCOMPARE(edit[0].removed, 1);
        const auto patch = editLines(
            "*** Begin Patch\n*** Update File: src/a.rs\n@@\n-old\n+new\n+more\n*** Add File: b.txt\n+x\n*** End Patch");
        QCOMPARE(patch.size(), 2UZ);
        QCOMPARE(patch[0].path, std::string("src/a.rs"));
        QCOMPARE(patch[0].added, 2);
        QCOMPARE(patch[0].removed, 1);
        QCOMPARE(patch[1].added, 1);
        const auto wrapped = editLines(R"({"input":"*** Begin Patch\n*** Update File: a\n+x\n*** End Patch"})");
        QCOMPARE(wrapped.size(), 1UZ);
        const auto write = editLines(R"({"file_path":"a","content":"1\n2\n3\n"})");
        QCOMPARE(write[0].added, 3);
        QCOMPARE(write[0].removed, -1);
        QVERIFY(editLines("{broken").empty());
        QVERIFY(editLines("").empty());
    }
};

QTEST_APPLESS_MAIN(TestCheckOutput)
#include "tst_checkoutput.moc"
