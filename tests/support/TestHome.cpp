#include "support/TestHome.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace evoca::test {

TestHome::TestHome()
{
    const auto set = [this](const char *name, const char *folder) {
        const QString path = m_dir.filePath(QString::fromLatin1(folder));
        QDir().mkpath(path);
        qputenv(name, path.toUtf8());
    };
    set("HOME", "home");
    set("XDG_DATA_HOME", "data");
    set("XDG_CONFIG_HOME", "config");
    set("XDG_CACHE_HOME", "cache");
    set("XDG_STATE_HOME", "state");
    set("EVOCA_HOME", "evoca");
    qputenv("EVOCA_LAUNCHER", "evoca"); // as when it is installed
    qunsetenv("CLAUDE_CONFIG_DIR");
    qunsetenv("CODEX_HOME");
}

QString TestHome::path() const
{
    return m_dir.filePath(QStringLiteral("home"));
}

QString TestHome::write(const QString &relativePath, const QByteArray &contents) const
{
    const QString full = QDir(path()).filePath(relativePath);
    QDir().mkpath(QFileInfo(full).absolutePath());
    QFile file(full);
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
        qFatal("cannot write %s", qPrintable(full));
    return full;
}

} // namespace evoca::test
