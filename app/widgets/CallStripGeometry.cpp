#include "widgets/CallStripGeometry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace evoca::app {

namespace {

struct Timed
{
    qint64 start;
    qint64 end;
};

/// Starts that are unknown or go backwards take the end of the call before: order counts more than clocks.
std::vector<Timed> timesOf(const std::vector<StripCall> &calls)
{
    std::vector<Timed> times;
    times.reserve(calls.size());
    qint64 latest = 0;
    for (const StripCall &call : calls) {
        qint64 start = call.start > 0 ? call.start : latest;
        if (!times.empty())
            start = std::max(start, times.back().start);
        const qint64 duration = std::max<qint64>(call.durationMs, 0);
        times.push_back({start, start + duration});
        latest = std::max(latest, start + duration);
    }
    return times;
}

} // namespace

CallStripGeometry::CallStripGeometry(const std::vector<StripCall> &calls, const std::vector<StripFix> &fixes,
                                     qreal width, const StripMeasures &measures)
    : m_measures(measures), m_width(std::max(width, measures.labelWidth + 40))
{
    placeBlocks(calls);
    placeArcs(fixes);
    placeTicks(calls);
}

qreal CallStripGeometry::height(const StripMeasures &measures)
{
    return measures.arcHeight + 4 * measures.lane + measures.axis;
}

qreal CallStripGeometry::laneCentre(model::Lane lane) const
{
    return m_measures.arcHeight + (static_cast<int>(lane) + .5) * m_measures.lane;
}

qreal CallStripGeometry::axisY() const
{
    return m_measures.arcHeight + 4 * m_measures.lane + 4;
}

void CallStripGeometry::placeBlocks(const std::vector<StripCall> &calls)
{
    const std::vector<Timed> times = timesOf(calls);
    // What lies between calls is kept up to five minutes; longer is cut to a fixed width.
    qint64 active = 0;
    int cuts = 0;
    qint64 covered = times.empty() ? 0 : times.front().start;
    std::vector<qint64> before(times.size(), 0); // active ms before each start
    std::vector<int> cutsBefore(times.size(), 0);
    for (std::size_t index = 0; index < times.size(); ++index) {
        const qint64 gap = times[index].start - covered;
        if (gap > pauseMs)
            ++cuts;
        else if (gap > 0)
            active += gap;
        before[index] = active - std::max<qint64>(0, covered - times[index].start);
        cutsBefore[index] = cuts;
        if (times[index].end > covered) {
            active += times[index].end - std::max(covered, times[index].start);
            covered = times[index].end;
        }
    }
    const qreal room = m_width - left() - cuts * m_measures.pause - m_measures.smallest;
    // All at one moment: the order gives the places.
    const bool byOrder = active <= 0;
    const qreal scale = byOrder ? 0 : room / qreal(active);
    std::array<qreal, 4> free {};
    free.fill(left());
    int cut = 0;
    qreal furthest = left();
    for (std::size_t index = 0; index < calls.size(); ++index) {
        const std::size_t lane = static_cast<std::size_t>(calls[index].lane());
        qreal x = left() + cutsBefore[index] * m_measures.pause;
        qreal width = m_measures.smallest;
        if (byOrder) {
            x += room * qreal(index) / qreal(std::max<std::size_t>(1, calls.size()));
        } else {
            x += scale * qreal(before[index]);
            width = std::max(width, scale * qreal(times[index].end - times[index].start));
        }
        for (; cut < cutsBefore[index]; ++cut)
            m_pauses.push_back(std::max(furthest, x - m_measures.pause) + 2);
        // Short calls of one lane would lie on each other: a pixel between them.
        x = std::min(std::max(x, free[lane]), m_width - width);
        m_blocks.emplace_back(x, laneCentre(calls[index].lane()) - m_measures.block / 2, width, m_measures.block);
        free[lane] = x + width + 1;
        furthest = std::max(furthest, x + width);
    }
}

void CallStripGeometry::placeArcs(const std::vector<StripFix> &fixes)
{
    int widest = -1;
    for (std::size_t index = 0; index < fixes.size(); ++index) {
        const StripFix &fix = fixes[index];
        const auto inside = [this](int call) { return call >= 0 && call < int(m_blocks.size()); };
        if (!inside(fix.failed) || !inside(fix.fixed))
            continue;
        const qreal from = m_blocks[fix.failed].center().x();
        const qreal to = m_blocks[fix.fixed].center().x();
        const qreal span = std::abs(to - from);
        // The label stands on the top of the arc and needs half its height above.
        const qreal most = std::min(36.0, m_measures.arcHeight - 9 - m_measures.label / 2);
        m_arcs.push_back({int(index), from, to, m_measures.arcHeight - 12, std::min(most, 8 + .075 * span), false});
        if (widest < 0 || span > std::abs(m_arcs[widest].to - m_arcs[widest].from))
            widest = int(m_arcs.size()) - 1;
    }
    if (widest >= 0)
        m_arcs[widest].labelled = true;
}

void CallStripGeometry::placeTicks(const std::vector<StripCall> &calls)
{
    if (calls.empty() || m_blocks.empty())
        return;
    const int wanted = std::clamp(int((m_width - left()) / 140), 2, 5);
    std::size_t next = 0;
    for (int tick = 0; tick < wanted; ++tick) {
        const qreal x = left() + (m_width - left()) * tick / (wanted - 1);
        // The time of the call that stands there (or the next one before the edge).
        while (next + 1 < m_blocks.size() && m_blocks[next + 1].left() <= x + 1)
            ++next;
        qint64 time = calls[next].start;
        if (tick == wanted - 1)
            time = calls.back().start + std::max<qint64>(0, calls.back().durationMs);
        if (time > 0)
            m_ticks.push_back({x, time});
    }
}

} // namespace evoca::app
