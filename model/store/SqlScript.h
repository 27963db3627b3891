#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

/// Cuts an SQL script into its statements, without their final semicolons and without empty ones. Knows strings, quoted
/// names, comments, and the bodies of triggers (BEGIN … END, with CASE … END inside).
std::vector<std::string> splitSqlScript(std::string_view script);

} // namespace evoca::model
