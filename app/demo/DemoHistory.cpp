#include "demo/DemoHistory.h"

#include "demo/DemoScript.h"
#include "demo/DemoWriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

model::Result<void> save(const QString &path, const QByteArray &bytes, const QDateTime &when)
{
    QFile file(path);
    if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return std::unexpected(model::Error {
            model::ErrorCode::Unavailable,
            QCoreApplication::translate("DemoHistory", "The demonstration could not be written to %1.").arg(path)});
    file.flush();
    // Agents' files carry the time of their last message.
    file.setFileTime(when, QFileDevice::FileModificationTime);
    return {};
}

/// What people tell their agents beside the code: such files become memories that follow them.
model::Result<void> saveInstructions(const QString &folder, const QString &project, const QDateTime &now)
{
    if (project == "ledger"_L1)
        return save(folder + u"/CLAUDE.md"_s,
                    "# Ledger\n\n## Checks\n\nRun `cargo fmt` and `cargo test -p auth` before every commit.\n\n"
                    "## Style\n\nErrors are values. No `unwrap` outside of tests.\n",
                    now.addDays(-40));
    if (project == "tienda"_L1)
        return save(folder + u"/AGENTS.md"_s,
                    "# Tienda\n\n## Pruebas\n\nEjecuta `pnpm test` antes de dar algo por terminado.\n",
                    now.addDays(-30));
    return {};
}

/// Claude Code keeps agents of its own beside the session that started them, with what they are called.
model::Result<void> saveSubagents(const DemoTask &task, const QString &session, const QString &cwd, const QString &id)
{
    int delay = 60;
    for (const DemoSubagent &agent : task.subagents) {
        DemoTask part;
        part.prompt = agent.prompt;
        part.answer = agent.answer;
        part.project = task.project;
        part.branch = task.branch;
        part.start = task.start.addSecs(delay);
        delay += 120;
        const QString path = u"%1/subagents/agent-%2"_s.arg(session, agent.id);
        const QByteArray title = QJsonDocument(QJsonObject {{u"description"_s, agent.title}}).toJson();
        if (auto saved = save(path + u".jsonl"_s, DemoWriter::claude(part, cwd, id), part.start.addSecs(30)); !saved)
            return saved;
        if (auto saved = save(path + u".meta.json"_s, title, part.start); !saved)
            return saved;
    }
    return {};
}

} // namespace

model::Result<void> DemoHistory::write(const QString &home, const QDateTime &now)
{
    static const QUuid space(u"{6f1c0d0e-5a53-4a37-9d0b-0b6f0e0c9a11}"_s);
    int number = 0;
    for (const DemoTask &task : DemoScript(now).tasks()) {
        const QString id = QUuid::createUuidV5(space, QString::number(++number)).toString(QUuid::WithoutBraces);
        const QString cwd = home + u"/projects/"_s + task.project;
        // A repository is a folder with .git; its HEAD is all that is read.
        if (!QFile::exists(cwd + u"/.git/HEAD"_s)) {
            if (const auto made = save(cwd + u"/.git/HEAD"_s, "ref: refs/heads/main\n", now); !made)
                return made;
            if (const auto made = saveInstructions(cwd, task.project, now); !made)
                return made;
        }
        QDateTime end = task.start.addSecs(20);
        for (const DemoCall &call : task.calls)
            end = end.addSecs(call.pause + call.seconds);
        QString path;
        if (task.codex) {
            const QDateTime utc = task.start.toUTC();
            path = u"%1/.codex/sessions/%2/rollout-%3-%4.jsonl"_s.arg(home, utc.toString(u"yyyy/MM/dd"_s),
                                                                      utc.toString(u"yyyy-MM-ddTHH-mm-ss"_s), id);
        } else {
            QString folder = cwd;
            for (QChar &letter : folder) {
                if (!letter.isLetterOrNumber())
                    letter = u'-';
            }
            path = u"%1/.claude/projects/%2/%3.jsonl"_s.arg(home, folder, id);
        }
        const QByteArray bytes = task.codex ? DemoWriter::codex(task, cwd, id) : DemoWriter::claude(task, cwd, id);
        // Claude Code deletes what it has not touched for 30 days: older sessions count as opened again, but for those
        // that it will delete this week.
        const qint64 age = end.daysTo(now);
        const QDateTime touched = !task.codex && age > 30 ? now.addDays(-(number % 20) - 1) : std::min(end, now);
        if (const auto saved = save(path, bytes, touched); !saved)
            return saved;
        if (const auto saved = saveSubagents(task, path.chopped(6), cwd, id); !saved)
            return saved;
    }
    return {};
}

} // namespace evoca::app
