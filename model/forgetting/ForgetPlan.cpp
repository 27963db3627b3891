#include "forgetting/ForgetPlan.h"

#include "forgetting/AgentFiles.h"
#include "forgetting/ForgetPlanner.h"
#include "forgetting/LessonForecast.h"
#include "store/Backup.h"
#include "store/Connection.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::array partIds {
    "sessions"_L1,    "subagent_sessions"_L1, "tasks"_L1,           "prompts"_L1, "tool_calls"_L1, "index_entries"_L1,
    "experiences"_L1, "evidence"_L1,          "lessons_removed"_L1, "edges"_L1,   "contexts"_L1,   "episodes"_L1,
    "memories"_L1,    "memory_versions"_L1,   "requests"_L1,        "lessons"_L1};

struct MessageCounts
{
    qint64 talk = 0; ///< all that is no tool call or result
    qint64 calls = 0;
    qint64 indexed = 0; ///< entries of the talk and tool indexes

    qint64 all() const { return talk + calls; }
};

class Planner
{
public:
    Planner(Connection &connection, const ForgetClosure &closure) : m_connection(connection), m_closure(closure) { }

    ForgetPlan plan()
    {
        m_plan.made = QDateTime::currentMSecsSinceEpoch();
        for (const ForgetRecord &record : m_closure.records)
            m_plan.items.push_back(record.item);
        const MessageCounts messages = countMessages();
        addSessions();
        addExperiences();
        addMessages(messages);
        addLessons();
        addContexts();
        addRecords(ForgetKind::Episode, PlanPart::Episodes);
        addMemories();
        addDerived();
        if (!m_closure.requests.empty())
            addNode(PlanPart::Requests, qint64(m_closure.requests.size()));
        m_plan.agentFiles = agentFilesOf(m_connection, m_closure);
        if (!m_closure.records.empty())
            addBackups();
        m_plan.records += messages.all();
        return std::move(m_plan);
    }

private:
    PlanNode &addNode(PlanPart part, qint64 count, const QString &name = {}, std::optional<ForgetItem> item = {})
    {
        m_plan.tree.push_back({part, count, name, std::move(item), false, {}});
        const bool own = part != PlanPart::Tasks && part != PlanPart::Requests;
        if (own)
            m_plan.records += count;
        return m_plan.tree.back();
    }

    qint64 count(std::string_view sql, const auto &...values)
    {
        Statement row = m_connection.statement(sql);
        row.bind(values...);
        return row.step() ? row.integer(0) : 0;
    }

    MessageCounts countMessages()
    {
        MessageCounts counts;
        Statement row = m_connection.statement(
            "SELECT sum(kind NOT IN (4, 5)), sum(kind IN (4, 5)), sum(flags & 64 <> 0)"
            " + sum(flags & 4 = 0 AND chunk IS NOT NULL AND kind IN (3, 4, 5, 7)) FROM message WHERE id BETWEEN ?1 AND ?2");
        for (const MessageSpan &span : m_closure.messages) {
            row.bind(span.range.first, span.range.last);
            if (!row.step())
                continue;
            counts.talk += row.integer(0);
            counts.calls += row.integer(1);
            counts.indexed += row.integer(2);
        }
        return counts;
    }

    void addSessions()
    {
        const std::vector<const ForgetRecord *> sessions = m_closure.of(ForgetKind::Session);
        const qint64 following = std::ranges::count_if(sessions, &ForgetRecord::follows);
        const qint64 named = qint64(sessions.size()) - following;
        if (named == 1)
            addNode(PlanPart::Sessions, 1, sessions.front()->title, sessions.front()->item);
        else if (named > 1)
            addNode(PlanPart::Sessions, named);
        if (following > 0)
            addNode(PlanPart::SubagentSessions, following);
    }

    void addExperiences()
    {
        if (m_closure.tasks.empty())
            return;
        QString name;
        qint64 evidence = 0;
        Statement row = m_connection.statement(
            "SELECT title, json_array_length(evidence) FROM experience WHERE id = ?1");
        for (const ForgottenTask &task : m_closure.tasks) {
            if (!row.bind(task.row).step())
                continue;
            name = row.text(0);
            evidence += row.integer(1);
        }
        const bool single = m_closure.tasks.size() == 1;
        PlanNode &node = addNode(PlanPart::Experiences, qint64(m_closure.tasks.size()), single ? name : QString(),
                                 single ? std::optional(ForgetItem {ForgetKind::Experience, m_closure.tasks.front().id})
                                        : std::nullopt);
        if (evidence > 0)
            node.children.push_back({PlanPart::Evidence, evidence});
    }

