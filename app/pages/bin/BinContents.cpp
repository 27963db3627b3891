#include "pages/bin/BinContents.h"

#include "access/ProjectResolver.h"
#include "store/Statement.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int most = 500; // of each part; the headings tell the whole number

bool fits(const model::Receipt &receipt, const BinContents::Question &question)
{
    if (question.by && *question.by != receipt.by)
        return false;
    if (!question.project.isEmpty() && receipt.project.compare(question.project, Qt::CaseInsensitive) != 0)
        return false;
    const bool ofKind = !question.kind
        || std::ranges::any_of(receipt.kinds, [&](const auto &each) { return each.first == *question.kind; });
    return ofKind && receiptTitle(receipt).contains(question.text, Qt::CaseInsensitive);
}

} // namespace

model::Result<BinContents> BinContents::read(model::Connection &connection, const Question &question)
{
    BinContents found;
    const auto counted = model::Bin::count(connection);
    const auto receipts = model::countReceipts(connection);
    if (!counted || !receipts)
        return std::unexpected(counted ? receipts.error() : counted.error());
    found.entryCount = *counted;
    found.receiptCount = *receipts;
    const bool all = question.part == Part::All;
    if (all || question.part == Part::Restorable) {
        model::BinFilter filter {.kind = question.kind, .by = question.by, .text = question.text, .limit = most};
        bool known = true;
        if (!question.project.isEmpty()) {
            const auto projects = model::ProjectResolver(connection).byName(question.project);
            if (!projects)
                return std::unexpected(projects.error());
            known = !projects->empty();
            if (known)
                filter.project = projects->front().id;
        }
        if (known) {
            auto entries = model::Bin::list(connection, filter);
            if (!entries)
                return std::unexpected(entries.error());
            found.entries = std::move(*entries);
        }
        if (question.order == Order::SoonestGone)
            std::ranges::stable_sort(found.entries, {}, [](const model::BinEntry &entry) {
                return entry.expires == 0 ? std::numeric_limits<qint64>::max() : entry.expires;
            });
    }
    if (all || question.part == Part::Erased) {
        auto listed = model::listReceipts(connection, most);
        if (!listed)
            return std::unexpected(listed.error());
        std::erase_if(*listed, [&](const model::Receipt &receipt) { return !fits(receipt, question); });
        found.receipts = std::move(*listed);
    }
    return model::guarded([&]() -> model::Result<BinContents> {
        model::Tombstones marks(connection);
        found.markCount = marks.count();
        // Marks say nothing of what they keep out: they are shown only when asked for.
        if (question.part == Part::KeptOut)
            found.marks = marks.list(most);
        return std::move(found);
    });
}

} // namespace evoca::app
