#include "store/CommitWork.h"

#include "store/Connection.h"
#include "store/IndexRebuild.h"
#include "store/LessonSums.h"
#include "store/ProjectRows.h"
#include "store/StoreLog.h"

#include <algorithm>

namespace evoca::model {

namespace {

/// Up to here deleted words are overwritten at once; above, `secure-delete` would take minutes (trap 9), and a purge
/// ends with 'optimize' anyway.
constexpr qsizetype secureRemovals = 200;

/// Newest entry of each id last, so that what one batch adds and removes again never reaches the index.
template<typename Entry, typename Id>
void sortById(std::vector<Entry> &entries, Id id)
{
    std::ranges::stable_sort(entries, {}, id);
}

void setSecureDelete(Connection &connection, bool on)
{
    connection.statement("INSERT INTO talk_index(talk_index, rank) VALUES('secure-delete', ?1)").bind(on ? 1 : 0).run();
}

} // namespace

void CommitWork::addTalk(RowId message, MessageKind kind, std::string text)
{
    m_talk.push_back({message, kind, std::move(text), true});
}

void CommitWork::removeTalk(RowId message, MessageKind kind, std::string text)
{
    m_talk.push_back({message, kind, std::move(text), false});
}

void CommitWork::putExperience(RowId experience, std::string description, std::string files, std::string errors)
{
    m_experiences.push_back({experience, std::move(description), std::move(files), std::move(errors), true});
}

void CommitWork::removeExperience(RowId experience)
{
    m_experiences.push_back({experience, {}, {}, {}, false});
}

void CommitWork::rollBackTo(const Mark &mark)
{
    m_talk.resize(mark.talk);
    m_experiences.resize(mark.experiences);
}

void CommitWork::run(Connection &connection, ChangeSet &changes)
{
    // The sums before the indexes: a statement that may have to be undone alone makes FTS5 flush what it has collected,
    // and each lesson is such a statement (8 % of an import's time).
    sumLessons(connection, m_lessons, changes);
    sumProjects(connection, m_projects, changes);
    writeTalk(connection);
    writeExperiences(connection);
    *this = {};
}

/// An index that was once given another text to delete than it had been given to add counts wrongly, and one day calls
/// itself damaged. It can be made anew from the messages, so no batch fails for that.
void CommitWork::writeTalk(Connection &connection)
{
    if (m_talk.empty())
        return;
    try {
        writeTalkEntries(connection);
    } catch (const SqlFailure &failure) {
        if (failure.error.code != ErrorCode::Damaged)
            throw;
        qCWarning(storeLog, "the talk index is built anew");
        rebuildTalkIndex(connection);
    }
}

void CommitWork::writeTalkEntries(Connection &connection)
{
    sortById(m_talk, &TalkEntry::message);
    std::vector<const TalkEntry *> removals;
    std::vector<const TalkEntry *> additions;
    for (std::size_t i = 0; i < m_talk.size();) {
        std::size_t end = i + 1;
        while (end < m_talk.size() && m_talk[end].message == m_talk[i].message)
            ++end;
        if (!m_talk[i].add)
            removals.push_back(&m_talk[i]); // stored by an earlier batch
        if (m_talk[end - 1].add)
            additions.push_back(&m_talk[end - 1]);
        i = end;
    }
    const bool many = qsizetype(removals.size()) > secureRemovals;
    if (many)
        setSecureDelete(connection, false);
    for (const TalkEntry *entry : removals) {
        deleteTalk(connection, entry->message, entry->kind, entry->text);
    }
    if (many)
        setSecureDelete(connection, true);
    for (const TalkEntry *entry : additions)
        insertTalk(connection, entry->message, entry->kind, entry->text);
}

void CommitWork::writeExperiences(Connection &connection)
{
    if (m_experiences.empty())
        return;
    sortById(m_experiences, &ExperienceEntry::experience);
    Statement remove = connection.statement("DELETE FROM experience_index WHERE rowid = ?1");
    Statement insert = connection.statement(
        "INSERT INTO experience_index(rowid, description, files, errors) VALUES(?1, ?2, ?3, ?4)");
    for (std::size_t i = 0; i < m_experiences.size(); ++i) {
        const ExperienceEntry &entry = m_experiences[i];
        if (i + 1 < m_experiences.size() && m_experiences[i + 1].experience == entry.experience)
            continue;
        remove.bind(entry.experience).run(); // contentless_delete: no text needed, absent ones do no harm
        if (entry.add)
            insert.bind(entry.experience, entry.description, entry.files, entry.errors).run();
    }
}

} // namespace evoca::model
