#include "learning/CheckOutput.h"

#include "learning/OutputLines.h"

#include <array>
#include <charconv>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::size_t judgedOutput = 6000;
constexpr std::size_t shortOutput = 800;

/// One of these stands in each line that counts something.
constexpr std::array<std::string_view, 6> tallyWords {"passed", "failed", "failure", "error", "failing", "passing"};

// Of lines that only a failure prints, and only a success.
constexpr std::array<std::string_view, 30> failureStarts {"FAIL",
                                                          "--- FAIL",
                                                          "FAILED",
                                                          "BUILD FAILED",
                                                          "Build FAILED",
                                                          "npm ERR!",
                                                          "npm error",
                                                          "error:",
                                                          "Error:",
                                                          "error[",
                                                          "ERROR:",
                                                          "ERROR in ",
                                                          "[ERROR]",
                                                          "error TS",
                                                          "make: ***",
                                                          "make[",
                                                          "gmake: ***",
                                                          "ninja: build stopped",
                                                          "Traceback (most recent call last)",
                                                          "AssertionError",
                                                          "panic: ",
                                                          "fatal:",
                                                          "SyntaxError",
                                                          "CMake Error",
                                                          "Segmentation fault",
                                                          "Error ",
                                                          "error ",
                                                          "E   ",
                                                          "✗ ",
                                                          "× "};
constexpr std::array<std::string_view, 11> failureParts {"test result: FAILED",
                                                         ": error:",
                                                         ": fatal error:",
                                                         "panicked at",
                                                         "error TS",
                                                         "AssertionError",
                                                         "Segmentation fault",
                                                         "command not found",
                                                         "BUILD FAILURE",
                                                         "undefined reference to",
                                                         ": error "};
constexpr std::array<std::string_view, 12> successParts {
    "test result: ok",       "BUILD SUCCESS",         "Build succeeded",  "All checks passed",
    "no issues found",       "All tests passed",      "all tests passed", "0 problems",
    "Compiled successfully", "compiled successfully", "Build successful", "100% tests passed"};
constexpr std::array<std::string_view, 5> successStarts {"OK", "ok  \t", "ok \t", "PASS", "Finished `"};

struct Tally
{
    qint64 passed = -1;
    qint64 failed = -1;
    qint64 errors = -1;
    qint64 failedFiles = -1; ///< of a runner that also counts files: a file that does not load runs no test

    void add(qint64 &field, qint64 value) { field = std::max<qint64>(field, 0) + value; }
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The number that ends right before `at` ("12 failed"), or follows it ("Failures: 3", "errors=1").
std::optional<qint64> numberBeside(std::string_view line, std::size_t start, std::size_t end)
{
    std::size_t at = start;
    while (at > 0 && line[at - 1] == ' ')
        --at;
    std::size_t digits = at;
    while (digits > 0 && isDigit(line[digits - 1]))
        --digits;
    qint64 value = 0;
    const bool ownNumber = digits == 0
        || (line[digits - 1] != '.' && line[digits - 1] != ':' && line[digits - 1] != '-');
    if (digits < at && at - digits < 10 && ownNumber) {
        std::from_chars(line.data() + digits, line.data() + at, value);
        return value;
    }
    at = end;
    bool assigned = false; // "Error 1" is a status, no count
    while (at < line.size() && (line[at] == ' ' || line[at] == ':' || line[at] == '='))
        assigned = line[at++] != ' ' || assigned;
    if (!assigned)
        return std::nullopt;
    digits = at;
    while (digits < line.size() && isDigit(line[digits]))
        ++digits;
    if (digits == at || digits - at >= 10 || at == end)
        return std::nullopt;
    std::from_chars(line.data() + at, line.data() + digits, value);
    return value;
}

/// Adds every "N word" (or "word: N") of a lower-case line to a field.
void collect(std::string_view line, std::string_view word, qint64 &field, Tally &tally)
{
    std::size_t at = 0;
    while ((at = line.find(word, at)) != std::string_view::npos) {
        std::size_t end = at + word.size();
        while (end < line.size() && (line[end] == 's' || line[end] == '(' || line[end] == ')'))
            ++end;
        const bool wordStarts = at == 0 || !(line[at - 1] >= 'a' && line[at - 1] <= 'z');
        const bool wordEnds = end >= line.size() || !((line[end] >= 'a' && line[end] <= 'z') || line[end] == '_');
        if (wordStarts && wordEnds) {
            if (const auto number = numberBeside(line, at, end))
                tally.add(field, *number);
        }
        at = end;
    }
}

bool startsWithAny(std::string_view line, std::span<const std::string_view> starts)
{
    return std::ranges::any_of(starts, [line](std::string_view start) { return line.starts_with(start); });
}

bool containsAny(std::string_view line, std::span<const std::string_view> parts)
{
    return std::ranges::any_of(parts,
                               [line](std::string_view part) { return line.find(part) != std::string_view::npos; });
}

/// Lines that a runner prints as its summary; other lines may hold such words by chance.
bool looksLikeTally(std::string_view line)
{
    if (line.size() > 300)
        return false;
    // "error: could not compile `x` (lib) due to 3 previous errors" is a failure by its own words.
    return containsAny(line, tallyWords) && line.find("previous error") == std::string_view::npos
        && line.find("fixed, 0 remaining") == std::string_view::npos;
}

/// A line that only a failure prints (as it is, trimmed).
bool reportsFailure(std::string_view line)
{
    if (line.starts_with("make[") && line.find("***") == std::string_view::npos)
        return false;
    if (line.starts_with("error ") || line.starts_with("Error ")) // "error handling ... ok" is a test's name
        return line.find(" ok") == std::string_view::npos && line.find("...") == std::string_view::npos;
    return startsWithAny(line, failureStarts) || containsAny(line, failureParts);
}

bool reportsSuccess(std::string_view line)
{
    return containsAny(line, successParts) || startsWithAny(line, successStarts);
}

QString tallyText(const Tally &tally)
{
    QStringList parts;
    if (tally.failed > 0)
        parts << u"%1 failed"_s.arg(tally.failed);
    else if (tally.failedFiles > 0)
        parts << (tally.failedFiles == 1 ? u"1 file failed"_s : u"%1 files failed"_s.arg(tally.failedFiles));
    if (tally.errors > 0)
        parts << (tally.errors == 1 ? u"1 error"_s : u"%1 errors"_s.arg(tally.errors));
    if (tally.passed > 0)
        parts << u"%1 passed"_s.arg(tally.passed);
    return parts.join(u", "_s);
}

/// "Test Files  9 passed (9)" (vitest), "Test Suites: 1 failed, 4 passed, 5 total" and "Snapshots: 3 passed" (jest):
/// not tests, which have a line of their own.
bool countsOtherThings(std::string_view line)
{
    static constexpr std::array<std::string_view, 3> starts {"test files ", "test suites:", "snapshots"};
    while (!line.empty() && line.front() == ' ')
        line.remove_prefix(1);
    return startsWithAny(line, starts);
}

void read(std::string_view line, Tally &tally)
{
    const std::string lower = asciiLower(line);
    if (!looksLikeTally(lower))
        return;
    if (countsOtherThings(lower)) {
        if (lower.find("test ") != std::string::npos)
            collect(lower, "failed", tally.failedFiles, tally);
        return;
    }
    // ctest: "90% tests passed, 1 tests failed out of 10" counts its failures only.
    if (lower.find("% tests passed") == std::string::npos) {
        collect(lower, "passed", tally.passed, tally);
        collect(lower, "passing", tally.passed, tally);
    }
    collect(lower, lower.find("tests failed") != std::string::npos ? "tests failed" : "failed", tally.failed, tally);
    collect(lower, "failing", tally.failed, tally);
    collect(lower, "failure", tally.failed, tally);
    collect(lower, "error", tally.errors, tally);
}

} // namespace

