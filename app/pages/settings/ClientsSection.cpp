#include "pages/settings/ClientsSection.h"

#include "i18n/Words.h"
#include "pages/settings/ClientForm.h"
#include "store/Reader.h"
#include "widgets/Button.h"
#include "widgets/InlineMessage.h"
#include "widgets/Label.h"
#include "widgets/LinkRow.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

ClientsSection::ClientsSection(AppServices &services)
    : SettingsSection(services, u"clients"_s, u"plug"_s), m_explanation(addText(FontRole::Body, Token::Text2)),
      m_name(new QLineEdit), m_add(new Button(services.theme, Button::Kind::Primary)),
      m_error(new InlineMessage(services.theme)), m_list(new QVBoxLayout), m_form(new ClientForm(services))
{
    addSpace(12);
    auto *row = new QHBoxLayout;
    row->setSpacing(theme().px(8));
    m_name->setMaxLength(60);
    m_name->setMinimumHeight(theme().px(32));
    m_name->setTextMargins(8, 0, 8, 0);
    m_name->setObjectName(u"clientName"_s);
    m_add->setIconName(u"plus"_s);
    m_add->setEnabled(false);
    row->addWidget(m_name, 1);
    row->addWidget(m_add);
    form()->addLayout(row);
    addSpace(8);
    form()->addWidget(m_error);
    m_list->setSpacing(0);
    form()->addLayout(m_list);
    addSpace(20);
    form()->addWidget(m_form);
    m_form->hide();
    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_add->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_name, &QLineEdit::returnPressed, this, &ClientsSection::add);
    connect(m_add, &QAbstractButton::clicked, this, &ClientsSection::add);
    connect(m_form, &ClientForm::toastRequested, this, &ClientsSection::toastRequested);
    connect(m_form, &ClientForm::failed, this,
            [this](const QString &message) { m_error->show(InlineMessage::Kind::Failure, tr("Not saved."), message); });
    connect(m_form, &ClientForm::removed, this, [this] {
        m_selected = 0;
        read();
    });
    connect(m_form, &ClientForm::projectsRequested, this, [this] { Q_EMIT openRequested(u"projects"_s); });
}

QString ClientsSection::title() const
{
    return tr("Clients");
}
QString ClientsSection::keywords() const
{
    return tr("connect token permissions profile Claude Code Codex Cursor");
}

void ClientsSection::activate()
{
    read();
}

void ClientsSection::refresh(const model::ChangeSet &changes)
{
    if (isVisible() && (changes.clients || !changes.projects.isEmpty()))
        read();
}

void ClientsSection::read()
{
    using Both = std::pair<std::vector<model::Client>, std::vector<model::Project>>;
    services().reader.read<Both>(
        u"settings.clients"_s, this,
        [](model::Connection &connection, const model::ReadTicket &) -> model::Result<Both> {
            const model::Access access(connection);
            auto clients = access.clients();
            if (!clients)
                return std::unexpected(clients.error());
            return Both {std::move(*clients), access.projects().value_or(std::vector<model::Project> {})};
        },
        [this](model::Result<Both> both) {
            if (!both)
                return;
            m_clients = std::move(both->first);
            m_projects = std::move(both->second);
            show();
        });
}

void ClientsSection::show()
{
    while (QLayoutItem *item = m_list->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    if (m_selected == 0 && !m_clients.empty())
        m_selected = m_clients.front().id;
    for (const model::Client &client : m_clients) {
        auto *row = new LinkRow(theme());
        row->setText(client.name);
        row->setStatus(client.lastUsed > 0 ? model::Status::Success : model::Status::Unknown);
        row->setDetails(client.lastUsed > 0 ? tr("used %1", "time").arg(Words::ago(client.lastUsed))
                                            : tr("never asked"));
        row->setRight(client.id == m_selected ? tr("shown below") : QString());
        row->setLine(true);
        connect(row, &QAbstractButton::clicked, this, [this, id = client.id] { select(id); });
        m_list->addWidget(row);
    }
    const auto chosen = std::ranges::find(m_clients, m_selected, &model::Client::id);
    m_form->setVisible(chosen != m_clients.end());
    if (chosen != m_clients.end())
        m_form->setClient(*chosen, m_projects);
    m_explanation->setText(m_clients.empty()
                               ? tr("No client is connected yet. Each gets its own token, and only what you allow.")
                               : tr("Each client has its own token, and only what you allow."));
}

void ClientsSection::select(model::RowId id)
{
    m_selected = id;
    show();
}

void ClientsSection::add()
{
    const QString name = m_name->text().trimmed();
    if (name.isEmpty())
        return;
    m_add->setEnabled(false);
    model::AccessControl(services().writer)
        .addClient(name, model::Profile::Generic, model::Permission::MemoryRead | model::Permission::HistoryRead)
        .then(this, [this, name](const model::Result<model::NewClient> &made) {
            m_add->setEnabled(true);
            if (!made) {
                m_error->show(InlineMessage::Kind::Failure, tr("The client was not added."), made.error().message);
                return;
            }
            m_error->hide();
            m_name->clear();
            if (services().keepToken)
                services().keepToken(name, made->token);
            m_selected = made->client.id;
            m_form->setToken(made->client.id, made->token);
            read();
        });
}

void ClientsSection::retranslate()
{
    SettingsSection::retranslate();
    m_name->setPlaceholderText(tr("Name, for example Claude Code"));
    m_name->setAccessibleName(tr("Name of the new client"));
    m_add->setText(tr("Add"));
    m_add->updateGeometry();
    m_form->retranslate();
    show();
}

} // namespace evoca::app
