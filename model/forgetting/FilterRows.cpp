#include "forgetting/FilterRows.h"

#include "store/Connection.h"
#include "text/Tokenizer.h"

#include <QCoreApplication>
#include <QVariantList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

/// The words of a text, folded, each once.
std::vector<std::string> wordsOf(const QString &text)
{
    std::vector<std::string> words = tokens(text.toStdString(), TokenMode::Query);
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    return words;
}

/// "a" AND "b", for FTS5.
QString matchOf(const std::vector<std::string> &words)
{
    QStringList parts;
    for (const std::string &word : words)
        parts << u'"' + QString::fromStdString(word).replace(u'"', u"\"\""_s) + u'"';
    return parts.join(" AND "_L1);
}

/// Collects conditions with their values.
class Query
{
public:
    void where(const QString &condition, const QVariant &value)
    {
        m_conditions << condition;
        m_values << value;
    }
    void where(const QString &condition) { m_conditions << condition; }

    Result<std::vector<ForgetItem>> run(Connection &connection, ForgetKind kind, const QString &select,
                                        const QString &order) const
    {
        const QString sql = select + " WHERE "_L1 + m_conditions.join(" AND "_L1) + " ORDER BY "_L1 + order;
        auto rows = connection.run(sql, m_values);
        if (!rows)
            return std::unexpected(rows.error());
        std::vector<ForgetItem> items;
        while (rows->next())
            items.push_back({kind, rows->value(0).toString()});
        return items;
    }

private:
    QStringList m_conditions;
    QVariantList m_values;
};

class Finder
{
public:
    Finder(Connection &connection, const ForgetFilter &filter)
        : m_connection(connection), m_filter(filter), m_words(wordsOf(filter.text))
    {
    }

    /// A text of nothing but signs limits nothing, and must not mean everything.
    bool isLimited() const
    {
        if (!m_filter.text.trimmed().isEmpty())
            return !m_words.empty();
        return m_filter.project || m_filter.after > 0 || m_filter.before > 0 || m_filter.agent
            || !m_filter.session.isEmpty();
    }

    Result<std::vector<ForgetItem>> find(ForgetKind kind) const
    {
        switch (kind) {
        case ForgetKind::Session: return sessions();
        case ForgetKind::Experience: return experiences();
        case ForgetKind::Lesson: return lessons();
        case ForgetKind::Episode: return episodes();
        case ForgetKind::Memory: return memories();
        case ForgetKind::Context: return contexts();
        case ForgetKind::Request: return requests();
        }
        return std::vector<ForgetItem> {};
    }

private:
    Query started(const QString &time) const
    {
        Query query;
        query.where(u"deleted_at = 0"_s);
        if (m_filter.project)
            query.where(u"project = ?"_s, *m_filter.project);
        if (m_filter.after > 0)
            query.where(time + " >= ?"_L1, m_filter.after);
        if (m_filter.before > 0)
            query.where(time + " < ?"_L1, m_filter.before);
        return query;
    }

    /// Every word in a folded text; for tables without an index of their own.
    void whereWords(Query &query, const QString &text) const
    {
        for (const std::string &word : m_words)
            query.where("instr(evoca_fold("_L1 + text + "), ?) > 0"_L1, QString::fromStdString(word));
    }

    Result<std::vector<ForgetItem>> sessions() const
    {
        Query query = started(u"ended"_s);
        if (m_filter.agent)
            query.where(u"agent = ?"_s, int(*m_filter.agent));
        if (!m_filter.session.isEmpty())
            query.where(u"global_id = ?"_s, m_filter.session);
        if (!m_words.empty())
            query.where(u"id IN (SELECT m.session FROM talk_index t JOIN message m ON m.id = t.rowid"
                        " WHERE talk_index MATCH ?)"_s,
                        matchOf(m_words));
        return query.run(m_connection, ForgetKind::Session, u"SELECT global_id FROM session"_s, u"ended DESC, id"_s);
    }

