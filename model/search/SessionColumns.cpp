#include "search/SessionColumns.h"

#include <QSqlQuery>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace evoca::model {

const QString sessionSelect =
    u"SELECT s.id, s.agent, s.native_id, s.parent, s.project, coalesce(p.name, ''), s.cwd, s.branch, s.title, s.model, s.version,"
    " coalesce(f.path, ''), coalesce(f.deleted, 0), s.subagent, s.started, s.ended, s.messages, s.prompts, s.answers, s.tool_calls,"
    " s.tasks, s.status FROM session s LEFT JOIN project p ON p.id = s.project LEFT JOIN source f ON f.id = s.source WHERE "_s;

Session sessionFrom(const QSqlQuery &row)
{
    Session session;
    session.id = row.value(0).toLongLong();
    session.agent = Agent(row.value(1).toInt());
    session.nativeId = row.value(2).toString();
    session.parent = row.value(3).toLongLong();
    session.project = row.value(4).toLongLong();
    session.projectName = row.value(5).toString();
    session.cwd = row.value(6).toString();
    session.branch = row.value(7).toString();
    session.title = row.value(8).toString();
    session.model = row.value(9).toString();
    session.version = row.value(10).toString();
    session.sourcePath = row.value(11).toString();
    session.sourceDeleted = row.value(12).toBool();
    session.subagent = row.value(13).toBool();
    session.started = row.value(14).toLongLong();
    session.ended = row.value(15).toLongLong();
    session.messages = row.value(16).toLongLong();
    session.prompts = row.value(17).toLongLong();
    session.answers = row.value(18).toLongLong();
    session.toolCalls = row.value(19).toLongLong();
    session.tasks = row.value(20).toLongLong();
    session.status = Status(row.value(21).toInt());
    return session;
}

} // namespace evoca::model
