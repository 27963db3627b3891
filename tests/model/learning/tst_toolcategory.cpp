#include "learning/SessionLearner.h"
#include "learning/ShellCommand.h"

#include <QTest>

using namespace evoca::model;

namespace {

struct Row
{
    const char *tool;
    const char *essence;
    ToolCategory category;
};

using C = ToolCategory;

const Row toolRows[] {
    {"Read", "/a/b.rs", C::Read},
    {"Grep", "pytest", C::Search},
    {"Glob", "**/*.py", C::Search},
    {"LS", "/a", C::Search},
    {"Edit", "a", C::Edit},
    {"MultiEdit", "a", C::Edit},
    {"Write", "a", C::Edit},
    {"NotebookEdit", "a", C::Edit},
    {"BashOutput", "x", C::Run},
    {"WebFetch", "https://x", C::Web},
    {"WebSearch", "q", C::Web},
    {"Task", "q", C::Subagent},
    {"Agent", "q", C::Subagent},
    {"TodoWrite", "", C::Plan},
    {"ExitPlanMode", "", C::Plan},
    {"mcp__github__create_issue", "", C::Mcp},
    {"apply_patch", "", C::Edit},
    {"update_plan", "", C::Plan},
    {"view_image", "", C::Read},
    {"web_search", "", C::Web},
    {"read_file", "", C::Read},
    {"replace", "", C::Edit},
    {"functions.exec_command", "cargo test", C::Test},
    {"developer__shell", "cargo test", C::Test},
    {"developer__text_editor", "", C::Edit},
    {"google_web_search", "", C::Web},
    {"Skill", "", C::Other},
    {"", "", C::Other},
};

const Row shellRows[] {
    // tests
    {"Bash", "cargo test", C::Test},
    {"Bash", "cargo +nightly test --all", C::Test},
    {"Bash", "cargo nextest run", C::Test},
    {"Bash", "go test ./...", C::Test},
    {"Bash", "pytest -q", C::Test},
    {"Bash", "python -m pytest tests/test_a.py::test_x", C::Test},
    {"Bash", "python3 -m unittest", C::Test},
    {"Bash", "tox -e py312", C::Test},
    {"Bash", "npm test", C::Test},
    {"Bash", "npm run test:unit -- --watch=false", C::Test},
    {"Bash", "pnpm --filter web test", C::Test},
    {"Bash", "yarn jest src", C::Test},
    {"Bash", "bun test", C::Test},
    {"Bash", "npx vitest run", C::Test},
    {"Bash", "npx -y jest", C::Test},
    {"Bash", "make check", C::Test},
    {"Bash", "make -j8 -C build test", C::Test},
    {"Bash", "just test-all", C::Test},
    {"Bash", "ctest --test-dir build", C::Test},
    {"Bash", "cmake --build build --target test", C::Test},
    {"Bash", "mvn -q test", C::Test},
    {"Bash", "./gradlew :app:testDebugUnitTest", C::Test},
    {"Bash", "dotnet test", C::Test},
    {"Bash", "mix test", C::Test},
    {"Bash", "bundle exec rspec spec/models", C::Test},
    {"Bash", "./vendor/bin/phpunit --filter Foo", C::Test},
    {"Bash", "php artisan test", C::Test},
    {"Bash", "python manage.py test app", C::Test},
    {"Bash", "uv run pytest", C::Test},
    {"Bash", "uv run -m pytest", C::Test},
    {"Bash", "poetry run pytest -k x", C::Test},
    {"Bash", "docker compose exec web pytest", C::Test},
    {"Bash", "docker compose run --rm -e CI=1 api npm test", C::Test},
    {"Bash", "docker exec -it db pytest", C::Test},
    {"Bash", "FOO=1 BAR='a b' pytest", C::Test},
    {"Bash", "env FOO=1 pytest", C::Test},
    {"Bash", "sudo -u me pytest", C::Test},
    {"Bash", "time cargo test", C::Test},
    {"Bash", "timeout 300 cargo test", C::Test},
    {"Bash", "timeout -k 5 60s cargo test", C::Test},
    {"Bash", "xvfb-run -a ctest", C::Test},
    {"Bash", "cargo test 2>&1 | tail -20", C::Test},
    {"Bash", "cd crates/auth && cargo test", C::Test},
    {"Bash", "cd a\ncargo test", C::Test},
    {"Bash", "ls; cat x; cargo test", C::Test},
    {"Bash", "npm run build && npm test", C::Test},
    {"Bash", "bash -lc 'cd x && cargo test'", C::Test},
    {"shell", "bash -lc cargo test", C::Test},
    {"shell", R"(["bash","-lc","cd /x && pytest -q"])", C::Test},
    {"exec_command", "sh -c \"go test ./...\"", C::Test},
    {"Bash", "if true; then pytest; fi", C::Test},
    {"Bash", "for i in 1 2; do cargo test; done", C::Test},
    {"Bash", "(cd x && make test)", C::Test},
    {"Bash", "./run-tests.sh", C::Test},
    {"Bash", "packaging/test", C::Test},
    {"Bash", "build/tests/tst_store", C::Test},
    {"Bash", "find . -name '*_test.py' | xargs pytest", C::Test},
    {"Bash", "node --test", C::Test},
    {"Bash", "swift test", C::Test},
    {"Bash", "zig build test", C::Build},
    {"Bash", "deno test", C::Test},
    {"Bash", "npx playwright test", C::Test},
    {"Bash", "bazel test //...", C::Test},
    {"Bash", "R CMD check .", C::Test},
    {"Bash", "python tests/test_auth.py", C::Test},
    // lint
    {"Bash", "cargo clippy -- -D warnings", C::Lint},
    {"Bash", "ruff check .", C::Lint},
    {"Bash", "mypy src", C::Lint},
    {"Bash", "npx eslint .", C::Lint},
    {"Bash", "npx tsc --noEmit", C::Lint},
    {"Bash", "npm run lint", C::Lint},
    {"Bash", "pnpm typecheck", C::Lint},
    {"Bash", "go vet ./...", C::Lint},
    {"Bash", "golangci-lint run", C::Lint},
    {"Bash", "pre-commit run -a", C::Lint},
    {"Bash", "shellcheck x.sh", C::Lint},
    {"Bash", "make lint", C::Lint},
    {"Bash", "dotnet format", C::Lint},
    {"Bash", "mix credo", C::Lint},
    {"Bash", "bash -n run.sh", C::Lint},
    {"Bash", "terraform validate", C::Lint},
    // build
    {"Bash", "cargo build --release", C::Build},
    {"Bash", "cargo check", C::Build},
    {"Bash", "go build ./...", C::Build},
    {"Bash", "make", C::Build},
    {"Bash", "make -j4", C::Build},
    {"Bash", "ninja -C build", C::Build},
    {"Bash", "cmake --build build -j4", C::Build},
    {"Bash", "tsc", C::Build},
    {"Bash", "npm run build", C::Build},
    {"Bash", "./gradlew assembleDebug", C::Run},
    {"Bash", "./gradlew build", C::Build},
    {"Bash", "docker build -t x .", C::Build},
    {"Bash", "docker compose build web", C::Build},
    {"Bash", "g++ -o x x.cpp", C::Build},
    {"Bash", "vite build", C::Build},
    // not a check: the name stands in an argument
    {"Bash", "rg pytest", C::Search},
    {"Bash", "grep -rn \"cargo test\" .", C::Search},
    {"Bash", "grep -rn 'npm test && x' docs | head", C::Search},
    {"Bash", "cat pytest.ini", C::Read},
    {"Bash", "ps aux | grep pytest", C::Run},
    {"Bash", "git commit -m \"run pytest && lint\"", C::Vcs},
    {"Bash", "pip install pytest", C::Run},
    {"Bash", "which pytest", C::Search},
    {"Bash", "echo pytest", C::Other},
    {"Bash", "# pytest\nls", C::Search},
    {"Bash", "cat <<'EOF' > notes.md\npytest\ncargo test\nEOF", C::Edit},
    {"Bash", "make clean", C::Run},
    {"Bash", "npm install jest", C::Run},
    {"Bash", "cargo run", C::Run},
    {"Bash", "npm run dev", C::Run},
    {"Bash", "docker compose up -d", C::Run},
    {"Bash", "sed -n '/pytest/p' x", C::Read},
    // the rest
    {"Bash", "git status", C::Vcs},
    {"Bash", "gh pr create", C::Vcs},
    {"Bash", "git -C x diff", C::Vcs},
    {"Bash", "ls -la", C::Search},
    {"Bash", "find . -name x", C::Search},
    {"Bash", "cat a | head -3", C::Read},
    {"Bash", "sed -n '1,20p' a.rs", C::Read},
    {"Bash", "sed -i 's/a/b/' x", C::Edit},
    {"Bash", "curl -s http://x", C::Web},
    {"Bash", "cd /tmp", C::Other},
    {"Bash", "pwd && echo hi", C::Other},
    {"Bash", "python script.py", C::Run},
    {"Bash", "apply_patch <<'EOF'\n*** Begin Patch\nEOF", C::Edit},
    {"Bash", "", C::Other},
    {"Bash", "'unclosed", C::Run},
    {"Bash", "|||", C::Other},
    {"Bash", "$(", C::Run},
};

} // namespace

