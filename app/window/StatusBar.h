#pragma once

#include "McpServer.h"
#include "widgets/Surface.h"

namespace evoca::app {

class Button;
class Label;

/// Server at the left (dot, word, address, clients, copy, pause), the store at the right. 28 high.
class StatusBar : public Surface
{
    Q_OBJECT
public:
    explicit StatusBar(Theme &theme, QWidget *parent = nullptr);
    /// `available` false: this program does not serve at all.
    void setServer(const mcp::ServerStatus &status, bool available);
    /// "2,931 sessions · 34 projects"
    void setStore(const QString &text);
    /// "up to date", "importing 46 %, about 40 s left"; `message` stays until the next one.
    void setProgress(const QString &text);
    void setCompact(bool compact);
    void retranslate();

Q_SIGNALS:
    void copyRequested();
    void pauseRequested();

private:
    class Dot;
    void show();

    mcp::ServerStatus m_status;
    bool m_available = false;
    bool m_compact = false;
    QString m_storeText;
    Dot *m_dot;
    Label *m_word;
    Label *m_address;
    Label *m_clients;
    Button *m_copy;
    Button *m_pause;
    Label *m_store;
    Label *m_progress;
};

} // namespace evoca::app
