#pragma once

#include "history/Importer.h"
#include "pages/settings/SettingsSection.h"

namespace evoca::app {

class Button;
class InlineMessage;
class ProgressBar;

/// Whose histories are read, how far that is, and what could not be read.
class ImportSection : public SettingsSection
{
    Q_OBJECT
public:
    explicit ImportSection(AppServices &services);
    QString title() const override;
    QString keywords() const override;
    void retranslate() override;
    void activate() override;

private:
    void showAgents();
    void showState();

    std::vector<model::AgentFound> m_found;
    QVBoxLayout *m_agents;
    ProgressBar *m_bar;
    Label *m_state;
    Button *m_again;
    Button *m_pause;
    Label *m_report;
};

} // namespace evoca::app
