#include "settings/Settings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr quint16 standardPort = 7431;
}

Settings::Settings(const QString &folder, QObject *parent)
    : QObject(parent), m_file(folder + "/evoca.ini"_L1, QSettings::IniFormat)
{
}

QVariant Settings::value(const QString &key, const QVariant &standard) const
{
    return m_file.value(key, standard);
}

void Settings::setValue(const QString &key, const QVariant &newValue, bool announce)
{
    if (m_file.contains(key) && m_file.value(key) == newValue)
        return;
    m_file.setValue(key, newValue);
    if (announce)
        Q_EMIT changed(key);
}

QString Settings::language() const
{
    return value(u"appearance/language"_s, QString()).toString();
}
void Settings::setLanguage(const QString &code)
{
    setValue(u"appearance/language"_s, code);
}

SchemeChoice Settings::scheme() const
{
    const QString id = value(u"appearance/scheme"_s, u"system"_s).toString();
    return id == "light"_L1 ? SchemeChoice::Light : id == "dark"_L1 ? SchemeChoice::Dark : SchemeChoice::System;
}

void Settings::setScheme(SchemeChoice choice)
{
    setValue(u"appearance/scheme"_s,
             choice == SchemeChoice::Light      ? u"light"_s
                 : choice == SchemeChoice::Dark ? u"dark"_s
                                                : u"system"_s);
}

int Settings::fontPercent() const
{
    return std::clamp(value(u"appearance/font_percent"_s, 100).toInt(), 80, 200);
}
void Settings::setFontPercent(int percent)
{
    setValue(u"appearance/font_percent"_s, std::clamp(percent, 80, 200));
}
bool Settings::letterShortcuts() const
{
    return value(u"keyboard/letters"_s, true).toBool();
}
void Settings::setLetterShortcuts(bool on)
{
    setValue(u"keyboard/letters"_s, on);
}

quint16 Settings::port() const
{
    const int port = value(u"server/port"_s, standardPort).toInt();
    return port > 0 && port <= 65535 ? static_cast<quint16>(port) : standardPort;
}

void Settings::setPort(quint16 port)
{
    setValue(u"server/port"_s, port);
}
bool Settings::serveOnStart() const
{
    return value(u"server/serve"_s, true).toBool();
}
void Settings::setServeOnStart(bool on)
{
    setValue(u"server/serve"_s, on);
}
bool Settings::autostart() const
{
    return value(u"desktop/autostart"_s, false).toBool();
}
void Settings::setAutostart(bool on)
{
    setValue(u"desktop/autostart"_s, on);
}
bool Settings::keepRunning() const
{
    return value(u"desktop/keep_running"_s, true).toBool();
}
void Settings::setKeepRunning(bool on)
{
    setValue(u"desktop/keep_running"_s, on);
}
bool Settings::firstRunDone() const
{
    return value(u"first_run_done"_s, false).toBool();
}
void Settings::setFirstRunDone(bool done)
{
    setValue(u"first_run_done"_s, done);
}
QStringList Settings::agents() const
{
    return value(u"import/agents"_s, QStringList()).toStringList();
}
void Settings::setAgents(const QStringList &ids)
{
    setValue(u"import/agents"_s, ids);
}

QStringList Settings::savedSearches() const
{
    return value(u"search/saved"_s, QStringList()).toStringList();
}
void Settings::setSavedSearches(const QStringList &searches)
{
    setValue(u"search/saved"_s, searches);
}

QByteArray Settings::geometry() const
{
    return value(u"window/geometry"_s, QByteArray()).toByteArray();
}
void Settings::setGeometry(const QByteArray &geometry)
{
    setValue(u"window/geometry"_s, geometry, false);
}
QByteArray Settings::splitter(const QString &page) const
{
    return value(u"window/splitter_"_s + page, QByteArray()).toByteArray();
}
void Settings::setSplitter(const QString &page, const QByteArray &state)
{
    setValue(u"window/splitter_"_s + page, state, false);
}

} // namespace evoca::app
