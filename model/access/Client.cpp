#include "access/Client.h"

using namespace Qt::StringLiterals;

namespace evoca::model {

QString permissionId(Permission permission)
{
    switch (permission) {
    case Permission::MemoryRead: return u"memory:read"_s;
    case Permission::MemoryWrite: return u"memory:write"_s;
    case Permission::MemoryForget: return u"memory:forget"_s;
    case Permission::HistoryRead: break;
    }
    return u"history:read"_s;
}

} // namespace evoca::model
