#include "history/RetentionGuard.h"

#include "store/Connection.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int claudeDays = 30;
constexpr qint64 dayMs = 24 * 60 * 60 * 1000LL;

QJsonValue setting(const QString &file, const QString &key)
{
    QFile settings(file);
    if (!settings.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(settings.readAll()).object().value(key);
}

/// Files last written before this (ns) go within the days.
qint64 writtenBefore(qint64 now, int kept, int days)
{
    return (now + (days - kept) * dayMs) * 1'000'000;
}

} // namespace

RetentionGuard::RetentionGuard(AgentPlaces places) : m_places(std::move(places)) { }

std::optional<int> RetentionGuard::daysKept(Agent agent) const
{
    if (agent != Agent::ClaudeCode)
        return std::nullopt;
    QString folder = m_places.home + "/.claude"_L1;
    if (m_places.useEnvironment && qEnvironmentVariableIsSet("CLAUDE_CONFIG_DIR"))
        folder = qEnvironmentVariable("CLAUDE_CONFIG_DIR");
    const QJsonValue days = setting(folder + "/settings.json"_L1, u"cleanupPeriodDays"_s);
    return days.isDouble() ? std::clamp(days.toInt(claudeDays), 0, 100'000) : claudeDays;
}

Result<std::vector<ExpiringSession>> RetentionGuard::expiring(const Connection &connection, qint64 now, int days,
                                                              int limit) const
{
    const auto kept = daysKept(Agent::ClaudeCode);
    if (!kept)
        return std::vector<ExpiringSession>();
    return guarded([&]() -> Result<std::vector<ExpiringSession>> {
        std::vector<ExpiringSession> sessions;
        Statement rows = connection.statement(
            "SELECT s.id, f.mtime_ns FROM source f JOIN session s ON s.source = f.id WHERE f.agent = ?1 AND f.deleted = 0 "
            "AND f.mtime_ns < ?2 AND s.subagent = 0 AND s.deleted_at = 0 ORDER BY f.mtime_ns, s.id LIMIT ?3");
        rows.bind(Agent::ClaudeCode, writtenBefore(now, *kept, days), limit);
        while (rows.step())
            sessions.push_back({rows.integer(0), rows.integer(1) / 1'000'000 + *kept * dayMs});
        return sessions;
    });
}

Result<qint64> RetentionGuard::countExpiring(const Connection &connection, qint64 now, int days) const
{
    const auto kept = daysKept(Agent::ClaudeCode);
    if (!kept)
        return 0;
    return guarded([&]() -> Result<qint64> {
        Statement row = connection.statement(
            "SELECT count(*) FROM source f JOIN session s ON s.source = f.id WHERE f.agent = ?1 AND f.deleted = 0 "
            "AND f.mtime_ns < ?2 AND s.subagent = 0 AND s.deleted_at = 0");
        row.bind(Agent::ClaudeCode, writtenBefore(now, *kept, days));
        return row.step() ? row.integer(0) : 0;
    });
}

} // namespace evoca::model
