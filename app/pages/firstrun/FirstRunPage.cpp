#include "pages/firstrun/FirstRunPage.h"

#include "history/HistoryService.h"
#include "i18n/LanguageSwitcher.h"
#include "i18n/Words.h"
#include "pages/firstrun/NumberedPanel.h"
#include "pages/settings/AgentRow.h"
#include "pages/settings/FindAgents.h"
#include "pages/settings/ProjectRow.h"
#include "search/ExperienceSearch.h"
#include "search/Overview.h"
#include "settings/Settings.h"
#include "store/Reader.h"
#include "theme/Icons.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/CopyCommand.h"
#include "widgets/Label.h"
#include "widgets/LinkRow.h"
#include "widgets/ProgressBar.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTimer>

#include <numeric>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

using State = model::HistoryService::State;
constexpr int widest = 1152;
constexpr int changeDelayMs = 500;
constexpr int newestRows = 3;
constexpr std::size_t mostProjects = 6;

void clear(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
}

} // namespace

FirstRunPage::FirstRunPage(AppServices &services, QWidget *parent)
    : Page(services, u"firstrun"_s, parent), m_changes(new QTimer(this))
{
    m_changes->setSingleShot(true);
    m_changes->setInterval(changeDelayMs);
    connect(m_changes, &QTimer::timeout, this, &FirstRunPage::read);
    makeLayout();
    connect(m_language, &QComboBox::activated, this,
            [this] { this->services().settings.setLanguage(m_language->currentData().toString()); });
    connect(m_start, &QAbstractButton::clicked, this, [this] {
        this->services().settings.setFirstRunDone(true);
        Q_EMIT openRequested({.page = u"experiences"_s});
    });
    if (!services.history)
        return;
    connect(services.history, &model::HistoryService::progressChanged, this, &FirstRunPage::showProgress);
    connect(services.history, &model::HistoryService::stateChanged, this, &FirstRunPage::showProgress);
    connect(services.history, &model::HistoryService::imported, this, &FirstRunPage::showProgress);
    connect(m_pause, &QAbstractButton::clicked, this,
            [history = services.history] { history->setPaused(history->state() != State::Paused); });
}

FirstRunPage::~FirstRunPage() = default;

QString FirstRunPage::title() const
{
    return tr("First steps");
}
QString FirstRunPage::iconName() const
{
    return u"mark"_s;
}
QString FirstRunPage::placeholder() const
{
    return {};
}

