#pragma once

#include "access/Access.h"
#include "access/RequestQuery.h"
#include "pages/AppServices.h"
#include "pages/settings/SettingsSection.h"

class QBoxLayout;
class QLineEdit;

namespace evoca::app {

class Button;
class ClientForm;
class ClientListModel;
class InlineMessage;
class ListView;

/// Who may ask over MCP: clients at the left, one of them at the right.
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

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Contents
    {
        std::vector<model::Client> clients;
        std::vector<model::Project> projects;
        std::vector<model::ClientFigures> figures;
    };
    QWidget *buildList();
    QWidget *buildDetail();
    void read();
    void show(Contents contents);
    void showClient();
    void beginAdding();
    void add();

    Contents m_contents;
    model::RowId m_selected = 0;
    ClientListModel *m_model;
    QBoxLayout *m_columns = nullptr;
    QWidget *m_listSide;
    Label *m_title;
    Button *m_new;
    QWidget *m_adding; ///< the name of a new client is being written
    QLineEdit *m_name;
    Button *m_add;
    InlineMessage *m_error;
    Label *m_explanation;
    ListView *m_list;
    ClientForm *m_form;
};

} // namespace evoca::app
