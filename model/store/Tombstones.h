#pragma once

#include "records/Labels.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace evoca::model {

class Connection;

/// A mark as it may be shown: it does not say of what.
struct Tombstone
{
    QString id; ///< "tombstone-<32 hex>"
    QString kind; ///< session, experience, lesson, episode, memory, prompt
    qint64 created = 0;
};

/// Keyed hashes of what a person purged: global ids, a memory's semantic key ("key:…") and prompts' origins
/// ("prompt:<hex>": other sessions may replay them). They keep a later import from bringing it back and say nothing by
/// themselves. Throws SqlFailure.
class Tombstones
{
public:
    explicit Tombstones(Connection &connection);

    bool isEmpty() const { return m_empty; } ///< at construction
    bool contains(const QString &globalId);
    /// `source`: the file that would bring it back. Writing connection.
    void add(const QString &globalId, const QString &kind, RowId source = 0);
    void remove(const QString &globalId);

    /// A person's act: takes a mark away by its own id; the file it came from is read anew by the next import. False
    /// when there is none.
    bool undo(const QString &id);
    std::vector<Tombstone> list(int limit, int offset = 0); ///< newest first, without prompts' marks
    qint64 count();

    static QString promptKey(quint64 originKey);

private:
    QByteArray hash(const QString &globalId);

    Connection &m_connection;
    QByteArray m_key;
    bool m_empty;
};

} // namespace evoca::model
