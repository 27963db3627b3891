#pragma once

#include <QtTypes>

#include <string_view>

namespace evoca::model {

/// A 64-bit hash that is the same on every computer and in every release, since it is stored (origin keys, reader
/// states). Not for untrusted collisions: equal hashes only mean "very probably the same". Never 0.
quint64 stableHash(std::string_view bytes, quint64 seed = 0);

} // namespace evoca::model
