#include "cli/Command.h"
#include "cli/Output.h"

#include "access/Access.h"
#include "forgetting/Bin.h"
#include "forgetting/Purge.h"
#include "store/Connection.h"

#include <QCoreApplication>
#include <QDate>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

using namespace model;

struct ForgetText
{
    Q_DECLARE_TR_FUNCTIONS(Forget)
};

Error wrongUse(const QString &message)
{
    return {ErrorCode::InvalidArgument, message, {}};
}

/// A local day ("2026-05-01") or moment ("2026-05-01T12:00").
Result<qint64> momentOf(const QString &text)
{
    const QDateTime moment = text.contains(u'T') ? QDateTime::fromString(text, Qt::ISODate)
                                                 : QDate::fromString(text, Qt::ISODate).startOfDay();
    if (!moment.isValid())
        return std::unexpected(wrongUse(ForgetText::tr("“%1” is not a date such as 2026-05-31.").arg(text)));
    return moment.toMSecsSinceEpoch();
}

Result<RowId> projectOf(Connection &connection, const QString &name)
{
    const auto projects = Access(connection).projects();
    if (!projects)
        return std::unexpected(projects.error());
    for (const Project &project : *projects) {
        if (project.path == name || project.name.compare(name, Qt::CaseInsensitive) == 0)
            return project.id;
    }
    return std::unexpected(
        Error {ErrorCode::NotFound, ForgetText::tr("There is no project “%1” in Evoca's store.").arg(name), {}});
}

class ForgetCommand
{
public:
    explicit ForgetCommand(CommandContext &context) : m_context(context) { }

    int run()
    {
        m_parser.setApplicationDescription(
            ForgetText::tr("Moves what you name, or all that fits a filter, to the bin; restores it; or erases it for"
                           " good. Always shows first what goes. Only --yes, or a typed yes, does it."));
        m_parser.addPositionalArgument(u"ID"_s,
                                       ForgetText::tr("Ids of sessions, experiences, lessons, episodes,"
                                                      " memories."),
                                       u"[ID...]"_s);
        if (const auto code = parseArguments(m_context, m_parser, u"forget"_s, options()))
            return *code;
        m_json = m_parser.isSet(u"json"_s);
        if (const auto problem = misuse())
            return printFailure(m_context, *problem);
        if (!m_context.writer)
            return ExitDone;
        if (m_parser.isSet(u"list"_s))
            return list();
        if (m_parser.isSet(u"restore"_s))
            return restore();
        return forget();
    }

private:
    static QList<QCommandLineOption> options()
    {
        QCommandLineOption planned(u"planned"_s); // the plan was shown, and a person said yes to it
        planned.setFlags(QCommandLineOption::HiddenFromHelp);
        return {
            planned,
            {u"project"_s, ForgetText::tr("Everything of this project (path or name)."), u"PROJECT"_s},
            {u"before"_s, ForgetText::tr("What ended before this day."), u"DATE"_s},
            {u"after"_s, ForgetText::tr("What ended on this day or later."), u"DATE"_s},
            {u"agent"_s, ForgetText::tr("Sessions of this agent."), u"AGENT"_s},
            {u"kind"_s,
             ForgetText::tr("Only these: session, experience, lesson, episode, memory, context, request (may be given"
                            " more than once)."),
             u"KIND"_s},
            {u"query"_s, ForgetText::tr("What has all these words in one text."), u"WORDS"_s},
            {u"yes"_s, ForgetText::tr("Do it, without asking.")},
            {u"purge"_s, ForgetText::tr("Erase for good, and prove it. Cannot be undone.")},
            {u"own-files"_s, ForgetText::tr("With --purge: also the agents' own files of whole sessions.")},
            {u"restore"_s, ForgetText::tr("Bring back from the bin: an entry (bin-…) or a record."), u"ID"_s},
            {u"list"_s, ForgetText::tr("Show the bin.")},
        };
    }

    std::optional<Error> misuse() const
    {
        const bool filter = std::ranges::any_of(
            QStringList {u"project"_s, u"before"_s, u"after"_s, u"agent"_s, u"query"_s, u"kind"_s},
            [this](const QString &name) { return m_parser.isSet(name); });
        const bool named = !m_parser.positionalArguments().isEmpty();
        const int acts = int(m_parser.isSet(u"list"_s)) + int(m_parser.isSet(u"restore"_s)) + int(filter || named);
        if (acts != 1)
            return wrongUse(ForgetText::tr("Give ids or a filter, or --restore ID, or --list."));
        if (m_parser.isSet(u"own-files"_s) && !m_parser.isSet(u"purge"_s))
            return wrongUse(ForgetText::tr("--own-files goes with --purge."));
        const QStringList kinds = m_parser.values(u"kind"_s);
        for (const QString &kind : kinds) {
            if (!forgetKindFromId(kind))
                return wrongUse(ForgetText::tr("There is no kind “%1”.").arg(kind));
        }
        if (m_parser.isSet(u"agent"_s) && !agentFromId(m_parser.value(u"agent"_s)))
            return wrongUse(ForgetText::tr("There is no agent “%1”.").arg(m_parser.value(u"agent"_s)));
        for (const QString &option : {u"before"_s, u"after"_s}) {
            if (!m_parser.isSet(option))
                continue;
            if (const auto moment = momentOf(m_parser.value(option)); !moment)
                return moment.error();
        }
        return std::nullopt;
    }

