#include "quality/QualityRun.h"

#include "support/SharedData.h"
#include "support/TestHome.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

/// The labelled set holds its level: the measures of score.py that need no ranks.
class QualityRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void recallOfExperiences();
    void nothingWhereNothingFits();
    void strictMemories();

private:
    static QJsonArray queries(const QString &name);
    QStringList given(const QString &section, const QJsonObject &query) const;

    evoca::test::TestHome m_home;
    QJsonObject m_results;
};

static QStringList strings(const QJsonValue &value)
{
    QStringList list;
    for (const QJsonValue &one : value.toArray())
        list << one.toString();
    return list;
}

QJsonArray QualityRunTest::queries(const QString &name)
{
    QFile file(evoca::test::sharedData(u"quality/"_s + name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object().value("queries"_L1).toArray();
}

QStringList QualityRunTest::given(const QString &section, const QJsonObject &query) const
{
    return strings(m_results.value(section).toObject().value(query.value("q"_L1).toString()));
}

void QualityRunTest::initTestCase()
{
    const QString set = evoca::test::sharedData(u"quality"_s);
    if (set.isEmpty())
        QSKIP("the shared quality set is not here");
    const QString out = qEnvironmentVariable("EVOCA_QUALITY_OUT", m_home.path() + u"/results.json"_s);
    QCOMPARE(evoca::bench::runQuality({u"--set"_s, set, u"--out"_s, out}), 0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_results = QJsonDocument::fromJson(file.readAll()).object();
}

void QualityRunTest::recallOfExperiences()
{
    double sum = 0;
    int count = 0;
    for (const QJsonValue &value : queries(u"experience_queries.json"_s)) {
        const QStringList wanted = strings(value.toObject().value("relevant"_L1));
        if (wanted.isEmpty())
            continue;
        const QStringList got = given(u"experience"_s, value.toObject());
        const auto found = std::count_if(wanted.begin(), wanted.end(),
                                         [&](const QString &id) { return got.contains(id); });
        sum += double(found) / double(std::min<qsizetype>(5, wanted.size()));
        ++count;
    }
    QVERIFY(count > 0);
    QVERIFY2(sum / count >= 0.94, qPrintable(QString::number(sum / count)));
}

void QualityRunTest::nothingWhereNothingFits()
{
    int empty = 0, count = 0;
    for (const QJsonValue &value : queries(u"experience_queries.json"_s)) {
        if (!strings(value.toObject().value("relevant"_L1)).isEmpty())
            continue;
        ++count;
        empty += given(u"experience"_s, value.toObject()).isEmpty();
    }
    QVERIFY2(empty >= count * 0.95, qPrintable(QString::number(empty)));
}

void QualityRunTest::strictMemories()
{
    int right = 0, returned = 0, wanted = 0, noMatch = 0, silent = 0;
    for (const QJsonValue &value : queries(u"memory_queries.json"_s)) {
        const QStringList expected = strings(value.toObject().value("strict_relevant"_L1));
        const QStringList got = given(u"strict"_s, value.toObject());
        for (const QString &id : got)
            right += expected.contains(id);
        returned += int(got.size());
        wanted += int(expected.size());
        noMatch += expected.isEmpty();
        silent += expected.isEmpty() && got.isEmpty();
    }
    QVERIFY2(right >= 0.95 * returned, qPrintable(u"precision %1 of %2"_s.arg(right).arg(returned)));
    QVERIFY2(right >= 0.90 * wanted, qPrintable(u"recall %1 of %2"_s.arg(right).arg(wanted)));
    QVERIFY2(silent >= 0.95 * noMatch, qPrintable(u"silent %1 of %2"_s.arg(silent).arg(noMatch)));
}

QTEST_GUILESS_MAIN(QualityRunTest)
#include "tst_qualityrun.moc"
