#pragma once

#include <QTemporaryDir>

namespace evoca::test {

/// A throw-away home: HOME, XDG_* and EVOCA_HOME point into it as long as it lives. Make it first in a test's main or
/// init.
class TestHome
{
public:
    TestHome();
    QString path() const;
    /// Writes a file below the home, making its folders; returns the absolute path.
    QString write(const QString &relativePath, const QByteArray &contents) const;

private:
    QTemporaryDir m_dir;
};

} // namespace evoca::test
