#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

/// What one edit call does to one file.
struct EditLines
{
    std::string path; ///< as written; empty: the call's only path
    int added = -1; ///< lines, -1: unknown
    int removed = -1;
};

/// Reads an edit call's input: a patch with "*** Update File:" headers or unified diff headers, or a JSON object with
/// old and new text (Edit, MultiEdit, str_replace, Write). Empty when the input tells nothing.
std::vector<EditLines> editLines(std::string_view input);

} // namespace evoca::model
