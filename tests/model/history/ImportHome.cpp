#include "model/history/ImportHome.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace evoca::test {

using namespace evoca::model;

ImportHome::ImportHome() = default;

StorePaths ImportHome::paths() const
{
    return StorePaths::under(m_store.filePath(u"evoca"_s));
}

Writer &ImportHome::writer()
{
    if (!m_writer) {
        auto started = Writer::start(paths());
        if (!started)
            qFatal("the store does not open: %s", qPrintable(started.error().message));
        m_writer = std::move(*started);
    }
    return *m_writer;
}

void ImportHome::closeStore()
{
    m_writer.reset();
}

void ImportHome::removeStore()
{
    closeStore();
    QDir(m_store.filePath(u"evoca"_s)).removeRecursively();
}

ImportOptions ImportHome::options() const
{
    return {.places = {.home = m_home.path(), .useEnvironment = false}, .agents = {}, .parseThreads = 2};
}

ImportReport ImportHome::import()
{
    const auto report = Importer(writer()).run(options(), {});
    if (!report)
        qFatal("the import failed: %s", qPrintable(report.error().message));
    return *report;
}

QString ImportHome::writeClaude(const QString &session, const QByteArray &lines) const
{
    return m_home.write(".claude/projects/-work-app/"_L1 + session + ".jsonl"_L1, lines);
}

void ImportHome::append(const QString &path, const QByteArray &bytes) const
{
    QFile file(path);
    if (!file.open(QIODevice::Append) || file.write(bytes) != bytes.size())
        qFatal("cannot append to %s", qPrintable(path));
}

namespace {

QByteArray record(const QString &session, int second, const QString &type, const QJsonObject &message)
{
    static int number = 0;
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(1'760'000'000'000 + second * 1000LL, QTimeZone::UTC);
    const QString uuid = session + u'-' + QString::number(second) + u'-' + QString::number(++number);
    const QJsonObject line {{u"type"_s, type},          {u"uuid"_s, uuid},
                            {u"sessionId"_s, session},  {u"timestamp"_s, time.toString(Qt::ISODateWithMs)},
                            {u"cwd"_s, u"/proj/app"_s}, {u"gitBranch"_s, u"main"_s},
                            {u"version"_s, u"2.1.0"_s}, {u"message"_s, message}};
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

QByteArray assistant(const QString &session, int second, const QJsonObject &block)
{
    static int number = 0;
    return record(session, second, u"assistant"_s,
                  {{u"role"_s, u"assistant"_s},
                   {u"id"_s, u"msg_%1"_s.arg(++number)},
                   {u"model"_s, u"claude-sonnet-4"_s},
                   {u"content"_s, QJsonArray {block}}});
}

} // namespace

QByteArray claudePrompt(const QString &session, int second, const QString &text)
{
    return record(session, second, u"user"_s, {{u"role"_s, u"user"_s}, {u"content"_s, text}});
}

QByteArray claudeAnswer(const QString &session, int second, const QString &text)
{
    return assistant(session, second, {{u"type"_s, u"text"_s}, {u"text"_s, text}});
}

QByteArray claudeCall(const QString &session, int second, const QString &id, const QString &command)
{
    return assistant(session, second,
                     {{u"type"_s, u"tool_use"_s},
                      {u"id"_s, id},
                      {u"name"_s, u"Bash"_s},
                      {u"input"_s, QJsonObject {{u"command"_s, command}}}});
}

QByteArray claudeResult(const QString &session, int second, const QString &id, const QString &output, bool failed)
{
    const QJsonObject block {
        {u"type"_s, u"tool_result"_s}, {u"tool_use_id"_s, id}, {u"content"_s, output}, {u"is_error"_s, failed}};
    return record(session, second, u"user"_s, {{u"role"_s, u"user"_s}, {u"content"_s, QJsonArray {block}}});
}

QByteArray claudeSession(const QString &session, int tasks, int callsEach, int seed)
{
    QByteArray lines;
    int second = seed * 100'000;
    int call = 0;
    for (int task = 0; task < tasks; ++task) {
        lines += claudePrompt(session, ++second,
                              u"Fix the failing discount test number %1 in the cart module"_s.arg(task));
        for (int i = 0; i < callsEach; ++i) {
            const QString id = u"toolu_%1_%2"_s.arg(session).arg(++call);
            const bool check = i % 3 == 2;
            const bool failed = check && i + 3 < callsEach;
            lines += claudeCall(session, ++second, id, check ? u"npm test"_s : u"sed -i s/a/b/ src/cart%1.ts"_s.arg(i));
            lines += claudeResult(session, second += 3, id,
                                  failed      ? u"1 failing: expected 3 to equal 4"_s
                                      : check ? u"12 passing"_s
                                              : u"changed line %1\n"_s.arg(call).repeated(40),
                                  failed);
        }
        lines += claudeAnswer(session, ++second,
                              u"Done: the discount of %1 % is applied once, el año también."_s.arg(task));
    }
    return lines;
}

QString firstDifference(const QStringList &a, const QStringList &b)
{
    for (qsizetype i = 0; i < std::max(a.size(), b.size()); ++i) {
        const QString left = i < a.size() ? a[i] : u"(nothing)"_s;
        const QString right = i < b.size() ? b[i] : u"(nothing)"_s;
        if (left != right)
            return u"line %1:\n  %2\n  %3"_s.arg(i).arg(left, right);
    }
    return {};
}

} // namespace evoca::test
