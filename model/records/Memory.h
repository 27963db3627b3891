#pragma once

#include "records/Labels.h"

#include <QString>

namespace evoca::model {

/// A durable fact (XMemo). Paths are logical, with '/' as the separator.
struct Memory
{
    RowId id = 0;
    QString globalId;
    RowId project = 0; ///< 0: for every project
    QString path;
    QString type; ///< semantic, episodic, procedural, working, identity
    QString scope;
    QString content;
    QString semanticKey; ///< upsert key; empty: none
    double importance = 0.5;
    double confidence = 1.0;
    qint64 created = 0;
    qint64 updated = 0;
    qint64 expires = 0; ///< epoch ms; 0: never
    QString origin; ///< client name, "file:<path>#<section>", "import:<what>" or "person"
    bool pinned = false;
    // Of a working state only.
    QString nextAction;
    QString blockedReason;
    QString promotedFrom; ///< ULID of the episode it was made from; empty: none
    int revision = 1;
};

} // namespace evoca::model
