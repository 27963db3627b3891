#pragma once

#include <QString>

namespace evoca::model {

/// Where a page of episodes ended, newest first: "<created>.<id>".
struct EpisodeCursor
{
    qint64 created = 0;
    QString id;

    QString text() const;
    /// False for what is none of ours.
    static bool parse(const QString &text, EpisodeCursor &cursor);
};

} // namespace evoca::model
