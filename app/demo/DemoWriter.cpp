#include "demo/DemoWriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

QString stamp(const QDateTime &when)
{
    return when.toUTC().toString(u"yyyy-MM-ddTHH:mm:ss.zzzZ"_s);
}

void line(QByteArray &file, const QJsonObject &object)
{
    file += QJsonDocument(object).toJson(QJsonDocument::Compact);
    file += '\n';
}

/// Claude Code's lines share an envelope and name the line before.
class ClaudeFile
{
public:
    ClaudeFile(const DemoTask &task, const QString &cwd, const QString &session)
        : m_task(task), m_cwd(cwd), m_session(session)
    {
    }

    void add(const QString &type, const QDateTime &when, const QJsonObject &message, const QJsonObject &extra = {})
    {
        const QString uuid = u"%1-%2"_s.arg(m_session.left(23)).arg(++m_count, 12, 10, QLatin1Char('0'));
        QJsonObject object {{u"parentUuid"_s, m_last.isEmpty() ? QJsonValue() : QJsonValue(m_last)},
                            {u"isSidechain"_s, false},
                            {u"userType"_s, u"external"_s},
                            {u"cwd"_s, m_cwd},
                            {u"sessionId"_s, m_session},
                            {u"version"_s, u"2.1.4"_s},
                            {u"gitBranch"_s, m_task.branch},
                            {u"type"_s, type},
                            {u"message"_s, message},
                            {u"uuid"_s, uuid},
                            {u"timestamp"_s, stamp(when)}};
        for (auto field = extra.begin(); field != extra.end(); ++field)
            object.insert(field.key(), field.value());
        line(bytes, object);
        m_last = uuid;
    }

    void assistant(const QDateTime &when, const QJsonObject &part)
    {
        add(u"assistant"_s, when,
            {{u"id"_s, u"msg_%1_%2"_s.arg(m_session.left(8)).arg(m_count)},
             {u"type"_s, u"message"_s},
             {u"role"_s, u"assistant"_s},
             {u"model"_s, u"claude-sonnet-4-5"_s},
             {u"content"_s, QJsonArray {part}},
             {u"stop_reason"_s, QJsonValue()}});
    }

    QByteArray bytes;

private:
    const DemoTask &m_task;
    QString m_cwd;
    QString m_session;
    QString m_last;
    int m_count = 0;
};

QString claudeTool(const DemoCall &call)
{
    switch (call.kind) {
    case DemoCall::Kind::Read: return u"Read"_s;
    case DemoCall::Kind::Search: return u"Grep"_s;
    case DemoCall::Kind::Edit: return u"Edit"_s;
    case DemoCall::Kind::Run: return u"Bash"_s;
    }
    return {};
}

QJsonObject claudeInput(const DemoCall &call, const QString &cwd)
{
    const QString path = cwd + u'/' + call.argument;
    switch (call.kind) {
    case DemoCall::Kind::Read: return {{u"file_path"_s, path}};
    case DemoCall::Kind::Search: return {{u"pattern"_s, call.argument}, {u"path"_s, cwd}};
    case DemoCall::Kind::Edit:
        return {{u"file_path"_s, path}, {u"old_string"_s, call.before}, {u"new_string"_s, call.after}};
    case DemoCall::Kind::Run: return {{u"command"_s, call.argument}};
    }
    return {};
}

QString codexCommand(const DemoCall &call)
{
    switch (call.kind) {
    case DemoCall::Kind::Read: return u"sed -n '1,200p' "_s + call.argument;
    case DemoCall::Kind::Search: return u"rg -n \"%1\""_s.arg(call.argument);
    default: return call.argument;
    }
}

QString patch(const DemoCall &call)
{
    QStringList lines {u"*** Begin Patch"_s, u"*** Update File: "_s + call.argument, u"@@"_s};
    for (const QString &old : call.before.split(u'\n'))
        lines << u'-' + old;
    for (const QString &fresh : call.after.split(u'\n'))
        lines << u'+' + fresh;
    lines << u"*** End Patch"_s;
    return lines.join(u'\n');
}

} // namespace

