#pragma once

#include "journal/BetterMemoryStore.h"

#include <QSet>
#include <QStringList>

namespace evoca::model {

/// The folder of releases 1 to 8: one Markdown file a record, and an event log in parts (bettermemory.md section 5.1).
/// Symbolic links are never followed.
class BetterMemoryFolder : public BetterMemoryStore
{
public:
    explicit BetterMemoryFolder(QString root);

    BetterMemoryLog log(const Sink &sink) const override;
    Result<void> read(const Sink &sink, const std::stop_token &stop) const override;

private:
    QSet<QString> quarantined() const;
    void readFolder(const QString &folder, bool episodes, const Sink &sink, const std::stop_token &stop) const;

    QString m_root;
};

} // namespace evoca::model
