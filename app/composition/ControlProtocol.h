#pragma once

#include <QByteArray>
#include <QDataStream>
#include <QString>
#include <QStringList>

namespace evoca::app {

// Between a second `evoca` and the one that owns the store, over a local socket that only this user may open.
// One request a connection, then frames until Exit. Written with QDataStream, Qt 6.8 format.

inline constexpr quint32 controlVersion = 1;
inline constexpr int controlStreamVersion = QDataStream::Qt_6_8;

struct ControlRequest
{
    QString command;
    QStringList arguments;
    QString directory;
};

enum class ControlChannel : quint8 { Out = 1, Error = 2, Exit = 3 };

inline QDataStream &operator<<(QDataStream &stream, const ControlRequest &request)
{
    return stream << controlVersion << request.command << request.arguments << request.directory;
}

inline QDataStream &operator>>(QDataStream &stream, ControlRequest &request)
{
    quint32 version = 0;
    stream >> version >> request.command >> request.arguments >> request.directory;
    if (version != controlVersion)
        stream.setStatus(QDataStream::ReadCorruptData);
    return stream;
}

} // namespace evoca::app
