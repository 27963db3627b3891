#pragma once

#include "journal/BetterMemoryImport.h"
#include "journal/BetterMemoryLog.h"
#include "journal/BetterMemoryRecord.h"
#include "store/Tombstones.h"
#include "store/Writer.h"

#include <QSet>

namespace evoca::model {

class ProjectFinder;
class Redactor;

/// Stores records of another program's journal. Inside a job of the writer; functions throw SqlFailure.
class BetterMemoryRows
{
public:
    BetterMemoryRows(WriteContext &context, const ProjectFinder &projects, const Redactor &redactor,
                     const BetterMemoryLog &log, BetterMemoryReport &report);

    Result<void> store(BetterMemoryRecord record);
    /// What the log tells of the sessions; `present`: all episodes that were found.
    void storeSessions(const QSet<QString> &present);

private:
    Result<void> storeEpisode(BetterMemoryRecord &record);
    Result<void> storeMemory(BetterMemoryRecord &record);
    Result<void> intoBin(const BetterMemoryRecord &record);
    bool isStoredAsRemoved(const QString &id);
    void storeRest(const BetterMemoryRecord &record);
    void clean(QString &text);
    RowId projectOf(const BetterMemoryRecord &record);

    WriteContext &m_context;
    const ProjectFinder &m_projects;
    const Redactor &m_redactor;
    const BetterMemoryLog &m_log;
    BetterMemoryReport &m_report;
    Tombstones m_tombstones;
};

} // namespace evoca::model
