#pragma once

#include "records/Error.h"
#include "records/Memory.h"

#include <QByteArray>
#include <QString>

namespace evoca::model {

class Connection;
class Writer;

/// Opaque references to memories, as agents see them: bound to record, revision and client, so that nothing can be
/// changed that was not shown to the very client, as it is now (reference xmemo.md section 9.2). Made without state:
/// the content is masked and signed with a key of the store.
class MemoryReferences
{
public:
    struct Target
    {
        RowId memory = 0;
        int revision = 0;
    };

    /// Reads the store's key; the first time it is made by `writer`. Waits for that.
    static Result<MemoryReferences> open(Connection &connection, Writer &writer, const QString &client);

    QString make(const Memory &memory) const; ///< "mem_" and 38 characters of base64url
    /// InvalidArgument (field "reference") when it is none that this client was given.
    Result<Target> read(const QString &reference) const;

private:
    MemoryReferences(QByteArray key, const QString &client);
    QByteArray signature(const QByteArray &plain) const;
    QByteArray masked(QByteArray text, const QByteArray &signature) const;

    QByteArray m_key; ///< of this client
};

} // namespace evoca::model
