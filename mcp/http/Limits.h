#pragma once

#include <QtTypes>

#include <chrono>

namespace evoca::mcp {

// Caps of the HTTP layer (reference mcp.md section 3). All are enforced before anything is buffered.
inline constexpr qsizetype mostHeaderBytes = 64 * 1024;
inline constexpr qsizetype mostBodyBytes = 32 * 1024 * 1024;
inline constexpr int mostConnections = 64;
inline constexpr std::chrono::milliseconds idleTimeout {15'000}; ///< without a byte, between and inside requests
inline constexpr std::chrono::milliseconds requestTimeout {60'000}; ///< from the first to the last byte of one request
/// What clients are told: less than the real timeout, so that they never write into a connection that is being closed.
inline constexpr int announcedIdleSeconds = 12;
inline constexpr std::chrono::milliseconds keepAliveInterval {20'000}; ///< of comment lines on event streams
inline constexpr std::chrono::milliseconds lingerTime {
    2'000}; ///< how long a refused body is thrown away before closing

} // namespace evoca::mcp
