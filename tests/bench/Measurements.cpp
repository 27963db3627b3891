#include "Measurements.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTextStream>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::bench {

void Measurements::add(const QString &what, double value, const QString &unit, double target, bool lessIsBetter)
{
    const bool met = target == 0 || (lessIsBetter ? value <= target : value >= target);
    m_rows.push_back({what, value, unit, target, met});
}

void Measurements::note(const QString &key, const QJsonValue &value)
{
    m_notes.insert(key, value);
}

void Measurements::print() const
{
    QTextStream out(stdout);
    for (auto it = m_notes.begin(); it != m_notes.end(); ++it)
        out << it.key() << ": " << it->toVariant().toString() << '\n';
    out << '\n';
    for (const Row &row : m_rows) {
        out << row.what.leftJustified(52) << QString::number(row.value, 'f', row.value < 100 ? 2 : 0).rightJustified(10)
            << ' ' << row.unit.leftJustified(6);
        if (row.target != 0)
            out << " target " << row.target << (row.met ? "" : "  MISSED");
        out << '\n';
    }
}

bool Measurements::write(const QString &file) const
{
    QJsonArray rows;
    for (const Row &row : m_rows) {
        QJsonObject object {{u"what"_s, row.what}, {u"value"_s, row.value}, {u"unit"_s, row.unit}};
        if (row.target != 0) {
            object.insert(u"target"_s, row.target);
            object.insert(u"met"_s, row.met);
        }
        rows.append(object);
    }
    QFile out(file);
    const QJsonObject document {{u"conditions"_s, m_notes}, {u"rows"_s, rows}};
    return out.open(QIODevice::WriteOnly) && out.write(QJsonDocument(document).toJson()) > 0;
}

double Timings::percentile(double share) const
{
    if (m_values.empty())
        return 0;
    std::vector<double> sorted = m_values;
    std::ranges::sort(sorted);
    return sorted[std::min(sorted.size() - 1, size_t(share * double(sorted.size())))];
}

double memoryMb(bool peak)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray key = peak ? "VmHWM:" : "VmRSS:";
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(key))
            return line.mid(key.size()).simplified().split(' ').front().toDouble() / 1024.0;
    }
    return 0;
}

bool resetPeakMemory()
{
    QFile clear(u"/proc/self/clear_refs"_s);
    return clear.open(QIODevice::WriteOnly) && clear.write("5") == 1;
}

double folderMb(const QString &folder)
{
    qint64 bytes = 0;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext())
        bytes += files.nextFileInfo().size();
    return double(bytes) / 1e6;
}

} // namespace evoca::bench
