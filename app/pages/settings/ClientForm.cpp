#include "pages/settings/ClientForm.h"

#include "McpServer.h"
#include "i18n/Words.h"
#include "pages/settings/ConnectionSnippets.h"
#include "settings/Settings.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/ChoiceCard.h"
#include "widgets/FlowLayout.h"
#include "widgets/InlineMessage.h"
#include "widgets/Label.h"
#include "widgets/SectionHeader.h"
#include "widgets/Surface.h"
#include "widgets/Switch.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr std::array permissions {model::Permission::MemoryRead, model::Permission::HistoryRead,
                                  model::Permission::MemoryWrite, model::Permission::MemoryForget};

QString permissionName(model::Permission permission)
{
    switch (permission) {
    case model::Permission::MemoryRead: return ClientForm::tr("Read memories, lessons and experiences");
    case model::Permission::HistoryRead: return ClientForm::tr("Read transcripts");
    case model::Permission::MemoryWrite: return ClientForm::tr("Write memories and episodes");
    case model::Permission::MemoryForget: return ClientForm::tr("Move records to the bin, never erase");
    }
    return {};
}

} // namespace

ClientForm::ClientForm(AppServices &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_name(new Label(services.theme, FontRole::Title, Token::Text, this)),
      m_about(new Label(services.theme, FontRole::Meta, Token::Text2, this)),
      m_remove(new Button(services.theme, Button::Kind::Danger, this)),
      m_confirm(new InlineMessage(services.theme, this)), m_projectPlace(new QWidget(this)),
      m_projectNote(new Label(services.theme, FontRole::Meta, Token::Text2, this)),
      m_requestsHeader(new SectionHeader(services.theme, this, false)),
      m_requests(new Label(services.theme, FontRole::Body, Token::Text2, this))
{
    Theme &theme = services.theme;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.px(8));
    auto *head = new QHBoxLayout;
    auto *names = new QVBoxLayout;
    names->setSpacing(theme.px(2));
    names->addWidget(m_name);
    names->addWidget(m_about);
    m_about->setWordWrap(true);
    head->addLayout(names, 1);
    head->addWidget(m_remove, 0, Qt::AlignTop);
    column->addLayout(head);
    column->addWidget(m_confirm);
    makeProfile(column);
    makeRights(column);
    m_projectsHeader = new SectionHeader(theme, this, false);
    column->addSpacing(theme.px(8));
    column->addWidget(m_projectsHeader);
    new FlowLayout(theme.px(12), m_projectPlace);
    column->addWidget(m_projectPlace);
    m_projectNote->setWordWrap(true);
    column->addWidget(m_projectNote);
    column->addSpacing(theme.px(8));
    m_requests->setWordWrap(true);
    column->addWidget(m_requestsHeader);
    column->addWidget(m_requests);
    makeToken(column);
    connect(m_requestsHeader, &SectionHeader::linkClicked, this, [this] { Q_EMIT requestsRequested(m_client.name); });
    connect(m_remove, &QAbstractButton::clicked, this, [this] {
        m_confirm->show(InlineMessage::Kind::Warning, tr("Its token stops working at once."),
                        tr("The client can be added again with a new one."));
        m_confirm->setActions({{tr("Remove"), [this] { remove(); }}, {tr("Keep"), [this] { m_confirm->hide(); }}});
    });
    connect(m_projectsHeader, &SectionHeader::linkClicked, this, &ClientForm::projectsRequested);
}

void ClientForm::makeProfile(QVBoxLayout *column)
{
    Theme &theme = m_services.theme;
    m_profileHeader = new SectionHeader(theme, this, false);
    column->addSpacing(theme.px(8));
    column->addWidget(m_profileHeader);
    auto *cards = new QWidget(this);
    auto *choice = new QHBoxLayout(cards);
    choice->setContentsMargins(0, 0, 0, 0);
    choice->setSpacing(theme.px(16));
    m_generic = new ChoiceCard(theme, cards);
    m_generic->setObjectName(u"profileGeneric"_s);
    m_extended = new ChoiceCard(theme, cards);
    m_extended->setObjectName(u"profileExtended"_s);
    choice->addWidget(m_generic, 1);
    choice->addWidget(m_extended, 1);
    column->addWidget(cards);
    for (ChoiceCard *card : {m_generic, m_extended}) {
        connect(card, &QAbstractButton::clicked, this, [this] {
            model::Client changed = m_client;
            changed.profile = m_extended->isChecked() ? model::Profile::Extended : model::Profile::Generic;
            save(changed);
        });
    }
}

