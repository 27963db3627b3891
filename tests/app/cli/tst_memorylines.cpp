#include "support/TestHome.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca;

namespace {

struct Run
{
    int code = -1;
    QByteArray out;
    QByteArray error;
};

Run evocaRun(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(EVOCA_PROGRAM), arguments);
    if (!process.waitForFinished(60'000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

constexpr const char *lines = R"({"content":"Tags are signed.","path":"ops/release"}
{"content":"El año fiscal empieza en abril.","path":"contabilidad\\AÑO","type":"semantic","scope":"es"}
{"content":"Region: Oslo","path":"ops","semantic_key":"region","project":{"path":"/home/ana/shop","name":"shop"}}
)";

} // namespace

/// `evoca import --from memories` and `evoca export memories` with the real program and a throw-away home.
class TestMemoryLinesCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home.emplace(); }
    void cleanup() { m_home.reset(); }

    void thereAndBack()
    {
        const QString first = written(u"first.jsonl"_s, lines);
        QCOMPARE(evocaRun({u"import"_s, u"--from"_s, u"memories"_s, first}).code, 0);
        const Run exported = evocaRun({u"export"_s, u"memories"_s});
        QCOMPARE(exported.code, 0);
        QCOMPARE(exported.out.count('\n'), 3);
        const QString copy = m_folder.filePath(u"copy.jsonl"_s);
        QCOMPARE(evocaRun({u"export"_s, u"memories"_s, u"--out"_s, copy}).code, 0);
        QCOMPARE(contents(copy), exported.out);
        QCOMPARE(QFile::permissions(copy) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        // Another store takes all of it and tells it again to the letter; a second time changes nothing.
        m_home.reset();
        m_home.emplace();
        QCOMPARE(report(copy)["added"_L1].toInt(), 3);
        QCOMPARE(evocaRun({u"export"_s, u"memories"_s}).out, exported.out);
        QCOMPARE(report(copy)["known"_L1].toInt(), 3);
        QCOMPARE(evocaRun({u"export"_s, u"memories"_s}).out, exported.out);
        const Run shop = evocaRun({u"export"_s, u"memories"_s, u"--project"_s, u"shop"_s});
        QCOMPARE(shop.out.count('\n'), 1);
        QVERIFY(shop.out.contains("Region: Oslo"));
    }

    void badLinesAreToldAndHideNoOther()
    {
        const QString file = written(u"bad.jsonl"_s, QByteArray("{broken\n") + lines + "{\"content\":7}\n\n[]\n");
        const QJsonObject told = report(file, 1);
        QCOMPARE(told["added"_L1].toInt(), 3);
        QJsonArray numbers;
        const QJsonArray skipped = told["skipped"_L1].toArray();
        for (const QJsonValue &one : skipped)
            numbers.append(one.toObject().value("line"_L1));
        QCOMPARE(numbers, (QJsonArray {1, 5, 7}));
    }

    void wrongUse()
    {
        QCOMPARE(evocaRun({u"import"_s, u"--from"_s, u"memories"_s}).code, 2);
        QCOMPARE(evocaRun({u"import"_s, u"--from"_s, u"nothing"_s, u"x"_s}).code, 2);
        QVERIFY(evocaRun({u"import"_s, u"--from"_s, u"memories"_s, u"/nowhere/x.jsonl"_s}).code > 0);
        QCOMPARE(evocaRun({u"import"_s, u"--from"_s, u"memories"_s, written(u"x"_s, lines)}).code, 0);
        QCOMPARE(evocaRun({u"export"_s}).code, 2);
        QVERIFY(evocaRun({u"export"_s, u"memories"_s, u"--project"_s, u"nobody"_s}).code > 0);
        QVERIFY(evocaRun({u"export"_s, u"memories"_s, u"--out"_s, u"/nowhere/at/all.jsonl"_s}).code > 0);
    }

private:
    QString written(const QString &name, const QByteArray &text)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write");
        return file.fileName();
    }
    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QJsonObject report(const QString &file, int code = 0)
    {
        const Run run = evocaRun({u"import"_s, u"--from"_s, u"memories"_s, u"--json"_s, file});
        if (run.code != code)
            qWarning("code %d: %s", run.code, run.error.constData());
        return QJsonDocument::fromJson(run.out).object();
    }

    std::optional<evoca::test::TestHome> m_home;
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestMemoryLinesCommand)
#include "tst_memorylines.moc"
