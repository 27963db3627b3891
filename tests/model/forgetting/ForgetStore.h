#pragma once

#include "StoreFixture.h"

#include "forgetting/ForgetTarget.h"

#include <QRandomGenerator>

namespace evoca::test {

/// A made-up record and the words that stand nowhere else in the store.
struct Planted
{
    model::ForgetItem item;
    QStringList words;
    model::RowId row = 0;
    int session = -1; ///< of an experience: its session's place in the list
};

/// A store with everything that can be forgotten: sessions of several agents with tasks, tool calls, subagents and
/// forks; lessons, contexts, edges; episodes, memories with versions, requests; the tool index and backups. Each text
/// has words of its own.
class ForgetStore : public StoreFixture
{
public:
    explicit ForgetStore(quint32 seed);

    void fill(int sessions);
    QString word();
    int between(int low, int high) { return random.bounded(low, high + 1); }
    /// Imports session number `index` once more, as an agent's file that is read anew.
    void importAgain(int index);
    QString sessionId(int index) const;
    /// Words of a record and of all that goes with it.
    QStringList wordsGoing(const Planted &planted) const;

    void indexTools();
    void backUp();
    model::Result<void> write(const std::function<void(model::WriteContext &)> &job);

    QRandomGenerator random;
    std::vector<Planted> sessions;
    std::vector<Planted> subagents; ///< `session`: of the parent
    std::vector<Planted> forks; ///< the part that replays belongs to `session`
    std::vector<Planted> tasks;
    std::vector<Planted> episodes;
    std::vector<Planted> memories;
    std::vector<Planted> contexts; ///< `session`: of the task they were built from
    std::vector<Planted> requests; ///< contents that name the first task of `session`
    std::vector<Planted> lessons;

private:
    model::SessionBatch sessionBatch(int index);
    void addSession(int index);
    void addSubagent(int parent);
    void addFork(int original);
    void importFile(const QString &path, model::SessionBatch batch, bool replace);
    void addEpisode();
    void addMemory();
    void addContext(const Planted &task);
    void addRequest(const Planted &task);
    void addLesson();

    struct Script
    {
        QString nativeId;
        qint64 start = 0;
        QList<QStringList> tasks; ///< four words each: prompt, answer, call, result
    };
    std::vector<Script> m_scripts;
};

} // namespace evoca::test
