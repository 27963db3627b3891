#pragma once

#include <QtTypes>

#include <memory>
#include <vector>

struct sqlite3_file;

namespace evoca::model {

class Connection;

/// The bytes of one file of an open store, from its start to its end.
///
/// A file of the store must never be opened by other means while a connection of this process uses it: closing it
/// would drop all locks that the process holds on it (POSIX), and the next program that leaves would take the
/// write-ahead log away from under this one. So its bytes are read through SQLite's own handle.
class StoreBytes
{
public:
    /// The database, the tool index, and the write-ahead log of each. Valid while the connection is open and idle; for
    /// its thread.
    static std::vector<StoreBytes> of(Connection &connection);

    qint64 size() const;
    /// At most `length` bytes that follow; 0 at the end or when they cannot be read.
    qint64 read(char *target, qint64 length);

private:
    explicit StoreBytes(sqlite3_file *file) : m_file(file) { }

    sqlite3_file *m_file;
    qint64 m_at = 0;
};

} // namespace evoca::model
