#include "records/Error.h"

using namespace Qt::StringLiterals;

namespace evoca::model {

QString errorCodeId(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument: return u"invalid_argument"_s;
    case ErrorCode::NotFound: return u"not_found"_s;
    case ErrorCode::NotApproved: return u"not_approved"_s;
    case ErrorCode::Forbidden: return u"forbidden"_s;
    case ErrorCode::Unauthorized: return u"unauthorized"_s;
    case ErrorCode::Conflict: return u"conflict"_s;
    case ErrorCode::Unavailable: return u"unavailable"_s;
    case ErrorCode::Damaged: return u"damaged"_s;
    case ErrorCode::TooNew: return u"too_new"_s;
    case ErrorCode::Cancelled: return u"cancelled"_s;
    case ErrorCode::Internal: break;
    }
    return u"internal"_s;
}

} // namespace evoca::model
