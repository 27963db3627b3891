#pragma once

#include "history/Importer.h"
#include "pages/Page.h"
#include "records/Project.h"
#include "search/Results.h"

class QBoxLayout;
class QComboBox;
class QScrollArea;
class QTimer;
class QVBoxLayout;

namespace evoca::app {

class Button;
class Label;
class NumberedPanel;
class ProgressBar;

/// The first start: agents found, import, which projects agents may query, connecting clients, on one page. The import
/// runs already, "Start exploring" works at once, and no project is approved until a person says so.
class FirstRunPage : public Page
{
    Q_OBJECT
public:
    explicit FirstRunPage(AppServices &services, QWidget *parent = nullptr);
    ~FirstRunPage() override;

    QString title() const override;
    QString iconName() const override;
    QString placeholder() const override;
    void activate() override;
    void refresh(const model::ChangeSet &changes) override;
    void setLayoutWidth(LayoutWidth width) override;

protected:
    void retranslate() override;
    void restyle() override;
    void paintEvent(QPaintEvent *event) override;

private:
    void makeLayout();
    void showAgents();
    void showProgress();
    void showProjects();
    void showNewest();
    void showClients();
    void read();

    std::vector<model::AgentFound> m_found;
    std::vector<model::Project> m_projects;
    std::vector<model::ExperienceRow> m_newest;
    qint64 m_stored = 0; ///< sessions in the store
    QTimer *m_changes;
    QScrollArea *m_scroll;
    QWidget *m_inside;
    Label *m_headline;
    Label *m_promise;
    QComboBox *m_language;
    QBoxLayout *m_upper;
    QBoxLayout *m_lower;
    NumberedPanel *m_agentsPanel;
    NumberedPanel *m_importPanel;
    NumberedPanel *m_projectsPanel;
    NumberedPanel *m_clientsPanel;
    QVBoxLayout *m_agents;
    Label *m_number;
    Label *m_of;
    Button *m_pause;
    ProgressBar *m_bar;
    Label *m_facts;
    Label *m_explore;
    QVBoxLayout *m_rows;
    Label *m_later;
    Label *m_projectsText;
    QVBoxLayout *m_projectRows;
    Label *m_clientsText;
    QVBoxLayout *m_clientRows;
    Label *m_secrets;
    Button *m_start;
};

} // namespace evoca::app
