#pragma once

#include <QString>

namespace evoca::model {

/// SQL ILIKE over the whole string: % any run, _ one character (code point), \ escapes; case-insensitive for every
/// letter, NFC and NFD alike, accents never folded.
bool ilike(QStringView text, QStringView pattern);

} // namespace evoca::model
