#include "search/TalkOrder.h"

#include "store/Connection.h"

#include <algorithm>
#include <unordered_map>

namespace evoca::model {

namespace {

/// Only the best ones are looked at more closely: rows cost more than scores.
constexpr std::size_t closerLook = 200;
constexpr double ageShare = 0.15; ///< what the oldest of a block loses
constexpr double answerFactor = 1.05;
constexpr double solvedFactor = 1.10;
constexpr double failedFactor = 0.95;

bool better(const TalkHit &a, const TalkHit &b)
{
    return a.score != b.score ? a.score > b.score : a.message > b.message;
}

Status statusOf(Connection &connection, RowId session)
{
    Statement row = connection.statement("SELECT status FROM session WHERE id = ?1");
    return row.bind(session).step() ? Status(row.integer(0)) : Status::Unknown;
}

} // namespace

std::vector<TalkHit> orderedTalk(Connection &connection, const TextStore &texts, std::vector<TalkHit> hits)
{
    const double count = double(std::max<std::size_t>(hits.size(), 1));
    for (std::size_t index = 0; index < hits.size(); ++index)
        hits[index].score *= 1 - ageShare * double(index) / count;
    std::ranges::sort(hits, better);
    std::unordered_map<RowId, Status> statuses;
    const auto closer = hits.begin() + std::ptrdiff_t(std::min(hits.size(), closerLook));
    for (auto hit = hits.begin(); hit != closer; ++hit) {
        const Result<Message> message = texts.message(hit->message);
        if (!message)
            continue;
        if (message->kind == MessageKind::Answer)
            hit->score *= answerFactor;
        if (!statuses.contains(message->session))
            statuses[message->session] = statusOf(connection, message->session);
        const Status status = statuses[message->session];
        hit->score *= status == Status::Success ? solvedFactor : status == Status::Failure ? failedFactor : 1;
    }
    std::sort(hits.begin(), closer, better);
    return hits;
}

} // namespace evoca::model
