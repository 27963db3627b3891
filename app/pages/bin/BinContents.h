#pragma once

#include "forgetting/Bin.h"
#include "forgetting/Receipt.h"
#include "store/Tombstones.h"

namespace evoca::app {

/// What the Bin page lists, and what it is asked for.
struct BinContents
{
    enum class Part : quint8 { All, Restorable, Erased, KeptOut };
    enum class Order : quint8 { Newest, SoonestGone };

    struct Question
    {
        Part part = Part::All;
        Order order = Order::Newest;
        std::optional<model::ForgetKind> kind;
        std::optional<model::ForgetDeed::By> by;
        QString project; ///< name; empty: any
        QString text; ///< in titles
    };

    std::vector<model::BinEntry> entries;
    std::vector<model::Receipt> receipts;
    std::vector<model::Tombstone> marks;
    qint64 entryCount = 0, receiptCount = 0, markCount = 0; ///< in the store, whatever was asked

    static model::Result<BinContents> read(model::Connection &connection, const Question &question);
    bool isEmpty() const { return entries.empty() && receipts.empty() && marks.empty(); }
    /// Nothing was ever forgotten.
    bool isUnused() const { return entryCount == 0 && receiptCount == 0 && markCount == 0; }
};

/// What the detail shows of one line.
struct BinDetailData
{
    std::optional<model::BinEntry> entry;
    model::ForgetPlan plan; ///< of the entry: what would be erased
    std::optional<model::Receipt> receipt;
    std::optional<model::Tombstone> mark;
};

} // namespace evoca::app
