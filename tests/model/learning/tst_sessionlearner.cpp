#include "learning/ActiveTime.h"
#include "learning/SessionLearner.h"
#include "learning/TaskFiles.h"

#include <QTest>

#include <algorithm>

using namespace evoca::model;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 second = 1000;
constexpr qint64 minute = 60 * second;
constexpr qint64 start = 1'790'000'000'000;

/// Writes a session message by message; ids count from 1, time goes on by itself.
class Script
{
public:
    explicit Script(SessionLearner::Context context = defaults())
        : m_learner(std::move(context), [this](LearnedTask &&task) { tasks.push_back(std::move(task)); })
    {
    }

    static SessionLearner::Context defaults()
    {
        return {Agent::ClaudeCode, u"s1"_s, u"/home/ana/app"_s, u"/home/ana/app"_s, false};
    }

    RowId prompt(const char *text) { return say(MessageKind::Prompt, text); }
    RowId answer(const char *text) { return say(MessageKind::Answer, text); }
    RowId say(MessageKind kind, const char *text)
    {
        ParsedMessage message;
        message.kind = kind;
        message.text = text;
        return add(std::move(message));
    }

    RowId call(const char *tool, const char *essence, const char *path = nullptr)
    {
        ParsedMessage message;
        message.kind = MessageKind::ToolCall;
        message.tool = tool;
        message.essence = essence;
        message.callId = "c" + std::to_string(++m_calls);
        if (path)
            message.paths = {path};
        return add(std::move(message));
    }

    RowId result(const char *output, bool failed = false)
    {
        ParsedMessage message;
        message.kind = MessageKind::ToolResult;
        message.callId = "c" + std::to_string(m_calls);
        message.text = output;
        message.failed = failed;
        return add(std::move(message));
    }

    RowId run(const char *tool, const char *essence, const char *output, bool failed = false)
    {
        const RowId id = call(tool, essence);
        result(output, failed);
        return id;
    }

    RowId edit(const char *path, bool failed = false)
    {
        const RowId id = call("Edit", path, path);
        result(failed ? "String to replace not found" : "ok", failed);
        return id;
    }

    RowId add(ParsedMessage &&message)
    {
        message.time = now;
        now += second;
        category = m_learner.add({++m_id, &message});
        return m_id;
    }

    void finish(qint64 after = 24 * 60 * minute) { m_learner.finish(now + after); }
    const Experience &last() const { return tasks.back().experience; }
    SessionLearner &learner() { return m_learner; }

    std::vector<LearnedTask> tasks;
    qint64 now = start;
    ToolCategory category = ToolCategory::Other;

private:
    SessionLearner m_learner;
    RowId m_id = 0;
    int m_calls = 0;
};

bool hasEvidence(const Experience &experience, Evidence::Kind kind, RowId message = 0)
{
    return std::ranges::any_of(experience.evidence, [&](const Evidence &evidence) {
        return evidence.kind == kind && (message == 0 || evidence.message == message);
    });
}

const LearnedTask::Observation *lesson(const LearnedTask &task, LessonKind kind, bool agrees = true)
{
    const auto found = std::ranges::find_if(task.lessons, [&](const LearnedTask::Observation &observation) {
        return observation.kind == kind && observation.agrees == agrees;
    });
    return found == task.lessons.end() ? nullptr : &*found;
}

constexpr const char *fixPrompt = "Fix the login bug where expired tokens are accepted";
constexpr const char *failedTests =
    "thread 'x' panicked at src/auth/token.rs:42:9:\ntoken was accepted\n\ntest result: FAILED. 47 passed; 1 failed;";
constexpr const char *passedTests = "test result: ok. 48 passed; 0 failed;";

} // namespace

