#include "protocol/ClientRuns.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <array>

using namespace Qt::StringLiterals;

namespace evoca::mcp {

namespace {

constexpr qint64 idleEnd = 30LL * 60 * 1000;
constexpr qsizetype mostRuns = 1000; ///< remembered at once; more would be an attack
constexpr qsizetype digits = 32;

} // namespace

QByteArray makeRunNumber()
{
    std::array<quint32, 4> numbers {};
    QRandomGenerator::system()->fillRange(numbers.data(), qsizetype(numbers.size()));
    return QByteArray(reinterpret_cast<const char *>(numbers.data()), qsizetype(sizeof numbers)).toHex();
}

QString ClientRuns::sessionOf(const model::Client &client, const QByteArray &bridge, const QString &workingDirectory,
                              qint64 now)
{
    if (!bridge.isEmpty()) {
        // Ids stand in answers; hashed with the client, one that was read there is of no use to another.
        const QByteArray told = QByteArray::number(client.id) + ':' + bridge;
        const QByteArray hash = QCryptographicHash::hash(told, QCryptographicHash::Sha256);
        return u"sess_"_s + QString::fromLatin1(hash.toHex().first(digits));
    }
    dropEnded(now);
    Run &run = m_runs[{client.id, workingDirectory}];
    if (run.session.isEmpty())
        run.session = u"sess_"_s + QString::fromLatin1(makeRunNumber());
    run.lastSeen = now;
    return run.session;
}

void ClientRuns::dropEnded(qint64 now)
{
    m_runs.removeIf([now](const auto &run) { return now - run.value().lastSeen > idleEnd; });
    if (m_runs.size() >= mostRuns)
        m_runs.clear();
}

} // namespace evoca::mcp