    Result<ForgetTarget> target(Connection &connection) const
    {
        ForgetTarget target;
        bool filtered = false;
        ForgetFilter filter;
        const QStringList ids = m_parser.positionalArguments();
        for (const QString &id : ids) {
            if (id.startsWith("bin-"_L1)) {
                const auto entry = Bin::find(connection, id);
                if (!entry)
                    return std::unexpected(entry.error());
                if (!*entry)
                    return std::unexpected(
                        Error {ErrorCode::NotFound, ForgetText::tr("“%1” is not in the bin.").arg(id), {}});
                target.items.insert(target.items.end(), (*entry)->items.begin(), (*entry)->items.end());
            } else {
                target.items.push_back(ForgetTarget::of(id).items.front());
            }
        }
        if (m_parser.isSet(u"project"_s)) {
            const auto project = projectOf(connection, m_parser.value(u"project"_s));
            if (!project)
                return std::unexpected(project.error());
            filter.project = *project;
            filtered = true;
        }
        if (m_parser.isSet(u"before"_s)) {
            filter.before = *momentOf(m_parser.value(u"before"_s));
            filtered = true;
        }
        if (m_parser.isSet(u"after"_s)) {
            filter.after = *momentOf(m_parser.value(u"after"_s));
            filtered = true;
        }
        if (m_parser.isSet(u"agent"_s)) {
            filter.agent = agentFromId(m_parser.value(u"agent"_s));
            filtered = true;
        }
        if (m_parser.isSet(u"query"_s)) {
            filter.text = m_parser.value(u"query"_s);
            filtered = true;
        }
        const QStringList kinds = m_parser.values(u"kind"_s);
        for (const QString &kind : kinds) {
            filter.kinds.push_back(*forgetKindFromId(kind));
            filtered = true; // by itself it limits nothing, and the plan says so
        }
        if (filtered)
            target.filter = filter;
        return target;
    }

    Result<std::unique_ptr<Connection>> reader() const
    {
        return Connection::open(m_context.paths, u"forget"_s, Connection::Mode::Read);
    }

    int forget()
    {
        ForgetTarget wanted;
        ForgetPlan plan;
        {
            // Closed before anything is erased: an open reader would keep old pages alive.
            const auto connection = reader();
            if (!connection)
                return printFailure(m_context, connection.error());
            const auto made = target(**connection).and_then([&](const ForgetTarget &found) {
                wanted = found;
                return makeForgetPlan(**connection, found);
            });
            if (!made)
                return printFailure(m_context, made.error());
            plan = *made;
        }
        const bool certain = m_parser.isSet(u"yes"_s);
        if (plan.isEmpty() || !certain || (!m_json && !m_parser.isSet(u"planned"_s)))
            showPlan(plan, certain);
        if (plan.isEmpty())
            return ExitNothing;
        if (!certain)
            return ExitDone;
        return m_parser.isSet(u"purge"_s) ? purge(wanted) : bin(wanted);
    }

    void showPlan(const ForgetPlan &plan, bool certain)
    {
        if (m_json) {
            QJsonObject document = QJsonDocument::fromJson(planJson(plan)).object();
            document.insert(u"done"_s, false);
            printJson(m_context, document);
            return;
        }
        m_context.out(planText(plan).toUtf8());
        if (!plan.isEmpty() && !certain)
            printLine(m_context, ForgetText::tr("Nothing was done yet. Add --yes to do it."));
    }

    int bin(const ForgetTarget &wanted)
    {
        const auto entry = Bin(*m_context.writer).put(wanted, {}).result();
        if (!entry)
            return printFailure(m_context, entry.error());
        if (m_json) {
            printJson(m_context, toJson(*entry));
        } else if (entry->id.isEmpty()) {
            printLine(m_context, ForgetText::tr("All of it is in the bin already."));
        } else {
            printLine(m_context, ForgetText::tr("Moved to the bin: %n record(s).", nullptr, int(entry->records)));
            printLine(m_context, ForgetText::tr("“evoca forget --restore %1” brings it back.").arg(entry->id));
        }
        return entry->id.isEmpty() ? ExitNothing : ExitDone;
    }

