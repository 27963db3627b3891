#include "demo/DemoHistory.h"

#include "demo/DemoScript.h"
#include "demo/DemoWriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
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
    }
    return {};
}

} // namespace evoca::app
