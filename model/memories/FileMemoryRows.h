#pragma once

#include "memories/MemoryFile.h"
#include "store/Writer.h"

#include <QHash>

#include <functional>

namespace evoca::model {

/// The memories of files in the store: what differs between them and the files, and how it is written.
class FileMemoryRows
{
public:
    struct Known
    {
        RowId id = 0;
        RowId project = 0;
        QString path;
        QString type;
        QString content;
        bool binned = false;
    };
    struct Difference
    {
        std::vector<FileMemory> added;
        std::vector<std::pair<RowId, FileMemory>> changed;
        std::vector<RowId> gone;

        bool isEmpty() const { return added.empty() && changed.empty() && gone.empty(); }
    };

    /// By origin. Throws SqlFailure.
    static QHash<QString, Known> load(Connection &connection);
    /// What lies in the bin is left there as it is; `stays`: whether a memory that no file stated now is kept.
    static Difference compare(const std::vector<FileMemory> &memories, QHash<QString, Known> known,
                              const std::function<bool(const QString &origin)> &stays);
    /// In a job of the writer. Throws SqlFailure.
    static void write(WriteContext &context, const Difference &difference);
    static QString globalId(const QString &origin);
};

} // namespace evoca::model
