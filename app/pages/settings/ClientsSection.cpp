#include "pages/settings/ClientsSection.h"

#include "i18n/Words.h"
#include "pages/settings/ClientForm.h"
#include "pages/settings/ClientListModel.h"
#include "search/Query.h"
#include "store/Reader.h"
#include "widgets/Button.h"
#include "widgets/InlineMessage.h"
#include "widgets/Label.h"
#include "widgets/ListView.h"
#include "widgets/Surface.h"

#include <QDateTime>
#include <QLineEdit>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int listWidth = 300;
constexpr int sideBySide = 720; // width from which list and form stand side by side
constexpr int stackedListHeight = 230;
constexpr int widestForm = 640;
constexpr int figuresDays = 30;
} // namespace

ClientsSection::ClientsSection(AppServices &services)
    : SettingsSection(services, u"clients"_s, u"plug"_s, new QWidget), m_model(new ClientListModel(this))
{
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, widget());
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(0);
    m_listSide = buildList();
    m_columns->addWidget(m_listSide);
    m_columns->addWidget(buildDetail(), 1);
    connect(m_new, &QAbstractButton::clicked, this, &ClientsSection::beginAdding);
    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_add->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_name, &QLineEdit::returnPressed, this, &ClientsSection::add);
    connect(m_add, &QAbstractButton::clicked, this, &ClientsSection::add);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        if (index.isValid())
            m_selected = m_model->client(index.row()).id;
        showClient();
    });
    connect(m_list, &ListView::openRequested, m_form, [this] { m_form->setFocus(); });
    connect(m_form, &ClientForm::toastRequested, this, &ClientsSection::toastRequested);
    connect(m_form, &ClientForm::failed, this,
            [this](const QString &message) { m_error->show(InlineMessage::Kind::Failure, tr("Not saved."), message); });
    connect(m_form, &ClientForm::removed, this, [this] {
        m_selected = 0;
        read();
    });
    connect(m_form, &ClientForm::projectsRequested, this, [this] { Q_EMIT openRequested(u"projects"_s); });
    connect(m_form, &ClientForm::requestsRequested, this, [this](const QString &client) {
        Q_EMIT placeRequested({.page = u"requests"_s, .query = model::withToken({}, u"client"_s, client)});
    });
}

QWidget *ClientsSection::buildList()
{
    auto *side = new Surface(theme(), Token::Base, nullptr, Surface::Right | Surface::Bottom);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 1, 1);
    column->setSpacing(0);
    auto *head = new Surface(theme(), Token::Base, nullptr, Surface::Bottom);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(theme().px(20), theme().px(8), theme().px(16), theme().px(8) + 1);
    m_title = new Label(theme(), FontRole::LeadStrong, Token::Text);
    m_new = new Button(theme(), Button::Kind::Default, nullptr, Button::Size::Compact);
    m_new->setObjectName(u"newClient"_s);
    m_new->setIconName(u"plus"_s);
    row->addWidget(m_title, 1);
    row->addWidget(m_new);
    m_adding = new Surface(theme(), Token::Sunken, nullptr, Surface::Bottom);
    auto *fields = new QHBoxLayout(m_adding);
    fields->setContentsMargins(theme().px(20), theme().px(10), theme().px(16), theme().px(10));
    fields->setSpacing(theme().px(8));
    m_name = new QLineEdit;
    m_name->setMaxLength(60);
    m_name->setMinimumHeight(theme().px(32));
    m_name->setTextMargins(8, 0, 8, 0);
    m_name->setObjectName(u"clientName"_s);
    m_add = new Button(theme(), Button::Kind::Primary);
    m_add->setEnabled(false);
    fields->addWidget(m_name, 1);
    fields->addWidget(m_add);
    m_adding->hide();
    m_error = new InlineMessage(theme());
    m_explanation = new Label(theme(), FontRole::Meta, Token::Text2);
    m_explanation->setWordWrap(true);
    m_explanation->setContentsMargins(theme().px(20), theme().px(12), theme().px(16), theme().px(12));
    m_list = new ListView(theme());
    m_list->setObjectName(u"clientList"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ClientDelegate(theme(), *m_model, m_list));
    for (QWidget *widget : std::initializer_list<QWidget *> {head, m_adding, m_error, m_explanation})
        column->addWidget(widget);
    column->addWidget(m_list, 1);
    return side;
}

