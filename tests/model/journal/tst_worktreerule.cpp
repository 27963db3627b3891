#include "journal/Caller.h"
#include "journal/WorktreeRule.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

using namespace Qt::StringLiterals;
using namespace evoca::model;

/// The eight rows, with folders that really exist, are linked, or are gone (bettermemory section 2.5).
class TestWorktreeRule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void rows_data();
    void rows();
    void verdicts_data();
    void verdicts();
    void errnoExact_data();
    void errnoExact();
    void goneInRealWays_data();
    void goneInRealWays();
    void linkedIsOneWay();
    void primaryOnlyOfLinked();
    void rootsOfFolders();
    void callerFromFiles();
    void looksOnlyOnce();

private:
    QString at(const QString &name) const { return m_root + u'/' + name; }
    void folder(const QString &name) const { QVERIFY(QDir().mkpath(at(name))); }
    void file(const QString &name, const QByteArray &text) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(at(name)).path()));
        QFile file(at(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    QTemporaryDir m_folder;
    QString m_root;
};

void TestWorktreeRule::initTestCase()
{
    m_root = QFileInfo(m_folder.path()).canonicalFilePath();
    folder(u"main/.git/worktrees/linked"_s);
    folder(u"main/src/deep"_s);
    file(u"main/.git/HEAD"_s, "ref: refs/heads/feature/x\n");
    file(u"main/.git/config"_s, "[remote \"origin\"]\n\turl = git@example.org:team/app.git\n");
    file(u"main/.git/worktrees/linked/HEAD"_s, "ref: refs/heads/other\n");
    file(u"main/.git/worktrees/linked/commondir"_s, "../..\n");
    file(u"linked/.git"_s, "gitdir: " + at(u"main/.git/worktrees/linked"_s).toUtf8() + '\n');
    folder(u"main/.git/modules/sub"_s);
    file(u"main/sub/.git"_s, "gitdir: ../.git/modules/sub\n");
    folder(u"bare.git/worktrees/w"_s);
    file(u"ofbare/.git"_s, "gitdir: " + at(u"bare.git/worktrees/w"_s).toUtf8() + '\n');
    folder(u"other/.git"_s);
    file(u"other/.git/HEAD"_s, "0123456789abcdef0123456789abcdef01234567\n");
    folder(u"plain/in"_s);
    file(u"damaged/.git"_s, "this is no gitdir line\n");
    file(u"file"_s, "x");
    QVERIFY(QFile::link(at(u"loop"_s), at(u"loop"_s)));
    QVERIFY(QFile::link(at(u"main"_s), at(u"shortcut"_s)));
}

void TestWorktreeRule::rows_data()
{
    QTest::addColumn<QString>("caller");
    QTest::addColumn<QString>("episode");
    QTest::addColumn<int>("row");
    const auto row = [this](const char *name, const char *caller, const char *episode, WorktreeCase expected) {
        QTest::newRow(name) << (*caller ? at(QString::fromLatin1(caller)) : QString())
                            << (*episode ? at(QString::fromLatin1(episode)) : QString()) << int(expected);
    };
    row("1 neither", "", "", WorktreeCase::NeitherKnown);
    row("2 episode unknown", "main", "", WorktreeCase::EpisodeUnknown);
    row("3 caller unknown", "", "main", WorktreeCase::CallerUnknown);
    row("4 same", "main", "main", WorktreeCase::Same);
    row("5 linked of primary", "linked", "main", WorktreeCase::LinkedFromPrimary);
    row("6 gone", "main", "never", WorktreeCase::Gone);
    row("7 sibling", "main", "other", WorktreeCase::Other);
    row("7 primary asks for linked", "main", "linked", WorktreeCase::Other);
    row("7 submodule asks for its parent", "main/sub", "main", WorktreeCase::Other);
    row("7 worktree of a bare repository", "ofbare", "bare.git", WorktreeCase::Other);
    row("7 damaged .git file", "damaged", "main", WorktreeCase::Other);
    row("7 a file stands there", "main", "file", WorktreeCase::Other);
}

void TestWorktreeRule::rows()
{
    QFETCH(QString, caller);
    QFETCH(QString, episode);
    WorktreeRule rule(caller);
    QTEST(int(rule.decide(episode)), "row");
}

void TestWorktreeRule::verdicts_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("permissive");
    QTest::addColumn<bool>("strict");
    for (const auto &[row, permissive, strict] :
         {std::tuple(1, true, true), std::tuple(2, true, false), std::tuple(3, true, false), std::tuple(4, true, true),
          std::tuple(5, true, false), std::tuple(6, true, false), std::tuple(7, false, false),
          std::tuple(8, false, false)})
        QTest::addRow("%d", row) << row << permissive << strict;
}

