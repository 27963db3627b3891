#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

/// One program call inside a shell command: its words without quotes, redirections taken out.
struct ShellSegment
{
    std::vector<std::string> words;
    std::vector<std::string> writes; ///< targets of > and >>, /dev/null and descriptors left out
};

struct ShellCommand
{
    std::vector<ShellSegment> segments; ///< in order of ; && || | & and newlines
    /// The exit status is not that of every segment (a pipe, ';', '||' or '&' hides it).
    bool hidesExit = false;
};

/// Cuts a command as a POSIX shell would, enough to know which programs run: quotes, escapes, comments, here-documents
/// and nested $( ) are respected. Never fails; reads at most the first 8 KiB. Also takes a JSON array of arguments
/// (["bash","-lc","…"]), as Codex writes it, and looks inside sh -c.
ShellCommand parseShell(std::string_view command);

/// The first program that matters with its subcommand ("cargo test"), for texts and for telling calls apart; may be
/// empty.
std::string shellProgram(const ShellCommand &command);

} // namespace evoca::model
