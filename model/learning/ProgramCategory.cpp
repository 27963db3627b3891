#include "learning/ProgramCategory.h"

#include "learning/ProgramTable.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace evoca::model {

namespace {

using Words = std::vector<std::string>;

bool isAssignment(std::string_view word)
{
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos || equals == 0 || std::isdigit(static_cast<unsigned char>(word[0])))
        return false;
    return std::ranges::all_of(word.substr(0, equals),
                               [](unsigned char c) { return std::isalnum(c) || c == '_' || c == '+'; });
}

bool isKeyword(std::string_view word)
{
    static constexpr std::array keywords {"if", "then", "else", "elif", "while", "until",
                                          "do", "!",    "{",    "}",    "fi",    "done"};
    return std::ranges::find(keywords, word) != keywords.end();
}

/// First word from `at` on that is no option; options in `valued` (blank-separated) take the next word.
std::size_t skipOptions(const Words &words, std::size_t at, std::string_view valued = {})
{
    while (at < words.size() && words[at].starts_with('-')) {
        if (words[at] == "--")
            return at + 1;
        const bool takesValue = !valued.empty() && containsWord(valued, words[at]);
        at += takesValue ? 2 : 1;
    }
    return std::min(at, words.size());
}

bool follows(const Words &words, std::size_t at, std::string_view value)
{
    return at < words.size() && words[at] == value;
}

/// After "docker exec/run/compose exec SERVICE": the program inside; words.size() for other subcommands.
std::size_t insideContainer(const Words &words, std::size_t at)
{
    static constexpr std::string_view valued =
        "-e --env -u --user -w --workdir -v --volume --name -p --publish --network --entrypoint -f "
        "--file --env-file --profile --project-name --index --mount --platform";
    std::size_t next = skipOptions(words, at, valued);
    if (follows(words, next, "compose"))
        next = skipOptions(words, next + 1, valued);
    if (next >= words.size() || (words[next] != "exec" && words[next] != "run"))
        return words.size();
    const std::size_t service = skipOptions(words, next + 1, valued);
    return service + 1 < words.size() ? service + 1 : words.size();
}

/// Index of the program that a runner starts, or `at` itself when this is no runner.
std::size_t afterRunner(const Words &words, std::size_t at)
{
    const std::string_view name = programName(words[at]);
    const std::size_t next = at + 1;
    if (containsWord(
            "time nice nohup command exec builtin env stdbuf setsid ionice chronic unbuffer caffeinate dotenv cross-env xvfb-run "
            "dbus-run-session sudo doas strace ltrace valgrind xargs bunx npx pnpx uvx pipx watch catchsegv",
            name)) {
        const bool packageRunner = containsWord("npx pnpx bunx uvx pipx", name);
        return skipOptions(words, next,
                           packageRunner ? "-p --package --from --with --python"
                                         : "-u -n -I -L -P -s -d -S --server-args --user --chdir");
    }
    if (name == "timeout" || name == "gtimeout") {
        const std::size_t duration = skipOptions(words, next, "-s --signal -k --kill-after");
        return std::min(duration + 1, words.size());
    }
    if (containsWord("uv poetry pipenv pdm rye hatch conda mamba micromamba", name)) {
        const std::size_t run = skipOptions(words, next, "--directory -C --project");
        return follows(words, run, "run")
            ? skipOptions(words, run + 1, "-n --name -p --with --python --extra --group --package --env-file")
            : at;
    }
    if (name == "bundle" || name == "mise" || name == "rtx" || name == "asdf" || name == "direnv" || name == "rbenv"
        || name == "pyenv")
        return follows(words, next, "exec") ? skipOptions(words, next + (name == "direnv" ? 2 : 1)) : at;
    if (name == "docker" || name == "podman" || name == "docker-compose" || name == "nerdctl") {
        const std::size_t inside = insideContainer(words, next);
        return inside < words.size() ? inside : at;
    }
    if ((name == "pnpm" || name == "npm" || name == "yarn") && next < words.size()
        && containsWord("exec dlx x", words[next])) {
        return skipOptions(words, next + 1, "--package -p");
    }
    if (name == "bun" && follows(words, next, "x"))
        return next + 1;
    if (name == "nix" && (follows(words, next, "develop") || follows(words, next, "shell"))) {
        const auto command = std::find_if(words.begin() + std::ptrdiff_t(next), words.end(),
                                          [](const std::string &word) { return word == "-c" || word == "--command"; });
        return command == words.end() ? at : std::size_t(command - words.begin()) + 1;
    }
    return at;
}

bool looksLikeProgram(std::string_view word)
{
    return !word.empty() && word.find_first_of(" \t\n") == std::string_view::npos;
}

bool writesFile(const ShellSegment &segment)
{
    return std::ranges::any_of(segment.writes, [](std::string_view target) {
        return !target.starts_with("/tmp/") && !target.ends_with(".log");
    });
}

bool editsInPlace(const Words &words, std::size_t at)
{
    return std::any_of(words.begin() + std::ptrdiff_t(at) + 1, words.end(), [](std::string_view word) {
        return word.starts_with("--in-place") || (word.starts_with("-i") && word.size() <= 6) || word == "-pi"
            || word == "-pie" || word == "-Ei";
    });
}

} // namespace

std::string_view programName(std::string_view word)
{
    const std::size_t slash = word.find_last_of("/\\");
    if (slash != std::string_view::npos)
        word.remove_prefix(slash + 1);
    for (const std::string_view suffix : {".exe", ".cmd", ".bat"}) {
        if (word.ends_with(suffix))
            word.remove_suffix(suffix.size());
    }
    return word;
}

std::size_t programIndex(const std::vector<std::string> &words)
{
    std::size_t at = 0;
    while (at < words.size()) {
        if (isAssignment(words[at]) || isKeyword(words[at])) {
            ++at;
            continue;
        }
        const std::size_t next = afterRunner(words, at);
        if (next == at)
            return looksLikeProgram(words[at]) ? at : words.size();
        if (next >= words.size())
            return at; // a runner alone: "env", "xargs"
        at = next;
    }
    return words.size();
}

ToolCategory programCategory(const ShellSegment &segment)
{
    const std::size_t at = programIndex(segment.words);
    if (at >= segment.words.size())
        return writesFile(segment) ? ToolCategory::Edit : ToolCategory::Other;
    const std::string_view name = programName(segment.words[at]);
    if (containsWord("cat echo printf", name) && writesFile(segment))
        return ToolCategory::Edit;
    if ((name == "sed" || name == "perl" || name == "gsed") && editsInPlace(segment.words, at))
        return ToolCategory::Edit;
    return lookUpProgram(std::span(segment.words).subspan(at));
}

ToolCategory commandCategory(const ShellCommand &command)
{
    ToolCategory best = ToolCategory::Other;
    for (const ShellSegment &segment : command.segments) {
        const ToolCategory category = programCategory(segment);
        if (categoryRank(category) > categoryRank(best))
            best = category;
    }
    return best;
}

int categoryRank(ToolCategory category)
{
    switch (category) {
    case ToolCategory::Test: return 9;
    case ToolCategory::Lint: return 8;
    case ToolCategory::Build: return 7;
    case ToolCategory::Edit: return 6;
    case ToolCategory::Vcs: return 5;
    case ToolCategory::Run: return 4;
    case ToolCategory::Web: return 3;
    case ToolCategory::Search: return 2;
    case ToolCategory::Read: return 1;
    default: return 0;
    }
}

} // namespace evoca::model
