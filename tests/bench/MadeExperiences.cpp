#include "MadeExperiences.h"

#include "Project.h"
#include "TextMaker.h"

#include "learning/LessonWriter.h"
#include "learning/SessionLearner.h"
#include "learning/TaskClassifier.h"
#include "store/ImportStore.h"
#include "text/Ulid.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::bench {

using namespace evoca::model;

namespace {

constexpr int projectCount = 30;
constexpr int perBatch = 500;
constexpr qint64 newest = 1'796'000'000'000; // 2026-11-29
constexpr qint64 apart = 600'000; // ms
constexpr std::array strategies {u"inspect-first", u"test-first", u"incremental"};
constexpr std::array errors {u"AssertionError: assert <n> == <n>", u"error[E0308]: mismatched types",
                             u"TypeError: cannot read properties of undefined", u"panicked at <path>"};

class ExperienceMaker
{
public:
    ExperienceMaker()
        : m_english(Tongue::English, 1), m_spanish(Tongue::Spanish, 2),
          m_projects(makeProjects(m_english, projectCount, 3)), m_random(4)
    {
    }

    SessionBatch session(int number)
    {
        const Project &project = m_projects[m_random.below(projectCount)];
        TextMaker texts(m_english, m_spanish, project, m_random.next());
        SessionBatch batch;
        batch.session.agent = m_random.chance(0.7) ? Agent::ClaudeCode : Agent::Codex;
        batch.session.nativeId = QString::number(number);
        batch.session.cwd = QString::fromStdString(project.cwd);
        batch.project = {batch.session.cwd, batch.session.cwd.section(u'/', -1), {}, true};
        batch.last = true;
        LearnedTask task = taskOf(number, texts);
        batch.session.title = task.experience.title;
        MessageRow prompt;
        prompt.message.id = 1;
        prompt.message.time = task.experience.started;
        prompt.message.kind = MessageKind::Prompt;
        prompt.talk = task.experience.description.toStdString();
        batch.messages.push_back(std::move(prompt));
        batch.tasks.push_back(std::move(task));
        return batch;
    }

private:
    LearnedTask taskOf(int number, TextMaker &texts)
    {
        LearnedTask task;
        Experience &x = task.experience;
        x.globalId = u"exp-"_s + hashId({u"made"_s, QString::number(number)});
        x.description = QString::fromStdString(texts.prompt()).left(1000);
        x.title = taskTitle(x.description);
        x.taskClass = classifyPrompt(x.description);
        x.mode = modeOf(x.taskClass);
        x.strategy = QString::fromUtf16(m_random.pick(strategies));
        x.status = m_random.chance(0.6) ? Status::Success : m_random.chance(0.5) ? Status::Failure : Status::Unknown;
        x.started = newest - number * apart;
        x.activeMs = qint64(m_random.logNormal(12.5, 0.8));
        x.ended = x.started + x.activeMs;
        x.toolCalls = m_random.between(2, 60);
        x.firstMessage = x.lastMessage = 1;
        for (int i = m_random.between(1, 6); i > 0; --i)
            x.files.push_back({QString::fromStdString(texts.file()), m_random.between(0, 4), -1, -1});
        if (m_random.chance(0.5))
            x.errors << QString::fromUtf16(m_random.pick(errors));
        QStringList edited;
        for (const FileChange &file : x.files) {
            if (file.edits > 0)
                edited << file.path;
        }
        task.lessons = writeLessons({x.taskClass, x.status, x.strategy, edited, {}, {}, {}, 1});
        return task;
    }

    const Vocabulary m_english;
    const Vocabulary m_spanish;
    const std::vector<Project> m_projects;
    Random m_random;
};

} // namespace

Result<void> makeExperiences(Writer &writer, int count)
{
    ExperienceMaker maker;
    for (int first = 0; first < count; first += perBatch) {
        SourceBatch batch;
        batch.source.path = u"/made/%1.jsonl"_s.arg(first);
        batch.source.complete = true;
        for (int number = first; number < std::min(count, first + perBatch); ++number)
            batch.sessions.push_back(maker.session(number));
        const Result<void> stored = writer
                                        .post([&batch](WriteContext &context) -> Result<void> {
                                            const auto done = ImportStore(context).store(batch,
                                                                                         ImportStore::Order::Backfill);
                                            return done ? Result<void>() : std::unexpected(done.error());
                                        })
                                        .result();
        if (!stored)
            return stored;
    }
    return {};
}

} // namespace evoca::bench