    void addMessages(const MessageCounts &messages)
    {
        if (messages.all() == 0)
            return;
        PlanNode &node = addNode(PlanPart::Tasks, qint64(m_closure.tasks.size()));
        node.children.push_back({PlanPart::Prompts, messages.talk});
        if (messages.calls > 0)
            node.children.push_back({PlanPart::ToolCalls, messages.calls});
        node.children.push_back({PlanPart::IndexEntries, messages.indexed + qint64(m_closure.tasks.size())});
    }

    void addLessons()
    {
        const LessonForecast forecast = forecastLessons(m_connection, m_closure);
        m_plan.lessons = forecast.changed;
        if (!forecast.removed.empty()) {
            PlanNode &node = addNode(PlanPart::LessonsRemoved, qint64(forecast.removed.size()));
            for (const auto &[id, text] : forecast.removed)
                node.children.push_back({PlanPart::LessonsRemoved, 1, text, ForgetItem {ForgetKind::Lesson, id}});
        }
        addRecords(ForgetKind::Lesson, PlanPart::Lessons);
    }

    void addContexts()
    {
        if (m_closure.contexts.isEmpty())
            return;
        qint64 edges = 0;
        for (const QString &context : std::as_const(m_closure.contexts))
            edges += count("SELECT count(*) FROM edge WHERE source = ?1 OR target = ?1", context);
        PlanNode &node = addNode(PlanPart::Contexts, m_closure.contexts.size());
        if (edges > 0)
            node.children.push_back({PlanPart::Edges, edges});
    }

    /// Records of a kind that are named, each by its title while they are few.
    PlanNode *addRecords(ForgetKind kind, PlanPart part)
    {
        const std::vector<const ForgetRecord *> named = m_closure.of(kind);
        if (named.empty())
            return nullptr;
        const bool single = named.size() == 1;
        PlanNode &node = addNode(part, qint64(named.size()), single ? named.front()->title : QString(),
                                 single ? std::optional(named.front()->item) : std::nullopt);
        constexpr std::size_t listed = 50;
        for (std::size_t i = 0; !single && i < std::min(named.size(), listed); ++i)
            node.children.push_back({part, 1, named[i]->title, named[i]->item});
        return &node;
    }

    void addMemories()
    {
        PlanNode *node = addRecords(ForgetKind::Memory, PlanPart::Memories);
        if (!node)
            return;
        qint64 versions = 0;
        for (const ForgetRecord *memory : m_closure.of(ForgetKind::Memory))
            versions += count("SELECT count(*) FROM memory_version WHERE memory = ?1", memory->row);
        if (versions > 0)
            node->children.push_back({PlanPart::MemoryVersions, versions});
    }

    /// What an agent or a person made of it stays unless it is named as well.
    void addDerived()
    {
        const std::vector<ForgetRecord> derived = derivedRecords(m_connection, m_closure);
        for (const ForgetRecord &record : derived) {
            const PlanPart part = record.item.kind == ForgetKind::Memory ? PlanPart::Memories : PlanPart::Episodes;
            m_plan.tree.push_back({part, 1, record.title, record.item, true, {}});
        }
    }

    void addBackups()
    {
        for (const QString &path : backups(m_connection.paths()))
            m_plan.backups.push_back({path, QFileInfo(path).lastModified().toMSecsSinceEpoch()});
    }

    Connection &m_connection;
    const ForgetClosure &m_closure;
    ForgetPlan m_plan;
};

qint64 countIn(const std::vector<PlanNode> &nodes, PlanPart part)
{
    qint64 sum = 0;
    for (const PlanNode &node : nodes) {
        if (node.optional)
            continue;
        if (node.part == part)
            sum += node.count;
        else
            sum += countIn(node.children, part);
    }
    return sum;
}

} // namespace

QString planPartId(PlanPart part)
{
    return partIds.at(std::size_t(part));
}

qint64 ForgetPlan::count(PlanPart part) const
{
    return countIn(tree, part);
}

ForgetPlan planFor(Connection &connection, const ForgetClosure &closure)
{
    return Planner(connection, closure).plan();
}

Result<ForgetPlan> makeForgetPlan(Connection &connection, const ForgetTarget &target)
{
    return guarded([&]() -> Result<ForgetPlan> {
        auto records = findForgetRecords(connection, target);
        if (!records)
            return std::unexpected(records.error());
        return planFor(connection, closureOf(connection, std::move(*records), true));
    });
}

Result<ForgetReach> forgetReach(Connection &connection, const ForgetItem &item)
{
    return guarded([&]() -> Result<ForgetReach> {
        const auto record = findForgetRecord(connection, item);
        return record ? ForgetReach {record->project, record->deletedAt == 0} : ForgetReach {};
    });
}

} // namespace evoca::model
