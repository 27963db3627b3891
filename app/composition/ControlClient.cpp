#include "composition/ControlClient.h"

#include <QLocalSocket>

namespace evoca::app {

namespace {

/// One frame if it is there whole.
std::optional<std::pair<ControlChannel, QByteArray>> readFrame(QLocalSocket &socket)
{
    QDataStream stream(&socket);
    stream.setVersion(controlStreamVersion);
    stream.startTransaction();
    quint8 channel = 0;
    QByteArray bytes;
    stream >> channel >> bytes;
    if (!stream.commitTransaction())
        return std::nullopt;
    return std::pair(ControlChannel(channel), bytes);
}

} // namespace

std::optional<int> runRemotely(const CommandContext &context, const QString &command)
{
    QLocalSocket socket;
    socket.connectToServer(context.paths.socket());
    if (!socket.waitForConnected(2000))
        return std::nullopt;
    QDataStream stream(&socket);
    stream.setVersion(controlStreamVersion);
    stream << ControlRequest {command, context.arguments, context.directory};
    if (!socket.waitForBytesWritten(2000))
        return std::nullopt;
    while (true) {
        while (const auto frame = readFrame(socket)) {
            switch (frame->first) {
            case ControlChannel::Out: context.out(frame->second); break;
            case ControlChannel::Error: context.error(frame->second); break;
            case ControlChannel::Exit: return frame->second.toInt();
            }
        }
        if (context.stop.stop_requested()) {
            socket.abort(); // the other side stops the command
            return ExitFailed;
        }
        if (!socket.waitForReadyRead(200) && socket.state() != QLocalSocket::ConnectedState
            && socket.bytesAvailable() == 0)
            return ExitFailed;
    }
}

} // namespace evoca::app