void ClientForm::makeRights(QVBoxLayout *column)
{
    Theme &theme = m_services.theme;
    m_rightsHeader = new SectionHeader(theme, this, false);
    column->addSpacing(theme.px(8));
    column->addWidget(m_rightsHeader);
    auto *panel = new Surface(theme, Token::Base, this);
    panel->setPanel(Token::LineStrong);
    auto *rows = new QVBoxLayout(panel);
    rows->setContentsMargins(1, 1, 1, 1);
    rows->setSpacing(0);
    column->addWidget(panel);
    for (const model::Permission permission : permissions) {
        if (!m_rights.empty())
            rows->addWidget(new Line(theme, panel));
        auto *row = new QHBoxLayout;
        row->setContentsMargins(theme.px(14), theme.px(8), theme.px(14), theme.px(8));
        row->setSpacing(theme.px(12));
        Right right {permission, new Switch(theme, panel), new Label(theme, FontRole::BodyMedium, Token::Text, panel),
                     new Label(theme, FontRole::Meta, Token::Text2, panel),
                     new Label(theme, FontRole::Code, Token::Text2, panel)};
        right.id->setText(model::permissionId(permission));
        right.name->setWordWrap(true);
        right.hint->setWordWrap(true);
        right.hint->setVisible(permission == model::Permission::MemoryForget);
        auto *words = new QVBoxLayout;
        words->setSpacing(0);
        words->addWidget(right.name);
        words->addWidget(right.hint);
        row->addWidget(right.control);
        row->addLayout(words, 1);
        row->addWidget(right.id);
        rows->addLayout(row);
        connect(right.control, &QAbstractButton::clicked, this, [this, permission, control = right.control] {
            model::Client changed = m_client;
            changed.permissions.setFlag(permission, control->isChecked());
            save(changed);
        });
        m_rights.push_back(right);
    }
}

void ClientForm::makeToken(QVBoxLayout *column)
{
    Theme &theme = m_services.theme;
    m_tokenHeader = new SectionHeader(theme, this, false);
    column->addSpacing(theme.px(8));
    column->addWidget(m_tokenHeader);
    auto *box = new Surface(theme, Token::Sunken, this);
    box->setPanel(Token::Line, 6);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(theme.px(14), theme.px(6), theme.px(8), theme.px(6));
    m_tokenText = new Label(theme, FontRole::Code, Token::Text, box);
    m_tokenText->setWordWrap(true);
    m_tokenText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_copyToken = new Button(theme, Button::Kind::Quiet, box, Button::Size::Compact);
    m_copyToken->setIconName(u"copy"_s);
    row->addWidget(m_tokenText, 1);
    row->addWidget(m_copyToken);
    column->addWidget(box);
    connect(m_copyToken, &QAbstractButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(QString::fromLatin1(m_token));
        Q_EMIT toastRequested(tr("Token copied"), {});
    });
    connect(m_tokenHeader, &SectionHeader::linkClicked, this, &ClientForm::renew);
    m_connectHeader = new SectionHeader(theme, this, false);
    column->addSpacing(theme.px(8));
    column->addWidget(m_connectHeader);
    m_snippets = new QVBoxLayout;
    m_snippets->setSpacing(theme.px(8));
    column->addLayout(m_snippets);
}

void ClientForm::setClient(const model::Client &client, const std::vector<model::Project> &projects)
{
    if (client.id != m_client.id)
        m_confirm->hide();
    m_client = client;
    setAccessibleName(client.name);
    m_projects = projects;
    if (m_tokenOf != client.id)
        m_token.clear();
    retranslate();
}

void ClientForm::setToken(model::RowId client, const QByteArray &token)
{
    m_tokenOf = client;
    m_token = token;
}

