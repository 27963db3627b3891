#include "pages/sessions/SessionExport.h"

#include "pages/sessions/CallSummary.h"
#include "search/SessionContents.h"
#include "store/TextStore.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct ExportText
{
    Q_DECLARE_TR_FUNCTIONS(SessionExport)
};

/// One quoted word of a POSIX shell.
QString shellWord(QString text)
{
    return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\'';
}

/// A fence longer than any run of back ticks in the text.
QString fenced(const QString &text)
{
    qsizetype longest = 2;
    qsizetype run = 0;
    for (const QChar c : text) {
        run = c == u'`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const QString fence(longest + 1, u'`');
    return u"%1\n%2\n%1\n\n"_s.arg(fence, text);
}

QString entry(const model::Message &message, const QString &text)
{
    const QString time = message.time > 0 ? QDateTime::fromMSecsSinceEpoch(message.time).toString(Qt::ISODate)
                                          : QString();
    switch (message.kind) {
    case model::MessageKind::Prompt: return u"## %1 %2\n\n%3\n\n"_s.arg(ExportText::tr("Prompt"), time, text);
    case model::MessageKind::Answer: return text + u"\n\n"_s;
    case model::MessageKind::ToolCall:
        return u"**%1** `%2`\n\n"_s.arg(message.tool, CallSummary::essence(message.tool, text).replace(u'`', u'\''));
    case model::MessageKind::ToolResult: return fenced(text);
    default: return {};
    }
}

} // namespace

QString resumeCommand(const model::Session &session)
{
    if (session.subagent)
        return {};
    const QString folder = session.cwd.isEmpty() ? QString() : u"cd %1 && "_s.arg(shellWord(session.cwd));
    switch (session.agent) {
    case model::Agent::ClaudeCode: return folder + u"claude --resume %1"_s.arg(shellWord(session.nativeId));
    case model::Agent::Codex: return folder + u"codex resume %1"_s.arg(shellWord(session.nativeId));
    default: return {};
    }
}

model::Result<void> exportMarkdown(model::Connection &connection, model::RowId session, const QString &path)
{
    const auto contents = model::readSessionContents(connection, session);
    if (!contents)
        return std::unexpected(contents.error());
    QSaveFile file(path);
    const auto failure = [&file, &path] {
        return std::unexpected(model::Error {model::ErrorCode::Unavailable,
                                             ExportText::tr("%1 cannot be written: %2").arg(path, file.errorString()),
                                             {}});
    };
    if (!file.open(QIODevice::WriteOnly))
        return failure();
    file.write(u"# %1\n\n%2 · %3\n\n"_s
                   .arg(contents->session.title, model::agentName(contents->session.agent), contents->session.cwd)
                   .toUtf8());
    const model::TextStore store(connection);
    for (const model::Message &message : contents->messages) {
        const auto text = store.text(message);
        if (text && !text->isEmpty() && file.write(entry(message, QString::fromUtf8(*text)).toUtf8()) < 0)
            return failure();
    }
    if (!file.commit())
        return failure();
    return {};
}

} // namespace evoca::app
