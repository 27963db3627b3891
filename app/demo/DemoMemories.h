#pragma once

#include "records/Error.h"

#include <QDateTime>
#include <QFuture>

namespace evoca::model {
class Writer;
}

namespace evoca::app {

/// Puts the demonstration's memories, with their earlier versions and two working states, into its store. To be called
/// when its histories are imported, since memories belong to their projects; called again it changes nothing.
class DemoMemories
{
public:
    static QFuture<model::Result<void>> write(model::Writer &writer,
                                              const QDateTime &now = QDateTime::currentDateTime());
};

} // namespace evoca::app
