#include "BenchStore.h"
#include "Measurements.h"

#include "forgetting/Purge.h"
#include "store/Connection.h"
#include "store/Store.h"

#include <QElapsedTimer>
#include <QSqlQuery>

#include <array>
#include <map>

using namespace Qt::StringLiterals;

namespace evoca::bench {

using namespace evoca::model;

namespace {

constexpr std::array phases {"planning"_L1,         "removing"_L1,       "indexes"_L1,
                             "backups"_L1,          "checkpoint"_L1,     "checking indexes"_L1,
                             "checking records"_L1, "checking bytes"_L1, "done"_L1};

/// A session of the middle: neither empty nor huge.
QString smallSession(Connection &connection)
{
    auto rows = connection.run(
        u"SELECT global_id FROM session WHERE subagent = 0 AND deleted_at = 0 AND messages BETWEEN 20 AND 200"
        " ORDER BY id LIMIT 1"_s);
    return rows && rows->next() ? rows->value(0).toString() : QString();
}

/// How long each phase took, and the longest time without a word of progress.
class Clock
{
public:
    Clock() { m_clock.start(); }

    void tell(PurgeProgress::Phase phase)
    {
        const double ms = double(m_clock.nsecsElapsed()) / 1e6;
        m_clock.restart();
        m_spent[m_phase] += ms;
        m_silence = std::max(m_silence, ms);
        m_phase = phase;
    }
    void report(Measurements &out) const
    {
        for (const auto &[phase, ms] : m_spent)
            out.add(phases.at(std::size_t(phase)), ms / 1000, u"s"_s);
        out.add(u"longest without progress"_s, m_silence / 1000, u"s"_s, 60);
    }

private:
    QElapsedTimer m_clock;
    PurgeProgress::Phase m_phase = PurgeProgress::Phase::Planning;
    std::map<PurgeProgress::Phase, double> m_spent;
    double m_silence = 0;
};

} // namespace

int purgeBench(const QStringList &arguments)
{
    QCommandLineParser parser;
    BenchStore::addOptions(parser);
    parser.addOption({u"backup"_s, u"With a backup that has to be replaced."_s});
    parser.process(arguments);
    const auto bench = BenchStore::make(parser);
    if (!bench || !bench->fill())
        return 2;
    const auto writer = bench->open();
    if (!writer)
        return 3;
    if (parser.isSet(u"backup"_s) && !backupStore(bench->paths()))
        return 3;
    QString session;
    {
        const auto connection = Connection::open(bench->paths(), u"bench"_s, Connection::Mode::Read);
        if (!connection)
            return 3;
        session = smallSession(**connection);
    }
    Clock clock;
    QElapsedTimer whole;
    whole.start();
    const auto receipt = Purge(*writer).run(ForgetTarget::of(session), {}, {},
                                            [&](const PurgeProgress &progress) { clock.tell(progress.phase); });
    if (!receipt)
        return 3;
    Measurements out;
    out.note(u"records"_s, receipt->records);
    out.note(u"verified"_s, receipt->verified);
    out.note(u"repairs"_s, receipt->repairs);
    out.note(u"bytes searched"_s, receipt->checks.back().asked);
    out.add(u"purge of a small session"_s, double(whole.elapsed()) / 1000, u"s"_s);
    clock.report(out);
    out.print();
    if (parser.isSet(u"json"_s))
        out.write(parser.value(u"json"_s));
    return receipt->verified ? 0 : 1;
}

} // namespace evoca::bench