void FirstRunPage::makeLayout()
{
    Theme &theme = services().theme;
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_scroll);
    auto *outer = new Surface(theme, Token::Window);
    auto *middle = new QHBoxLayout(outer);
    m_inside = new QWidget;
    m_inside->setMaximumWidth(theme.px(widest));
    middle->addWidget(m_inside, 1);
    m_scroll->setWidget(outer);
    auto *column = new QVBoxLayout(m_inside);
    column->setContentsMargins(0, theme.px(12), 0, theme.px(12));
    column->setSpacing(theme.px(16));

    auto *head = new QHBoxLayout;
    head->setSpacing(theme.px(20));
    auto *mark = new QLabel;
    mark->setFixedSize(theme.px(44), theme.px(44));
    mark->setObjectName(u"mark"_s);
    auto *words = new QVBoxLayout;
    words->setSpacing(theme.px(4));
    m_headline = new Label(theme, FontRole::Headline, Token::Text);
    m_promise = new Label(theme, FontRole::Body, Token::Text2);
    m_headline->setWordWrap(true);
    m_promise->setWordWrap(true);
    words->addWidget(m_headline);
    words->addWidget(m_promise);
    m_language = new QComboBox;
    m_language->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_language->setMinimumHeight(theme.px(30));
    head->addWidget(mark);
    head->addLayout(words, 1);
    head->addWidget(m_language);
    column->addLayout(head);

    m_upper = new QHBoxLayout;
    m_lower = new QHBoxLayout;
    for (QBoxLayout *row : {m_upper, m_lower}) {
        row->setSpacing(theme.px(16));
        column->addLayout(row);
    }
    m_agentsPanel = new NumberedPanel(theme, 1);
    m_importPanel = new NumberedPanel(theme, 2);
    m_projectsPanel = new NumberedPanel(theme, 3);
    m_clientsPanel = new NumberedPanel(theme, 4);
    m_upper->addWidget(m_agentsPanel, 1);
    m_upper->addWidget(m_importPanel, 1);
    m_lower->addWidget(m_projectsPanel, 1);
    m_lower->addWidget(m_clientsPanel, 1);

    const auto list = [](NumberedPanel *panel) {
        auto *rows = new QVBoxLayout;
        rows->setSpacing(0);
        panel->column()->addLayout(rows);
        return rows;
    };
    m_agents = list(m_agentsPanel);
    m_agentsPanel->column()->addStretch();

    auto *numbers = new QHBoxLayout;
    m_number = new Label(theme, FontRole::Headline, Token::Text);
    m_of = new Label(theme, FontRole::Body, Token::Text2);
    m_pause = new Button(theme, Button::Kind::Default);
    numbers->addWidget(m_number);
    numbers->addWidget(m_of, 1, Qt::AlignBottom);
    numbers->addWidget(m_pause);
    m_importPanel->column()->addLayout(numbers);
    m_bar = new ProgressBar(theme);
    m_importPanel->column()->addWidget(m_bar);
    m_facts = new Label(theme, FontRole::Meta, Token::Text2);
    m_facts->setWordWrap(true);
    m_importPanel->column()->addWidget(m_facts);
    m_importPanel->column()->addWidget(new Line(theme));
    m_explore = new Label(theme, FontRole::BodyStrong, Token::Text);
    m_explore->setWordWrap(true);
    m_importPanel->column()->addWidget(m_explore);
    m_rows = list(m_importPanel);
    m_importPanel->column()->addStretch();
    m_later = new Label(theme, FontRole::Meta, Token::Text2);
    m_later->setWordWrap(true);
    m_importPanel->column()->addWidget(m_later);

    m_projectsText = new Label(theme, FontRole::Body, Token::Text2);
    m_projectsText->setWordWrap(true);
    m_projectsPanel->column()->addWidget(m_projectsText);
    m_projectRows = list(m_projectsPanel);
    m_projectsPanel->column()->addStretch();
    m_clientsText = new Label(theme, FontRole::Body, Token::Text2);
    m_clientsText->setWordWrap(true);
    m_clientsPanel->column()->addWidget(m_clientsText);
    m_clientRows = list(m_clientsPanel);
    m_clientsPanel->column()->addStretch();

    auto *foot = new QHBoxLayout;
    m_secrets = new Label(theme, FontRole::Body, Token::Text2);
    m_secrets->setWordWrap(true);
    m_start = new Button(theme, Button::Kind::Primary, nullptr, Button::Size::Large);
    m_start->setObjectName(u"startExploring"_s);
    foot->addWidget(m_secrets, 1);
    foot->addWidget(m_start);
    column->addLayout(foot);
    column->addStretch();
}

void FirstRunPage::activate()
{
    read();
    showProgress();
    findAgentsLater(services().places, this, [this](std::vector<model::AgentFound> found) {
        m_found = std::move(found);
        showAgents();
    });
    m_start->setFocus();
}

void FirstRunPage::refresh(const model::ChangeSet &changes)
{
    if (isVisible() && !changes.isEmpty() && !m_changes->isActive())
        m_changes->start();
}

void FirstRunPage::read()
{
    struct Found
    {
        std::vector<model::Project> projects;
        std::vector<model::ExperienceRow> newest;
        qint64 sessions = 0;
    };
    services().reader.read<Found>(
        u"firstrun.data"_s, this,
        [](model::Connection &connection, const model::ReadTicket &ticket) -> model::Result<Found> {
            auto projects = model::Overview(connection).projects();
            if (!projects)
                return std::unexpected(projects.error());
            const auto newest =
                model::ExperienceSearch(connection).list({}, {.limit = newestRows, .newestFirst = true}, ticket);
            const auto counts = model::Overview(connection).counts();
            return Found {std::move(*projects), newest ? newest->rows : std::vector<model::ExperienceRow> {},
                          counts ? counts->sessions : 0};
        },
        [this](model::Result<Found> found) {
            if (!found)
                return;
            m_projects = std::move(found->projects);
            m_newest = std::move(found->newest);
            m_stored = found->sessions;
            showProgress();
            showProjects();
            showNewest();
        });
}

