#pragma once

#include "Vocabulary.h"

#include <string>
#include <vector>

namespace evoca::bench {

/// A made-up project: where it lies, its files and the names in its code. Sessions of one project share them, as real
/// ones do.
struct Project
{
    enum class Language { TypeScript, Python, Cpp, Rust };

    std::string cwd;
    std::string branch;
    std::string remote;
    Language language = Language::TypeScript;
    Tongue tongue = Tongue::English;
    std::vector<std::string> files; ///< relative
    std::vector<std::string> names; ///< identifiers
    std::vector<std::string> types;
    std::string testCommand;
};

std::vector<Project> makeProjects(const Vocabulary &words, int count, quint64 seed);

} // namespace evoca::bench
