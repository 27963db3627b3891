#pragma once

#include "access/Access.h"
#include "access/RequestQuery.h"
#include "pages/AppServices.h"

#include <QWidget>

#include <functional>
#include <vector>

class QVBoxLayout;

namespace evoca::app {

class Button;
class ChoiceCard;
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
    /// What it asked in the last 30 days.
    void setFigures(const model::ClientFigures &figures);
    /// The only copy of a token that was just made; shown until another client is chosen.
    void setToken(model::RowId client, const QByteArray &token);
    void retranslate();

Q_SIGNALS:
    void toastRequested(const QString &text, const std::function<void()> &undo);
    void failed(const QString &message);
    void removed();
    void projectsRequested();
    /// All that this client asked.
    void requestsRequested(const QString &client);

private:
    struct Right
    {
        model::Permission permission;
        Switch *control;
        Label *name;
        Label *hint;
        Label *id;
    };
    void makeProfile(QVBoxLayout *column);
    void makeRights(QVBoxLayout *column);
    void makeToken(QVBoxLayout *column);
    void showProjects();
    void showFigures();
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
    model::ClientFigures m_figures;
    Label *m_name;
    Label *m_about;
    Button *m_remove;
    InlineMessage *m_confirm;
    SectionHeader *m_profileHeader;
    ChoiceCard *m_generic;
    ChoiceCard *m_extended;
    SectionHeader *m_rightsHeader;
    std::vector<Right> m_rights;
    SectionHeader *m_projectsHeader;
    QWidget *m_projectPlace;
    Label *m_projectNote;
    SectionHeader *m_requestsHeader;
    Label *m_requests;
    SectionHeader *m_tokenHeader;
    Label *m_tokenText;
    Button *m_copyToken;
    SectionHeader *m_connectHeader;
    QVBoxLayout *m_snippets;
};

} // namespace evoca::app