void FirstRunPage::showAgents()
{
    clear(m_agents);
    qint64 files = 0;
    qint64 bytes = 0;
    for (const model::AgentFound &found : m_found) {
        files += found.files;
        bytes += found.bytes;
        m_agents->addWidget(new AgentRow(services(), found));
    }
    m_agentsPanel->setTexts(
        tr("Agents found"),
        tr("%1  ·  %2", "files and size").arg(tr("%n file(s)", "", int(files)), Words::bytes(bytes)));
    if (m_found.empty()) {
        auto *none = new Label(services().theme, FontRole::Body, Token::Text2);
        none->setWordWrap(true);
        none->setText(tr("No agent's histories were found. They appear here as soon as one has been used."));
        m_agents->addWidget(none);
    }
}

void FirstRunPage::showProgress()
{
    const bool any = services().history != nullptr;
    const model::ImportProgress progress = any ? services().history->progress() : model::ImportProgress {};
    const State state = any ? services().history->state() : State::Idle;
    const bool importing = state == State::Importing;
    // When everything had been read before, what was read then counts.
    const qint64 sessions = importing ? progress.sessions : std::max(progress.sessions, m_stored);
    m_number->setText(Words::number(sessions));
    m_of->setText(tr("session(s) read", "after a number", int(sessions)));
    m_bar->setValue(importing ? progress.bytesDone : 1, importing ? progress.bytesTotal : 1);
    m_pause->setVisible(importing || state == State::Paused);
    m_pause->setText(state == State::Paused ? tr("Resume") : tr("Pause"));
    m_pause->setIconName(state == State::Paused ? u"play"_s : u"pause"_s);
    QString note;
    if (importing)
        note = progress.secondsLeft < 0
            ? tr("working out how long it takes")
            : tr("about %1 left").arg(Words::duration(std::max<qint64>(1, progress.secondsLeft) * 1000));
    else
        note = state == State::Paused ? tr("paused") : tr("up to date");
    m_importPanel->setTexts(tr("Import"), note);
    QStringList facts;
    if (importing || progress.bytesDone > 0)
        facts << tr("%1 read", "bytes").arg(Words::bytes(progress.bytesDone));
    if (importing && progress.bytesPerSecond > 0)
        facts << tr("%1 a second", "bytes").arg(Words::bytes(qint64(progress.bytesPerSecond)));
    if (progress.skippedLines > 0)
        facts << tr("%n damaged line(s), noted", "", int(progress.skippedLines));
    if (progress.secrets > 0)
        facts << tr("%n secret(s) hidden", "", int(progress.secrets));
    m_facts->setText(facts.join(u"   ·   "_s));
    m_facts->setVisible(!facts.isEmpty());
    m_later->setText(tr("The output of tools is indexed afterwards, in the background."));
}

void FirstRunPage::showNewest()
{
    clear(m_rows);
    m_explore->setText(m_newest.empty() ? tr("What is read can be explored at once.") : tr("You can already explore"));
    for (const model::ExperienceRow &row : m_newest) {
        auto *line = new LinkRow(services().theme);
        line->setStatus(row.status);
        line->setText(row.title);
        line->setToolTip(row.title);
        line->setRight(model::agentName(row.agent) + u"   "_s + Words::shortDate(row.started));
        connect(line, &QAbstractButton::clicked, this, [this, id = row.id] {
            services().settings.setFirstRunDone(true);
            Q_EMIT openRequested({.page = u"experiences"_s, .record = id});
        });
        m_rows->addWidget(line);
    }
}

