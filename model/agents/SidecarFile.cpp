#include "agents/SidecarFile.h"

#include "agents/JsonRepair.h"

#include <QFile>
#include <QFileInfo>

namespace evoca::model {

namespace {

constexpr qint64 mostBytes = 1024 * 1024 - 128; // room for the note between head and tail

} // namespace

SidecarText readSidecar(const QString &path)
{
    const QFileInfo info(path);
    if (info.isSymLink() || !info.isFile())
        return {};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return {};
    const qint64 size = file.size();
    if (size <= mostBytes)
        return {validUtf8(file.readAll().toStdString()), false};
    const QByteArray head = file.read(mostBytes / 2);
    file.seek(size - mostBytes / 2);
    const QByteArray tail = file.read(mostBytes / 2);
    const std::string note = "\n[… " + std::to_string(size - mostBytes) + " bytes left out …]\n";
    std::string text = validUtf8(cutUtf8({head.constData(), size_t(head.size())}, size_t(head.size()) - 4));
    std::string_view end(tail.constData(), size_t(tail.size()));
    while (!end.empty() && (static_cast<unsigned char>(end.front()) & 0xc0) == 0x80)
        end.remove_prefix(1);
    text += note;
    text += validUtf8(end);
    // Bytes that are no UTF-8 grow when replaced.
    return {std::string(cutUtf8(text, 1024 * 1024)), true};
}

} // namespace evoca::model