QByteArray DemoWriter::claude(const DemoTask &task, const QString &cwd, const QString &sessionId)
{
    ClaudeFile file(task, cwd, sessionId);
    QDateTime now = task.start;
    file.add(u"user"_s, now, {{u"role"_s, u"user"_s}, {u"content"_s, task.prompt}});
    now = now.addSecs(5);
    int number = 0;
    for (const DemoCall &call : task.calls) {
        now = now.addSecs(call.pause);
        const QString id = u"toolu_%1%2"_s.arg(sessionId.left(8)).arg(++number, 4, 10, QLatin1Char('0'));
        file.assistant(now,
                       {{u"type"_s, u"tool_use"_s},
                        {u"id"_s, id},
                        {u"name"_s, claudeTool(call)},
                        {u"input"_s, claudeInput(call, cwd)}});
        now = now.addSecs(call.seconds);
        const QJsonObject result {{u"tool_use_id"_s, id},
                                  {u"type"_s, u"tool_result"_s},
                                  {u"content"_s, call.output},
                                  {u"is_error"_s, call.failed}};
        file.add(u"user"_s, now, {{u"role"_s, u"user"_s}, {u"content"_s, QJsonArray {result}}});
    }
    if (!task.answer.isEmpty())
        file.assistant(now.addSecs(12), {{u"type"_s, u"text"_s}, {u"text"_s, task.answer}});
    return file.bytes;
}

QByteArray DemoWriter::codex(const DemoTask &task, const QString &cwd, const QString &sessionId)
{
    QByteArray file;
    QDateTime now = task.start;
    const auto add = [&file](const QDateTime &when, const QString &type, const QJsonObject &payload) {
        line(file, {{u"timestamp"_s, stamp(when)}, {u"type"_s, type}, {u"payload"_s, payload}});
    };
    add(now, u"session_meta"_s,
        {{u"id"_s, sessionId},
         {u"timestamp"_s, stamp(now)},
         {u"cwd"_s, cwd},
         {u"originator"_s, u"codex_cli_rs"_s},
         {u"cli_version"_s, u"0.142.0"_s},
         {u"git"_s, QJsonObject {{u"branch"_s, task.branch}}}});
    add(now, u"response_item"_s,
        {{u"type"_s, u"message"_s},
         {u"role"_s, u"user"_s},
         {u"content"_s, QJsonArray {QJsonObject {{u"type"_s, u"input_text"_s}, {u"text"_s, task.prompt}}}}});
    add(now, u"event_msg"_s, {{u"type"_s, u"user_message"_s}, {u"message"_s, task.prompt}, {u"kind"_s, u"plain"_s}});
    now = now.addSecs(5);
    int number = 0;
    for (const DemoCall &call : task.calls) {
        now = now.addSecs(call.pause);
        const QString id = u"call_%1%2"_s.arg(sessionId.left(8)).arg(++number, 4, 10, QLatin1Char('0'));
        const bool edit = call.kind == DemoCall::Kind::Edit;
        QJsonObject request {{u"type"_s, edit ? u"custom_tool_call"_s : u"function_call"_s},
                             {u"name"_s, edit ? u"apply_patch"_s : u"exec_command"_s},
                             {u"call_id"_s, id}};
        if (edit)
            request.insert(u"input"_s, patch(call));
        else
            request.insert(
                u"arguments"_s,
                QString::fromUtf8(QJsonDocument(QJsonObject {{u"cmd"_s, codexCommand(call)}, {u"workdir"_s, cwd}})
                                      .toJson(QJsonDocument::Compact)));
        add(now, u"response_item"_s, request);
        now = now.addSecs(call.seconds);
        const QString output = u"Chunk ID: %1\nWall time: %2 seconds\nProcess exited with code %3\nOutput:\n%4"_s
                                   .arg(id)
                                   .arg(call.seconds)
                                   .arg(call.failed ? 1 : 0)
                                   .arg(call.output);
        add(now, u"response_item"_s,
            {{u"type"_s, edit ? u"custom_tool_call_output"_s : u"function_call_output"_s},
             {u"call_id"_s, id},
             {u"output"_s, edit ? u"Success. Updated the following files:\nM %1\n"_s.arg(call.argument) : output}});
    }
    if (!task.answer.isEmpty()) {
        add(now.addSecs(12), u"response_item"_s,
            {{u"type"_s, u"message"_s},
             {u"role"_s, u"assistant"_s},
             {u"content"_s, QJsonArray {QJsonObject {{u"type"_s, u"output_text"_s}, {u"text"_s, task.answer}}}}});
        add(now.addSecs(12), u"event_msg"_s, {{u"type"_s, u"task_complete"_s}, {u"last_agent_message"_s, task.answer}});
    }
    return file;
}

} // namespace evoca::app
