#pragma once

#include "journal/BetterMemoryStore.h"

struct sqlite3;

namespace evoca::model {

/// The SQLite file of release 9 (bettermemory.md section 5.2), never written. Columns are taken by name, so that a
/// release with more of them is read as well.
class BetterMemoryFile : public BetterMemoryStore
{
public:
    explicit BetterMemoryFile(QString file);

    BetterMemoryLog log(const Sink &sink) const override;
    Result<void> read(const Sink &sink, const std::stop_token &stop) const override;

private:
    using Row = std::function<void(const QJsonObject &fields)>;
    Result<void> eachRow(sqlite3 *database, const char *table, const Row &row) const;

    QString m_file;
};

} // namespace evoca::model
