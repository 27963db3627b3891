#pragma once

#include <QFile>
#include <QMutex>
#include <QString>

namespace evoca::app {

/// Takes Qt's log messages into one file (mode 0600) as long as it lives; warnings and worse go to stderr too. The file
/// is rotated at 1 MiB, three are kept. Any thread may log. One object a process: Qt has one message handler.
class LogFile
{
public:
    explicit LogFile(const QString &folder);
    ~LogFile();
    LogFile(const LogFile &) = delete;
    LogFile &operator=(const LogFile &) = delete;

private:
    static void handle(QtMsgType type, const QMessageLogContext &context, const QString &message);
    void write(const QByteArray &line);
    void open();
    void rotate();

    QMutex m_mutex;
    QFile m_file;
};

} // namespace evoca::app
