#pragma once

#include "theme/Theme.h"

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QString>

namespace evoca::app {

/// What a person set, kept in one ini file (StorePaths::config/evoca.ini). A table of typed keys with defaults; every
/// setter writes at once and announces the key. Gui thread; the command line reads it too.
class Settings : public QObject
{
    Q_OBJECT
public:
    explicit Settings(const QString &folder, QObject *parent = nullptr);

    /// "es", "en" or empty: the system's.
    QString language() const;
    void setLanguage(const QString &code);
    SchemeChoice scheme() const;
    void setScheme(SchemeChoice choice);
    int fontPercent() const;
    void setFontPercent(int percent);
    bool letterShortcuts() const; ///< S, F, U, P, E alone in lists
    void setLetterShortcuts(bool on);

    quint16 port() const;
    void setPort(quint16 port);
    bool serveOnStart() const;
    void setServeOnStart(bool on);
    bool autostart() const;
    void setAutostart(bool on);
    bool keepRunning() const; ///< closing the window leaves the program in the tray
    void setKeepRunning(bool on);
    bool firstRunDone() const;
    void setFirstRunDone(bool done);
    QStringList agents() const; ///< ids to import; empty: all
    void setAgents(const QStringList &ids);

    /// Searches to come back to, newest first: "<page>\n<query>".
    QStringList savedSearches() const;
    void setSavedSearches(const QStringList &searches);

    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);
    QByteArray splitter(const QString &page) const;
    void setSplitter(const QString &page, const QByteArray &state);

Q_SIGNALS:
    /// `key` is the ini key, for example "appearance/language".
    void changed(const QString &key);

private:
    QVariant value(const QString &key, const QVariant &standard) const;
    void setValue(const QString &key, const QVariant &value, bool announce = true);

    QSettings m_file;
};

} // namespace evoca::app
