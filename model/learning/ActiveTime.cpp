#include "learning/ActiveTime.h"

#include <algorithm>

namespace evoca::model {

namespace {

constexpr qint64 gapCap = 300'000;
constexpr qint64 tailCap = 60'000;
/// Beyond this a call that seems to run was forgotten or slept through.
constexpr qint64 longestCall = 12 * 3'600'000;
constexpr std::size_t mostSpans = 100'000;

} // namespace

void ActiveTime::start(qint64 time)
{
    m_start = time;
}

void ActiveTime::call(qint64 start, qint64 end, bool counted)
{
    if (start <= 0 || m_spans.size() >= mostSpans)
        return;
    end = std::max(start, end);
    m_spans.push_back({start, end, counted && end - start <= longestCall});
}

void ActiveTime::unfinished(qint64 start)
{
    call(start, start, false);
}

qint64 ActiveTime::total(qint64 ended) const
{
    if (m_spans.empty())
        return m_start > 0 && ended > m_start ? std::min(ended - m_start, gapCap) : 0;
    std::vector<qint64> points;
    points.reserve(m_spans.size() * 2 + 1);
    if (m_start > 0)
        points.push_back(m_start);
    std::vector<std::pair<qint64, qint64>> counted;
    for (const Span &span : m_spans) {
        points.push_back(span.start);
        points.push_back(span.end);
        if (span.counted && span.end > span.start)
            counted.emplace_back(span.start, span.end);
    }
    std::ranges::sort(points);
    std::ranges::sort(counted);
    qint64 total = 0;
    qint64 coveredUntil = 0; // end of the counted calls that began at or before the gap
    std::size_t next = 0;
    for (std::size_t index = 1; index < points.size(); ++index) {
        const qint64 from = points[index - 1];
        const qint64 to = points[index];
        while (next < counted.size() && counted[next].first <= from)
            coveredUntil = std::max(coveredUntil, counted[next++].second);
        total += coveredUntil >= to ? to - from : std::min(to - from, gapCap);
    }
    if (ended > points.back())
        total += std::min(ended - points.back(), tailCap);
    return total;
}

} // namespace evoca::model