class TestSessionLearner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lastCheckDecides()
    {
        Script session;
        const RowId prompt = session.prompt(fixPrompt);
        session.run("Read", "src/auth/token.rs", "…");
        const RowId failed = session.run("Bash", "cargo test", failedTests, true);
        const RowId edit = session.edit("/home/ana/app/src/auth/token.rs");
        const RowId passed = session.run("Bash", "cargo test", passedTests);
        const RowId answer = session.answer("Expired tokens are refused now.");
        session.finish();
        QCOMPARE(session.tasks.size(), 1UZ);
        const Experience &experience = session.last();
        QCOMPARE(experience.status, Status::Success);
        QCOMPARE(experience.taskClass, TaskClass::Debug);
        QCOMPARE(experience.strategy, u"test-first"_s);
        QCOMPARE(experience.title, u"Fix the login bug where expired tokens are accepted"_s);
        QCOMPARE(experience.firstMessage, prompt);
        QCOMPARE(experience.lastMessage, answer);
        QCOMPARE(experience.toolCalls, 4);
        QCOMPARE(experience.failures, 1);
        QVERIFY(experience.globalId.startsWith(u"exp-"_s));
        QCOMPARE(experience.globalId.size(), 36);
        QVERIFY(hasEvidence(experience, Evidence::Kind::LastEdit, edit));
        QVERIFY(hasEvidence(experience, Evidence::Kind::CheckPassed, passed));
        QVERIFY(!hasEvidence(experience, Evidence::Kind::CheckFailed)); // before the last edit: says nothing
        const auto check = std::ranges::find(experience.evidence, Evidence::Kind::CheckPassed, &Evidence::kind);
        QCOMPARE(check->text, u"cargo test"_s);
        QCOMPARE(check->detail, u"48 passed"_s);
        QCOMPARE(experience.fixes.size(), 1UZ);
        QCOMPARE(experience.fixes[0].failed, failed);
        QCOMPARE(experience.fixes[0].fixed, passed);
        QCOMPARE(experience.fixes[0].callsBetween, 1);
        QCOMPARE(experience.errors, QStringList {u"thread <str> panicked at <path>: token was accepted"_s});
        QCOMPARE(experience.files.size(), 1UZ);
        QCOMPARE(experience.files[0].path, u"src/auth/token.rs"_s);
        QCOMPARE(experience.files[0].edits, 1);
    }

    void lessonsOfASuccess()
    {
        Script session;
        session.prompt(fixPrompt);
        session.run("Bash", "cargo test", failedTests, true);
        session.edit("src/auth/token.rs");
        session.run("Bash", "cargo test", passedTests);
        session.finish();
        const LearnedTask &task = session.tasks.back();
        const auto *strategy = lesson(task, LessonKind::Strategy);
        QVERIFY(strategy);
        QCOMPARE(strategy->confidence, 0.60);
        QCOMPARE(strategy->text,
                 u"Test-first ended well in debug tasks: run a test before the first edit and edit until it passes."_s);
        QCOMPARE(strategy->key.size(), 16);
        const auto *files = lesson(task, LessonKind::Files);
        QVERIFY(files);
        QCOMPARE(files->confidence, 0.55);
        QCOMPARE(files->text, u"Start with src/auth/token.rs: a debug task ended well there."_s);
        const auto *resolution = lesson(task, LessonKind::Resolution);
        QVERIFY(resolution);
        QCOMPARE(resolution->confidence, 0.60);
        QVERIFY2(resolution->text.startsWith(u"When `cargo test` fails with “"_s), qPrintable(resolution->text));
        QVERIFY(resolution->text.contains(u"look at src/auth/token.rs"_s));
    }

    /// A lesson speaks the language of its prompt; the same lesson has the same key in both.
    void lessonsInSpanish()
    {
        const auto tasks = [](const char *prompt) {
            Script session;
            session.prompt(prompt);
            session.run("Bash", "cargo test", failedTests, true);
            session.edit("src/auth/token.rs");
            session.edit("src/auth/%2.rs");
            session.run("Bash", "cargo test", passedTests);
            session.finish();
            return session.tasks.back();
        };
        const LearnedTask english = tasks(fixPrompt);
        const LearnedTask spanish = tasks("Arregla el fallo de la prueba que dice que el token fue aceptado por error");
        QCOMPARE(spanish.experience.taskClass, english.experience.taskClass);
        QCOMPARE(lesson(spanish, LessonKind::Strategy)->text,
                 u"«Prueba primero» dio buen resultado en tareas de depuración: ejecuta una prueba antes de la primera"
                 " edición y edita hasta que pase."_s);
        QVERIFY(lesson(spanish, LessonKind::Files)->text.startsWith(u"Empieza por src/auth/"_s));
        QVERIFY(lesson(spanish, LessonKind::Files)->text.contains(u"src/auth/%2.rs"_s));
        QVERIFY(lesson(spanish, LessonKind::Resolution)->text.startsWith(u"Cuando `cargo test` falle con «"_s));
        for (const LessonKind kind : {LessonKind::Strategy, LessonKind::Files, LessonKind::Resolution})
            QCOMPARE(lesson(spanish, kind)->key, lesson(english, kind)->key);
    }

    void failureContradicts()
    {
        Script good;
        good.prompt(fixPrompt);
        good.edit("src/a.rs");
        good.run("Bash", "cargo test", passedTests);
        good.finish();
        Script bad;
        bad.prompt(fixPrompt);
        bad.edit("src/a.rs");
        bad.run("Bash", "cargo test", failedTests, true);
        bad.finish();
        QCOMPARE(bad.last().status, Status::Failure);
        const auto *agrees = lesson(good.tasks[0], LessonKind::Strategy);
        const auto *against = lesson(bad.tasks[0], LessonKind::Strategy, false);
        QVERIFY(agrees && against);
        QCOMPARE(against->key, agrees->key);
        QCOMPARE(against->confidence, 0.50);
        QCOMPARE(lesson(bad.tasks[0], LessonKind::Files, false)->key, lesson(good.tasks[0], LessonKind::Files)->key);
        QVERIFY(
            lesson(bad.tasks[0], LessonKind::Strategy)->text.startsWith(u"Inspect-first ended badly in debug tasks"_s));
    }

    void sameErrorAfterEditIsNoResolution()
    {
        Script session;
        session.prompt(fixPrompt);
        session.run("Bash", "cargo test", failedTests, true);
        session.edit("src/wrong.rs");
        session.run("Bash", "cargo test", failedTests, true);
        session.edit("src/right.rs");
        session.run("Bash", "cargo test", failedTests, true);
        session.edit("src/right.rs");
        session.run("Bash", "cargo test", passedTests);
        session.finish();
        const LearnedTask &task = session.tasks.back();
        const auto *against = lesson(task, LessonKind::Resolution, false);
        QVERIFY(against);
        QVERIFY(against->text.contains(u"src/wrong.rs"_s));
        QVERIFY(lesson(task, LessonKind::Resolution)->text.contains(u"src/right.rs"_s));
        const auto *loop = lesson(task, LessonKind::FailureLoop);
        QVERIFY(loop);
        QCOMPARE(loop->confidence, 0.55);
        QVERIFY(loop->text.contains(u"3 times"_s));
    }

    void unchangedRetryIsLuck()
    {
        Script session;
        session.prompt(fixPrompt);
        session.run("Bash", "cargo test", failedTests, true);
        session.run("Bash", "cargo test", passedTests);
        session.finish();
        QVERIFY(session.last().fixes.empty());
        QCOMPARE(session.last().status, Status::Success); // no edit: the last check decides
    }

    void changedCallIsAFix()
    {
        Script session;
        session.prompt(fixPrompt);
        session.run("Bash", "npm test", "Error: Cannot find module 'x'", true);
        session.run("Bash", "npm ci && npm test", "Tests: 4 passed, 4 total");
        session.finish();
        QCOMPARE(session.last().fixes.size(), 1UZ);
        QVERIFY(
            lesson(session.tasks.back(), LessonKind::Resolution)->text.contains(u"run `npm ci && npm test` instead"_s));
    }

    void editsWithoutCheckAreUnknown()
    {
        Script session;
        session.prompt("Add a dark mode switch to the settings");
        session.edit("src/a.rs");
        session.answer("Done, the switch is there.");
        session.finish();
        QCOMPARE(session.last().status, Status::Unknown);
        QVERIFY(hasEvidence(session.last(), Evidence::Kind::NoCheck));
        QCOMPARE(session.last().strategy, u"inspect-first"_s);
    }

    void checkBeforeTheEditDoesNotCount()
    {
        Script session;
        session.prompt("Add a dark mode switch to the settings");
        session.run("Bash", "cargo test", passedTests);
        session.edit("src/a.rs");
        session.finish();
        QCOMPARE(session.last().status, Status::Unknown);
    }

    void failedEditKeepsTheCheck()
    {
        Script session;
        session.prompt("Add a dark mode switch to the settings");
        session.edit("src/a.rs");
        session.run("Bash", "cargo test", passedTests);
        session.edit("src/a.rs", true);
        session.finish();
        QCOMPARE(session.last().status, Status::Success);
    }

    void codexHasNoExitStatus() // OpenReflex failure 26
    {
        auto context = Script::defaults();
        context.agent = Agent::Codex;
        Script session(context);
        session.prompt(fixPrompt);
        session.run("apply_patch", "src/a.rs", "Done!");
        session.run(
            "shell", "pytest -q",
            "FAILED tests/test_a.py::test_x - AssertionError\n1 failed, 3 passed in 0.2s"); // not marked as failed
        QVERIFY(session.learner().lastFailed());
        session.finish();
        QCOMPARE(session.last().status, Status::Failure);
        QCOMPARE(session.last().failures, 1);
    }

    void pytestInASearchIsNoTest() // OpenReflex failure 26
    {
        Script session;
        session.prompt("Add a dark mode switch to the settings");
        session.edit("src/a.rs");
        session.run("Bash", "grep -rn \"pytest\" .", "1 failed");
        session.finish();
        QCOMPARE(session.last().status, Status::Unknown);
    }

    void pipedCheckIsReadFromItsOutput()
    {
        Script session;
        session.prompt(fixPrompt);
        session.edit("src/a.rs");
        session.call("Bash", "cargo test 2>&1 | tail -5");
        ParsedMessage result;
        result.kind = MessageKind::ToolResult;
        result.callId = "c2";
        result.hasExit = true; // of tail
        result.text = failedTests;
        session.add(std::move(result));
        session.finish();
        QCOMPARE(session.last().status, Status::Failure);
    }

    void searchWithoutHitsIsNoFailure()
    {
        Script session;
        session.prompt(fixPrompt);
        session.call("Bash", "grep -rn nothing src");
        ParsedMessage result;
        result.kind = MessageKind::ToolResult;
        result.callId = "c1";
        result.hasExit = true;
        result.exitCode = 1;
        session.add(std::move(result));
        session.finish();
        QCOMPARE(session.last().failures, 0);
    }

    void answerEndsAnInvestigation()
    {
        Script session;
        session.prompt("Explain how the discount is calculated");
        session.run("Read", "src/a.py", "…");
        session.run("Grep", "discount", "…");
        session.run("Read", "src/b.py", "…");
        session.run("Grep", "price", "…");
        const RowId answer = session.answer("The discount is the product of two factors, see src/a.py.");
        session.finish();
        QCOMPARE(session.last().status, Status::Success);
        QCOMPARE(session.last().mode, TaskMode::Investigate);
        QCOMPARE(session.last().strategy, u"cross-check"_s);
        QVERIFY(hasEvidence(session.last(), Evidence::Kind::AnswerGiven, answer));
    }

    void oneCharacterIsNoAnswer() // OpenReflex failure 21
    {
        for (const char *reply : {".", "OK", "API Error: 500 Internal server error, try again later"}) {
            Script session;
            session.prompt("Explain how the discount is calculated");
            session.answer(reply);
            session.finish();
            QCOMPARE(session.last().status, Status::Unknown);
            QVERIFY(hasEvidence(session.last(), Evidence::Kind::NoAnswer));
        }
    }

    void answerBeforeMoreCallsIsNotFinal()
    {
        Script session;
        session.prompt("Explain how the discount is calculated");
        session.answer("Let me look at the pricing code first.");
        session.run("Read", "src/a.py", "…");
        session.finish();
        QCOMPARE(session.last().status, Status::Unknown);
    }

    void thinkingWithoutTools()
    {
        Script session;
        session.prompt("Compare SQLite and LMDB for this store");
        session.answer("SQLite, since the queries need full text and joins.");
        session.finish();
        QCOMPARE(session.last().strategy, u"reason-first"_s);
        QCOMPARE(session.last().status, Status::Success);
        QCOMPARE(session.last().toolCalls, 0);
    }

    void incremental()
    {
        Script session;
        session.prompt("Add three switches to the settings page");
        for (int step = 0; step < 3; ++step) {
            session.edit("src/a.rs");
            session.edit("src/b.rs");
            session.run("Bash", "cargo check", "Finished `dev` profile");
        }
        session.finish();
        QCOMPARE(session.last().strategy, u"incremental"_s);
        QCOMPARE(session.last().files[0].edits, 3);
    }

    void personSaysHowItWent()
    {
        Script session;
        session.prompt(fixPrompt);
        session.edit("src/a.rs");
        session.run("Bash", "cargo test", passedTests);
        const RowId said = session.prompt("Sigue fallando");
        session.finish();
        QCOMPARE(session.last().status, Status::Failure);
        QVERIFY(hasEvidence(session.last(), Evidence::Kind::PersonSaid, said));
        session.edit("src/a.rs");
        session.run("Bash", "cargo test", passedTests);
        session.finish();
        QCOMPARE(session.last().status, Status::Success); // a later check speaks again (failure 23)
        const RowId next = session.prompt("That worked, now add a dark mode switch to the page");
        QCOMPARE(session.tasks.back().experience.status, Status::Success);
        QVERIFY(hasEvidence(session.last(), Evidence::Kind::PersonSaid, next));
    }

    void approvalOnlyFillsTheUnknown()
    {
        Script unknown;
        unknown.prompt("Add a dark mode switch to the settings");
        unknown.edit("src/a.rs");
        unknown.prompt("perfecto, gracias");
        unknown.finish();
        QCOMPARE(unknown.last().status, Status::Success);
        Script failed;
        failed.prompt("Add a dark mode switch to the settings");
        failed.edit("src/a.rs");
        failed.run("Bash", "cargo test", failedTests, true);
        failed.prompt("thanks");
        failed.finish();
        QCOMPARE(failed.last().status, Status::Failure);
    }

    void interruption()
    {
        Script session;
        session.prompt("Add a dark mode switch to the settings");
        session.call("Bash", "cargo test");
        session.result("The user doesn't want to proceed with this tool use.", true);
        session.say(MessageKind::Notice, "[Request interrupted by user for tool use]");
        session.finish();
        QCOMPARE(session.last().status, Status::Unknown);
        QVERIFY(hasEvidence(session.last(), Evidence::Kind::Interrupted));
        QCOMPARE(session.last().failures, 0);
    }

    void unfinishedCall()
    {
        Script session;
        session.prompt("Add a dark mode switch to the settings");
        session.edit("src/a.rs");
        const RowId call = session.call("Bash", "cargo test");
        session.finish(5 * minute);
        QCOMPARE(session.last().status, Status::Running);
        QVERIFY(session.tasks.back().lessons.empty());
        session.finish(11 * minute + 30 * minute);
        QCOMPARE(session.last().status, Status::Failure);
        QVERIFY(hasEvidence(session.last(), Evidence::Kind::CallUnfinished, call));
        QCOMPARE(session.last().globalId, session.tasks.front().experience.globalId);
    }

    void runningUntilAnswered()
    {
        Script session;
        session.prompt("Add a dark mode switch to the settings");
        session.edit("src/a.rs");
        session.finish(minute);
        QCOMPARE(session.last().status, Status::Running);
        session.answer("Done, the switch is there.");
        session.finish(minute);
        QCOMPARE(session.last().status, Status::Unknown);
    }

    void followUpsStayInTheTask()
    {
        Script session;
        const RowId first = session.prompt("Arregla el inicio de sesión con tokens caducados");
        session.edit("src/a.rs");
        session.prompt("sigue");
        session.run("Bash", "cargo test", passedTests);
        QCOMPARE(session.learner().openTask(), first);
        const RowId second = session.prompt("Añade un modo oscuro a la página de ajustes");
        QCOMPARE(session.tasks.size(), 1UZ);
        QCOMPARE(session.last().toolCalls, 2);
        QCOMPARE(session.last().title, u"Arregla el inicio de sesión con tokens caducados"_s);
        QCOMPARE(session.learner().openTask(), second);
        session.finish();
        QCOMPARE(session.tasks.size(), 2UZ); // substantial, though nothing was done
    }

    void whatIsNoTask()
    {
        Script session;
        session.prompt("hola");
        session.answer("Hola, ¿en qué ayudo?");
        session.prompt("/compact");
        session.finish();
        QVERIFY(session.tasks.empty()); // greetings, control commands (failures 14, 25)
        ParsedMessage nameless;
        nameless.kind = MessageKind::ToolCall;
        Script broken;
        broken.add(std::move(nameless));
        broken.finish();
        QVERIFY(broken.tasks.empty()); // failure 24
    }

    void shortPromptWithCallsIsATask()
    {
        Script session;
        session.prompt("Fix login");
        session.edit("src/a.rs");
        session.finish();
        QCOMPARE(session.last().title, u"Fix login"_s);
        Script untracked;
        untracked.run("Bash", "cargo test", passedTests);
        untracked.finish();
        QCOMPARE(untracked.last().title, u"cargo test"_s);
    }

    void duplicatePrompt()
    {
        Script session;
        session.prompt(fixPrompt);
        session.prompt(fixPrompt);
        session.edit("src/a.rs");
        session.finish();
        QCOMPARE(session.tasks.size(), 1UZ);
        session.prompt(fixPrompt); // later: a task of its own, with another id
        session.finish();
        QCOMPARE(session.tasks.size(), 3UZ);
        QVERIFY(session.tasks[1].experience.globalId != session.tasks[2].experience.globalId);
    }

    void subagentHasOneTask()
    {
        auto context = Script::defaults();
        context.subagent = true;
        Script session(context);
        session.say(MessageKind::Context, "<environment>\nx\n</environment>");
        const RowId prompt = session.say(MessageKind::Context, "Find every caller of apply_discount");
        session.run("Grep", "apply_discount", "…");
        session.say(MessageKind::Context, "Now look at the tests of it as well please");
        session.answer("There are three callers, all in src/pricing.");
        session.finish();
        QCOMPARE(session.tasks.size(), 1UZ);
        QCOMPARE(session.last().firstMessage, prompt);
        QCOMPARE(session.last().title, u"Find every caller of apply_discount"_s);
    }

    void idsAreStable()
    {
        const auto id = [](RowId firstId) {
            Script session;
            session.now = start + 5;
            for (RowId skip = 1; skip < firstId; ++skip)
                session.say(MessageKind::Thinking, "x");
            session.now = start + 7;
            session.prompt(fixPrompt);
            session.finish();
            return session.last().globalId;
        };
        QCOMPARE(id(1), id(5));
    }

    void repetition()
    {
        Script session;
        session.prompt(fixPrompt);
        for (int turn = 0; turn < 4; ++turn)
            session.run("Bash", "git status", "clean");
        session.finish();
        const auto *found = lesson(session.tasks.back(), LessonKind::Repetition);
        QVERIFY(found);
        QCOMPARE(found->confidence, 0.40);
        QVERIFY2(found->text.startsWith(u"`git status` ran 4 times"_s), qPrintable(found->text));
        Script normal;
        normal.prompt(fixPrompt);
        for (int turn = 0; turn < 4; ++turn) {
            normal.edit("src/a.rs");
            normal.run("Bash", "cargo test", passedTests);
        }
        normal.finish();
        QVERIFY(!lesson(normal.tasks.back(), LessonKind::Repetition)); // test, edit, test is work
    }

    void descriptionsDoNotHideRepetition() // OpenReflex failure 1
    {
        Script session;
        session.prompt(fixPrompt);
        for (const char *description : {"one", "two", "three"}) {
            ParsedMessage call;
            call.kind = MessageKind::ToolCall;
            call.tool = "Bash";
            call.essence = "git status";
            call.text = std::string("command: git status\ndescription: ") + description;
            call.callId = description;
            session.add(std::move(call));
            ParsedMessage result;
            result.kind = MessageKind::ToolResult;
            result.callId = description;
            session.add(std::move(result));
        }
        session.finish();
        QVERIFY(lesson(session.tasks.back(), LessonKind::Repetition));
    }

    void newLinesOfACommandCount()
    {
        Script session;
        session.prompt(fixPrompt);
        ParsedMessage call;
        call.kind = MessageKind::ToolCall;
        call.tool = "Bash";
        call.essence = "cd crates/auth cargo test";
        call.text = "command: cd crates/auth\ncargo test\ndescription: Runs the tests";
        session.add(std::move(call));
        QCOMPARE(session.category, ToolCategory::Test);
    }

    void rolledBackTurnsDoNotCount()
    {
        Script session;
        session.prompt(fixPrompt);
        ParsedMessage call;
        call.kind = MessageKind::ToolCall;
        call.tool = "Edit";
        call.rolledBack = true;
        session.add(std::move(call));
        session.finish();
        QCOMPARE(session.last().toolCalls, 0);
    }

    void activeTime()
    {
        ActiveTime time;
        time.start(start);
        QCOMPARE(time.total(start + 20 * minute), 5 * minute); // no calls: at most 300 s
        time.call(start + minute, start + minute + 10 * second, true);
        time.call(start + 20 * minute, start + 20 * minute + second, true);
        // 60 s, 10 s, a gap of 300 s at most, 1 s, and a tail of 60 s at most
        QCOMPARE(time.total(start + 60 * minute), (60 + 10 + 300 + 1 + 60) * second);
        QCOMPARE(ActiveTime().total(0), 0);
    }

    void longToolCountsWhole()
    {
        ActiveTime time;
        time.start(start);
        time.call(start + second, start + second + 20 * minute, true);
        time.call(start + 10 * minute, start + 10 * minute + second, true); // beside it
        QCOMPARE(time.total(start + second + 20 * minute), second + 20 * minute);
        ActiveTime waited;
        waited.start(start);
        waited.call(start + second, start + second + 20 * minute, false); // an edit that waited for permission
        QCOMPARE(waited.total(start + second + 20 * minute), second + 5 * minute);
    }

    void longToolInASession()
    {
        Script session;
        session.prompt(fixPrompt);
        session.call("Bash", "cargo test");
        session.now += 20 * minute;
        session.result(passedTests);
        session.finish();
        QVERIFY(session.last().activeMs >= 20 * minute);
        QVERIFY(session.last().activeMs < 22 * minute);
    }

    void paths_data()
    {
        QTest::addColumn<QString>("root");
        QTest::addColumn<QString>("cwd");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("expected");
        QTest::newRow("inside") << u"/p"_s << u"/p"_s << u"/p/src/a.rs"_s << u"src/a.rs"_s;
        QTest::newRow("relative to a folder") << u"/p"_s << u"/p/web"_s << u"src/a.ts"_s << u"web/src/a.ts"_s;
        QTest::newRow("up") << u"/p"_s << u"/p/web"_s << u"../api/a.ts"_s << u"api/a.ts"_s;
        QTest::newRow("outside") << u"/p"_s << u"/p"_s << u"/etc/hosts"_s << u"/etc/hosts"_s;
        QTest::newRow("similar name") << u"/p"_s << u"/p"_s << u"/project/a"_s << u"/project/a"_s;
        QTest::newRow("worktree") << u"/p"_s << u"/p/.worktrees/x"_s << u"/p/.worktrees/x/src/a.rs"_s << u"src/a.rs"_s;
        QTest::newRow("other worktree") << u"/p"_s << u"/w/x"_s << u"/w/x/src/a.rs"_s << u"src/a.rs"_s;
        QTest::newRow("dots") << u"/p"_s << u"/p"_s << u"./src/../a.rs"_s << u"a.rs"_s;
        QTest::newRow("windows") << u"C:/p"_s << u"C:\\p"_s << u"C:\\p\\src\\a.rs"_s << u"src/a.rs"_s;
        QTest::newRow("url") << u"/p"_s << u"/p"_s << u"https://x/y"_s << QString();
        QTest::newRow("root itself") << u"/p"_s << u"/p"_s << u"/p"_s << QString();
        QTest::newRow("no root") << QString() << u"/p"_s << u"/p/a"_s << u"a"_s;
    }

    void paths()
    {
        QFETCH(QString, root);
        QFETCH(QString, cwd);
        QFETCH(QString, path);
        QFETCH(QString, expected);
        QCOMPARE(PathRule(root, cwd).apply(path.toStdString()), expected);
    }

    void filesByFrequency()
    {
        TaskFiles files;
        for (int index = 0; index < 30; ++index)
            files.touched(u"read%1"_s.arg(index));
        for (int index = 0; index < 15; ++index)
            files.edited(u"edit%1"_s.arg(index), 1, -1);
        files.edited(u"edit7"_s, 2, 3);
        const auto changes = files.changes();
        QCOMPARE(changes.size(), 20UZ);
        QCOMPARE(changes[0].path, u"edit7"_s);
        QCOMPARE(changes[0].added, 3);
        QCOMPARE(changes[0].removed, 3);
        QCOMPARE(std::ranges::count_if(changes, [](const FileChange &change) { return change.edits > 0; }), 10);
    }

    void patchNamesFilesAndLines()
    {
        Script session;
        session.prompt(fixPrompt);
        ParsedMessage call;
        call.kind = MessageKind::ToolCall;
        call.tool = "apply_patch";
        call.text =
            "*** Begin Patch\n*** Update File: src/a.rs\n-a\n+b\n+c\n*** Update File: src/b.rs\n+x\n*** End Patch";
        call.paths = {"src/a.rs", "src/b.rs"};
        call.callId = "c1";
        session.add(std::move(call));
        ParsedMessage result;
        result.kind = MessageKind::ToolResult;
        result.callId = "c1";
        session.add(std::move(result));
        session.finish();
        QCOMPARE(session.last().files.size(), 2UZ);
        QCOMPARE(session.last().files[0].added, 2);
        QCOMPARE(session.last().files[0].removed, 1);
        QCOMPARE(session.last().files[1].added, 1);
    }

    void memoryIsBounded()
    {
        Script session;
        session.prompt(fixPrompt);
        for (int index = 0; index < 20'000; ++index) {
            const std::string path = "src/f" + std::to_string(index) + ".rs";
            session.call("Bash", ("cargo test " + std::to_string(index)).c_str(), path.c_str());
            session.result(("Error: code " + std::to_string(index % 900)).c_str(), true);
        }
        session.finish();
        QCOMPARE(session.last().toolCalls, 20'000);
        QCOMPARE(session.last().failures, 20'000);
        QCOMPARE(session.last().errors.size(), 1); // the numbers are all that differs
        QVERIFY(session.last().evidence.size() < 20);
        QVERIFY(session.last().files.size() <= 20);
    }
};

QTEST_APPLESS_MAIN(TestSessionLearner)
#include "tst_sessionlearner.moc"