    Result<std::vector<ForgetItem>> experiences() const
    {
        Query query = started(u"ended"_s);
        if (m_filter.agent)
            query.where(u"agent = ?"_s, int(*m_filter.agent));
        if (!m_filter.session.isEmpty())
            query.where(u"session = (SELECT id FROM session WHERE global_id = ?)"_s, m_filter.session);
        if (!m_words.empty())
            query.where(u"id IN (SELECT rowid FROM experience_index WHERE experience_index MATCH ?)"_s,
                        matchOf(m_words));
        return query.run(m_connection, ForgetKind::Experience, u"SELECT global_id FROM experience"_s,
                         u"ended DESC, id"_s);
    }

    Result<std::vector<ForgetItem>> lessons() const
    {
        if (m_filter.agent || !m_filter.session.isEmpty())
            return std::vector<ForgetItem> {};
        Query query = started(u"last_seen"_s);
        whereWords(query, u"text"_s);
        return query.run(m_connection, ForgetKind::Lesson, u"SELECT global_id FROM lesson"_s, u"last_seen DESC, id"_s);
    }

    Result<std::vector<ForgetItem>> episodes() const
    {
        if (m_filter.agent)
            return std::vector<ForgetItem> {};
        Query query = started(u"created"_s);
        if (!m_filter.session.isEmpty())
            query.where(u"session_id = ?"_s, m_filter.session);
        whereWords(query, u"body || ' ' || takeaway"_s);
        return query.run(m_connection, ForgetKind::Episode, u"SELECT id FROM episode"_s, u"created DESC, id"_s);
    }

    Result<std::vector<ForgetItem>> memories() const
    {
        if (m_filter.agent || !m_filter.session.isEmpty())
            return std::vector<ForgetItem> {};
        Query query = started(u"updated"_s);
        whereWords(query, u"path || ' ' || content"_s);
        return query.run(m_connection, ForgetKind::Memory, u"SELECT global_id FROM memory"_s, u"updated DESC, id"_s);
    }

    Result<std::vector<ForgetItem>> contexts() const
    {
        if (m_filter.agent || !m_filter.session.isEmpty())
            return std::vector<ForgetItem> {};
        Query query = started(u"created"_s);
        whereWords(query, u"task_text || ' ' || body"_s);
        return query.run(m_connection, ForgetKind::Context, u"SELECT global_id FROM context"_s, u"created DESC, id"_s);
    }

    Result<std::vector<ForgetItem>> requests() const
    {
        if (m_filter.agent || !m_filter.session.isEmpty())
            return std::vector<ForgetItem> {};
        Query query = started(u"at"_s);
        whereWords(query, u"arguments"_s);
        return query.run(m_connection, ForgetKind::Request, u"SELECT 'request-' || id FROM request"_s, u"id DESC"_s);
    }

    Connection &m_connection;
    const ForgetFilter &m_filter;
    std::vector<std::string> m_words;
};

} // namespace

Result<std::vector<ForgetItem>> filteredItems(Connection &connection, const ForgetFilter &filter)
{
    const Finder finder(connection, filter);
    if (!finder.isLimited())
        return std::unexpected(
            Error {ErrorCode::InvalidArgument,
                   QCoreApplication::translate("Forgetting",
                                               "Say what to forget: a project, a time, an agent, a session or words."),
                   u"filter"_s});
    std::vector<ForgetKind> kinds = filter.kinds;
    if (kinds.empty())
        kinds = {ForgetKind::Session, ForgetKind::Episode, ForgetKind::Memory};
    std::vector<ForgetItem> items;
    for (const ForgetKind kind : kinds) {
        const auto found = finder.find(kind);
        if (!found)
            return std::unexpected(found.error());
        items.insert(items.end(), found->begin(), found->end());
    }
    return items;
}

} // namespace evoca::model
