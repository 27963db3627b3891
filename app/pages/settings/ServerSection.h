#pragma once

#include "pages/settings/SettingsSection.h"

class QSpinBox;

namespace evoca::app {

class Button;
class InlineMessage;
class Switch;

/// The MCP server: state, port, when it runs.
class ServerSection : public SettingsSection
{
    Q_OBJECT
public:
    explicit ServerSection(AppServices &services);
    QString title() const override;
    QString keywords() const override;
    void retranslate() override;
    void activate() override;

private:
    void show();
    void restart(quint16 port);

    InlineMessage *m_state;
    Button *m_toggle;
    QSpinBox *m_port;
    Switch *m_serve;
    Switch *m_autostart;
    Switch *m_keep;
};

} // namespace evoca::app
