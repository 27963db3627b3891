#pragma once

#include "store/ChunkWriter.h"
#include "store/Connection.h"
#include "store/ImportStore.h"
#include "store/TextStore.h"
#include "store/Writer.h"

#include <QTemporaryDir>
#include <QTest>

namespace evoca::test {

/// Makes a session batch message by message, as the importer does.
class BatchMaker
{
public:
    explicit BatchMaker(const QString &nativeId, qint64 startTime = 1'700'000'000'000);

    BatchMaker &prompt(const QByteArray &text, quint64 originKey = 0);
    BatchMaker &answer(const QByteArray &text);
    BatchMaker &call(const QString &tool, const QByteArray &input);
    BatchMaker &result(const QByteArray &output, bool failed = false);
    /// A task from local message `first` to the newest message.
    model::LearnedTask &task(const QString &globalId, model::RowId first,
                             model::Status status = model::Status::Success);
    model::RowId count() const { return model::RowId(batch.messages.size()); }
    /// Closes the chunks and hands the batch over.
    model::SessionBatch take();

    model::SessionBatch batch;

private:
    model::MessageRow &add(model::MessageKind kind, model::TextStream stream, const QByteArray &text);

    model::ChunkWriter m_writer;
    qint64 m_time;
};

model::LearnedTask::Observation observation(const QString &key, double confidence, bool agrees = true,
                                            model::LessonKind kind = model::LessonKind::Strategy);

/// A store in a throw-away folder with its writer.
class StoreFixture
{
public:
    StoreFixture();

    model::SourceBatch source(const QString &path, std::vector<model::SessionBatch> sessions,
                              bool replace = false) const;
    model::StoredSession import(const QString &path, model::SessionBatch session, bool replace = false,
                                model::ImportStore::Order order = model::ImportStore::Order::Backfill);
    std::vector<model::StoredSession> import(model::SourceBatch batch,
                                             model::ImportStore::Order order = model::ImportStore::Order::Backfill);
    /// First column of the first row, by a fresh reading connection.
    QVariant value(const QString &sql, const QVariantList &values = {}) const;
    std::unique_ptr<model::Connection> reader() const;
    /// Row ids of talk matches, newest first.
    QList<qint64> talk(const QString &match) const;
    void stopWriter() { writer.reset(); }
    void startWriter();

    QTemporaryDir folder;
    model::StorePaths paths;
    std::unique_ptr<model::Writer> writer;
};

} // namespace evoca::test
