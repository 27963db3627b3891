#include "forgetting/Receipt.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct ReceiptWords
{
    Q_DECLARE_TR_FUNCTIONS(Receipt)
};

int small(qint64 count)
{
    return int(std::min<qint64>(count, std::numeric_limits<int>::max()));
}

QString kindText(ForgetKind kind, qint64 count)
{
    const int n = small(count);
    switch (kind) {
    case ForgetKind::Session: return ReceiptWords::tr("%n session(s)", nullptr, n);
    case ForgetKind::Experience: return ReceiptWords::tr("%n experience(s)", nullptr, n);
    case ForgetKind::Lesson: return ReceiptWords::tr("%n lesson(s)", nullptr, n);
    case ForgetKind::Episode: return ReceiptWords::tr("%n episode(s)", nullptr, n);
    case ForgetKind::Memory: return ReceiptWords::tr("%n memory(ies)", nullptr, n);
    case ForgetKind::Context: return ReceiptWords::tr("%n context(s)", nullptr, n);
    case ForgetKind::Request: return ReceiptWords::tr("Contents of %n request(s)", nullptr, n);
    }
    return {};
}

QString erasedText(PlanPart part)
{
    switch (part) {
    case PlanPart::Sessions: return ReceiptWords::tr("Sessions");
    case PlanPart::SubagentSessions: return ReceiptWords::tr("Subagent sessions");
    case PlanPart::Tasks: return ReceiptWords::tr("Tasks");
    case PlanPart::Prompts: return ReceiptWords::tr("Messages");
    case PlanPart::ToolCalls: return ReceiptWords::tr("Tool calls and results");
    case PlanPart::IndexEntries: return ReceiptWords::tr("Index entries");
    case PlanPart::Experiences: return ReceiptWords::tr("Experiences and outcomes");
    case PlanPart::Evidence: return ReceiptWords::tr("Pieces of evidence");
    case PlanPart::LessonsRemoved: return ReceiptWords::tr("Lessons removed");
    case PlanPart::Edges: return ReceiptWords::tr("Edges");
    case PlanPart::Contexts: return ReceiptWords::tr("Contexts");
    case PlanPart::Episodes: return ReceiptWords::tr("Episodes");
    case PlanPart::Memories: return ReceiptWords::tr("Memories");
    case PlanPart::MemoryVersions: return ReceiptWords::tr("Versions of memories");
    case PlanPart::Requests: return ReceiptWords::tr("Request log entries emptied");
    case PlanPart::Lessons: return ReceiptWords::tr("Lessons");
    }
    return {};
}

QString number(qint64 value)
{
    return QLocale().toString(value);
}

QString moment(qint64 at)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(at), QLocale::ShortFormat);
}

} // namespace

QString receiptPartText(PlanPart part)
{
    return erasedText(part);
}

QString receiptCheckText(const PurgeCheck &check)
{
    switch (check.way) {
    case PurgeCheck::Way::Index:
        return ReceiptWords::tr("Asked every full-text index for %1 words: %2 found")
            .arg(number(check.sought), number(check.found));
    case PurgeCheck::Way::Records:
        return ReceiptWords::tr("Read %1 records and rewritten chunks: %2 found")
            .arg(number(check.asked), number(check.found));
    case PurgeCheck::Way::Bytes:
        return ReceiptWords::tr("Searched %1 of files byte by byte for %2 patterns: %3 found")
            .arg(QLocale().formattedDataSize(check.asked), number(check.sought), number(check.found));
    }
    return {};
}

QString receiptRemainderText(const Remainder &one)
{
    switch (one.state) {
    case Remainder::State::Remains: return ReceiptWords::tr("still there");
    case Remainder::State::Removed: return ReceiptWords::tr("removed, %1").arg(moment(one.at));
    case Remainder::State::Rewritten: return ReceiptWords::tr("written anew, %1").arg(moment(one.at));
    case Remainder::State::Refused: return ReceiptWords::tr("left alone: it changed or holds other things");
    case Remainder::State::Kept: return ReceiptWords::tr("a keyed hash, no content");
    }
    return {};
}

QString receiptRemainderName(const Remainder &one)
{
    switch (one.kind) {
    case Remainder::Kind::AgentFile: return ReceiptWords::tr("%1's own file").arg(one.name);
    case Remainder::Kind::Backup: return ReceiptWords::tr("Backup %1").arg(one.name);
    case Remainder::Kind::ImportMark: return ReceiptWords::tr("Import mark");
    }
    return {};
}

QString receiptTitle(const Receipt &receipt)
{
    QStringList parts;
    for (const auto &[kind, count] : receipt.kinds)
        parts << kindText(kind, count);
    const QString what = parts.isEmpty() ? ReceiptWords::tr("Nothing") : parts.join(", "_L1);
    return receipt.project.isEmpty()
        ? what
        : ReceiptWords::tr("%1 in project %2", "3 experiences in project shop").arg(what, receipt.project);
}

QString receiptText(const Receipt &receipt)
{
    QString text = receipt.verified ? ReceiptWords::tr("Erased and verified")
                                    : ReceiptWords::tr("Erased, but a check still finds something");
    text += u'\n' + receiptTitle(receipt) + u'\n';
    text += ReceiptWords::tr("%1, receipt %2").arg(moment(receipt.finished)).arg(receipt.number, 4, 10, QChar(u'0'))
        + "\n\n"_L1;
    text += ReceiptWords::tr("What was erased") + u'\n';
    for (const auto &[part, count] : receipt.erased)
        text += "  "_L1 + erasedText(part) + ": "_L1 + number(count) + u'\n';
    if (receipt.lessonsLowered > 0)
        text += "  "_L1 + ReceiptWords::tr("Lessons with less support") + ": "_L1 + number(receipt.lessonsLowered)
            + u'\n';
    text += u'\n' + ReceiptWords::tr("What was checked") + u'\n';
    for (const PurgeCheck &check : receipt.checks)
        text += "  "_L1 + receiptCheckText(check) + u'\n';
    text += u'\n' + ReceiptWords::tr("What remains elsewhere") + u'\n';
    for (const Remainder &one : receipt.remains)
        text += "  "_L1 + receiptRemainderName(one) + ": "_L1 + receiptRemainderText(one) + u'\n';
    text += u'\n' + ReceiptWords::tr("The receipt holds counts, times and keyed marks. It never holds what was erased.")
        + u'\n';
    return text;
}

} // namespace evoca::model
