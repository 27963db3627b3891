#include "search/TranscriptSearch.h"

#include "search/MatchPlan.h"
#include "search/MessageScope.h"
#include "search/SessionFinder.h"
#include "search/TranscriptCursor.h"
#include "search/TranscriptPage.h"
#include "store/Connection.h"
#include "store/Statement.h"
#include "store/ToolIndex.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::size_t mostFound = 10'000;
/// Up to so many bytes a session's texts are read whole; beyond that the indexes answer.
constexpr qint64 readWhole = 48 << 20;

Error replaced()
{
    return {ErrorCode::Cancelled, QCoreApplication::translate("Search", "A newer search replaced this one."), {}};
}

Error badCursor()
{
    return {ErrorCode::InvalidArgument,
            QCoreApplication::translate("Search", "\"cursor\" is not one that was given out."), u"cursor"_s};
}

/// Reads every text of a session: exact, and independent of the second pass.
Result<std::vector<RowId>> findInTexts(const TextStore &texts, const std::vector<Message> &messages,
                                       const MatchPlan &plan, const MessageScope &scope, const ReadTicket &ticket)
{
    std::vector<RowId> found;
    for (const Message &message : messages) {
        if (ticket.stale())
            return std::unexpected(replaced());
        if (message.length == 0 || !scope.accepts(message))
            continue;
        const Result<QByteArray> text = texts.text(message);
        if (text && plan.matches(std::string_view(text->constData(), std::size_t(text->size()))))
            found.push_back(message.id);
        if (found.size() == mostFound)
            break;
    }
    return found;
}

/// A giant session: the two indexes, which know the beginning and the end of its tool texts.
Result<std::vector<RowId>> findInIndexes(Connection &connection, RowId session, const std::vector<Message> &messages,
                                         const MatchPlan &plan, const MessageScope &scope)
{
    std::vector<RowId> found;
    auto ranges = connection.run(QStringLiteral("SELECT first, last FROM session_range WHERE session = ?"), {session});
    if (!ranges)
        return std::unexpected(ranges.error());
    while (ranges->next()) {
        const RowId first = ranges->value(0).toLongLong();
        const RowId last = ranges->value(1).toLongLong();
        const auto talk = TalkIndex(connection).between(scope.talkMatch(plan.talk()), first, last, int(mostFound));
        const auto tools = ToolIndex(connection).between(plan.tool(), first, last, int(mostFound));
        if (!talk || !tools)
            return std::unexpected(talk ? tools.error() : talk.error());
        found.insert(found.end(), talk->begin(), talk->end());
        found.insert(found.end(), tools->begin(), tools->end());
    }
    std::ranges::sort(found);
    std::erase_if(found, [&](RowId id) {
        const auto message = std::ranges::lower_bound(messages, id, {}, &Message::id);
        return message == messages.end() || message->id != id || !scope.accepts(*message);
    });
    found.resize(std::min(found.size(), mostFound));
    return found;
}

} // namespace

TranscriptSearch::TranscriptSearch(Connection &connection) : m_connection(connection) { }

Result<MessagePage> TranscriptSearch::search(const Query &query, const PageRequest &request,
                                             const ReadTicket &ticket) const
{
    QElapsedTimer timer;
    timer.start();
    return guarded([&]() -> Result<MessagePage> {
        MessagePage page;
        if (!TranscriptCursor::parse(request.cursor))
            return std::unexpected(badCursor());
        if (const MatchPlan plan(query); !plan.empty()) {
            const Result<MessageScope> scope = MessageScope::of(m_connection, query);
            if (!scope)
                return std::unexpected(scope.error());
            const TranscriptMatches matches(m_connection, plan, *scope, ticket);
            Result<MessagePage> made = TranscriptPage(m_connection, plan, matches, request, ticket).make();
            if (!made)
                return made;
            page = std::move(*made);
        }
        if (ticket.stale())
            return std::unexpected(replaced());
        const Result<bool> pending = ToolIndex(m_connection).pending();
        page.toolTextPending = pending.value_or(false);
        page.micros = timer.nsecsElapsed() / 1000;
        return page;
    });
}

Result<SessionPage> TranscriptSearch::sessions(const Query &query, const PageRequest &request,
                                               const ReadTicket &ticket) const
{
    QElapsedTimer timer;
    timer.start();
    Result<SessionPage> page = guarded([&] { return SessionFinder(m_connection).page(query, request, ticket); });
    if (page && ticket.stale())
        return std::unexpected(replaced());
    if (page)
        page->micros = timer.nsecsElapsed() / 1000;
    return page;
}

Result<std::vector<RowId>> TranscriptSearch::find(RowId session, const Query &query, const ReadTicket &ticket) const
{
    return guarded([&]() -> Result<std::vector<RowId>> {
        const MatchPlan plan(query);
        if (plan.empty())
            return std::vector<RowId>();
        const Result<MessageScope> scope = MessageScope::of(m_connection, query);
        const TextStore texts(m_connection);
        const Result<std::vector<Message>> messages = texts.messages(session);
        if (!scope || !messages)
            return std::unexpected(scope ? messages.error() : scope.error());
        qint64 bytes = 0;
        for (const Message &message : *messages)
            bytes += message.length;
        return bytes <= readWhole ? findInTexts(texts, *messages, plan, *scope, ticket)
                                  : findInIndexes(m_connection, session, *messages, plan, *scope);
    });
}

} // namespace evoca::model
