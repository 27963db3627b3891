// The list of episodes: days as headers, pages that are appended, rows that change in place.
#include "itemmodels/EpisodeListModel.h"

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca;
using app::EpisodeListModel;
using app::EpisodeRow;

namespace {

EpisodeRow row(int id, int daysAgo, const QString &time = u"10:00"_s)
{
    EpisodeRow made;
    made.id = id;
    made.globalId = QString::number(id);
    made.title = u"takeaway %1"_s.arg(id);
    made.created =
        QDateTime(QDate::currentDate().addDays(-daysAgo), QTime::fromString(time, u"H:mm"_s)).toMSecsSinceEpoch();
    return made;
}

} // namespace

class EpisodeListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void daysAreHeaders();
    void pagesAreAppended();
    void sameRowsChangeInPlace();
    void detailsSayWhatMatters();
    void spokenRows();
    void numbersOfIds();

private:
    std::unique_ptr<EpisodeListModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void EpisodeListTest::init()
{
    m_tester.reset();
    m_model = std::make_unique<EpisodeListModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void EpisodeListTest::daysAreHeaders()
{
    m_model->setPage({row(1, 0), row(2, 0, u"9:00"_s), row(3, 4)}, {});
    QCOMPARE(m_model->rowCount(), 5);
    QVERIFY(m_model->isHeader(0));
    QVERIFY(!(m_model->flags(m_model->index(0)) & Qt::ItemIsSelectable));
    QVERIFY(m_model->headerText(0).startsWith(u"Today"_s));
    QVERIFY(m_model->headerCount(0).startsWith(u'2'));
    QVERIFY(m_model->isHeader(3));
    QCOMPARE(m_model->rowOf(3), 4);
    QCOMPARE(m_model->rowOf(9), -1);
}

void EpisodeListTest::pagesAreAppended()
{
    m_tester.reset(); // it would fetch by itself
    m_model->setPage({row(1, 0), row(2, 1)}, u"next"_s);
    QVERIFY(m_model->canFetchMore({}));
    const QSignalSpy asked(m_model.get(), &EpisodeListModel::fetchRequested);
    m_model->fetchMore({});
    QCOMPARE(asked.size(), 1);
    QVERIFY(!m_model->canFetchMore({})); // one question at a time
    m_model->append({row(3, 1, u"9:00"_s), row(4, 2)}, {});
    QCOMPARE(m_model->rowCount(), 7); // no second header for the same day
    QVERIFY(m_model->headerCount(2).startsWith(u'2'));
    QVERIFY(!m_model->canFetchMore({}));
}

void EpisodeListTest::sameRowsChangeInPlace()
{
    m_model->setPage({row(1, 0), row(2, 1)}, u"next"_s);
    m_model->append({row(3, 2)}, u"more"_s);
    const QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    EpisodeRow changed = row(1, 0);
    changed.pinned = true;
    m_model->setPage({changed, row(2, 1)}, u"next"_s);
    QCOMPARE(reset.size(), 0);
    QVERIFY(m_model->episode(m_model->rowOf(1)).pinned);
    QCOMPARE(m_model->rowOf(3), 5); // pages that were fetched stay
    QCOMPARE(m_model->cursor(), u"more"_s);
    m_model->setPage({row(9, 0), row(1, 0)}, {});
    QCOMPARE(reset.size(), 1);
}

void EpisodeListTest::detailsSayWhatMatters()
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    constexpr qint64 day = 24 * 3600 * 1000LL;
    EpisodeRow episode = row(1, 0);
    episode.writer = u"my client"_s;
    episode.sessionTitle = u"Rotate tokens"_s;
    episode.scopes = {u"auth"_s, u"tests"_s};
    episode.expires = now + 28 * day + 1000;
    const QString details = EpisodeListModel::details(episode);
    QVERIFY2(details.startsWith(u"my client · Rotate tokens · auth, tests · "_s), qPrintable(details));
    QVERIFY2(details.contains(u"28"_s), qPrintable(details));
    episode.pinned = true;
    QVERIFY(!EpisodeListModel::details(episode).contains(u"28"_s));
    episode.kind = app::TimelineMark::Kind::Promoted;
    QVERIFY(EpisodeListModel::details(episode).contains(u"memory"_s));
    QVERIFY(EpisodeListModel::expiry(0, now).isEmpty());
    QCOMPARE(EpisodeListModel::expiry(now - 1, now), u"expired"_s);
    QVERIFY(EpisodeListModel::expiry(now + day / 2, now).contains(u"12 h"_s));
}

void EpisodeListTest::spokenRows()
{
    EpisodeRow episode = row(1, 0);
    episode.hidden = u"other worktree"_s;
    m_model->setPage({episode}, {});
    const QString text = m_model->index(1).data(Qt::AccessibleTextRole).toString();
    QVERIFY(text.startsWith(u"takeaway 1"_s));
    QVERIFY(text.contains(u"other worktree"_s));
}

void EpisodeListTest::numbersOfIds()
{
    QSet<model::RowId> seen;
    for (int index = 0; index < 20'000; ++index)
        seen.insert(app::episodeNumber(u"01KDXXXXXXXXXXXXXXXX%1"_s.arg(index, 6, 10, QLatin1Char('0'))));
    QCOMPARE(seen.size(), 20'000);
    QVERIFY(*std::ranges::min_element(seen) > 0);
    QCOMPARE(app::episodeNumber(u"a"_s), app::episodeNumber(u"a"_s));
}

QTEST_MAIN(EpisodeListTest)
#include "tst_episode_list.moc"
