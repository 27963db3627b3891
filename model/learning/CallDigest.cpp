#include "learning/CallDigest.h"

#include "learning/ProgramCategory.h"
#include "learning/ToolNames.h"

#include <algorithm>
#include <functional>

namespace evoca::model {

namespace {

constexpr std::size_t essenceLength = 200;
constexpr std::size_t fingerprintLength = 64 * 1024;

/// Arguments that say nothing about what is done: the same call has others the next time.
bool isVolatile(std::string_view line)
{
    for (const std::string_view name :
         {"description: ", "justification: ", "timeout: ", "timeout_ms: ", "yield_time_ms: ", "max_output_tokens: "}) {
        if (line.starts_with(name))
            return true;
    }
    return false;
}

bool isArgument(std::string_view line)
{
    const std::size_t colon = line.find(": ");
    if (colon == std::string_view::npos || colon == 0 || colon > 24)
        return false;
    return std::ranges::all_of(line.substr(0, colon),
                               [](unsigned char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

/// The whole command line of a shell call: its essence has lost the line breaks.
std::string_view commandOf(const ParsedMessage &call)
{
    const std::string_view text = call.text;
    for (const std::string_view name : {"command: ", "cmd: ", "script: ", "code: "}) {
        std::size_t start = text.starts_with(name) ? 0 : text.find(std::string("\n").append(name));
        if (start == std::string_view::npos)
            continue;
        start = text.find(name, start) + name.size();
        // It ends where the next argument begins.
        std::size_t end = text.find('\n', start);
        while (end != std::string_view::npos
               && !(isVolatile(text.substr(end + 1, 40)) || text.substr(end + 1, 9) == "workdir: "
                    || text.substr(end + 1, 5) == "cwd: " || text.substr(end + 1, 19) == "run_in_background: "
                    || text.substr(end + 1, 7) == "login: ")) {
            end = text.find('\n', end + 1);
        }
        return text.substr(start, end == std::string_view::npos ? end : end - start);
    }
    const bool onlyCommand = !text.empty() && text[0] != '{' && !isArgument(text.substr(0, text.find('\n')));
    return onlyCommand ? text : std::string_view(call.essence);
}

std::size_t fingerprintOf(const ParsedMessage &call)
{
    std::size_t hash = std::hash<std::string_view>()(call.tool);
    std::string_view text = call.text.empty() ? std::string_view(call.essence)
                                              : std::string_view(call.text).substr(0, fingerprintLength);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!isVolatile(line))
            hash = hash * 1099511628211ULL + std::hash<std::string_view>()(line);
    }
    return hash;
}

std::string oneLine(std::string_view text)
{
    std::string line;
    for (const char c : text.substr(0, essenceLength * 2)) {
        const bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        if (!blank)
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    while (!line.empty() && line.back() == ' ')
        line.pop_back();
    if (line.size() > essenceLength) {
        std::size_t end = essenceLength;
        while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xC0) == 0x80)
            --end;
        line.resize(end);
    }
    return line;
}

} // namespace

CallDigest digestCall(const ParsedMessage &call)
{
    CallDigest digest;
    const std::string name = plainToolName(call.tool);
    digest.shell = isShellTool(name);
    digest.fingerprint = fingerprintOf(call);
    if (digest.shell) {
        const std::string_view command = commandOf(call);
        const ShellCommand parsed = parseShell(command);
        digest.category = commandCategory(parsed);
        digest.hidesExit = parsed.hidesExit;
        digest.program = shellProgram(parsed);
        digest.essence = oneLine(call.essence.empty() ? command : std::string_view(call.essence));
        return digest;
    }
    digest.category = namedToolCategory(name);
    digest.essence = oneLine(call.essence);
    digest.program = digest.category == ToolCategory::Run
        ? "poll"
        : name + (call.paths.empty() ? std::string() : ' ' + call.paths.front());
    return digest;
}

} // namespace evoca::model
