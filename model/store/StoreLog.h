#pragma once

#include <QLoggingCategory>

namespace evoca::model {

/// "evoca.store": what the store did. Never what histories contain.
Q_DECLARE_LOGGING_CATEGORY(storeLog)

} // namespace evoca::model
