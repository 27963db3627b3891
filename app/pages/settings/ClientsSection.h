#pragma once

#include "access/Access.h"
#include "pages/AppServices.h"
#include "pages/settings/SettingsSection.h"

class QLineEdit;
class QListWidget;
class QStackedWidget;

namespace evoca::app {

class Button;
class ClientForm;
class InlineMessage;

/// Who may ask over MCP: list at the left, one client at the right.
class ClientsSection : public SettingsSection
{
    Q_OBJECT
public:
    explicit ClientsSection(AppServices &services);
    QString title() const override;
    QString keywords() const override;
    void retranslate() override;
    void activate() override;
    void refresh(const model::ChangeSet &changes) override;

private:
    void read();
    void show();
    void add();
    void select(model::RowId id);

    std::vector<model::Client> m_clients;
    std::vector<model::Project> m_projects;
    model::RowId m_selected = 0;
    Label *m_explanation;
    QLineEdit *m_name;
    Button *m_add;
    InlineMessage *m_error;
    QVBoxLayout *m_list;
    ClientForm *m_form;
};

} // namespace evoca::app
