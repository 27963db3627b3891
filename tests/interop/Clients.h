#pragma once

#include <QByteArray>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace evoca::test {

/// Real MCP clients from npm, kept in a cache folder that tests/interop/install-clients fills. Nothing is downloaded by
/// a test.
class Clients
{
public:
    Clients(); ///< reads the environment: make it before a TestHome

    /// Why they cannot be used; empty when they can.
    QString missing(const QString &package) const;
    QString file(const QString &package, const QString &path) const; ///< below node_modules/package
    QString node() const { return m_node; }

    struct Run
    {
        int exitCode = -1;
        QByteArray output; ///< both channels
    };
    /// Runs with HOME in `home` and nothing of the caller's own configuration.
    Run run(const QString &program, const QStringList &arguments, const QString &home, int timeoutMs = 60'000) const;

private:
    QString m_folder;
    QString m_node;
};

} // namespace evoca::test
