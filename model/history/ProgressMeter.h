#pragma once

#include "history/Importer.h"

#include <QElapsedTimer>

#include <atomic>
#include <deque>

namespace evoca::model {

/// Counts what the parse threads and the writer have done, and says from the speed of the last seconds how long the
/// rest takes; in the first second it says nothing. The counters are for any thread, sample() for one.
class ProgressMeter
{
public:
    ProgressMeter(qint64 files, qint64 bytes);

    std::atomic<qint64> filesDone = 0;
    std::atomic<qint64> bytesDone = 0;
    std::atomic<qint64> sessions = 0;
    std::atomic<qint64> skippedLines = 0;
    std::atomic<qint64> secrets = 0;

    ImportProgress sample();
    double seconds() const;

private:
    struct Point
    {
        qint64 ms = 0;
        qint64 bytes = 0;
    };
    QElapsedTimer m_clock;
    std::deque<Point> m_points;
    qint64 m_files;
    qint64 m_bytes;
};

} // namespace evoca::model
