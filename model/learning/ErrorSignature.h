#pragma once

#include <string>
#include <string_view>

namespace evoca::model {

/// OpenReflex 3.5: one telling line of a failed output. A line that names an error is preferred, runners' tallies are
/// skipped; paths become <path>, numbers and hashes <n>, quoted strings <str>; at most 160 characters. Empty when the
/// output has no such line.
std::string errorSignature(std::string_view output);

} // namespace evoca::model