CheckVerdict readCheckOutput(std::string_view output)
{
    if (output.size() > judgedOutput)
        output.remove_prefix(output.size() - judgedOutput);
    Tally tally;
    bool failure = false;
    bool success = false;
    static const LineFinder telling({tallyWords, failureParts, successParts}, {failureStarts, successStarts});
    telling.forEach(output, [&](std::string_view line) {
        read(line, tally);
        failure = failure || reportsFailure(line);
        success = success || reportsSuccess(line);
        return true;
    });
    CheckVerdict verdict;
    verdict.tally = tallyText(tally);
    if (tally.failed > 0 || tally.errors > 0 || tally.failedFiles > 0)
        verdict.failed = true;
    else if (tally.failed == 0 || tally.errors == 0 || tally.passed > 0)
        verdict.failed = failure && tally.passed < 0;
    else if (failure)
        verdict.failed = true;
    else if (success)
        verdict.failed = false;
    return verdict;
}

bool reportsShellError(std::string_view output)
{
    if (output.size() >= shortOutput)
        return false;
    static constexpr std::array<std::string_view, 10> parts {"command not found",
                                                             "No such file or directory",
                                                             "Permission denied",
                                                             "not recognized as an internal",
                                                             "Traceback (most recent call last)",
                                                             "Is a directory",
                                                             "Not a directory",
                                                             "cannot access",
                                                             "Operation not permitted",
                                                             "unrecognized option"};
    static constexpr std::array<std::string_view, 9> starts {
        "fatal:", "error:", "Error:", "ERROR:", "bash: ", "sh: ", "zsh: ", "usage: ", "panic: "};
    bool found = false;
    forEachLine(output, [&found](std::string_view line) {
        found = containsAny(line, parts) || startsWithAny(line, starts);
        return !found;
    });
    return found;
}

std::optional<int> exitCodeIn(std::string_view output)
{
    static constexpr std::array<std::string_view, 6> marks {
        "Process exited with code ", "Exit code: ", "Exit code ", "exit code: ", "\"exit_code\":",
        "exited with exit code "};
    for (const std::string_view part :
         {output.substr(0, 400), output.size() > 400 ? output.substr(output.size() - 300) : std::string_view()}) {
        for (const std::string_view mark : marks) {
            const std::size_t at = part.find(mark);
            if (at == std::string_view::npos
                || (at > 0 && part[at - 1] != '\n' && part[at - 1] != '{' && part[at - 1] != ',' && part[at - 1] != '<'
                    && part[at - 1] != '('))
                continue;
            int value = 0;
            const char *start = part.data() + at + mark.size();
            while (start < part.data() + part.size() && *start == ' ')
                ++start;
            if (std::from_chars(start, part.data() + part.size(), value).ec == std::errc())
                return value;
        }
    }
    return std::nullopt;
}

} // namespace evoca::model
