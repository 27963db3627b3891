#include "search/CandidatePaths.h"
#include "search/PlanBudget.h"

#include <QTest>

#include <cmath>

using namespace evoca::model;
using namespace Qt::StringLiterals;

namespace {

StrategyRun run(const QString &strategy, bool success, double seconds = 600, double calls = 20, bool detour = false)
{
    static int number = 0;
    return {u"exp-%1"_s.arg(++number), strategy, success, seconds, calls, detour};
}

CandidatePath path(const std::vector<CandidatePath> &paths, const QString &strategy)
{
    const auto found = std::ranges::find(paths, strategy, &CandidatePath::strategy);
    if (found == paths.end())
        qFatal("no such path");
    return *found;
}

QStringList names(const std::vector<CandidatePath> &paths)
{
    QStringList names;
    for (const CandidatePath &path : paths)
        names << path.strategy;
    names.sort();
    return names;
}

} // namespace

/// The formulas of OpenReflex section 4, by numbers worked out by hand.
class TestCandidatePaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void strategiesOfEachMode()
    {
        const QStringList build {u"incremental"_s, u"inspect-first"_s, u"test-first"_s};
        QCOMPARE(names(candidatePaths(TaskClass::Build, {}, {})), build);
        QCOMPARE(names(candidatePaths(TaskClass::Test, {}, {})), build);
        QCOMPARE(names(candidatePaths(TaskClass::Investigate, {}, {})),
                 (QStringList {u"broad-then-deep"_s, u"cross-check"_s, u"source-first"_s}));
        QCOMPARE(names(candidatePaths(TaskClass::Think, {}, {})),
                 (QStringList {u"compare-options"_s, u"evidence-first"_s, u"reason-first"_s}));
    }

    void bonusOfAClass()
    {
        const auto prior = [](TaskClass taskClass, const QString &name) {
            return path(candidatePaths(taskClass, {}, {}), name).success;
        };
        QCOMPARE(prior(TaskClass::Debug, u"test-first"_s), 0.93);
        QCOMPARE(prior(TaskClass::Build, u"test-first"_s), 0.85);
        QCOMPARE(prior(TaskClass::Refactor, u"incremental"_s), 0.90);
        QCOMPARE(prior(TaskClass::Debug, u"incremental"_s), 0.82);
        QCOMPARE(prior(TaskClass::Investigate, u"source-first"_s), 0.92);
        QCOMPARE(prior(TaskClass::Think, u"reason-first"_s), 0.90);
    }

    void utility()
    {
        CandidatePath path;
        path.success = 0.93;
        path.seconds = 540;
        path.calls = 18;
        path.tokens = 6000;
        path.risk = 0.10;
        path.uncertainty = 1;
        path.reversibility = 0.95;
        QVERIFY(std::abs(utilityOf(path) - 0.345) < 1e-9);
        path.seconds = 1e9; // each cost is bounded
        path.calls = 1e9;
        path.tokens = 1e9;
        QVERIFY(std::abs(utilityOf(path) - (0.5115 - 0.12 - 0.10 - 0.08 - 0.008 - 0.04 + 0.0285)) < 1e-9);
    }

    void evidenceMovesThePrior()
    {
        const std::vector<StrategyRun> runs {run(u"test-first"_s, true, 100, 10), run(u"test-first"_s, true, 300, 30),
                                             run(u"test-first"_s, false, 200, 20, true)};
        const auto paths = candidatePaths(TaskClass::Build, runs, {});
        const CandidatePath tested = path(paths, u"test-first"_s);
        QCOMPARE(tested.success, (4 * 0.85 + 2) / 7);
        QCOMPARE(tested.seconds, (4 * 540.0 + 600) / 7);
        QCOMPARE(tested.calls, (4 * 18.0 + 60) / 7);
        QCOMPARE(tested.risk, (4 * 0.10 + 1) / 7);
        QCOMPARE(tested.uncertainty, 0.5);
        QCOMPARE(tested.evidence, 3);
        QCOMPARE(tested.runs.size(), 3);
        QCOMPARE(path(paths, u"inspect-first"_s).evidence, 0);
        QCOMPARE(path(paths, u"inspect-first"_s).uncertainty, 1);
    }

    void luckIsSmoothed()
    {
        // One lucky run must not look definitive (failure 10 of the reference).
        const std::vector<StrategyRun> lucky {run(u"inspect-first"_s, true)};
        const auto paths = candidatePaths(TaskClass::Debug, lucky, {});
        QVERIFY(path(paths, u"inspect-first"_s).success < 0.83);
        QCOMPARE(recommended(paths)->strategy, u"test-first"_s);
    }

    void regret()
    {
        // Without evidence for an alternative there is nothing to regret, and without an outcome neither.
        const std::vector<StrategyRun> alone {run(u"inspect-first"_s, false)};
        QVERIFY(!regretOf(alone.front(), candidatePaths(TaskClass::Build, alone, {})));
        QCOMPARE(path(candidatePaths(TaskClass::Build, alone, {}), u"inspect-first"_s).expectedRegret, 0.0);

        std::vector<StrategyRun> runs(8, run(u"test-first"_s, true, 300, 10));
        const StrategyRun bad = run(u"inspect-first"_s, false, 900, 40, true);
        runs.push_back(bad);
        const auto paths = candidatePaths(TaskClass::Build, runs, {});
        const CandidatePath tested = path(paths, u"test-first"_s);
        // P = 0, all costs at their bound but tokens, a detour, no uncertainty.
        const double realised = -0.12 - 0.10 - 0.08 * 5000 / 16000 - 0.08 + 0.03 * 0.90;
        const double expected = tested.utility - realised;
        QVERIFY(std::abs(path(paths, u"inspect-first"_s).expectedRegret - expected / 5) < 1e-9);
        QVERIFY(std::abs(path(paths, u"inspect-first"_s).score
                         - (path(paths, u"inspect-first"_s).utility - 0.25 * expected / 5))
                < 1e-9);
        // A run that came to more than the alternative promises regrets nothing.
        const auto none = regretOf(run(u"inspect-first"_s, true, 10, 1), paths);
        QVERIFY(none && *none == 0);
        QVERIFY(!regretOf(run(u"a strategy of nobody"_s, true), paths));
    }

    void dominatedIsNeverRecommended()
    {
        for (const TaskClass taskClass :
             {TaskClass::Build, TaskClass::Debug, TaskClass::Refactor, TaskClass::Investigate, TaskClass::Think}) {
            const auto paths = candidatePaths(taskClass, {}, {});
            QVERIFY(recommended(paths));
            QVERIFY(recommended(paths)->dominatedBy.isEmpty());
        }
        // Twenty quick successes of one strategy make a slow, failing one pointless.
        std::vector<StrategyRun> runs(20, run(u"test-first"_s, true, 60, 3));
        for (int i = 0; i < 20; ++i)
            runs.push_back(run(u"incremental"_s, false, 2000, 90, true));
        const auto paths = candidatePaths(TaskClass::Build, runs, {});
        QVERIFY(!path(paths, u"incremental"_s).dominatedBy.isEmpty());
        QCOMPARE(recommended(paths)->strategy, u"test-first"_s);
    }

    void limits()
    {
        const auto paths = candidatePaths(TaskClass::Build, {}, {15, std::nullopt});
        QVERIFY(path(paths, u"inspect-first"_s).withinLimits); // 14 calls
        QVERIFY(!path(paths, u"test-first"_s).withinLimits); // 18
        QCOMPARE(recommended(paths)->strategy, u"inspect-first"_s);
        const auto none = candidatePaths(TaskClass::Build, {}, {1, 0.1});
        QVERIFY(recommended(none)); // nothing fits: the best all the same
        QVERIFY(!recommended(none)->withinLimits);
        QVERIFY(path(candidatePaths(TaskClass::Build, {}, {std::nullopt, 7.0}), u"inspect-first"_s).withinLimits);
        QVERIFY(!path(candidatePaths(TaskClass::Build, {}, {std::nullopt, 6.9}), u"inspect-first"_s).withinLimits);
    }

    void anAgentsOwnStrategy()
    {
        const std::vector<StrategyRun> runs {run(u"ask-the-compiler"_s, true), run(u"ask-the-compiler"_s, true)};
        const auto paths = candidatePaths(TaskClass::Build, runs, {});
        QCOMPARE(paths.size(), 4UZ);
        QCOMPARE(path(paths, u"ask-the-compiler"_s).success, (4 * 0.78 + 2) / 6);
    }

    void whichRunsCount()
    {
        const std::vector<StrategyRun> two(2, run(u"test-first"_s, true));
        const std::vector<StrategyRun> three(3, run(u"test-first"_s, true));
        QVERIFY(!isEnoughEvidence(two));
        QVERIFY(isEnoughEvidence(three));
    }

    void budgetFloorsAndFactors()
    {
        CandidatePath path;
        path.seconds = 10;
        path.calls = 1;
        path.tokens = 10;
        path.uncertainty = 1;
        const PlanBudget least = budgetOf(path, Novelty::Routine, {});
        QCOMPARE(least.seconds, 1200.0);
        QCOMPARE(least.toolCalls, 30);
        QCOMPARE(least.tokens, 30'000);
        QVERIFY(!least.limited);
        path.seconds = 1000;
        path.calls = 100;
        path.tokens = 100'000;
        const PlanBudget unsure = budgetOf(path, Novelty::Routine, {});
        QCOMPARE(unsure.seconds, 2500.0);
        QCOMPARE(unsure.toolCalls, 250);
        QCOMPARE(unsure.tokens, 200'000);
        path.uncertainty = 0;
        const PlanBudget sure = budgetOf(path, Novelty::Routine, {});
        QCOMPARE(sure.seconds, 1875.0);
        QCOMPARE(sure.tokens, 150'000);
        const PlanBudget novel = budgetOf(path, Novelty::Novel, {});
        QCOMPARE(novel.seconds, 1.5 * 1875);
        QCOMPARE(novel.tokens, 225'000);
        const PlanBudget limited = budgetOf(path, Novelty::Novel, {20, 5.0});
        QCOMPARE(limited.seconds, 300.0);
        QCOMPARE(limited.toolCalls, 20);
        QVERIFY(limited.limited);
        QCOMPARE(limited.tokens, 150'000); // limits were given, so novelty adds nothing
    }

    void novelty()
    {
        QCOMPARE(noveltyOf(4, 3), Novelty::Unknown);
        QCOMPARE(noveltyOf(5, 0), Novelty::Novel);
        QCOMPARE(noveltyOf(5, 1), Novelty::Familiar);
        QCOMPARE(noveltyOf(5, 2), Novelty::Familiar);
        QCOMPARE(noveltyOf(5, 3), Novelty::Routine);
    }

    void firstDebugTaskScores23()
    {
        const auto paths = candidatePaths(TaskClass::Debug, {}, {});
        const CandidatePath &best = *recommended(paths);
        QCOMPARE(best.strategy, u"test-first"_s);
        QCOMPARE(reflexScore(best, best.score - paths[1].score, 0), 23);
        CandidatePath certain = best;
        certain.evidence = 8;
        certain.uncertainty = 0;
        QCOMPARE(reflexScore(certain, 0.15, 1), 100);
        certain.withinLimits = false;
        QCOMPARE(reflexScore(certain, 1, 1), 85);
    }
};

QTEST_APPLESS_MAIN(TestCandidatePaths)
#include "tst_candidatepaths.moc"
