#include "forgetdialog/ForgetWords.h"

#include "i18n/Words.h"

#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace evoca::app {

using model::ForgetKind;
using model::PlanPart;

QString ForgetWords::question(const model::ForgetTarget &target)
{
    if (target.filter)
        return tr("Forget by project and time");
    if (target.items.size() != 1)
        return tr("Forget these %n record(s)?", "", int(target.items.size()));
    switch (target.items.front().kind) {
    case ForgetKind::Session: return tr("Forget this session?");
    case ForgetKind::Experience: return tr("Forget this experience?");
    case ForgetKind::Lesson: return tr("Forget this lesson?");
    case ForgetKind::Episode: return tr("Forget this episode?");
    case ForgetKind::Memory: return tr("Forget this memory?");
    case ForgetKind::Context: return tr("Forget this context?");
    case ForgetKind::Request: return tr("Forget what this request holds?");
    }
    return {};
}

QString ForgetWords::node(const model::PlanNode &node)
{
    const bool named = !node.name.isEmpty();
    const bool one = node.count == 1;
    switch (node.part) {
    case PlanPart::Sessions:
        return named ? tr("Session: %1", "title").arg(node.name) : one ? tr("The session") : tr("Sessions");
    case PlanPart::SubagentSessions: return tr("Sessions of its subagents");
    case PlanPart::Tasks: return one ? tr("The task in its session") : tr("Tasks in their sessions");
    case PlanPart::Prompts: return tr("Prompts, answers and thinking");
    case PlanPart::ToolCalls: return tr("Tool calls and their results");
    case PlanPart::IndexEntries: return tr("Entries in the search index");
    case PlanPart::Experiences:
        return named ? tr("Experience: %1", "title").arg(node.name)
            : one    ? tr("Experience and its outcome")
                     : tr("Experiences and their outcomes");
    case PlanPart::Evidence: return tr("What shows the outcome");
    case PlanPart::LessonsRemoved:
        return named ? tr("Only this supports it: “%1”", "a lesson").arg(node.name)
                     : tr("Lessons that nothing else supports");
    case PlanPart::Edges: return tr("Links between records");
    case PlanPart::Contexts: return tr("Contexts served to agents");
    case PlanPart::Episodes:
        return !named       ? tr("Episodes")
            : node.optional ? tr("Episode written from it: %1").arg(node.name)
                            : tr("Episode: %1").arg(node.name);
    case PlanPart::Memories:
        return !named       ? tr("Memories")
            : node.optional ? tr("Memory derived from it: %1").arg(node.name)
                            : tr("Memory: %1").arg(node.name);
    case PlanPart::MemoryVersions: return tr("Earlier versions");
    case PlanPart::Requests: return tr("Copies served to agents, in the request log");
    case PlanPart::Lessons: return named ? tr("Lesson: “%1”").arg(node.name) : tr("Lessons");
    }
    return {};
}

QString ForgetWords::kind(ForgetKind kind)
{
    switch (kind) {
    case ForgetKind::Session: return tr("Session");
    case ForgetKind::Experience: return tr("Experience");
    case ForgetKind::Lesson: return tr("Lesson");
    case ForgetKind::Episode: return tr("Episode");
    case ForgetKind::Memory: return tr("Memory");
    case ForgetKind::Context: return tr("Context");
    case ForgetKind::Request: return tr("Request");
    }
    return {};
}

QString ForgetWords::kinds(ForgetKind kind)
{
    switch (kind) {
    case ForgetKind::Session: return tr("Sessions");
    case ForgetKind::Experience: return tr("Experiences");
    case ForgetKind::Lesson: return tr("Lessons");
    case ForgetKind::Episode: return tr("Episodes");
    case ForgetKind::Memory: return tr("Memories");
    case ForgetKind::Context: return tr("Contexts");
    case ForgetKind::Request: return tr("Requests");
    }
    return {};
}

QString ForgetWords::icon(ForgetKind kind)
{
    switch (kind) {
    case ForgetKind::Session: return u"sessions"_s;
    case ForgetKind::Experience: return u"experiences"_s;
    case ForgetKind::Lesson: return u"lessons"_s;
    case ForgetKind::Episode: return u"episodes"_s;
    case ForgetKind::Memory: return u"memories"_s;
    case ForgetKind::Context: return u"handoff"_s;
    case ForgetKind::Request: return u"requests"_s;
    }
    return {};
}

QString ForgetWords::moved(const std::vector<model::ForgetItem> &items, qint64 records)
{
    if (items.size() != 1)
        return tr("%n record(s) moved to the bin", "", int(records));
    QString what;
    switch (items.front().kind) {
    case ForgetKind::Session: what = tr("Session moved to the bin"); break;
    case ForgetKind::Experience: what = tr("Experience moved to the bin"); break;
    case ForgetKind::Lesson: what = tr("Lesson moved to the bin"); break;
    case ForgetKind::Episode: what = tr("Episode moved to the bin"); break;
    case ForgetKind::Memory: what = tr("Memory moved to the bin"); break;
    case ForgetKind::Context: what = tr("Context moved to the bin"); break;
    case ForgetKind::Request: what = tr("Contents of the request moved to the bin"); break;
    }
    return tr("%1, %2", "what moved to the bin, number of records").arg(what, ForgetWords::records(records));
}

