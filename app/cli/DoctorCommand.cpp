#include "cli/Command.h"
#include "cli/Output.h"

#include "access/Access.h"
#include "history/Importer.h"
#include "search/Overview.h"
#include "store/Connection.h"
#include "store/Store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct DoctorText
{
    Q_DECLARE_TR_FUNCTIONS(Doctor)
};

struct Finding
{
    bool good = true;
    QString check; ///< stable id
    QString text;
};

/// Others on this computer must not be able to read the store.
Finding checkMode(const QString &path, bool folder)
{
    const QFileDevice::Permissions others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup
        | QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther;
    const bool open = (QFileInfo(path).permissions() & others).toInt() != 0;
    return {!open, u"permissions"_s,
            open ? DoctorText::tr("%1 can be read by others on this computer; it should be %2.")
                       .arg(path, folder ? u"0700"_s : u"0600"_s)
                 : DoctorText::tr("%1 is private").arg(path)};
}

Finding checkBackups(const model::StorePaths &paths)
{
    const QFileInfoList backups = QDir(paths.backups()).entryInfoList({u"*.db"_s}, QDir::Files, QDir::Time);
    if (backups.isEmpty())
        return {true, u"backup"_s, DoctorText::tr("There is no backup yet; the program makes one while it runs.")};
    return {true, u"backup"_s, DoctorText::tr("newest backup: %1").arg(backups.first().filePath())};
}

void checkStore(const model::StorePaths &paths, std::vector<Finding> &findings)
{
    findings.push_back(checkMode(paths.data, true));
    findings.push_back(checkMode(paths.database(), false));
    const auto connection = model::Connection::open(paths, u"doctor"_s, model::Connection::Mode::Read);
    if (!connection) {
        findings.push_back({false, u"open"_s, connection.error().message});
        return;
    }
    const auto problems = model::checkIntegrity(**connection);
    if (!problems)
        findings.push_back({false, u"integrity"_s, problems.error().message});
    else if (problems->isEmpty())
        findings.push_back({true, u"integrity"_s, DoctorText::tr("the store is intact")});
    else
        findings.push_back(
            {false, u"integrity"_s, DoctorText::tr("the store is damaged: %1").arg(problems->join(u"; "_s))});

    if (const auto counts = model::Overview(**connection).counts()) {
        findings.push_back({true, u"contents"_s,
                            DoctorText::tr("%1, %2, %3, %4 in all", "counts and bytes")
                                .arg(DoctorText::tr("%Ln session(s)", nullptr, int(counts->sessions)),
                                     DoctorText::tr("%Ln experience(s)", nullptr, int(counts->experiences)),
                                     DoctorText::tr("%Ln lesson(s)", nullptr, int(counts->lessons)),
                                     formatBytes(counts->storeBytes))});
    }
    if (auto skipped = (*connection)->run(u"SELECT count(*) FROM skipped"_s);
        skipped && skipped->next() && skipped->value(0).toLongLong() > 0)
        findings.push_back(
            {true, u"skipped"_s,
             DoctorText::tr("%n line(s) of agents' files could not be read", nullptr, skipped->value(0).toInt())});
    if (const auto clients = model::Access(**connection).clients())
        findings.push_back(
            {true, u"clients"_s, DoctorText::tr("%n client(s) may ask over MCP", nullptr, int(clients->size()))});
    if (const auto projects = model::Access(**connection).projects()) {
        const auto pending = std::ranges::count(*projects, model::Approval::Pending, &model::Project::approval);
        if (pending > 0)
            findings.push_back(
                {true, u"approval"_s,
                 DoctorText::tr("%n project(s) wait for your approval: evoca approve PATH", nullptr, int(pending))});
    }
}

} // namespace

int runDoctor(CommandContext &context)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        DoctorText::tr("Checks the store, its privacy and what agents left on this computer."));
    if (const auto code = parseArguments(context, parser, u"doctor"_s, {}))
        return *code;

    std::vector<Finding> findings;
    findings.push_back({true, u"place"_s, DoctorText::tr("store: %1").arg(context.paths.database())});
    if (QFileInfo::exists(context.paths.database())) {
        checkStore(context.paths, findings);
        findings.push_back(checkBackups(context.paths));
    } else {
        findings.push_back({true, u"store"_s, DoctorText::tr("There is no store yet: evoca import")});
    }
    for (const model::AgentFound &found : model::findAgents({.home = QDir::homePath()}, context.stop)) {
        findings.push_back(
            {true, u"agent"_s,
             u"%1: %2, %3"_s.arg(model::agentName(found.agent),
                                 DoctorText::tr("%Ln file(s)", nullptr, int(found.files)), formatBytes(found.bytes))});
    }

    const bool good = std::ranges::all_of(findings, &Finding::good);
    if (parser.isSet(u"json"_s)) {
        QJsonArray list;
        for (const Finding &finding : findings)
            list.append(QJsonObject {{u"check"_s, finding.check}, {u"ok"_s, finding.good}, {u"text"_s, finding.text}});
        printJson(context,
                  {{u"ok"_s, good}, {u"version"_s, QCoreApplication::applicationVersion()}, {u"findings"_s, list}});
    } else {
        for (const Finding &finding : findings)
            printLine(context, (finding.good ? u"  ok  "_s : u"  !!  "_s) + finding.text);
    }
    return good ? ExitDone : ExitFailed;
}

} // namespace evoca::app
