#pragma once

#include <QtTypes>

#include <string_view>

namespace evoca::model {

/// "2025-12-24T10:00:05.000Z" (also with an offset, without fraction, or a blank for the T) as epoch ms; 0 when the
/// text is no time. A time without a zone counts as UTC, as every agent writes UTC.
qint64 isoTimeMs(std::string_view text);

/// A number that is epoch seconds, milliseconds, microseconds or nanoseconds, told apart by its size, as epoch ms.
qint64 epochMs(double number);

} // namespace evoca::model
