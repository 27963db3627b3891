#include "pages/requests/RequestWords.h"

#include "i18n/Words.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

// The first that a call has says best what was wanted.
constexpr std::array tellingArguments {"query"_L1,   "task"_L1,       "takeaway"_L1,         "path"_L1,
                                       "content"_L1, "body"_L1,       "state_key"_L1,        "reference"_L1,
                                       "node_id"_L1, "session_id"_L1, "experience_id"_L1,    "episode_id"_L1,
                                       "session"_L1, "text"_L1,       "prior_session_id"_L1, "project"_L1};
constexpr std::array writingTools {"episode_write"_L1, "episode_promote"_L1, "remember"_L1,
                                   "update_memory"_L1, "update_state"_L1,    "restore_memory"_L1};
constexpr std::array forgettingTools {"forget"_L1, "forget_experience"_L1};

template<std::size_t size>
bool isOneOf(const QString &name, const std::array<QLatin1StringView, size> &names)
{
    return std::ranges::find(names, name) != names.end();
}

} // namespace

QString RequestWords::asked(const model::RequestRecord &request)
{
    if (request.forgotten)
        return tr("in the bin", "what a request asked");
    for (const QLatin1StringView name : tellingArguments) {
        const QJsonValue value = request.arguments.value(name);
        if (value.isString() && !value.toString().isEmpty())
            return value.toString().left(400).simplified();
    }
    const QJsonArray scopes = request.arguments.value("scopes"_L1).toArray();
    if (!scopes.isEmpty())
        return tr("scope %1").arg(scopes.first().toString());
    return {};
}

QString RequestWords::answer(const model::RequestRecord &request)
{
    using Outcome = model::RequestRecord::Outcome;
    switch (request.outcome) {
    case Outcome::Nothing: return tr("no match");
    case Outcome::Refused: return tr("refused");
    case Outcome::Error: return tr("error");
    case Outcome::Answered: break;
    }
    if (isOneOf(request.tool, writingTools))
        return tr("saved");
    if (isOneOf(request.tool, forgettingTools))
        return request.arguments.value("confirm"_L1).toBool(true) ? tr("in the bin", "answer") : tr("told the plan");
    if (request.forgotten || request.returned.isEmpty())
        return tr("answered");
    return tr("%n found", "records", int(request.returned.size()));
}

QString RequestWords::took(qint64 micros)
{
    if (micros < 1000)
        return tr("< 1 ms");
    if (micros < 1'000'000)
        return tr("%1 ms", "duration").arg(Words::number((micros + 500) / 1000));
    return Words::seconds(micros / 1000);
}

QString RequestWords::group(model::RequestFilter::Group group)
{
    switch (group) {
    case model::RequestFilter::Group::Answered: return tr("Answered");
    case model::RequestFilter::Group::Refused: return tr("Refused");
    case model::RequestFilter::Group::Nothing: return tr("No match");
    }
    return {};
}

model::Status RequestWords::status(model::RequestRecord::Outcome outcome)
{
    using Outcome = model::RequestRecord::Outcome;
    return outcome == Outcome::Answered ? model::Status::Success
        : outcome == Outcome::Nothing   ? model::Status::Unknown
                                        : model::Status::Failure;
}

} // namespace evoca::app