class TestToolCategory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void category_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QString>("essence");
        QTest::addColumn<int>("expected");
        const auto add = [](const Row &row) {
            QTest::addRow("%s %s", row.tool, row.essence)
                << QString::fromUtf8(row.tool) << QString::fromUtf8(row.essence) << int(row.category);
        };
        for (const Row &row : toolRows)
            add(row);
        for (const Row &row : shellRows)
            add(row);
    }

    void category()
    {
        QFETCH(QString, tool);
        QFETCH(QString, essence);
        QFETCH(int, expected);
        QCOMPARE(toolCategoryId(toolCategory(tool.toStdString(), essence.toStdString())),
                 toolCategoryId(ToolCategory(expected)));
    }

    void exitIsHidden_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<bool>("hidden");
        QTest::newRow("plain") << QStringLiteral("cargo test") << false;
        QTest::newRow("and") << QStringLiteral("cd x && cargo test") << false;
        QTest::newRow("pipe") << QStringLiteral("cargo test 2>&1 | tail") << true;
        QTest::newRow("or") << QStringLiteral("cargo test || true") << true;
        QTest::newRow("semicolon") << QStringLiteral("cargo test; echo done") << true;
        QTest::newRow("line") << QStringLiteral("cargo test\necho done") << true;
        QTest::newRow("inside") << QStringLiteral("bash -c 'cargo test | tail'") << true;
    }

    void exitIsHidden()
    {
        QFETCH(QString, command);
        QFETCH(bool, hidden);
        QCOMPARE(parseShell(command.toStdString()).hidesExit, hidden);
    }

    void program_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("program");
        QTest::newRow("check wins") << QStringLiteral("cd x && ls && cargo test --all | tail")
                                    << QStringLiteral("cargo test");
        QTest::newRow("options") << QStringLiteral("pytest -q tests/a.py") << QStringLiteral("pytest");
        QTest::newRow("runner") << QStringLiteral("timeout 60 uv run pytest") << QStringLiteral("pytest");
    }

    void program()
    {
        QFETCH(QString, command);
        QFETCH(QString, program);
        QCOMPARE(QString::fromStdString(shellProgram(parseShell(command.toStdString()))), program);
    }
};

QTEST_APPLESS_MAIN(TestToolCategory)
#include "tst_toolcategory.moc"
