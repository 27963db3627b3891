#pragma once

#include "access/Access.h"
#include "pages/AppServices.h"

#include <QWidget>

#include <functional>
#include <vector>

class QRadioButton;
class QVBoxLayout;

namespace evoca::app {

class Button;
class FlowLayout;
class InlineMessage;
class Label;
class SectionHeader;
class Switch;

/// One client: profile, what it may do, which projects it may see, its token (shown once) and how to connect it.
class ClientForm : public QWidget
{
    Q_OBJECT
public:
    explicit ClientForm(AppServices &services, QWidget *parent = nullptr);
    void setClient(const model::Client &client, const std::vector<model::Project> &projects);
    /// The only copy of a token that was just made; shown until another client is chosen.
    void setToken(model::RowId client, const QByteArray &token);
    void retranslate();

Q_SIGNALS:
    void toastRequested(const QString &text, const std::function<void()> &undo);
    void failed(const QString &message);
    void removed();
    void projectsRequested();

private:
    struct Right
    {
        model::Permission permission;
        Switch *control;
        Label *name;
        Label *id;
    };
    void makeProfile(QVBoxLayout *column);
    void makeRights(QVBoxLayout *column);
    void makeToken(QVBoxLayout *column);
    void showProjects();
    void showToken();
    void save(const model::Client &changed);
    void renew();
    void remove();
    void addSnippet(const QString &name, const QString &text);

    AppServices &m_services;
    model::Client m_client;
    std::vector<model::Project> m_projects;
    model::RowId m_tokenOf = 0;
    QByteArray m_token;
    Label *m_name;
    Button *m_remove;
    InlineMessage *m_confirm;
    SectionHeader *m_profileHeader;
    QRadioButton *m_generic;
    QRadioButton *m_extended;
    SectionHeader *m_rightsHeader;
    std::vector<Right> m_rights;
    SectionHeader *m_projectsHeader;
    QWidget *m_projectPlace;
    SectionHeader *m_tokenHeader;
    Label *m_tokenText;
    Button *m_copyToken;
    SectionHeader *m_connectHeader;
    QVBoxLayout *m_snippets;
};

} // namespace evoca::app
