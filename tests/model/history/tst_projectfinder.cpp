#include "history/GitFiles.h"
#include "history/ProjectFinder.h"
#include "support/TestHome.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca::model;

class ProjectFinderTest : public QObject
{
    Q_OBJECT

private:
    evoca::test::TestHome m_home;

    QString folder(const QString &relative) const
    {
        const QString path = m_home.path() + u'/' + relative;
        QDir().mkpath(path);
        return path;
    }
    QString repository(const QString &relative, const QByteArray &config = {}) const
    {
        m_home.write(relative + "/.git/HEAD"_L1, "ref: refs/heads/main\n");
        m_home.write(relative + "/.git/config"_L1, config);
        return m_home.path() + u'/' + relative;
    }

private Q_SLOTS:
    void findsTheRepositoryUpTheTree()
    {
        const QString root = repository(u"work/shop"_s,
                                        "[core]\n\tbare = false\n[remote \"fork\"]\n\turl = x:y/z\n"
                                        "[remote \"origin\"]\n\turl = https://ana:token@GitHub.com/ana/shop.git\n");
        const ProjectRef project = ProjectFinder().find(folder(u"work/shop/src/auth"_s));
        QCOMPARE(project.path, root);
        QCOMPARE(project.name, u"shop"_s);
        QCOMPARE(project.remote, u"github.com/ana/shop"_s);
        QVERIFY(project.isRepository);
    }

    void foldsLinkedWorktrees()
    {
        const QString root = repository(u"work/tool"_s, "[remote \"origin\"]\n url = git@github.com:ana/tool.git\n");
        m_home.write(u"work/tool/.git/worktrees/feature/commondir"_s, "../..\n");
        m_home.write(u"elsewhere/feature/.git"_s, "gitdir: "_ba + (root + "/.git/worktrees/feature\n"_L1).toUtf8());
        const ProjectRef project = ProjectFinder().find(folder(u"elsewhere/feature/src"_s));
        QCOMPARE(project.path, root);
        QCOMPARE(project.remote, u"github.com/ana/tool"_s);
    }

    void foldsWorktreesOfAMovedRepository()
    {
        m_home.write(u"elsewhere/old/.git"_s, "gitdir: /gone/repo/.git/worktrees/old\n");
        QCOMPARE(ProjectFinder().find(folder(u"elsewhere/old"_s)).path, u"/gone/repo"_s);
    }

    void keepsSubmodulesApart()
    {
        const QString root = repository(u"work/outer"_s);
        m_home.write(u"work/outer/.git/modules/inner/HEAD"_s, "ref: refs/heads/main\n");
        m_home.write(u"work/outer/.git/modules/inner/config"_s,
                     "[remote \"origin\"]\nurl = ssh://git@host.example:2222/team/inner\n");
        m_home.write(u"work/outer/inner/.git"_s, "gitdir: ../.git/modules/inner\n");
        const ProjectRef project = ProjectFinder().find(folder(u"work/outer/inner"_s));
        QCOMPARE(project.path, root + "/inner"_L1);
        QCOMPARE(project.remote, u"host.example/team/inner"_s);
    }

    void takesAWorktreeOfABareRepository()
    {
        m_home.write(u"srv/site.git/HEAD"_s, "ref: refs/heads/main\n");
        m_home.write(u"srv/site.git/worktrees/main/commondir"_s, "../..\n");
        m_home.write(u"srv/main/.git"_s, "gitdir: ../site.git/worktrees/main\n");
        const ProjectRef project = ProjectFinder().find(folder(u"srv/main"_s));
        QCOMPARE(project.path, m_home.path() + "/srv/site.git"_L1);
        QCOMPARE(project.name, u"site"_s);
    }

    void takesAFolderWithoutRepositoryAsItIs()
    {
        const QString path = folder(u"notes/año"_s);
        folder(u"notes/.git"_s); // empty: no repository
        const ProjectRef project = ProjectFinder().find(path + u'/');
        QCOMPARE(project.path, path);
        QCOMPARE(project.name, u"año"_s);
        QVERIFY(!project.isRepository);
    }

    void knowsConventionsOfFoldersThatAreGone_data()
    {
        QTest::addColumn<QString>("cwd");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << u"/gone/app/"_s << u"/gone/app"_s << u"app"_s;
        QTest::newRow("worktrees") << u"/gone/app/.worktrees/x/src"_s << u"/gone/app"_s << u"app"_s;
        QTest::newRow("claude") << u"/gone/app/.claude/worktrees/y"_s << u"/gone/app"_s << u"app"_s;
        QTest::newRow("home worktrees") << u"/Users/testuser/.worktrees/feature/skills"_s
                                        << u"/Users/testuser/.worktrees/feature"_s << u"feature"_s;
        QTest::newRow("private") << u"/private/var/gone/t"_s << u"/var/gone/t"_s << u"t"_s;
        QTest::newRow("windows") << u"C:\\git\\cc-plus\\"_s << u"C:/git/cc-plus"_s << u"cc-plus"_s;
        QTest::newRow("relative") << u"some/where"_s << u"some/where"_s << u"where"_s;
        QTest::newRow("empty") << QString() << QString() << QString();
        QTest::newRow("root") << u"/"_s << u"/"_s << u"/"_s;
    }
    void knowsConventionsOfFoldersThatAreGone()
    {
        QFETCH(const QString, cwd);
        const ProjectRef project = ProjectFinder().find(cwd);
        QTEST(project.path, "path");
        QTEST(project.name, "name");
    }

    void findsTheRepositoryOfADeletedFolder()
    {
        const QString root = repository(u"work/kept"_s);
        QCOMPARE(ProjectFinder().find(root + "/.worktrees/gone/src"_L1).path, root);
        QCOMPARE(ProjectFinder().find(root + "/removed"_L1).path, root);
    }

    void remembersAnswers()
    {
        const QString root = repository(u"work/cached"_s);
        const ProjectFinder finder;
        QVERIFY(finder.find(root).isRepository);
        QVERIFY(QDir(root + "/.git"_L1).removeRecursively());
        QVERIFY(finder.find(root).isRepository);
    }

    void normalisesRemotes_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("remote");
        QTest::newRow("https") << u"https://user:secret@github.com/o/n.git"_s << u"github.com/o/n"_s;
        QTest::newRow("scp") << u"git@gitlab.example.com:group/sub/n.git"_s << u"gitlab.example.com/group/sub/n"_s;
        QTest::newRow("scp without user") << u"host.example:o/n/"_s << u"host.example/o/n"_s;
        QTest::newRow("ssh") << u"ssh://git@Host.example:22/o/n"_s << u"host.example/o/n"_s;
        QTest::newRow("path") << u"/srv/git/n.git"_s << QString();
        QTest::newRow("file") << u"file:///srv/git/n.git"_s << QString();
        QTest::newRow("relative") << u"../n"_s << QString();
        QTest::newRow("drive") << u"C:/git/n"_s << QString();
    }
    void normalisesRemotes()
    {
        QFETCH(const QString, url);
        QTEST(normalisedRemote(url), "remote");
    }
};

QTEST_GUILESS_MAIN(ProjectFinderTest)
#include "tst_projectfinder.moc"