void FirstRunPage::showProjects()
{
    clear(m_projectRows);
    m_projectsPanel->setTexts(tr("Which projects may your agents query?"),
                              tr("%n found", "projects", int(m_projects.size())));
    m_projectsText->setText(tr("You see everything. Your agents see only what you approve here."));
    for (std::size_t index = 0; index < std::min(mostProjects, m_projects.size()); ++index)
        m_projectRows->addWidget(new ProjectRow(services(), m_projects[index]));
    if (m_projects.size() > mostProjects) {
        auto *more = new Button(services().theme, Button::Kind::Link);
        more->setText(tr("See all %n", "projects", int(m_projects.size())));
        connect(more, &QAbstractButton::clicked, this, [this] {
            services().settings.setFirstRunDone(true);
            Q_EMIT openRequested({.page = u"settings"_s, .section = u"projects"_s});
        });
        m_projectRows->addWidget(more);
    }
}

void FirstRunPage::showClients()
{
    clear(m_clientRows);
    m_clientsPanel->setTexts(tr("Connect your clients"), {});
    m_clientsText->setText(
        tr("Each client gets its own token. This command connects Claude Code; the settings show the way for others."));
    Theme &theme = services().theme;
    auto *command = new Surface(theme, Token::Code);
    command->setPanel(Token::Line, 6);
    auto *row = new QHBoxLayout(command);
    row->setContentsMargins(theme.px(14), theme.px(8), theme.px(8), theme.px(8));
    auto *code = new Label(theme, FontRole::Code, Token::Text);
    code->setText(connectionCommand());
    code->setWordWrap(true);
    code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *copy = new Button(theme, Button::Kind::Quiet, nullptr, Button::Size::Compact);
    copy->setIconName(u"copy"_s);
    copy->setHint(tr("Copy the connection command"));
    connect(copy, &QAbstractButton::clicked, this, [this] {
        copyConnectionCommand(services());
        Q_EMIT toastRequested(tr("Connection command copied"), {});
    });
    row->addWidget(code, 1);
    row->addWidget(copy);
    m_clientRows->addWidget(command);
    m_clientRows->addSpacing(theme.px(10));
    auto *others = new Button(theme, Button::Kind::Default);
    others->setIconName(u"plug"_s);
    others->setText(tr("Connect another client"));
    connect(others, &QAbstractButton::clicked, this, [this] {
        services().settings.setFirstRunDone(true);
        Q_EMIT openRequested({.page = u"settings"_s, .section = u"clients"_s});
    });
    m_clientRows->addWidget(others, 0, Qt::AlignLeft);
}

void FirstRunPage::setLayoutWidth(LayoutWidth width)
{
    Page::setLayoutWidth(width);
    const bool two = width == LayoutWidth::Wide || width == LayoutWidth::Medium;
    for (QBoxLayout *row : {m_upper, m_lower})
        row->setDirection(two ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void FirstRunPage::restyle()
{
    if (auto *mark = findChild<QLabel *>(u"mark"_s))
        mark->setPixmap(Icons::pixmap(u"mark"_s, services().theme.px(44), services().theme.color(Token::Accent),
                                      devicePixelRatioF()));
    setLayoutWidth(layoutWidth());
}

void FirstRunPage::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), services().theme.color(Token::Window));
}

void FirstRunPage::retranslate()
{
    const QSignalBlocker block(m_language);
    m_language->clear();
    for (const QString &code : LanguageSwitcher::languages())
        m_language->addItem(LanguageSwitcher::nativeName(code), code);
    m_language->setCurrentIndex(std::max(0, m_language->findData(services().language.language())));
    m_language->setAccessibleName(tr("Language"));
    m_headline->setText(tr("This is what your agents remember"));
    m_promise->setText(
        tr("Evoca gathers it on this computer, without touching their files and without sending anything out."));
    m_secrets->setText(tr(
        "Keys, passwords and tokens that are recognised are replaced before anything is stored. All of this can be changed later in Settings."));
    m_start->setText(tr("Start exploring"));
    m_start->updateGeometry();
    m_scroll->setAccessibleName(title());
    showAgents();
    showProgress();
    showNewest();
    showProjects();
    showClients();
}

} // namespace evoca::app
