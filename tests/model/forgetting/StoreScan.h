#pragma once

#include "store/Connection.h"

#include <QMap>
#include <QStringList>

namespace evoca::test {

// The tests' own looks into a store, apart from those of the program.

/// Which of the words occur anywhere below a folder: in the bytes of its files or in decompressed chunks of the store.
QStringList wordsInFiles(const QString &folder, const QStringList &words);
QStringList wordsInChunks(model::Connection &connection, const QStringList &words);
/// Which of the words a full-text index, a table or a reading of all messages still gives.
QStringList wordsFound(model::Connection &connection, const QStringList &words);

/// Every row of every table that holds records, as text: "table" → sorted rows. Without revisions, the change feed, and
/// the bin itself.
QMap<QString, QStringList> contents(model::Connection &connection);
/// What differs, for a failure's message.
QString difference(const QMap<QString, QStringList> &before, const QMap<QString, QStringList> &after);

} // namespace evoca::test
