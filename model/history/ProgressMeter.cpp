#include "history/ProgressMeter.h"

#include <cmath>

namespace evoca::model {

namespace {

constexpr qint64 silence = 1000; // ms in which no estimate is given
constexpr qint64 memory = 5000; // ms over which the speed is taken

} // namespace

ProgressMeter::ProgressMeter(qint64 files, qint64 bytes) : m_files(files), m_bytes(bytes)
{
    m_clock.start();
    m_points.push_back({});
}

ImportProgress ProgressMeter::sample()
{
    ImportProgress progress;
    progress.filesDone = filesDone;
    progress.filesTotal = m_files;
    progress.bytesDone = std::min<qint64>(bytesDone, m_bytes);
    progress.bytesTotal = m_bytes;
    progress.sessions = sessions;
    progress.skippedLines = skippedLines;
    progress.secrets = secrets;

    const qint64 now = m_clock.elapsed();
    m_points.push_back({now, progress.bytesDone});
    while (m_points.size() > 2 && now - m_points.front().ms > memory)
        m_points.pop_front();
    const Point &past = m_points.front();
    if (now > past.ms)
        progress.bytesPerSecond = double(progress.bytesDone - past.bytes) * 1000.0 / double(now - past.ms);
    if (progress.bytesDone >= m_bytes && progress.filesDone >= m_files)
        progress.secondsLeft = 0;
    else if (now >= silence && progress.bytesPerSecond > 1)
        progress.secondsLeft = qint64(std::ceil(double(m_bytes - progress.bytesDone) / progress.bytesPerSecond));
    return progress;
}

double ProgressMeter::seconds() const
{
    return double(m_clock.nsecsElapsed()) / 1e9;
}

} // namespace evoca::model
