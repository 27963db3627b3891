#pragma once

#include "access/Access.h"
#include "protocol/Json.h"
#include "records/Error.h"
#include "store/Reader.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <string_view>

namespace evoca::model {
class Connection;
class Writer;
} // namespace evoca::model

namespace evoca::mcp {

/// Where a call comes from, as far as the client tells.
struct CallOrigin
{
    QString workingDirectory; ///< from a bridge
    QString sessionId; ///< the client's run, "sess_<hex>" (journal); never empty for a tool call
    bool offersRoots = false; ///< the client can be asked for its roots
    std::optional<QStringList> roots; ///< its answer, as local paths
};

/// What a tool may use while it runs. Lives as long as the call; the calling thread's own.
class ToolContext
{
public:
    ToolContext(model::Connection &connection, model::Writer &writer, const model::Client &client,
                const CallOrigin &origin, const model::ReadTicket &ticket, QString version);

    model::Connection &connection; ///< read-only
    model::Writer &writer; ///< tools that write wait for the commit on the calling thread
    const model::Client &client;
    const CallOrigin &origin;
    const model::ReadTicket &ticket;
    const QString version; ///< of the program

    /// The one project that the call means (argument "project", binding, working directory, roots, only approved one).
    model::Result<model::Scope> project(const Json &arguments);
    /// For calls that name a record by id: the argument's project, or every approved project the client may see.
    model::Result<model::Scope> reachable(const Json &arguments);

    bool wantsRoots() const { return m_wantsRoots; } ///< project() failed for want of them
    model::RowId usedProject() const { return m_usedProject; } ///< for the log; 0: none or several

private:
    model::Result<model::Scope> used(model::Result<model::Scope> scope);

    bool m_wantsRoots = false;
    model::RowId m_usedProject = 0;
};

/// What a tool answers.
struct ToolAnswer
{
    Json structured = Json::object(); ///< fits the output schema
    std::optional<std::string> text; ///< in place of the JSON, where the contract asks for words (MemoryText)
    QStringList returned; ///< ids of the records, for the log
    bool nothing = false; ///< nothing was found
    bool recorded = true; ///< holds texts of recorded histories: marked as data, not instructions
};

/// One tool: what clients see of it, who may call it, and the call into the model. Stateless; used by several threads.
class Tool
{
public:
    virtual ~Tool() = default;
    virtual std::string_view name() const = 0;
    /// The entry of tools/list: name, title, description, inputSchema, outputSchema, annotations.
    virtual Json definition() const = 0;
    /// The same as clients of a profile see it.
    virtual Json definitionFor(model::Profile) const { return definition(); }
    virtual std::optional<model::Permission> permission() const = 0; ///< nothing: any known client
    /// `arguments` fit the input schema. Errors become results with isError.
    virtual model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const = 0;
};

} // namespace evoca::mcp
