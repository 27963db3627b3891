#pragma once

#include <QKeySequence>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QAction;
class QWidget;

namespace evoca::app {

/// Every action of the window once: menus, palette, tooltips and the shortcut sheet all read it, so they never differ.
/// Gui thread.
class ActionRegistry : public QObject
{
    Q_OBJECT
public:
    enum class Group { Go, Search, Record, View, Server, Help };
    struct Entry
    {
        QString id; ///< "go.experiences", "verdict.success"
        Group group = Group::Go;
        std::function<QString()> name; ///< translated when asked
        QString icon;
        QList<QKeySequence> keys;
        std::function<void()> run;
        bool letter = false; ///< a plain letter: works only while a list or detail has the focus
        bool palette = true;
        QAction *action = nullptr;
    };

    explicit ActionRegistry(QWidget *window);
    QAction *add(Entry entry);
    const std::vector<Entry> &entries() const { return m_entries; }
    const Entry *find(const QString &id) const;
    QString name(const QString &id) const;
    /// Keys as shown, in the language in use: "Ctrl+K"; empty: none.
    QString keys(const QString &id) const;
    /// Names of all actions anew after a language change.
    void retranslate();
    /// Whether plain letters (S, F, U, P, E) act at all; signs such as / and ? always do.
    void setLetterKeys(bool on);
    /// Whether a widget belongs to a list or detail of the page shown: only there keys of one letter change a record.
    void setPaneTest(std::function<bool(const QWidget *)> test);
    /// Something in front (the palette) takes every key: no shortcut acts meanwhile.
    void setSuspended(bool suspended);
    static QString groupName(Group group);

private:
    void enable();
    bool allowed(const Entry &entry) const;

    bool m_letterKeys = true;
    bool m_suspended = false;
    std::function<bool(const QWidget *)> m_paneTest;
    QWidget *m_window;
    std::vector<Entry> m_entries;
};

} // namespace evoca::app