QWidget *ClientsSection::buildDetail()
{
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *outer = new QWidget;
    auto *row = new QHBoxLayout(outer);
    row->setContentsMargins(theme().px(32), theme().px(20), theme().px(32), theme().px(32));
    m_form = new ClientForm(services());
    m_form->setMaximumWidth(theme().px(widestForm));
    m_form->setFocusPolicy(Qt::StrongFocus);
    row->addWidget(m_form, 1, Qt::AlignTop);
    row->addStretch(0);
    m_form->hide();
    scroll->setWidget(outer);
    outer->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    return scroll;
}

void ClientsSection::resizeEvent(QResizeEvent *event)
{
    const bool wide = event->size().width() >= theme().px(sideBySide);
    m_columns->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_listSide->setMinimumWidth(wide ? theme().px(listWidth) : 0);
    m_listSide->setMaximumWidth(wide ? theme().px(listWidth) : QWIDGETSIZE_MAX);
    m_listSide->setMaximumHeight(wide ? QWIDGETSIZE_MAX : theme().px(stackedListHeight));
    SettingsSection::resizeEvent(event);
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
    if (isVisible() && (changes.clients || changes.requests || !changes.projects.isEmpty()))
        read();
}

void ClientsSection::read()
{
    services().reader.read<Contents>(
        u"settings.clients"_s, this,
        [](model::Connection &connection, const model::ReadTicket &) -> model::Result<Contents> {
            const model::Access access(connection);
            auto clients = access.clients();
            if (!clients)
                return std::unexpected(clients.error());
            const qint64 since = QDateTime::currentDateTime().addDays(-figuresDays).toMSecsSinceEpoch();
            return Contents {
                std::move(*clients), access.projects().value_or(std::vector<model::Project> {}),
                model::RequestQuery(connection).clients(since).value_or(std::vector<model::ClientFigures> {})};
        },
        [this](model::Result<Contents> contents) {
            if (!contents) {
                m_error->show(InlineMessage::Kind::Failure, tr("The clients could not be read."),
                              contents.error().message);
                m_error->setActions({{tr("Try again"), [this] { read(); }}});
                return;
            }
            show(std::move(*contents));
        });
}

void ClientsSection::show(Contents contents)
{
    m_contents = std::move(contents);
    m_model->setClients(m_contents.clients);
    const bool none = m_contents.clients.empty();
    m_list->setVisible(!none);
    m_explanation->setText(none ? tr("No client is connected yet. Each gets its own token, and only what you allow.")
                                : tr("Each client has its own token, and only what you allow."));
    const int row = std::max(0, m_model->rowOf(m_selected));
    m_list->setCurrentIndex(m_model->index(row));
    showClient();
}

void ClientsSection::showClient()
{
    const int row = m_list->currentIndex().row();
    m_form->setVisible(row >= 0);
    if (row < 0)
        return;
    const model::Client &client = m_model->client(row);
    const auto figures = std::ranges::find(m_contents.figures, client.name, &model::ClientFigures::client);
    m_form->setClient(client, m_contents.projects);
    m_form->setFigures(figures == m_contents.figures.end() ? model::ClientFigures {} : *figures);
}

void ClientsSection::beginAdding()
{
    m_adding->setVisible(!m_adding->isVisible());
    if (m_adding->isVisible())
        m_name->setFocus();
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
            m_adding->hide();
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
    m_title->setText(tr("Clients"));
    m_new->setText(tr("Add"));
    m_new->setHint(tr("Connect another client"));
    m_new->updateGeometry();
    m_list->setAccessibleName(tr("Clients"));
    m_name->setPlaceholderText(tr("Name, for example Claude Code"));
    m_name->setAccessibleName(tr("Name of the new client"));
    m_add->setText(tr("Add"));
    m_add->updateGeometry();
    m_model->retranslate();
    m_form->retranslate();
    show(std::move(m_contents));
}

} // namespace evoca::app
