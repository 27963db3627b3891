#include "pages/experiences/ExperienceDetailData.h"

#include "pages/experiences/CallWords.h"
#include "search/LessonSearch.h"
#include "search/Overview.h"
#include "store/TextStore.h"

#include <QHash>

#include <algorithm>

namespace evoca::app {

namespace {

constexpr int mostCalls = 600; // what a strip of a thousand pixels can still show
constexpr int inputBytes = 2000;
constexpr int outputBytes = 8000;
constexpr int relatedRows = 5;

} // namespace

model::Result<std::vector<StripCall>> loadStripCalls(model::Connection &connection, model::RowId session,
                                                     model::RowId first, model::RowId last,
                                                     const model::ReadTicket &ticket)
{
    const model::TextStore texts(connection);
    const auto messages = texts.messages(session, first, last);
    if (!messages)
        return std::unexpected(messages.error());
    QHash<model::RowId, const model::Message *> results;
    for (const model::Message &message : *messages) {
        if (message.kind == model::MessageKind::ToolResult && message.pair != 0)
            results.insert(message.pair, &message);
    }
    std::vector<StripCall> calls;
    for (const model::Message &message : *messages) {
        if (message.kind != model::MessageKind::ToolCall || message.copy)
            continue;
        if (ticket.stale() || int(calls.size()) >= mostCalls)
            break;
        StripCall call;
        call.message = message.id;
        call.category = message.category;
        call.start = message.time;
        call.durationMs = message.durationMs;
        call.failed = message.failed;
        call.finished = message.finished;
        const model::Message *result = results.value(message.id);
        if (result && call.durationMs < 0 && result->time > message.time && message.time > 0)
            call.durationMs = qint64(result->time - message.time);
        call.command = CallWords::command(message.tool,
                                          QString::fromUtf8(texts.text(message, inputBytes).value_or(QByteArray())));
        if (call.failed && result)
            call.error = CallWords::firstError(
                QString::fromUtf8(texts.text(*result, outputBytes).value_or(QByteArray())));
        calls.push_back(std::move(call));
    }
    return calls;
}

model::Result<ExperienceDetailData> loadExperienceDetail(model::Connection &connection, model::RowId id,
                                                         const model::ReadTicket &ticket)
{
    const model::ExperienceSearch search(connection);
    auto experience = search.experience(id);
    if (!experience)
        return std::unexpected(experience.error());
    ExperienceDetailData data;
    data.experience = std::move(*experience);
    const model::Experience &task = data.experience;
    for (const model::Project &project :
         model::Overview(connection).projects().value_or(std::vector<model::Project> {})) {
        if (project.id == task.project)
            data.projectName = project.name;
    }
    // A part that cannot be read leaves its section empty; the rest is shown all the same.
    data.calls = loadStripCalls(connection, task.session, task.firstMessage, task.lastMessage, ticket)
                     .value_or(std::vector<StripCall> {});
    const auto indexOf = [&data](model::RowId message) {
        const auto found = std::find_if(data.calls.begin(), data.calls.end(),
                                        [message](const StripCall &call) { return call.message == message; });
        return found == data.calls.end() ? -1 : int(std::distance(data.calls.begin(), found));
    };
    for (const model::Fix &fix : task.fixes) {
        const StripFix shown {indexOf(fix.failed), indexOf(fix.fixed), fix.callsBetween};
        if (shown.failed >= 0 && shown.fixed >= 0)
            data.fixes.push_back(shown);
    }
    if (ticket.stale())
        return data;
    data.lessons = model::LessonSearch(connection).ofExperience(id).value_or(std::vector<model::Lesson> {});
    data.related = search.related(task, relatedRows).value_or(std::vector<model::ExperienceMatch> {});
    return data;
}

} // namespace evoca::app
