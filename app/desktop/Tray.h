#pragma once

#include "McpServer.h"
#include "desktop/TrayHost.h"
#include "desktop/TrayIcon.h"

#include <QObject>

class KStatusNotifierItem;
class QAction;
class QMenu;

namespace evoca::app {

/// The tray icon with its menu. The panel may start later (autostart) or go: isUsable() follows it. Everything a person
/// chooses is a signal.
class Tray : public QObject
{
    Q_OBJECT
public:
    Tray();
    ~Tray() override;

    /// True only while a panel really shows the icon: without it the window must not be hidden.
    bool isUsable() const;
    void setStatus(const mcp::ServerStatus &status);
    void setImporting(bool importing, int percent);
    void setWaitingProjects(int count);
    void retranslate();

Q_SIGNALS:
    void openRequested();
    void searchRequested();
    void approvalsRequested();
    void copyCommandRequested();
    void pauseToggled(bool paused);
    void settingsRequested();
    void quitRequested();
    /// The panel went: a hidden window must come back.
    void usableChanged(bool usable);

private:
    void update();
    void buildMenu();

    TrayHost m_host;
    KStatusNotifierItem *m_item; ///< child
    QMenu *m_menu; ///< the item's
    QAction *m_state = nullptr;
    QAction *m_clients = nullptr;
    QAction *m_open = nullptr;
    QAction *m_search = nullptr;
    QAction *m_approvals = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_pause = nullptr;
    QAction *m_settings = nullptr;
    QAction *m_quit = nullptr;
    mcp::ServerStatus m_status;
    bool m_importing = false;
    int m_percent = 0;
    int m_waiting = 0;
};

} // namespace evoca::app
