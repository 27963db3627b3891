#pragma once

#include "forgetting/ForgetPlan.h"
#include "forgetting/Purge.h"

#include <QCoreApplication>
#include <QString>

namespace evoca::app {

/// What forgetting says to people, in the language in use.
class ForgetWords
{
    Q_DECLARE_TR_FUNCTIONS(ForgetWords)

public:
    static QString question(const model::ForgetTarget &target); ///< "Forget this experience?"
    static QString node(const model::PlanNode &node); ///< "Prompts, answers and thinking"
    static QString kind(model::ForgetKind kind); ///< "Experience"
    static QString kinds(model::ForgetKind kind); ///< "Experiences"
    static QString icon(model::ForgetKind kind); ///< of its page
    /// "Experience moved to the bin, 144 records"
    static QString moved(const std::vector<model::ForgetItem> &items, qint64 records);
    static QString by(model::ForgetDeed::By by, const QString &client); ///< "by you", "by Codex"
    static QString records(qint64 count); ///< "144 records"
    static QString phase(model::PurgeProgress::Phase phase);
    static QString part(model::PlanPart part); ///< of a receipt: "Messages", "Lessons removed"
    static QString check(const model::PurgeCheck &check); ///< "Searched 412 MB of the store byte by byte: 0 found"
    static QString remainder(const model::Remainder &remainder); ///< "Claude Code’s own file"
    static QString state(const model::Remainder &remainder); ///< "removed at your request, 18:22"
    static QString moment(qint64 epochMs); ///< "2 Nov 2026, 18:22:41"
    static QString shortId(const QString &id); ///< "exp-7f3a…91c2"
};

} // namespace evoca::app
