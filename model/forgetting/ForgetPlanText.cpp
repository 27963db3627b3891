#include "forgetting/ForgetPlan.h"

#include "records/Agent.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct PlanText
{
    Q_DECLARE_TR_FUNCTIONS(ForgetPlan)
};

QString partText(PlanPart part, qint64 count)
{
    const int n = int(std::min<qint64>(count, std::numeric_limits<int>::max()));
    switch (part) {
    case PlanPart::Sessions: return PlanText::tr("%n session(s)", nullptr, n);
    case PlanPart::SubagentSessions: return PlanText::tr("%n subagent session(s)", nullptr, n);
    case PlanPart::Tasks: return PlanText::tr("%n task(s)", nullptr, n);
    case PlanPart::Prompts: return PlanText::tr("%n prompt(s), answer(s) and other messages", nullptr, n);
    case PlanPart::ToolCalls: return PlanText::tr("%n tool call(s) and results", nullptr, n);
    case PlanPart::IndexEntries: return PlanText::tr("%n index entry(ies)", nullptr, n);
    case PlanPart::Experiences: return PlanText::tr("%n experience(s) with outcome", nullptr, n);
    case PlanPart::Evidence: return PlanText::tr("%n piece(s) of evidence", nullptr, n);
    case PlanPart::LessonsRemoved: return PlanText::tr("%n lesson(s) that nothing else supports", nullptr, n);
    case PlanPart::Edges: return PlanText::tr("%n edge(s)", nullptr, n);
    case PlanPart::Contexts: return PlanText::tr("%n context(s) served to agents", nullptr, n);
    case PlanPart::Episodes: return PlanText::tr("%n episode(s)", nullptr, n);
    case PlanPart::Memories: return PlanText::tr("%n memory(ies)", nullptr, n);
    case PlanPart::MemoryVersions: return PlanText::tr("%n earlier version(s)", nullptr, n);
    case PlanPart::Requests: return PlanText::tr("Contents of %n request(s) in the log", nullptr, n);
    case PlanPart::Lessons: return PlanText::tr("%n lesson(s)", nullptr, n);
    }
    return {};
}

void addTree(QString &text, const std::vector<PlanNode> &nodes, int depth)
{
    for (const PlanNode &node : nodes) {
        QString line = QString(2 * depth, u' ');
        line += node.optional
            ? PlanText::tr("(stays) %1", "a record made from what is forgotten").arg(partText(node.part, node.count))
            : partText(node.part, node.count);
        if (!node.name.isEmpty())
            line += ": "_L1 + node.name.left(100);
        text += line + u'\n';
        addTree(text, node.children, depth + 1);
    }
}

QJsonArray treeJson(const std::vector<PlanNode> &nodes)
{
    QJsonArray array;
    for (const PlanNode &node : nodes) {
        QJsonObject object {{u"part"_s, planPartId(node.part)}, {u"count"_s, node.count}};
        if (!node.name.isEmpty())
            object.insert(u"name"_s, node.name);
        if (node.item)
            object.insert(u"id"_s, node.item->id);
        if (node.optional)
            object.insert(u"stays"_s, true);
        if (!node.children.empty())
            object.insert(u"children"_s, treeJson(node.children));
        array.append(object);
    }
    return array;
}

QJsonArray lessonsJson(const ForgetPlan &plan)
{
    QJsonArray lessons;
    for (const LessonChange &lesson : plan.lessons)
        lessons.append(QJsonObject {{u"id"_s, lesson.lesson},
                                    {u"text"_s, lesson.text},
                                    {u"confidence_before"_s, lesson.confidenceBefore},
                                    {u"confidence_after"_s, lesson.confidenceAfter},
                                    {u"support_before"_s, lesson.supportBefore},
                                    {u"support_after"_s, lesson.supportAfter}});
    return lessons;
}

QJsonArray filesJson(const ForgetPlan &plan)
{
    QJsonArray files;
    for (const HoldingFile &file : plan.agentFiles) {
        QJsonObject object {{u"agent"_s, agentId(file.agent)},
                            {u"path"_s, file.path},
                            {u"exists"_s, file.exists},
                            {u"removable"_s, file.removable}};
        if (!file.refusal.isEmpty())
            object.insert(u"refusal"_s, file.refusal);
        files.append(object);
    }
    return files;
}

} // namespace

QString planText(const ForgetPlan &plan)
{
    if (plan.isEmpty())
        return PlanText::tr("Nothing matches: 0 records would be forgotten.") + u'\n';
    QString text = PlanText::tr("What goes:") + u'\n';
    addTree(text, plan.tree, 1);
    if (!plan.lessons.empty()) {
        text += PlanText::tr("What only changes:") + u'\n';
        for (const LessonChange &lesson : plan.lessons)
            text += "  "_L1
                + PlanText::tr("%1: confidence %2 to %3, support %4 to %5")
                      .arg(lesson.text.left(100), QLocale().toString(lesson.confidenceBefore, 'f', 2),
                           QLocale().toString(lesson.confidenceAfter, 'f', 2), QString::number(lesson.supportBefore),
                           QString::number(lesson.supportAfter))
                + u'\n';
    }
    if (!plan.agentFiles.empty() || !plan.backups.empty()) {
        text += PlanText::tr("What remains elsewhere:") + u'\n';
        for (const HoldingFile &file : plan.agentFiles) {
            if (file.exists)
                text += "  "_L1
                    + PlanText::tr("%1 still has it in its own file: %2").arg(agentName(file.agent), file.path) + u'\n';
        }
        for (const AffectedBackup &backup : plan.backups)
            text += "  "_L1 + PlanText::tr("Backup %1, until it is purged").arg(QFileInfo(backup.path).fileName())
                + u'\n';
    }
    return text;
}

QByteArray planJson(const ForgetPlan &plan)
{
    QJsonArray items;
    for (const ForgetItem &item : plan.items)
        items.append(QJsonObject {{u"kind"_s, forgetKindId(item.kind)}, {u"id"_s, item.id}});
    QJsonArray backups;
    for (const AffectedBackup &backup : plan.backups)
        backups.append(QFileInfo(backup.path).fileName());
    return QJsonDocument(QJsonObject {{u"records"_s, plan.records},
                                      {u"items"_s, items},
                                      {u"tree"_s, treeJson(plan.tree)},
                                      {u"lessons"_s, lessonsJson(plan)},
                                      {u"agent_files"_s, filesJson(plan)},
                                      {u"backups"_s, backups}})
        .toJson(QJsonDocument::Compact);
}

} // namespace evoca::model
