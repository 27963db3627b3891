#include "composition/LogFile.h"

#include <QDateTime>
#include <QDir>

#include <atomic>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr qint64 mostBytes = 1024 * 1024;
constexpr int keptFiles = 3;

std::atomic<LogFile *> current = nullptr;

const char *word(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg: return "debug";
    case QtInfoMsg: return "info";
    case QtWarningMsg: return "warning";
    case QtCriticalMsg: return "error";
    case QtFatalMsg: break;
    }
    return "fatal";
}

} // namespace

LogFile::LogFile(const QString &folder) : m_file(folder + u"/evoca.log"_s)
{
    QDir().mkpath(folder);
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    open();
    current = this;
    qInstallMessageHandler(handle);
}

LogFile::~LogFile()
{
    qInstallMessageHandler(nullptr);
    current = nullptr;
}

void LogFile::open()
{
    if (m_file.open(QIODevice::WriteOnly | QIODevice::Append, QFile::ReadOwner | QFile::WriteOwner))
        m_file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

void LogFile::handle(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const QByteArray category = context.category ? context.category : "default";
    const QByteArray line = QDateTime::currentDateTime().toString(Qt::ISODateWithMs).toUtf8() + ' ' + word(type) + ' '
        + category + ": " + message.toUtf8() + '\n';
    if (LogFile *file = current)
        file->write(line);
    if (type != QtDebugMsg && type != QtInfoMsg)
        std::fprintf(stderr, "%s: %s\n", category.constData(), message.toUtf8().constData());
}

void LogFile::write(const QByteArray &line)
{
    const QMutexLocker lock(&m_mutex);
    if (!m_file.isOpen())
        return; // a full or read-only disk must not stop the program for its log
    m_file.write(line);
    m_file.flush();
    if (m_file.size() > mostBytes)
        rotate();
}

void LogFile::rotate()
{
    m_file.close();
    const QString name = m_file.fileName();
    QFile::remove(name + u".%1"_s.arg(keptFiles - 1));
    for (int i = keptFiles - 2; i > 0; --i)
        QFile::rename(name + u".%1"_s.arg(i), name + u".%1"_s.arg(i + 1));
    QFile::rename(name, name + u".1"_s);
    open();
}

} // namespace evoca::app
