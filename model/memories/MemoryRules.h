#pragma once

#include "records/Error.h"
#include "records/Memory.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace evoca::model {

// Bounds of what a memory may be (reference xmemo.md section 2, "Write bounds").
inline constexpr int longestMemory = 50'000;
inline constexpr int longestMemoryPath = 256;
inline constexpr int longestMemoryScope = 128;
inline constexpr int longestSemanticKey = 128;
inline constexpr int longestStateKey = 64;
inline constexpr int longestState = 20'000;
inline constexpr int longestStateNote = 8'000; ///< next action, reason of a block
inline constexpr int longestStateLife = 2'592'000; ///< seconds
inline constexpr int standardStateLife = 604'800; ///< seconds

inline constexpr QLatin1StringView workingType {"working"};
inline constexpr QLatin1StringView automaticType {"auto"};

/// semantic, episodic, procedural, working, identity.
const QStringList &memoryTypes();

/// '\' becomes '/', empty and doubled separators vanish, texts are composed (NFC).
QString normalisedPath(const QString &path);

/// The type that `auto` stands for: what a person is or likes is identity, steps are procedural, something that
/// happened at a time is episodic, anything else semantic. English and Spanish.
QString classifiedType(const QString &content, const QString &path);

/// What is wrong with a memory, with field and bound; nothing when it may be stored. Content and path are normalised
/// already.
std::optional<Error> memoryProblem(const Memory &memory);
std::optional<Error> textProblem(const QString &field, const QString &text, int shortest, int longest);

} // namespace evoca::model
