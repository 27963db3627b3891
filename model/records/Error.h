#pragma once

#include <QString>

#include <expected>

namespace evoca::model {

enum class ErrorCode {
    InvalidArgument, ///< the caller passed something out of bounds; `field` names it
    NotFound,
    NotApproved, ///< the project waits for a person's approval
    Forbidden, ///< known caller without the permission
    Unauthorized, ///< missing or unknown token
    Conflict, ///< changed since it was read, or already running
    Unavailable, ///< locked, busy, full, not there: trying again later may help
    Damaged, ///< the data cannot be trusted
    TooNew, ///< written by a newer Evoca
    Cancelled,
    Internal,
};

/// An expected failure. `message` is one translated sentence that says what to do; `field` is the offending
/// parameter (wire name) or empty.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    QString message;
    QString field = {};
};

template<typename T>
using Result = std::expected<T, Error>;

/// Stable wire name of a code, for example "not_approved".
QString errorCodeId(ErrorCode code);

} // namespace evoca::model