QString ForgetWords::by(model::ForgetDeed::By by, const QString &client)
{
    switch (by) {
    case model::ForgetDeed::By::Person: return tr("by you");
    case model::ForgetDeed::By::Client: return tr("by %1", "name of a client").arg(client);
    case model::ForgetDeed::By::Expiry: return tr("by its expiry date");
    }
    return {};
}

QString ForgetWords::records(qint64 count)
{
    return tr("%n record(s)", "", int(count));
}

QString ForgetWords::phase(model::PurgeProgress::Phase phase)
{
    using Phase = model::PurgeProgress::Phase;
    switch (phase) {
    case Phase::Planning: return tr("Working out what goes");
    case Phase::Removing: return tr("Removing the records");
    case Phase::Indexes: return tr("Cleaning the search indexes");
    case Phase::Backups: return tr("Cleaning the backups");
    case Phase::Checkpoint: return tr("Writing the files anew");
    case Phase::CheckingIndex: return tr("Asking the indexes for every word");
    case Phase::CheckingRecords: return tr("Reading what stays");
    case Phase::CheckingBytes: return tr("Searching the files byte by byte");
    case Phase::Done: return tr("Done");
    }
    return {};
}

QString ForgetWords::part(PlanPart part)
{
    switch (part) {
    case PlanPart::Sessions: return tr("Sessions");
    case PlanPart::SubagentSessions: return tr("Sessions of subagents");
    case PlanPart::Tasks: return tr("Tasks");
    case PlanPart::Prompts: return tr("Prompts, answers and thinking");
    case PlanPart::ToolCalls: return tr("Tool calls and their results");
    case PlanPart::IndexEntries: return tr("Entries in the search index");
    case PlanPart::Experiences: return tr("Experiences and outcomes");
    case PlanPart::Evidence: return tr("What showed an outcome");
    case PlanPart::LessonsRemoved: return tr("Lessons removed");
    case PlanPart::Edges: return tr("Links between records");
    case PlanPart::Contexts: return tr("Contexts served to agents");
    case PlanPart::Episodes: return tr("Episodes");
    case PlanPart::Memories: return tr("Memories");
    case PlanPart::MemoryVersions: return tr("Earlier versions of memories");
    case PlanPart::Requests: return tr("Request log entries emptied");
    case PlanPart::Lessons: return tr("Lessons");
    }
    return {};
}

QString ForgetWords::check(const model::PurgeCheck &check)
{
    using Way = model::PurgeCheck::Way;
    const QString found = tr("%n found", "pieces of what was erased", int(check.found));
    switch (check.way) {
    case Way::Index:
        return tr("Asked every full-text index for %1: %2", "number of words, what was found")
            .arg(tr("%n word(s)", "", int(check.sought)), found);
    case Way::Records:
        return tr("Read %1 that stay: %2", "number of records, what was found").arg(records(check.asked), found);
    case Way::Bytes:
        return tr("Searched %1 byte by byte for %2: %3", "size, number of pieces, what was found")
            .arg(Words::bytes(check.asked), tr("%n piece(s)", "", int(check.sought)), found);
    }
    return {};
}

QString ForgetWords::remainder(const model::Remainder &remainder)
{
    switch (remainder.kind) {
    case model::Remainder::Kind::AgentFile: return tr("%1’s own file", "agent").arg(remainder.name);
    case model::Remainder::Kind::Backup: return tr("Backup of %1", "date").arg(Words::shortDate(remainder.at));
    case model::Remainder::Kind::ImportMark: return tr("Import mark");
    }
    return {};
}

QString ForgetWords::state(const model::Remainder &remainder)
{
    using State = model::Remainder::State;
    if (remainder.kind == model::Remainder::Kind::ImportMark)
        return remainder.state == State::Removed ? tr("taken away: it may be imported again")
                                                 : tr("a keyed hash, no content");
    switch (remainder.state) {
    case State::Remains: return tr("still holds it");
    case State::Removed: return tr("removed, %1", "time").arg(Words::shortDate(remainder.at));
    case State::Rewritten: return tr("rewritten without it");
    case State::Refused: return tr("could not be removed");
    case State::Kept: return tr("kept: it also holds other things");
    }
    return {};
}

QString ForgetWords::moment(qint64 epochMs)
{
    const QDateTime when = QDateTime::fromMSecsSinceEpoch(epochMs);
    return tr("%1, %2", "day and time")
        .arg(QLocale().toString(when.date(), tr("d MMM yyyy", "date, Qt format")).remove(u'.'),
             Words::timeWithSeconds(epochMs));
}

QString ForgetWords::shortId(const QString &id)
{
    constexpr qsizetype longest = 22;
    return id.size() <= longest ? id : id.left(10) + u'…' + id.right(4);
}

} // namespace evoca::app
