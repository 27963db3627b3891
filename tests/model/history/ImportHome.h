#pragma once

#include "history/Importer.h"
#include "store/Writer.h"
#include "support/TestHome.h"

#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace evoca::test {

/// A person's home with agents' files, and a store of its own.
class ImportHome
{
public:
    ImportHome();

    const TestHome &home() const { return m_home; }
    QString path() const { return m_home.path(); }
    model::StorePaths paths() const;
    /// Opens the store where it is not open.
    model::Writer &writer();
    void closeStore();
    void removeStore();

    model::ImportOptions options() const;
    /// Imports everything; the test fails on an error.
    model::ImportReport import();

    /// Writes a transcript of Claude Code; `lines` are whole records.
    QString writeClaude(const QString &session, const QByteArray &lines) const;
    void append(const QString &path, const QByteArray &bytes) const;

private:
    TestHome m_home;
    QTemporaryDir m_store;
    std::unique_ptr<model::Writer> m_writer;
};

/// One record of Claude Code each, at `second` seconds after a fixed moment.
QByteArray claudePrompt(const QString &session, int second, const QString &text);
QByteArray claudeAnswer(const QString &session, int second, const QString &text);
QByteArray claudeCall(const QString &session, int second, const QString &id, const QString &command);
QByteArray claudeResult(const QString &session, int second, const QString &id, const QString &output,
                        bool failed = false);
/// A whole made-up session: some tasks with calls, failures, fixes and answers.
QByteArray claudeSession(const QString &session, int tasks, int callsEach, int seed = 1);

/// What the store says, independent of row ids: sessions, messages with texts, experiences, lessons, skipped lines.
QStringList storeContents(const model::StorePaths &paths);
/// Every row of every plain table, row ids included.
QStringList storeRows(const model::StorePaths &paths);
/// First lines in which two lists differ, for a readable failure; empty when equal.
QString firstDifference(const QStringList &a, const QStringList &b);

} // namespace evoca::test
