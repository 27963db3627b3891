#include "store/StoreLog.h"

namespace evoca::model {

Q_LOGGING_CATEGORY(storeLog, "evoca.store", QtInfoMsg)

} // namespace evoca::model
