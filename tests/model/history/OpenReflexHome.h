#pragma once

#include <QJsonObject>
#include <QSqlDatabase>
#include <QString>
#include <QTemporaryDir>

namespace evoca::test {

/// An OpenReflex home as that program leaves it: approvals.json and one database a project.
class OpenReflexHome
{
public:
    OpenReflexHome();
    ~OpenReflexHome();

    QString path() const { return m_folder.path(); }
    /// Begins a project's database; later nodes go there. `approved`: approvals.json names its path.
    void addProject(const QString &path, bool approved = true, int version = 2);
    QString database() const { return m_file; }
    void node(const QString &id, const QString &kind, const QJsonObject &data);
    void rawNode(const QString &id, const QString &kind, const QByteArray &data);
    void edge(const QString &source, const QString &relation, const QString &target);
    /// Task, execution, outcome and experience of one run, with a failing test, an edit, and the test that passes.
    void addRun(const QString &id, const QString &agent, const QString &session, const QString &description,
                double startedAt, const QString &status = QStringLiteral("success"));
    /// Closes the database, so that no write-ahead log is left.
    void close();

private:
    void exec(const QString &sql, const QVariantList &values = {});
    void writeApprovals() const;

    QTemporaryDir m_folder;
    QString m_file;
    QString m_name;
    QJsonObject m_approvals;
};

} // namespace evoca::test
