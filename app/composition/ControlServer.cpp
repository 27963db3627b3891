#include "composition/ControlServer.h"

#include "cli/Command.h"
#include "composition/ControlProtocol.h"

#include <QCoreApplication>
#include <QLocalSocket>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

/// One asker. Lives on the server's thread; the worker reaches it only by queued calls.
class ControlServer::Session : public QObject
{
public:
    Session(ControlServer &server, QLocalSocket *socket) : m_server(server), m_socket(socket)
    {
        socket->setParent(this);
        connect(socket, &QLocalSocket::readyRead, this, &Session::readRequest);
        connect(socket, &QLocalSocket::disconnected, this, &Session::end);
    }

    ~Session() override
    {
        m_socket->disconnect(this);
        m_worker.request_stop();
        if (m_worker.joinable())
            m_worker.join();
    }

private:
    void readRequest()
    {
        if (m_started)
            return;
        QDataStream stream(m_socket);
        stream.setVersion(controlStreamVersion);
        stream.startTransaction();
        ControlRequest request;
        stream >> request;
        if (stream.commitTransaction()) {
            m_started = true;
            run(request);
        } else if (stream.status() == QDataStream::ReadCorruptData || m_socket->bytesAvailable() > 1024 * 1024) {
            m_socket->abort();
        }
    }

    void run(const ControlRequest &request)
    {
        const auto all = commands();
        const auto found = std::ranges::find_if(all, [&request](const Command &command) {
            return command.writes && request.command == QLatin1StringView(command.name);
        });
        if (found == all.end()) {
            finish(ExitUsage);
            return;
        }
        CommandContext context;
        context.arguments = request.arguments;
        context.directory = request.directory;
        context.paths = m_server.m_paths;
        context.writer = &m_server.m_writer;
        context.out = [this](const QByteArray &bytes) { later([this, bytes] { send(ControlChannel::Out, bytes); }); };
        context.error = [this](const QByteArray &bytes) {
            later([this, bytes] { send(ControlChannel::Error, bytes); });
        };
        m_worker = std::jthread([this, run = found->run, context](std::stop_token stop) mutable {
            context.stop = std::move(stop);
            const int code = run(context);
            later([this, code] { finish(code); });
        });
    }

    template<typename Function>
    void later(Function function)
    {
        QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection);
    }

    void send(ControlChannel channel, const QByteArray &bytes)
    {
        QDataStream stream(m_socket);
        stream.setVersion(controlStreamVersion);
        stream << quint8(channel) << bytes;
    }

    void finish(int code)
    {
        send(ControlChannel::Exit, QByteArray::number(code));
        m_socket->flush();
        m_socket->disconnectFromServer();
    }

    void end()
    {
        m_worker.request_stop();
        // Not from inside the socket's signal; the worker may still need a moment.
        later([this] { m_server.m_sessions.erase(this); });
    }

    ControlServer &m_server;
    QLocalSocket *m_socket;
    std::jthread m_worker;
    bool m_started = false;
};

ControlServer::ControlServer(const model::StorePaths &paths, model::Writer &writer) : m_paths(paths), m_writer(writer)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &ControlServer::accept);
}

ControlServer::~ControlServer()
{
    m_server.close();
    m_sessions.clear();
}

model::Result<void> ControlServer::listen()
{
    // The store's lock is ours, so a socket that is there was left by a crash.
    QLocalServer::removeServer(m_paths.socket());
    if (!m_server.listen(m_paths.socket())) {
        return std::unexpected(
            model::Error {model::ErrorCode::Unavailable,
                          QCoreApplication::translate("ControlServer", "Other evoca commands cannot reach this one: %1")
                              .arg(m_server.errorString()),
                          {}});
    }
    return {};
}

void ControlServer::accept()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        auto session = std::make_unique<Session>(*this, socket);
        m_sessions.emplace(session.get(), std::move(session));
    }
}

} // namespace evoca::app
