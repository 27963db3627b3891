#pragma once

#include "records/Error.h"
#include "records/Labels.h"

#include <QString>
#include <QStringList>

#include <stop_token>
#include <vector>

namespace evoca::model {

/// What an OpenReflex database says of one execution of a task, with everything that hangs on it. Times are epoch
/// milliseconds; texts are as they stand there.
struct OpenReflexTask
{
    struct Call
    {
        QString id;
        QString name;
        QString category;
        QStringList files;
        QString error; ///< signature
        qint64 started = 0;
        qint64 ended = 0; ///< 0: unknown
        bool failed = false;
        bool finished = false;
    };
    struct Lesson
    {
        QString kind;
        QString key;
        QString text;
        double confidence = 0;
        QStringList evidence; ///< ids of calls
    };
    struct Resolution
    {
        QString failed; ///< ids of calls
        QString fixed;
    };
    QString execution; ///< id
    QString agent;
    QString session; ///< the agent's own id of the session; may be empty
    QString description;
    QString taskClass;
    QString strategy;
    Status status = Status::Unknown;
    QString evidence; ///< what the outcome rests on
    bool verified = false; ///< the agent said so by record_outcome
    qint64 started = 0;
    qint64 ended = 0;
    qint64 activeMs = 0;
    QStringList files; ///< edited first
    std::vector<Call> calls; ///< in order of time
    std::vector<Resolution> resolutions;
    std::vector<Lesson> lessons;
};

/// A node that could not be used.
struct OpenReflexDamage
{
    qint64 row = 0; ///< of table nodes
    QString node; ///< its id
    QString reason; ///< stable English id: "bad_json", "no_task", "wrong_kind"
};

struct OpenReflexGraph
{
    std::vector<OpenReflexTask> tasks; ///< finished ones (with an Experience), oldest first
    std::vector<OpenReflexDamage> damaged;
};

/// Reads a database (schema versions 1 and 2) without changing anything beside it: mode=ro, and immutable where no
/// write-ahead log waits, so that not even a -shm file appears. One damaged node never hides the others. TooNew for a
/// later version, Damaged when it is no such database, Cancelled.
Result<OpenReflexGraph> readOpenReflex(const QString &file, std::stop_token stop);

} // namespace evoca::model
