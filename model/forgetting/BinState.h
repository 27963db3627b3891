#pragma once

#include "forgetting/ForgetClosure.h"
#include "store/Writer.h"

namespace evoca::model {

class CommitWork;

/// Makes records hidden or shown as the bin's items say, with all that follows: index entries, sums, lessons, contexts,
/// titles. `deleted_at` of a hidden record is the moment of the entry that hides it, by itself or through what it hangs
/// on. Writer's thread; throws SqlFailure.
class BinState
{
public:
    BinState(WriteContext &context, CommitWork &work);

    void settle(const ForgetClosure &closure);

private:
    qint64 ownMoment(const ForgetItem &item);
    qint64 sessionMoment(RowId session);
    bool set(std::string_view select, std::string_view update, const auto &key, qint64 moment);
    void settleSession(const ForgetRecord &record);
    void settleTask(const ForgottenTask &task);
    void settleLesson(const ForgetRecord &record);
    void settleMemory(const ForgetRecord &record);
    void settleEpisode(const ForgetRecord &record);
    void settleRequest(const ForgetRecord &record);
    void settleContext(const QString &context);
    QString firstTitle(RowId session);
    void retitle(RowId session, const QString &before);
    void tell(const char *kind, const QString &id, qint64 moment);

    Connection &m_connection;
    ChangeSet &m_changes;
    CommitWork &m_work;
};

} // namespace evoca::model
