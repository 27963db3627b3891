#pragma once

#include <QDateTime>
#include <QTimeZone>

#include <string>

namespace evoca::mcp {

/// Epoch milliseconds as agents read them: "2026-11-30T09:15:02Z".
inline std::string wireTime(qint64 milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds, QTimeZone::UTC).toString(Qt::ISODate).toStdString();
}

} // namespace evoca::mcp
