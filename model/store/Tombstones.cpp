#include "store/Tombstones.h"

#include "store/ChangeFeed.h"
#include "store/Connection.h"
#include "store/Setting.h"

#include <QDateTime>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::string_view keyName = "tombstone.key";

QByteArray newKey()
{
    QByteArray key(32, Qt::Uninitialized);
    QRandomGenerator::system()->fillRange(reinterpret_cast<quint32 *>(key.data()), key.size() / 4);
    return key;
}

} // namespace

Tombstones::Tombstones(Connection &connection) : m_connection(connection)
{
    m_empty = !connection.statement("SELECT 1 FROM tombstone LIMIT 1").step();
}

bool Tombstones::contains(const QString &globalId)
{
    if (m_empty)
        return false;
    return m_connection.statement("SELECT 1 FROM tombstone WHERE hash = ?1").bind(hash(globalId)).step();
}

void Tombstones::add(const QString &globalId, const QString &kind, RowId source)
{
    if (readSetting(m_connection, keyName).isEmpty())
        writeSetting(m_connection, keyName, newKey());
    const QByteArray hashed = hash(globalId);
    const QString ownId = "tombstone-"_L1 + QString::fromLatin1(hashed.toHex().first(32));
    m_connection
        .statement("INSERT OR IGNORE INTO tombstone(hash, global_id, kind, created, source) VALUES(?1, ?2, ?3, ?4, ?5)")
        .bind(hashed, ownId, kind, QDateTime::currentMSecsSinceEpoch(), source)
        .run();
    recordChange(m_connection, u"tombstone"_s, ownId, u"insert"_s);
    m_empty = false;
}

void Tombstones::remove(const QString &globalId)
{
    m_connection.statement("DELETE FROM tombstone WHERE hash = ?1").bind(hash(globalId)).run();
}

/// The prompts' marks of the same file go too: the file is read anew as a whole, and what else of it is marked stays
/// out.
bool Tombstones::undo(const QString &id)
{
    RowId source = 0;
    {
        Statement removed = m_connection.statement("DELETE FROM tombstone WHERE global_id = ?1 RETURNING source");
        if (!removed.bind(id).step())
            return false;
        source = removed.integer(0);
        removed.run();
    }
    if (source != 0) {
        m_connection.statement("DELETE FROM tombstone WHERE kind = 'prompt' AND source = ?1").bind(source).run();
        m_connection.statement("UPDATE source SET reader_version = -1 WHERE id = ?1").bind(source).run();
    }
    recordChange(m_connection, u"tombstone"_s, id, u"purge"_s);
    return true;
}

std::vector<Tombstone> Tombstones::list(int limit, int offset)
{
    std::vector<Tombstone> found;
    Statement rows = m_connection.statement("SELECT global_id, kind, created FROM tombstone WHERE kind <> 'prompt'"
                                            " ORDER BY created DESC, global_id LIMIT ?1 OFFSET ?2");
    rows.bind(limit, offset);
    while (rows.step())
        found.push_back({rows.text(0), rows.text(1), rows.integer(2)});
    return found;
}

qint64 Tombstones::count()
{
    Statement row = m_connection.statement("SELECT count(*) FROM tombstone WHERE kind <> 'prompt'");
    return row.step() ? row.integer(0) : 0;
}

QString Tombstones::promptKey(quint64 originKey)
{
    return "prompt:"_L1 + QString::number(originKey, 16);
}

QByteArray Tombstones::hash(const QString &globalId)
{
    if (m_key.isEmpty())
        m_key = readSetting(m_connection, keyName);
    return QMessageAuthenticationCode::hash(globalId.toUtf8(), m_key, QCryptographicHash::Sha256);
}

} // namespace evoca::model
