#include "agents/PromptLogReader.h"

#include "agents/JsonFields.h"
#include "agents/JsonRepair.h"
#include "agents/StableHash.h"

namespace evoca::model {

PromptLogReader::PromptLogReader(KnownTranscripts known) : m_findKnown(std::move(known)), m_records(*this) { }

qint64 PromptLogReader::read(const AgentFile &file, qint64 offset, const QByteArray &state, RecordSink &sink)
{
    m_sink = &sink;
    m_known = m_findKnown(file.path);
    if (offset > 0 && !state.isEmpty()) {
        QDataStream in(state);
        qint64 lines = 0;
        in >> lines;
        m_records.setLinesDone(lines);
        m_sessions.load(in);
    }
    const qint64 reached = m_records.read(file, offset, m_records.linesDone(), sink);
    m_sessions.flush(sink);
    return reached;
}

bool PromptLogReader::collect(simdjson::ondemand::object &record)
{
    m_entry = {};
    bool isEntry = false;
    for (auto field : record) {
        const std::string_view key = keyOf(field);
        simdjson::ondemand::value value = field.value();
        if (key == "sessionId" || key == "session_id")
            m_entry.session = textOf(value);
        else if (key == "display" || key == "text") {
            m_entry.text = textOf(value);
            isEntry = true;
        } else if (key == "timestamp" || key == "ts")
            m_entry.time = timeOf(value);
        else if (key == "project")
            m_entry.project = textOf(value);
        else if (key == "pastedContents" && isObject(value))
            m_entry.pasted = jsonOf(value);
    }
    return isEntry;
}

std::string PromptLogReader::commit()
{
    if (m_entry.session.empty())
        return "no_session";
    if (trimmedLine(m_entry.text).empty() || m_known.contains(std::string(m_entry.session)))
        return {};
    const int handle = handleOf(m_entry.session);
    m_sessions.setOnce(handle, &ParsedSession::cwd, m_entry.project);
    ParsedMessage message;
    message.kind = MessageKind::Prompt;
    // "/clear" and the like were for the program; with arguments it may have been a task.
    if (m_entry.text.starts_with('/') && trimmedLine(m_entry.text).find(' ') == std::string_view::npos)
        message.kind = MessageKind::Notice;
    message.time = m_entry.time;
    message.text = withPasted();
    m_sessions.send(*m_sink, handle, std::move(message));
    return {};
}

int PromptLogReader::handleOf(std::string_view session)
{
    for (int handle = m_sessions.count() - 1; handle >= 0; --handle) {
        if (m_sessions.at(handle).known.nativeId == session)
            return handle;
    }
    return m_sessions.add(session);
}

/// "[Pasted text #1 +20 lines]" stands for a text of its own.
std::string PromptLogReader::withPasted() const
{
    std::string text(m_entry.text);
    if (m_entry.pasted.size() <= 2)
        return text;
    std::string json(m_entry.pasted);
    json.resize(m_entry.pasted.size() + simdjson::SIMDJSON_PADDING);
    try {
        simdjson::ondemand::parser parser;
        simdjson::ondemand::document document = parser.iterate(json.data(), m_entry.pasted.size(), json.size());
        for (auto item : document.get_object()) {
            const std::string number(keyOf(item));
            simdjson::ondemand::value paste = item.value();
            if (!isObject(paste))
                continue;
            for (auto field : paste.get_object()) {
                if (keyOf(field) != "content")
                    continue;
                const size_t begin = text.find("[Pasted text #" + number);
                const size_t end = begin == std::string::npos ? begin : text.find(']', begin);
                if (end != std::string::npos)
                    text.replace(begin, end - begin + 1, textOf(field.value()));
            }
        }
    } catch (const simdjson::simdjson_error &) {
        // the placeholder stays
    }
    return text;
}

QByteArray PromptLogReader::state() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << m_records.linesDone();
    m_sessions.save(out);
    return bytes;
}

} // namespace evoca::model
