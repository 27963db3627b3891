#pragma once

#include "records/Error.h"

#include <QDateTime>
#include <QFuture>

namespace evoca::model {
class Writer;
}

namespace evoca::app {

/// Puts the demonstration's journal into its store. To be called when its histories are imported and its memories are
/// written, since episodes belong to projects and some became memories; called again it changes nothing.
class DemoEpisodes
{
public:
    /// `home` as given to DemoHistory: a second worktree of one repository is made there.
    static QFuture<model::Result<void>> write(model::Writer &writer, const QString &home,
                                              const QDateTime &now = QDateTime::currentDateTime());
};

} // namespace evoca::app
