#include "learning/ProgramTable.h"

#include "learning/ProgramCategory.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace evoca::model {

namespace {

using Words = std::span<const std::string>;
using C = ToolCategory;

/// Programs whose name alone decides.
struct NameRow
{
    C category;
    std::string_view names;
};

constexpr std::array nameRows {
    NameRow {
        C::Other,
        "cd echo pwd printf export set unset source . true false : sleep wait exit return pushd popd alias date clear trap test [ [[ "
        "for case esac in local read shift ulimit umask hash type whoami"},
    NameRow {
        C::Test,
        "pytest py.test tox nox nosetests nose2 trial ward behave robot jest vitest mocha ava tap karma cypress jasmine wtr "
        "cucumber cucumber-js testcafe nyc c8 rspec minitest phpunit pest paratest codecept behat ctest prove bats busted "
        "qmltestrunner gtester kuttl testem nextest gotestsum ginkgo richgo zunit shunit2 coverage stestr avocado"},
    NameRow {
        C::Lint,
        "eslint prettier stylelint biome oxlint standard xo jshint tslint markdownlint markdownlint-cli2 ruff mypy pyright basedpyright "
        "pylint flake8 black isort bandit pyflakes pycodestyle pydocstyle pre-commit prek shellcheck shfmt hadolint yamllint actionlint "
        "clang-tidy clang-format clazy cppcheck cpplint cmake-lint cmake-format gersemi rubocop standardrb reek brakeman erb_lint "
        "phpstan psalm phpcs php-cs-fixer pint phpmd ktlint detekt swiftlint swiftformat sqlfluff tflint tfsec checkov ansible-lint "
        "golangci-lint staticcheck gofmt goimports gofumpt govulncheck luacheck stylua selene hlint ormolu fourmolu vale codespell "
        "typos svelte-check vue-tsc pyre pytype ty djlint curlylint htmlhint commitlint editorconfig-checker semgrep knip depcheck "
        "madge taplo dprint buf-lint kubeconform kubeval clippy-driver rustfmt qmllint desktop-file-validate appstreamcli lintian"},
    NameRow {
        C::Build,
        "gcc g++ cc c++ clang clang++ rustc javac kotlinc swiftc ghc ninja samu meson qmake qmake6 moc ld ar esbuild webpack rollup "
        "parcel tsup swc babel ant msbuild xcodebuild-build wasm-pack emcc emcmake emmake scons xmake pyinstaller nuitka "
        "protoc flatpak-builder dpkg-buildpackage debuild rpmbuild makepkg electron-builder latexmk pdflatex xelatex lualatex "
        "mkdocs sphinx-build hugo mdbook erlc elixirc fpc gfortran nasm lrelease lupdate maturin"},
    NameRow {C::Vcs, "git gh hg svn jj glab tig bzr fossil git-lfs"},
    NameRow {C::Web, "curl wget http https xh lynx aria2c"},
    NameRow {
        C::Read,
        "cat head tail less more bat batcat sed awk gawk mawk jq yq wc nl od xxd hexdump file stat strings diff cmp cut sort uniq tr column "
        "md5sum sha256sum sha1sum zcat zstdcat zless tac rev paste fold basename dirname realpath readlink gsed view perl-read "
        "Get-Content gc objdump readelf nm ldd"},
    NameRow {
        C::Search,
        "grep egrep fgrep zgrep rg ag ack ugrep find fd fdfind ls tree exa eza locate which whereis du df dir Get-ChildItem "
        "Select-String gci ast-grep sg ctags"},
    NameRow {C::Edit, "apply_patch applypatch patch ed truncate"},
};

/// A target, script or recipe name: its parts decide ("test:unit", "lint-fix", "build_release").
C scriptCategory(std::string_view script)
{
    static constexpr std::string_view tests =
        "test tests tst unittest unittests check-tests e2e spec specs jest vitest pytest coverage cov unit integration "
        "cypress playwright bench-test smoke runtests testall tdd";
    static constexpr std::string_view lints =
        "lint linting linter typecheck types tsc eslint prettier format fmt style stylelint check verify mypy ruff "
        "clippy analyze analyse validate";
    static constexpr std::string_view builds =
        "build compile bundle dist package make assemble rebuild release prod tsup webpack";
    C found = C::Run;
    std::size_t at = 0;
    while (at <= script.size()) {
        const std::size_t end = std::min(script.find_first_of(":-_./", at), script.size());
        const std::string_view part = script.substr(at, end - at);
        C category = C::Run;
        if (containsWord(tests, part))
            category = C::Test;
        else if (containsWord(lints, part))
            category = C::Lint;
        else if (containsWord(builds, part))
            category = C::Build;
        if (categoryRank(category) > categoryRank(found))
            found = category;
        at = end + 1;
    }
    return found;
}

/// Words after the program that are no options. Options named in `valued` take the next word with them.
std::vector<std::string_view> arguments(Words words, std::string_view valued = {})
{
    std::vector<std::string_view> found;
    for (std::size_t index = 1; index < words.size(); ++index) {
        const std::string &word = words[index];
        if (word.starts_with('-')) {
            if (containsWord(valued, word))
                ++index;
        } else if (word.starts_with('+')) {
            continue; // cargo +nightly
        } else if (word.find('=') == std::string::npos || word.find('/') < word.find('=')) {
            found.push_back(word);
        }
    }
    return found;
}

bool hasWord(Words words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

C bestScript(const std::vector<std::string_view> &scripts, C none)
{
    C best = C::Run;
    for (const std::string_view script : scripts) {
        const C category = scriptCategory(script);
        if (categoryRank(category) > categoryRank(best))
            best = category;
    }
    return scripts.empty() ? none : best;
}

C makeLike(Words words)
{
    const auto targets = arguments(words, "-C -f -j --directory --file --jobs -l -t -k");
    if (targets.empty())
        return C::Build;
    static constexpr std::string_view noBuild =
        "clean run start serve dev up down help deploy push logs shell migrate seed install deps setup init "
        "distclean mrproper watch";
    if (std::ranges::all_of(targets, [](std::string_view target) { return containsWord(noBuild, target); }))
        return C::Run;
    for (const std::string_view target : targets) {
        if (target == "check" || target == "distcheck" || target == "installcheck")
            return C::Test;
    }
    const C category = bestScript(targets, C::Build);
    return category == C::Run ? C::Build : category; // make's own word for anything is "build it"
}

C recipeRunner(Words words)
{
    return bestScript(arguments(words, "-d --dir --justfile -f --working-directory -t --taskfile"), C::Run);
}

C nodePackages(Words words)
{
    const auto given = arguments(words, "--filter -F --workspace -w --prefix -C --cwd --dir");
    if (given.empty())
        return C::Run;
    std::size_t at = 0;
    if (given[0] == "workspace" && given.size() > 2)
        at = 2;
    else if (given[0] == "workspaces" && given.size() > 2)
        at = given[1] == "foreach" ? 2 : 1;
    if (given[at] == "run" || given[at] == "run-script" || given[at] == "task")
        ++at;
    if (at >= given.size())
        return C::Run;
    static constexpr std::string_view plain =
        "install i ci add remove rm uninstall update upgrade link publish login start dev serve init create info view "
        "outdated audit prune dedupe config cache ls list why pack version";
    if (containsWord(plain, given[at]))
        return C::Run;
    if (given[at] == "t" || given[at] == "tst" || given[at] == "it")
        return C::Test;
    if (const C known = lookUpProgram(std::array {std::string(given[at])}); isVerification(known))
        return known; // "yarn jest", "pnpm eslint ."
    if (given[at] == "tsc")
        return hasWord(words, "--noEmit") ? C::Lint : C::Build;
    return scriptCategory(given[at]);
}

struct SubcommandRow
{
    std::string_view programs;
    std::string_view test;
    std::string_view lint;
    std::string_view build;
    C otherwise = C::Run;
};

/// Programs whose first argument decides.
constexpr std::array subcommandRows {
    SubcommandRow {"cargo cross", "test t nextest miri llvm-cov tarpaulin insta mutants hack",
                   "clippy fmt deny audit machete udeps semver-checks", "build b check c rustc doc d zigbuild"},
    SubcommandRow {"go", "test", "vet fmt fix", "build install"},
    SubcommandRow {"deno", "test", "lint fmt check", "compile bundle"},
    SubcommandRow {"dotnet", "test vstest", "format", "build publish pack msbuild"},
    SubcommandRow {"mix", "test espec coveralls", "format credo dialyzer sobelow", "compile release"},
    SubcommandRow {"rebar3", "ct eunit proper", "dialyzer xref lint fmt", "compile release"},
    SubcommandRow {"gleam zig swift", "test", "format fmt", "build build-exe build-lib compile"},
    SubcommandRow {"dart flutter", "test drive", "analyze format", "build compile"},
    SubcommandRow {"stack cabal", "test", "hlint check", "build install"},
    SubcommandRow {"sbt", "test testOnly testQuick it:test", "scalafmt scalafmtCheck scalafix",
                   "compile package assembly"},
    SubcommandRow {"lein clj bb", "test", "eastwood kibit", "compile uberjar"},
    SubcommandRow {"rails rake", "test spec test:system test:all", "rubocop lint standard", "assets:precompile"},
    SubcommandRow {"composer", "test tests phpunit pest", "lint phpstan phpcs cs-check validate", ""},
    SubcommandRow {"mvn mvnw gradle gradlew", "test verify check integrationTest connectedCheck",
                   "checkstyle:check spotless:check spotlessCheck lint ktlintCheck detekt",
                   "package compile install build assemble classes jar bootJar"},
    SubcommandRow {"bazel bazelisk buck buck2 pants", "test coverage", "lint fmt tailor", "build package"},
    SubcommandRow {"ng nx turbo lerna rush vp", "test e2e", "lint typecheck format", "build"},
    SubcommandRow {"next nuxt vite astro svelte-kit remix gatsby expo eas", "", "lint check", "build export"},
    SubcommandRow {"playwright", "test", "", ""},
    SubcommandRow {"terraform tofu terragrunt", "test", "validate fmt", ""},
    SubcommandRow {"helm", "test unittest", "lint", "package", C::Run},
    SubcommandRow {"docker podman buildah docker-compose", "", "", "build buildx"},
    SubcommandRow {"meson", "test", "format", "compile setup install"},
    SubcommandRow {"buf", "", "lint breaking format", "generate build"},
    SubcommandRow {"artisan", "test dusk", "", ""},
    SubcommandRow {"xcodebuild", "test test-without-building", "analyze", "build archive"},
    SubcommandRow {"hatch", "test", "fmt", "build"},
    SubcommandRow {"uv poetry pdm rye", "test", "lint fmt check", "build"},
    SubcommandRow {"R", "", "", ""},
};

bool matchesTask(std::string_view list, std::string_view word)
{
    if (containsWord(list, word))
        return true;
    // ":app:test", "module:testDebugUnitTest"
    const std::size_t colon = word.rfind(':');
    return colon != std::string_view::npos && colon + 1 < word.size() && containsWord(list, word.substr(colon + 1));
}

C bySubcommand(const SubcommandRow &row, Words words)
{
    const auto given = arguments(
        words, "-p --package -C --manifest-path -f --file --project --features -pl --profile -P --bin --target");
    C best = row.otherwise;
    // Maven and Gradle take several tasks; the others only one, but a container's or a script's name may come before.
    const bool several = containsWord(
        "mvn mvnw gradle gradlew sbt xcodebuild nx turbo lerna docker podman docker-compose ng vp",
        programName(words[0]));
    const std::size_t limit = several ? std::min<std::size_t>(given.size(), 6) : std::min<std::size_t>(given.size(), 1);
    for (std::size_t index = 0; index < limit; ++index) {
        const std::string_view word = given[index];
        C category = C::Run;
        if (matchesTask(row.test, word) || (several && word.substr(word.rfind(':') + 1).starts_with("test")))
            category = C::Test;
        else if (matchesTask(row.lint, word))
            category = C::Lint;
        else if (matchesTask(row.build, word))
            category = C::Build;
        if (categoryRank(category) > categoryRank(best))
            best = category;
    }
    return best;
}

/// A script or binary by its file name: "run-tests.sh", "test_auth.py", "tst_store", "lint".
C byFileName(std::string_view path)
{
    std::string_view name = programName(path);
    std::string_view stem = name;
    for (const std::string_view suffix : {".sh", ".py", ".js", ".mjs", ".cjs", ".ts", ".rb", ".pl", ".php", ".ps1"}) {
        if (stem.ends_with(suffix))
            stem.remove_suffix(suffix.size());
    }
    if (stem.starts_with("test_") || stem.starts_with("tst_") || stem.ends_with("_test") || stem.ends_with("_tests")
        || stem.ends_with(".test") || stem.ends_with(".spec") || stem.ends_with("-test") || stem.ends_with("-tests")
        || stem.ends_with("_spec")) {
        return C::Test;
    }
    return scriptCategory(stem);
}

C python(Words words)
{
    for (std::size_t index = 1; index < words.size(); ++index) {
        const std::string &word = words[index];
        if (word == "-c")
            return C::Run;
        if (word == "-m" && index + 1 < words.size()) {
            const std::string &module = words[index + 1];
            if (containsWord("unittest doctest", module))
                return C::Test;
            if (containsWord("py_compile compileall", module))
                return C::Lint;
            if (module == "build")
                return C::Build;
            return lookUpProgram(words.subspan(index + 1));
        }
        if (word.starts_with('-'))
            continue;
        if (word.ends_with("manage.py") && index + 1 < words.size())
            return words[index + 1] == "test" ? C::Test : words[index + 1] == "check" ? C::Lint : C::Run;
        if (word.ends_with("setup.py") && index + 1 < words.size())
            return scriptCategory(words[index + 1]);
        return byFileName(word);
    }
    return C::Run;
}

C scriptRuntime(Words words)
{
    if (hasWord(words, "--test"))
        return C::Test;
    if (hasWord(words, "--check") || hasWord(words, "-l") || hasWord(words, "-c"))
        return programName(words[0]) == "php" || programName(words[0]) == "node" || programName(words[0]) == "ruby"
            ? C::Lint
            : C::Run;
    const auto given = arguments(words, "-e -r --require --import --loader -p");
    if (given.empty() || hasWord(words, "-e"))
        return C::Run;
    const std::string_view name = programName(given[0]);
    if (name == "artisan" || name == "rails" || name == "rake") {
        const auto at = std::ranges::find(words, given[0],
                                          [](const std::string &word) { return std::string_view(word); });
        return lookUpProgram(words.subspan(std::size_t(at - words.begin())));
    }
    if (const C known = lookUpProgram(std::array {std::string(name)}); isVerification(known))
        return known;
    return byFileName(given[0]);
}

C cmake(Words words)
{
    if (!hasWord(words, "--build"))
        return C::Build;
    const auto target = std::ranges::find_if(words,
                                             [](std::string_view word) { return word == "--target" || word == "-t"; });
    if (target == words.end() || target + 1 == words.end())
        return C::Build;
    const C category = scriptCategory(*(target + 1));
    return isVerification(category) ? category : C::Build;
}

C knownProgram(std::string_view name)
{
    static const std::unordered_map<std::string_view, C> table = [] {
        std::unordered_map<std::string_view, C> made;
        for (const NameRow &row : nameRows) {
            std::size_t at = 0;
            while (at < row.names.size()) {
                const std::size_t end = std::min(row.names.find(' ', at), row.names.size());
                if (end > at)
                    made.emplace(row.names.substr(at, end - at), row.category);
                at = end + 1;
            }
        }
        return made;
    }();
    const auto found = table.find(name);
    return found == table.end() ? C::Run : found->second;
}

} // namespace

bool containsWord(std::string_view list, std::string_view word)
{
    if (word.empty())
        return false;
    std::size_t at = 0;
    while ((at = list.find(word, at)) != std::string_view::npos) {
        const bool starts = at == 0 || list[at - 1] == ' ';
        const std::size_t end = at + word.size();
        if (starts && (end == list.size() || list[end] == ' '))
            return true;
        at = end;
    }
    return false;
}

ToolCategory lookUpProgram(std::span<const std::string> words)
{
    if (words.empty())
        return C::Other;
    const std::string_view name = programName(words[0]);
    if (name.starts_with("python") || name == "py" || name == "pypy3")
        return python(words);
    if (containsWord("npm pnpm yarn bun", name))
        return nodePackages(words);
    if (containsWord("make gmake bmake remake mingw32-make", name))
        return makeLike(words);
    if (containsWord("just task invoke inv doit mage rake grunt gulp", name))
        return recipeRunner(words);
    if (name == "cmake")
        return cmake(words);
    if (name == "tsc")
        return hasWord(words, "--noEmit") ? C::Lint : C::Build;
    if (name == "ninja" || name == "samu")
        return makeLike(words);
    if (containsWord("node ruby php perl tsx ts-node bash sh zsh lua julia Rscript", name))
        return hasWord(words, "-n") && containsWord("bash sh zsh", name) ? C::Lint : scriptRuntime(words);
    if (name == "R" && hasWord(words, "CMD") && hasWord(words, "check"))
        return C::Test;
    for (const SubcommandRow &row : subcommandRows) {
        if (containsWord(row.programs, name))
            return bySubcommand(row, words);
    }
    const bool own = words[0].find('/') != std::string::npos; // "./test" is no shell builtin
    if (const C known = knownProgram(name); known != C::Run && !(own && known == C::Other))
        return known;
    // Unknown programs: a project's own script or test binary speaks by its name.
    return byFileName(words[0]);
}

} // namespace evoca::model