    int purge(const ForgetTarget &wanted)
    {
        QElapsedTimer timer;
        timer.start();
        const auto receipt = Purge(*m_context.writer)
                                 .run(wanted, {.removeAgentFiles = m_parser.isSet(u"own-files"_s)}, m_context.stop,
                                      [&](const PurgeProgress &progress) { showProgress(progress, timer); });
        if (!receipt)
            return printFailure(m_context, receipt.error());
        m_context.out(m_json ? receiptJson(*receipt) : receiptText(*receipt).toUtf8());
        return receipt->verified ? ExitDone : ExitFailed;
    }

    /// One line a second at most.
    void showProgress(const PurgeProgress &progress, QElapsedTimer &timer)
    {
        if (timer.elapsed() < 1000)
            return;
        timer.restart();
        const QString percent = progress.total > 0
            ? u" %1 %"_s.arg(std::min<qint64>(100, progress.done * 100 / progress.total))
            : QString();
        printError(m_context, phaseText(progress.phase) + percent);
    }

    static QString phaseText(PurgeProgress::Phase phase)
    {
        switch (phase) {
        case PurgeProgress::Phase::Planning: return ForgetText::tr("reading what goes");
        case PurgeProgress::Phase::Removing: return ForgetText::tr("removing");
        case PurgeProgress::Phase::Indexes: return ForgetText::tr("rewriting indexes");
        case PurgeProgress::Phase::Backups: return ForgetText::tr("replacing backups");
        case PurgeProgress::Phase::Checkpoint: return ForgetText::tr("emptying logs");
        case PurgeProgress::Phase::CheckingIndex: return ForgetText::tr("asking the indexes");
        case PurgeProgress::Phase::CheckingRecords: return ForgetText::tr("reading records back");
        case PurgeProgress::Phase::CheckingBytes: return ForgetText::tr("searching the files");
        case PurgeProgress::Phase::Done: return ForgetText::tr("done");
        }
        return {};
    }

    int restore()
    {
        const QString id = m_parser.value(u"restore"_s);
        if (id.startsWith("bin-"_L1)) {
            const auto entry = Bin(*m_context.writer).restore(id).result();
            return entry ? told(entry->items.size()) : printFailure(m_context, entry.error());
        }
        const auto restored = Bin(*m_context.writer).restoreRecord(ForgetTarget::of(id).items.front()).result();
        return restored ? told(1) : printFailure(m_context, restored.error());
    }

    int told(std::size_t records)
    {
        if (m_json)
            printJson(m_context, {{u"restored"_s, qint64(records)}});
        else
            printLine(m_context, ForgetText::tr("Restored: %n record(s).", nullptr, int(records)));
        return ExitDone;
    }

    int list()
    {
        const auto connection = reader();
        if (!connection)
            return printFailure(m_context, connection.error());
        const auto entries = Bin::list(**connection, {.limit = 100'000});
        if (!entries)
            return printFailure(m_context, entries.error());
        QJsonArray array;
        for (const BinEntry &entry : *entries) {
            array.append(toJson(entry));
            if (!m_json)
                printLine(m_context, line(entry));
        }
        if (m_json)
            printJson(m_context, {{u"entries"_s, array}});
        else if (entries->empty())
            printLine(m_context, ForgetText::tr("The bin is empty."));
        return entries->empty() ? ExitNothing : ExitDone;
    }

    static QString line(const BinEntry &entry)
    {
        QString text = entry.id + "  "_L1
            + QLocale().toString(QDateTime::fromMSecsSinceEpoch(entry.at), QLocale::ShortFormat) + "  "_L1
            + forgetKindId(entry.kind) + "  "_L1 + entry.title.left(80);
        if (entry.items.size() > 1)
            text += ForgetText::tr(" and %n more", nullptr, int(entry.items.size()) - 1);
        return text;
    }

    static QJsonObject toJson(const BinEntry &entry)
    {
        QJsonArray items;
        for (const ForgetItem &item : entry.items)
            items.append(QJsonObject {{u"kind"_s, forgetKindId(item.kind)}, {u"id"_s, item.id}});
        return {{u"id"_s, entry.id},
                {u"at"_s, isoTime(entry.at)},
                {u"expires"_s, isoTime(entry.expires)},
                {u"client"_s, entry.deed.client},
                {u"reason"_s, entry.deed.reason},
                {u"title"_s, entry.title},
                {u"project"_s, entry.project},
                {u"records"_s, entry.records},
                {u"items"_s, items}};
    }

    CommandContext &m_context;
    QCommandLineParser m_parser;
    bool m_json = false;
};

} // namespace

int runForget(CommandContext &context)
{
    return ForgetCommand(context).run();
}

} // namespace evoca::app