void ClientForm::showProjects()
{
    while (QLayoutItem *item = m_projectPlace->layout()->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    auto *all = new QCheckBox(tr("All approved projects"), m_projectPlace);
    all->setChecked(m_client.allProjects);
    connect(all, &QCheckBox::clicked, this, [this](bool on) {
        model::Client changed = m_client;
        changed.allProjects = on;
        save(changed);
    });
    m_projectPlace->layout()->addWidget(all);
    for (const model::Project &project : m_projects) {
        if (project.approval != model::Approval::Approved || m_client.allProjects)
            continue;
        auto *box = new QCheckBox(project.name, m_projectPlace);
        box->setToolTip(project.path);
        box->setChecked(std::ranges::find(m_client.projects, project.id) != m_client.projects.end());
        connect(box, &QCheckBox::clicked, this, [this, id = project.id](bool on) {
            model::Client changed = m_client;
            std::erase(changed.projects, id);
            if (on)
                changed.projects.push_back(id);
            save(changed);
        });
        m_projectPlace->layout()->addWidget(box);
    }
    const qsizetype approved = std::ranges::count(m_projects, model::Approval::Approved, &model::Project::approval);
    m_projectsHeader->setNote(tr("%n approved", "projects", int(approved)));
    m_projectsHeader->setLink(tr("Approve projects"));
    QStringList waiting;
    for (const model::Project &project : m_projects) {
        if (project.approval == model::Approval::Pending)
            waiting << project.name;
    }
    constexpr qsizetype named = 3;
    m_projectNote->setVisible(!waiting.isEmpty());
    m_projectNote->setText(
        waiting.size() <= named
            ? tr("Not approved for any agent: %1.", "projects").arg(waiting.join(u", "_s))
            : tr("Not approved for any agent: %1 and %n more.", "projects", int(waiting.size() - named))
                  .arg(waiting.first(named).join(u", "_s)));
}

void ClientForm::setFigures(const model::ClientFigures &figures)
{
    m_figures = figures;
    showFigures();
}

void ClientForm::showFigures()
{
    const bool any = m_figures.requests > 0;
    m_about->setText(m_client.lastUsed > 0
                         ? tr("Connected %1, used %2", "date, time")
                               .arg(Words::shortDate(m_client.created), Words::ago(m_client.lastUsed))
                         : tr("Connected %1, has not asked yet", "date").arg(Words::shortDate(m_client.created)));
    m_requestsHeader->setTitle(tr("What it asked, last 30 days"));
    m_requestsHeader->setLink(any ? tr("See its requests") : QString());
    m_requests->setText(any ? tr("%1: %2 refused, %3 without a match; usually %4 ms", "requests, numbers, duration")
                                  .arg(tr("%n request(s)", "", int(m_figures.requests)),
                                       Words::number(m_figures.refused), Words::number(m_figures.nothing),
                                       Words::number(std::max<qint64>(1, m_figures.medianMicros / 1000)))
                            : tr("Nothing yet."));
}

void ClientForm::addSnippet(const QString &name, const QString &text)
{
    Theme &theme = m_services.theme;
    auto *box = new Surface(theme, Token::Code, this);
    box->setPanel(Token::Line, 6);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(theme.px(14), theme.px(8), theme.px(8), theme.px(8));
    auto *words = new QVBoxLayout;
    words->setSpacing(theme.px(4));
    auto *title = new Label(theme, FontRole::MetaStrong, Token::Text2, box);
    title->setText(name);
    auto *code = new Label(theme, FontRole::Code, Token::Text, box);
    code->setText(text);
    code->setWordWrap(true);
    code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    words->addWidget(title);
    words->addWidget(code);
    row->addLayout(words, 1);
    auto *copy = new Button(theme, Button::Kind::Quiet, box, Button::Size::Compact);
    copy->setIconName(u"copy"_s);
    copy->setHint(tr("Copy: %1", "what").arg(name));
    connect(copy, &QAbstractButton::clicked, this, [this, text, name] {
        QGuiApplication::clipboard()->setText(text);
        Q_EMIT toastRequested(tr("Copied: %1", "what").arg(name), {});
    });
    row->addWidget(copy, 0, Qt::AlignTop);
    m_snippets->addWidget(box);
}

void ClientForm::showToken()
{
    const bool known = !m_token.isEmpty() && m_tokenOf == m_client.id;
    m_tokenHeader->setNote(known ? tr("shown only now: copy it")
                                 : tr("made %1, stored hashed", "date").arg(Words::shortDate(m_client.created)));
    m_tokenHeader->setLink(tr("Replace token"));
    m_tokenText->setText(known ? QString::fromLatin1(m_token) : u"evoca_"_s + QString(20, u'•') + m_client.tokenHint);
    m_copyToken->setVisible(known);
    m_copyToken->setHint(tr("Copy the token"));
    while (QLayoutItem *item = m_snippets->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    const mcp::ServerStatus status = m_services.server ? m_services.server->status() : mcp::ServerStatus {};
    const QString url = status.url.isEmpty() ? u"http://127.0.0.1:%1/mcp"_s.arg(m_services.settings.port())
                                             : status.url;
    const QString token = known ? QString::fromLatin1(m_token) : tr("TOKEN", "stands for the client's token");
    if (m_services.keepToken)
        addSnippet(tr("Any client, by its command"), ConnectionSnippets::bridge(m_client.name));
    addSnippet(u"Claude Code"_s, ConnectionSnippets::claudeCode(url, token));
    addSnippet(u"Codex (~/.codex/config.toml)"_s, ConnectionSnippets::codex(url, token));
    addSnippet(tr("Cursor, Gemini and others (JSON)"), ConnectionSnippets::json(url, token));
}

void ClientForm::save(const model::Client &changed)
{
    const model::Client before = m_client;
    const auto write = [&services = m_services](const model::Client &client) {
        return model::AccessControl(services.writer).updateClient(client);
    };
    write(changed).then(this, [this, before, changed, write](const model::Result<void> &done) {
        if (!done) {
            Q_EMIT failed(done.error().message);
            retranslate();
            return;
        }
        m_client = changed;
        retranslate();
        Q_EMIT toastRequested(tr("Saved for %1", "client").arg(changed.name), [before, write] { write(before); });
    });
}

void ClientForm::renew()
{
    model::AccessControl(m_services.writer)
        .renewToken(m_client.name)
        .then(this, [this](const model::Result<model::NewClient> &made) {
            if (!made) {
                Q_EMIT failed(made.error().message);
                return;
            }
            if (m_services.keepToken)
                m_services.keepToken(made->client.name, made->token);
            setToken(made->client.id, made->token);
            m_client = made->client;
            retranslate();
        });
}

void ClientForm::remove()
{
    m_confirm->hide();
    model::AccessControl(m_services.writer)
        .removeClient(m_client.id)
        .then(this, [this, name = m_client.name](const model::Result<void> &done) {
            if (!done) {
                Q_EMIT failed(done.error().message);
                return;
            }
            Q_EMIT removed();
            Q_EMIT toastRequested(tr("%1 was removed", "client").arg(name), {});
        });
}

void ClientForm::retranslate()
{
    m_name->setText(m_client.name);
    m_remove->setText(tr("Remove…"));
    m_remove->updateGeometry();
    m_profileHeader->setTitle(tr("Profile"));
    m_generic->setTexts(tr("Generic", "profile"), tr("Fewest parameters, any client."));
    m_extended->setTexts(tr("Extended", "profile"), tr("Adds path, type and state filters."));
    m_generic->setChecked(m_client.profile == model::Profile::Generic);
    m_extended->setChecked(m_client.profile == model::Profile::Extended);
    m_rightsHeader->setTitle(tr("May do"));
    for (const Right &right : m_rights) {
        const QSignalBlocker block(right.control);
        right.name->setText(permissionName(right.permission));
        right.control->setAccessibleName(permissionName(right.permission));
        right.control->setChecked(m_client.permissions.testFlag(right.permission));
        right.hint->setText(tr("What it moves there you see in the bin, and can restore."));
    }
    m_projectsHeader->setTitle(tr("May see"));
    m_tokenHeader->setTitle(tr("Token"));
    m_connectHeader->setTitle(tr("How to connect it"));
    showProjects();
    showFigures();
    showToken();
}

} // namespace evoca::app
