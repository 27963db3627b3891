#include "tools/SessionPage.h"

#include "store/TextStore.h"
#include "tools/WireTime.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace evoca::mcp {

using namespace model;

namespace {

// Shorter pieces than this are not worth the seam; the text then begins on the next page.
constexpr size_t shortestPiece = 400;

QString cursorAt(RowId id, qsizetype offset)
{
    return QString::number(id) + u'.' + QString::number(offset);
}

} // namespace

SessionPage::SessionPage(Connection &connection, bool talkOnly, const ReadTicket &ticket)
    : m_connection(connection), m_talkOnly(talkOnly), m_ticket(ticket)
{
}

Result<SessionPage::Position> SessionPage::start(const QString &cursor, RowId fromMessage)
{
    if (cursor.isEmpty())
        return Position {.id = fromMessage};
    const QStringList parts = cursor.split(u'.');
    bool idValid = false;
    bool offsetValid = false;
    const RowId id = parts.value(0).toLongLong(&idValid);
    const qsizetype offset = parts.value(1).toLongLong(&offsetValid);
    if (parts.size() != 2 || !idValid || !offsetValid || id < 0 || offset < 0)
        return std::unexpected(Error {ErrorCode::InvalidArgument,
                                      QCoreApplication::translate("Mcp", "\"cursor\" is not one that this tool gave."),
                                      u"cursor"_s});
    return Position {.id = id, .offset = offset};
}

bool SessionPage::shown(const Message &message) const
{
    if (message.copy)
        return false;
    return !m_talkOnly || message.kind == MessageKind::Prompt || message.kind == MessageKind::Answer;
}

qsizetype SessionPage::add(const Message &message, const QByteArray &text, qsizetype offset, Json &messages)
{
    Json json {{"message", message.id}, {"kind", toJson(messageKindId(message.kind))}};
    if (message.time > 0)
        json["time"] = wireTime(message.time);
    if (!message.tool.isEmpty())
        json["tool"] = toJson(message.tool);
    if (message.failed)
        json["failed"] = true;
    AnswerSize size = m_size;
    size.add(json.dump());
    size.add("\"text\":\"\",\"continued\":true,\"continues\":true,\"cut\":true");
    const std::string_view rest = std::string_view(text.constData(), size_t(text.size())).substr(size_t(offset));
    const size_t fits = fittingPrefix(size, rest);
    if (!size.fits() || (fits < rest.size() && fits < shortestPiece && !messages.empty()))
        return -1;
    const std::string_view piece = rest.substr(0, fits);
    json["text"] = std::string(piece);
    if (offset > 0)
        json["continued"] = true;
    if (fits < rest.size())
        json["continues"] = true;
    if (message.cut)
        json["cut"] = true;
    size.add(piece);
    m_size = size;
    messages.push_back(std::move(json));
    return offset + qsizetype(fits);
}

Result<QString> SessionPage::read(RowId session, Position position, Json &answer)
{
    m_size = {};
    m_size.add(answer.dump(-1, ' ', false, Json::error_handler_t::replace));
    m_size.add("\"messages\":[],\"next_cursor\":\"9223372036854775807.1048576\",\"note\":\"\"");
    m_size.characters += 200; // the note
    const TextStore store(m_connection);
    auto all = store.messages(session);
    if (!all)
        return std::unexpected(all.error());
    Json &messages = answer["messages"] = Json::array();
    for (const Message &message : *all) {
        if (message.id < position.id || !shown(message))
            continue;
        if (m_ticket.stale())
            return std::unexpected(Error {ErrorCode::Cancelled, {}});
        auto text = store.text(message);
        if (!text && text.error().code == ErrorCode::Damaged)
            text = QByteArrayLiteral("[This text is damaged and cannot be read.]"); // the others still can
        if (!text)
            return std::unexpected(text.error());
        const qsizetype offset = message.id == position.id ? qMin(position.offset, text->size()) : 0;
        const qsizetype used = add(message, *text, offset, messages);
        if (used < 0)
            return cursorAt(message.id, offset);
        if (used < text->size())
            return cursorAt(message.id, used);
    }
    return QString();
}

} // namespace evoca::mcp
