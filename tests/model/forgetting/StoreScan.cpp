#include "StoreScan.h"

#include "store/ChunkCache.h"
#include "store/ChunkWriter.h"
#include "store/TextStore.h"

#include <QDirIterator>
#include <QFile>
#include <QSqlQuery>
#include <QSqlRecord>

using namespace Qt::StringLiterals;
using namespace evoca::model;

namespace evoca::test {

namespace {

/// FTS5 stores a word without what it shares with the one before: the end is what can be seen.
constexpr qsizetype tail = 9;

const QStringList &indexes()
{
    static const QStringList names {u"talk_index"_s, u"experience_index"_s, u"episode_index"_s, u"memory_index"_s};
    return names;
}

} // namespace

QStringList wordsInFiles(const QString &folder, const QStringList &words)
{
    QStringList found;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray bytes = file.readAll();
        for (const QString &word : words) {
            if (bytes.contains(word.right(tail).toUtf8()))
                found << word + " in "_L1 + files.fileName();
        }
    }
    return found;
}

QStringList wordsInChunks(Connection &connection, const QStringList &words)
{
    QStringList found;
    ChunkCache cache(connection);
    Statement rows = connection.statement("SELECT id, body FROM chunk");
    while (rows.step()) {
        Message whole;
        whole.chunk = rows.integer(0);
        whole.length = quint32(plainSizeOfChunk(rows.bytes(1)));
        const QByteArray text = QByteArray::fromStdString(std::string(cache.text(whole)));
        for (const QString &word : words) {
            if (text.contains(word.toUtf8()))
                found << word + " in a chunk"_L1;
        }
    }
    return found;
}

QStringList wordsFound(Connection &connection, const QStringList &words)
{
    QStringList found;
    for (const QString &word : words) {
        for (const QString &index : indexes()) {
            auto rows = connection.run(u"SELECT 1 FROM %1 WHERE %1 MATCH ?"_s.arg(index), {word});
            if (rows && rows->next())
                found << word + " by "_L1 + index;
        }
    }
    const TextStore texts(connection);
    auto sessions = connection.run(u"SELECT id, title FROM session WHERE deleted_at = 0"_s);
    while (sessions && sessions->next()) {
        QByteArray all = sessions->value(1).toByteArray();
        const auto messages = texts.messages(sessions->value(0).toLongLong());
        for (const Message &message : messages.value_or(std::vector<Message> {}))
            all += texts.text(message).value_or(QByteArray()) + '\n';
        for (const QString &word : words) {
            if (all.contains(word.toUtf8()))
                found << word + " in a transcript"_L1;
        }
    }
    return found;
}

QMap<QString, QStringList> contents(Connection &connection)
{
    QMap<QString, QStringList> all;
    for (const QString &table :
         {u"session"_s, u"session_range"_s, u"message"_s, u"chunk"_s, u"prompt_key"_s, u"experience"_s, u"verdict"_s,
          u"experience_state"_s, u"lesson"_s, u"lesson_evidence"_s, u"lesson_wording"_s, u"context"_s,
          u"candidate_path"_s, u"edge"_s, u"episode"_s, u"memory"_s, u"memory_version"_s, u"request"_s, u"project"_s}) {
        auto rows = connection.run("SELECT * FROM "_L1 + table);
        QStringList lines;
        while (rows && rows->next()) {
            QStringList cells;
            const QSqlRecord record = rows->record();
            for (int i = 0; i < record.count(); ++i) {
                if (record.fieldName(i) != u"revision"_s)
                    cells << record.fieldName(i) + u'=' + QString::fromLatin1(record.value(i).toByteArray().toHex());
            }
            lines << cells.join(u' ');
        }
        lines.sort();
        all.insert(table, lines);
    }
    for (const QString &index : indexes()) {
        auto rows = connection.run(u"SELECT id FROM %1_docsize ORDER BY id"_s.arg(index));
        while (rows && rows->next())
            all[index] << rows->value(0).toString();
    }
    return all;
}

QString difference(const QMap<QString, QStringList> &before, const QMap<QString, QStringList> &after)
{
    QStringList lines;
    for (const auto &[table, rows] : before.asKeyValueRange()) {
        const QStringList other = after.value(table);
        for (const QString &row : rows) {
            if (!other.contains(row))
                lines << table + " - "_L1 + row.left(300);
        }
        for (const QString &row : other) {
            if (!rows.contains(row))
                lines << table + " + "_L1 + row.left(300);
        }
    }
    return lines.join(u'\n');
}

} // namespace evoca::test
