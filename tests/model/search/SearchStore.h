#pragma once

#include "records/Experience.h"
#include "records/Memory.h"
#include "store/Connection.h"
#include "store/Writer.h"

#include <QTemporaryDir>

#include <memory>

namespace evoca::test {

/// A task to be stored; the rest of the record is made up.
struct Past
{
    QString id; ///< short name; the global id is made from it
    QString description;
    QStringList files = {};
    QStringList errors = {};
    QString project = QStringLiteral("shop");
    model::Status status = model::Status::Success;
    model::Agent agent = model::Agent::ClaudeCode;
    int daysAgo = 10;
    model::TaskClass taskClass = model::TaskClass::Debug;
    QString strategy = {};
};

/// A real store in a throw-away folder, filled through the import's door.
class SearchStore
{
public:
    SearchStore();
    void add(const std::vector<Past> &experiences);
    void add(const model::Memory &memory);
    model::Connection &connection() { return *m_connection; }
    model::Writer &writer() { return *m_writer; }
    static QString globalId(const QString &id);

private:
    QTemporaryDir m_folder;
    std::unique_ptr<model::Writer> m_writer;
    std::unique_ptr<model::Connection> m_connection;
};

} // namespace evoca::test
