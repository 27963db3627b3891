#pragma once

#include <QJsonObject>
#include <QString>

#include <vector>

namespace evoca::bench {

/// Figures of one run, printed as a table for people and as JSON for comparison.
class Measurements
{
public:
    /// `target` in the same unit; 0: none. `lessIsBetter` decides whether it was met.
    void add(const QString &what, double value, const QString &unit, double target = 0, bool lessIsBetter = true);
    /// A condition of the run: corpus size, cores …
    void note(const QString &key, const QJsonValue &value);

    void print() const; ///< to standard output
    bool write(const QString &file) const;

private:
    struct Row
    {
        QString what;
        double value = 0;
        QString unit;
        double target = 0;
        bool met = true;
    };
    std::vector<Row> m_rows;
    QJsonObject m_notes;
};

/// Times of repeated runs of one thing, in milliseconds.
class Timings
{
public:
    void add(double ms) { m_values.push_back(ms); }
    bool isEmpty() const { return m_values.empty(); }
    double percentile(double share) const; ///< 0.5: median; 1: slowest
    qsizetype size() const { return qsizetype(m_values.size()); }

private:
    std::vector<double> m_values;
};

/// Resident memory of this process in MB; `peak`: the most it ever was since the last resetPeakMemory().
double memoryMb(bool peak);
/// False where the system cannot do that.
bool resetPeakMemory();
/// Total bytes of the files below a folder, in MB.
double folderMb(const QString &folder);

} // namespace evoca::bench
