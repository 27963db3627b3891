#pragma once

#include <QByteArray>
#include <QString>

namespace evoca::model {

class Connection;

/// Keyed hashes of the global ids that a person purged; they keep a later import from bringing them back and say
/// nothing by themselves. Throws SqlFailure.
class Tombstones
{
public:
    explicit Tombstones(Connection &connection);

    bool isEmpty() const { return m_empty; } ///< at construction
    bool contains(const QString &globalId);
    /// `kind`: session, experience, lesson … Writing connection.
    void add(const QString &globalId, const QString &kind);
    void remove(const QString &globalId);

private:
    QByteArray hash(const QString &globalId);

    Connection &m_connection;
    QByteArray m_key;
    bool m_empty;
};

} // namespace evoca::model
