#include "journal/BetterMemoryFolder.h"

#include "journal/Frontmatter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>

#include <zlib.h>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int longestEvent = 1024 * 1024; // bytes
constexpr QDir::Filters plainFiles = QDir::Files | QDir::Hidden | QDir::NoSymLinks;

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(BetterMemory)
};

Result<BetterMemoryRecord> readFile(const QString &path, bool episode)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(Error {ErrorCode::Unavailable, file.errorString(), {}});
    const QByteArray bytes = file.read(longestFrontmatterFile + 1);
    if (bytes.size() > longestFrontmatterFile)
        return std::unexpected(Error {ErrorCode::Damaged, Messages::tr("It is larger than 1 MiB."), {}});
    const auto parts = Frontmatter::parse(bytes);
    if (!parts)
        return std::unexpected(parts.error());
    return episode ? BetterMemoryRecord::fromEpisode(parts->fields, parts->body)
                   : BetterMemoryRecord::fromMemory(parts->fields, parts->body);
}

/// Reads plain files as well.
class GzipLines
{
public:
    explicit GzipLines(const QString &path) : m_file(gzopen(QFile::encodeName(path).constData(), "rb")) { }
    ~GzipLines()
    {
        if (m_file)
            gzclose(m_file);
    }
    GzipLines(const GzipLines &) = delete;
    GzipLines &operator=(const GzipLines &) = delete;

    bool isOpen() const { return m_file != nullptr; }
    /// False at the end; lines over the limit come cut, in parts.
    bool next(QByteArray &line)
    {
        m_buffer.resize(longestEvent);
        if (!gzgets(m_file, m_buffer.data(), int(m_buffer.size())))
            return false;
        line = QByteArray(m_buffer.constData()).trimmed();
        return true;
    }
    bool damaged() const
    {
        int code = Z_OK;
        gzerror(m_file, &code);
        return code != Z_OK && code != Z_STREAM_END;
    }

private:
    gzFile m_file;
    QByteArray m_buffer;
};

void readEvents(const QString &path, BetterMemoryLog &log, const BetterMemoryStore::Sink &sink)
{
    GzipLines lines(path);
    if (!lines.isOpen()) {
        sink.skipped(path, Messages::tr("It cannot be read."));
        return;
    }
    int broken = 0;
    QByteArray line;
    while (lines.next(line)) {
        if (line.isEmpty())
            continue;
        const QJsonDocument event = QJsonDocument::fromJson(line);
        if (event.isObject())
            log.add(event.object());
        else
            ++broken;
    }
    if (broken > 0)
        sink.skipped(path, Messages::tr("%n event(s) cannot be read.", nullptr, broken));
    if (lines.damaged())
        sink.skipped(path, Messages::tr("It is damaged; its rest was not read."));
}

} // namespace

BetterMemoryFolder::BetterMemoryFolder(QString root) : m_root(std::move(root)) { }

BetterMemoryLog BetterMemoryFolder::log(const Sink &sink) const
{
    BetterMemoryLog log;
    const QStringList names = QDir(m_root).entryList({u".events*"_s}, plainFiles, QDir::Name);
    for (const QString &name : names) {
        if (name.contains(".jsonl"_L1) && !name.endsWith(".lock"_L1))
            readEvents(m_root + u'/' + name, log, sink);
    }
    return log;
}

QSet<QString> BetterMemoryFolder::quarantined() const
{
    QFile file(m_root + "/.quarantine.json"_L1);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QStringList names =
        QJsonDocument::fromJson(file.read(longestFrontmatterFile)).object().value("files"_L1).toObject().keys();
    return {names.cbegin(), names.cend()};
}

void BetterMemoryFolder::readFolder(const QString &folder, bool episodes, const Sink &sink,
                                    const std::stop_token &stop) const
{
    const QSet<QString> refused = folder == m_root ? quarantined() : QSet<QString>();
    const QStringList names = QDir(folder).entryList({u"*.md"_s}, plainFiles, QDir::Name);
    for (const QString &name : names) {
        if (stop.stop_requested())
            return;
        const QString path = folder + u'/' + name;
        if (refused.contains(name)) {
            sink.skipped(path, Messages::tr("bettermemory keeps it in quarantine."));
            continue;
        }
        auto record = readFile(path, episodes);
        if (record)
            sink.record(std::move(*record));
        else
            sink.skipped(path, record.error().message);
    }
}

Result<void> BetterMemoryFolder::read(const Sink &sink, const std::stop_token &stop) const
{
    readFolder(m_root, false, sink, stop);
    readFolder(m_root + "/.tombstones"_L1, false, sink, stop);
    const QDir episodes(m_root + "/episodes"_L1);
    if (!QFileInfo(episodes.path()).isSymLink()) {
        const QStringList sessions = episodes.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks,
                                                        QDir::Name);
        for (const QString &session : sessions)
            readFolder(episodes.filePath(session), true, sink, stop);
    }
    if (stop.stop_requested())
        return std::unexpected(Error {ErrorCode::Cancelled, {}, {}});
    return {};
}

} // namespace evoca::model
