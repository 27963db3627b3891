#pragma once

#include <QtTypes>

#include <vector>

namespace evoca::model {

/// OpenReflex 3.4, active time: the start and every call's start and end, sorted; the gaps between them, each capped at
/// 300 s, and a tail of at most 60 s. Evoca counts the time inside a long tool call (a test run of 20 minutes) whole.
class ActiveTime
{
public:
    void start(qint64 time);
    /// A finished call. `counted`: its full duration is work (false: it may have waited for a person).
    void call(qint64 start, qint64 end, bool counted);
    /// A call without an end.
    void unfinished(qint64 start);
    /// Milliseconds up to `ended`; times are epoch ms, 0 is unknown and ignored.
    qint64 total(qint64 ended) const;

private:
    struct Span
    {
        qint64 start;
        qint64 end;
        bool counted;
    };
    qint64 m_start = 0;
    std::vector<Span> m_spans;
};

} // namespace evoca::model