void TestWorktreeRule::verdicts()
{
    QFETCH(int, row);
    QTEST(WorktreeRule::passes(WorktreeCase(row)), "permissive");
    QTEST(WorktreeRule::matches(WorktreeCase(row)), "strict");
}

void TestWorktreeRule::errnoExact_data()
{
    QTest::addColumn<int>("error");
    QTest::addColumn<int>("row");
    for (const int gone : {ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG})
        QTest::addRow("gone %d", gone) << gone << int(WorktreeCase::Gone);
    for (const int unknown : {EACCES, EPERM, ETIMEDOUT, ESTALE, EIO, ENODEV, ENXIO, EHOSTDOWN, ENOMEM})
        QTest::addRow("unknown %d", unknown) << unknown << int(WorktreeCase::Undetermined);
    QTest::addRow("there") << 0 << int(WorktreeCase::Other);
}

void TestWorktreeRule::errnoExact()
{
    QFETCH(int, error);
    WorktreeRule rule(at(u"main"_s), [error](const QString &) { return error; });
    QTEST(int(rule.decide(at(u"never"_s))), "row");
}

void TestWorktreeRule::goneInRealWays_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("below a file") << at(u"file/x"_s); // ENOTDIR
    QTest::newRow("a loop of links") << at(u"loop/x"_s); // ELOOP
    QTest::newRow("a name too long") << at(QString(300, u'n')); // ENAMETOOLONG
    QTest::newRow("a path too long") << at(QString(u"d/"_s).repeated(3000));
    QTest::newRow("a NUL in it") << QString(at(u"main"_s) + QChar(u'\0') + u'x'); // no system takes it
}

void TestWorktreeRule::goneInRealWays()
{
    QFETCH(QString, path);
    WorktreeRule rule(at(u"main"_s));
    QCOMPARE(rule.decide(path), WorktreeCase::Gone);
}

void TestWorktreeRule::linkedIsOneWay()
{
    QCOMPARE(WorktreeRule(at(u"linked"_s)).decide(at(u"main"_s)), WorktreeCase::LinkedFromPrimary);
    QCOMPARE(WorktreeRule(at(u"main"_s)).decide(at(u"linked"_s)), WorktreeCase::Other);
}

void TestWorktreeRule::primaryOnlyOfLinked()
{
    QCOMPARE(primaryCheckout(at(u"linked"_s)), at(u"main"_s));
    for (const QString &none :
         {u"main"_s, u"main/sub"_s, u"ofbare"_s, u"other"_s, u"plain"_s, u"damaged"_s, u"never"_s})
        QVERIFY2(primaryCheckout(at(none)).isEmpty(), qPrintable(none));
}

void TestWorktreeRule::rootsOfFolders()
{
    QCOMPARE(worktreeAt(at(u"main/src/deep"_s)), at(u"main"_s));
    QCOMPARE(worktreeAt(at(u"main/sub"_s)), at(u"main/sub"_s));
    QCOMPARE(worktreeAt(at(u"linked"_s)), at(u"linked"_s));
    QCOMPARE(worktreeAt(at(u"shortcut/src"_s)), at(u"main"_s)); // resolved
    QCOMPARE(worktreeAt(at(u"plain/in"_s)), QString());
    QCOMPARE(worktreeAt(at(u"never"_s)), QString());
    QCOMPARE(worktreeAt(QString()), QString());
}

void TestWorktreeRule::callerFromFiles()
{
    const Caller inMain = callerAt(u"sess_1"_s, u"tester"_s, 3, at(u"main/src"_s));
    QCOMPARE(inMain.worktree, at(u"main"_s));
    QCOMPARE(inMain.cwd, at(u"main/src"_s));
    QCOMPARE(inMain.branch, u"feature/x"_s);
    QCOMPARE(inMain.repo, u"example.org/team/app"_s);
    QCOMPARE(callerAt({}, {}, 0, at(u"linked"_s)).branch, u"other"_s);
    QCOMPARE(callerAt({}, {}, 0, at(u"other"_s)).branch, QString()); // detached
    QCOMPARE(callerAt({}, {}, 0, at(u"plain"_s)).worktree, QString());
    QCOMPARE(callerAt({}, {}, 0, {}).cwd, QString());
}

void TestWorktreeRule::looksOnlyOnce()
{
    int looks = 0;
    WorktreeRule rule(at(u"main"_s), [&looks](const QString &) {
        ++looks;
        return ENOENT;
    });
    for (int i = 0; i < 5; ++i)
        rule.decide(at(u"never"_s));
    QCOMPARE(looks, 1);
}

QTEST_GUILESS_MAIN(TestWorktreeRule)
#include "tst_worktreerule.moc"
