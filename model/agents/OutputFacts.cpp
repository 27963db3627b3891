#include "agents/OutputFacts.h"

#include <charconv>
#include <cmath>

namespace evoca::model {

namespace {

// Codex writes its header within the first lines and ends it with "Output:".
constexpr size_t headSize = 600;

bool numberAfter(std::string_view text, std::string_view mark, double *number)
{
    const size_t at = text.find(mark);
    if (at == std::string_view::npos || (at > 0 && text[at - 1] != '\n'))
        return false;
    const char *begin = text.data() + at + mark.size();
    return std::from_chars(begin, text.data() + text.size(), *number).ec == std::errc();
}

void setExit(ParsedMessage &result, double code)
{
    result.hasExit = true;
    result.exitCode = int(code);
    result.failed |= result.exitCode != 0;
}

bool saysRefusal(std::string_view text)
{
    for (const std::string_view words :
         {"apply_patch verification failed", "failed to parse function arguments", "exec_command failed",
          "execution error", "failed in sandbox", "aborted by user", "unsupported call", "rejected by user",
          "patch rejected", "tool call error", "Error: "}) {
        if (text.starts_with(words))
            return true;
    }
    return false;
}

} // namespace

void readOutputHead(std::string_view text, ParsedMessage &result)
{
    std::string_view head = text.substr(0, headSize);
    if (const size_t output = head.find("Output:\n");
        output == 0 || (output != std::string_view::npos && head[output - 1] == '\n'))
        head = head.substr(0, output);
    double number = 0;
    if (numberAfter(head, "Process exited with code ", &number) || numberAfter(head, "Exit code: ", &number)
        || (head.starts_with("Exit code ") && numberAfter(head, "Exit code ", &number))
        || (head.starts_with("exited ") && numberAfter(head, "exited ", &number)))
        setExit(result, number);
    if (result.durationMs < 0 && numberAfter(head, "Wall time: ", &number) && number >= 0 && number < 2e6)
        result.durationMs = qint32(std::lround(number * 1000));
    result.failed |= saysRefusal(head);
}

} // namespace evoca::model
