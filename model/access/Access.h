#pragma once

#include "access/Client.h"
#include "records/Error.h"
#include "records/Project.h"

#include <QFuture>
#include <QJsonObject>

#include <memory>
#include <optional>

namespace evoca::model {

class Connection;
class Redactor;
class Writer;

/// Which projects a call may read, after approval, client and argument were weighed (design section 7).
struct Scope
{
    std::vector<Project> projects; ///< never empty
    std::vector<RowId> ids() const;
};

/// Reads who may do what.
class Access
{
public:
    explicit Access(Connection &connection);
    /// Unauthorized when no client has this token.
    Result<Client> authenticate(const QByteArray &token) const;
    Result<std::vector<Client>> clients() const;
    Result<std::vector<Project>> projects() const;
    /// `project`: name or path as the caller wrote it, may be empty; `workingDirectory`: as a bridge reports it.
    /// NotApproved names the project and says how to approve; a hidden or foreign project is as if absent.
    Result<Scope> scope(const Client &client, const QString &project, const QString &workingDirectory) const;
    /// The same, with the folders that the client itself names as its roots.
    Result<Scope> scope(const Client &client, const QString &project, const QString &workingDirectory,
                        const QStringList &roots) const;
    /// Every approved project that the client may see, for calls that name a record by its id.
    Result<Scope> everything(const Client &client) const;
    /// What the client may know of: approved and pending projects, not hidden or foreign ones.
    Result<std::vector<Project>> projects(const Client &client) const;

private:
    Result<Scope> named(const Client &client, const QString &project) const;

    Connection &m_connection;
};

/// A client just made, with the only copy of its token.
struct NewClient
{
    Client client;
    QByteArray token; ///< "evoca_" and 43 characters of base64url
};

/// Changes who may do what. People only; agents have no way here.
class AccessControl
{
public:
    explicit AccessControl(Writer &writer);
    QFuture<Result<NewClient>> addClient(const QString &name, Profile profile, Permissions permissions);
    /// Replaces the token of a client (or makes it). Used by `evoca serve` for its own client.
    QFuture<Result<NewClient>> renewToken(const QString &name);
    QFuture<Result<void>> updateClient(const Client &client);
    QFuture<Result<void>> removeClient(RowId client);
    QFuture<Result<void>> setApproval(RowId project, Approval approval);
    /// Approves by path (any folder inside it) or name. NotFound lists the nearest.
    QFuture<Result<Project>> approve(const QString &pathOrName);
    QFuture<Result<int>> approveAll();

private:
    Writer &m_writer;
};

/// One call of an agent.
struct RequestRecord
{
    RowId id = 0;
    qint64 at = 0;
    RowId client = 0;
    QString clientName;
    RowId project = 0;
    QString tool;
    QJsonObject arguments;
    QStringList returned;
    qint64 micros = 0;
    enum class Outcome : quint8 { Answered = 0, Nothing = 1, Refused = 2, Error = 3 } outcome = Outcome::Answered;
    QString error;
    QString projectName; ///< read only
    bool forgotten = false; ///< read only: its contents are in the bin
};

/// The log of calls. Arguments are stored with secrets replaced and long texts cut.
class RequestLog
{
public:
    explicit RequestLog(Writer &writer);
    ~RequestLog();
    void add(RequestRecord record); ///< fire and forget; any thread
    /// Newest first, ids below `before` (0: newest).
    static Result<std::vector<RequestRecord>> list(Connection &connection, int limit, RowId before = 0);
    /// Calls since a moment (epoch ms).
    static Result<qint64> countSince(Connection &connection, qint64 since);

private:
    Writer &m_writer;
    std::unique_ptr<const Redactor> m_redactor;
};

} // namespace evoca::model
