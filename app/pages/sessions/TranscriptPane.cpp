#include "pages/sessions/TranscriptPane.h"

#include "i18n/Words.h"
#include "pages/sessions/FindBar.h"
#include "pages/sessions/OutlineView.h"
#include "pages/sessions/OverviewStrip.h"
#include "pages/sessions/SessionExport.h"
#include "pages/sessions/TranscriptView.h"
#include "search/TranscriptSearch.h"
#include "store/SessionRows.h"
#include "text/Tokenizer.h"
#include "widgets/AgentLine.h"
#include "widgets/Button.h"
#include "widgets/InlineMessage.h"
#include "widgets/Label.h"
#include "widgets/Surface.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

/// Words and phrases of a query as terms to mark.
std::vector<model::MatchTerm> termsOf(const model::Query &query)
{
    std::vector<model::MatchTerm> terms;
    const auto add = [&terms](const QString &text, bool prefix) {
        const auto tokens = model::tokens(text.toStdString(), model::TokenMode::Query);
        for (std::size_t i = 0; i < tokens.size(); ++i)
            terms.push_back({tokens[i], prefix && i + 1 == tokens.size(), false});
    };
    for (const model::Query::Word &word : query.words)
        add(word.text, word.prefix);
    for (const QString &phrase : query.phrases)
        add(phrase, false);
    return terms;
}

} // namespace

TranscriptPane::TranscriptPane(AppServices &services, QWidget *parent) : QWidget(parent), m_services(services)
{
    Theme &theme = services.theme;
    m_header = new Surface(theme, Token::Base, nullptr, Surface::Bottom);
    m_back = new Button(theme, Button::Kind::Quiet);
    m_back->setObjectName(u"backToSessions"_s);
    m_back->setIconName(u"back"_s);
    m_back->hide();
    m_title = new Label(theme, FontRole::LeadStrong, Token::Text);
    m_meta = new AgentLine(theme);
    m_outlineButton = new Button(theme, Button::Kind::Quiet);
    m_outlineButton->setIconName(u"menu"_s);
    m_export = new Button(theme, Button::Kind::Quiet);
    m_export->setIconName(u"export"_s);
    m_resume = new Button(theme, Button::Kind::Default);
    m_resume->setIconName(u"copy"_s);
    m_forget = new Button(theme, Button::Kind::Danger);
    m_forget->setObjectName(u"forget"_s);
    m_forget->setIconName(u"bin"_s);
    auto *titles = new QVBoxLayout;
    titles->setSpacing(2);
    titles->addWidget(m_title);
    titles->addWidget(m_meta);
    auto *headerRow = new QHBoxLayout(m_header);
    headerRow->setContentsMargins(theme.px(transcriptPadding), theme.px(10), theme.px(20), theme.px(10));
    headerRow->addWidget(m_back);
    headerRow->addLayout(titles, 1);
    headerRow->addWidget(m_outlineButton);
    headerRow->addWidget(m_export);
    headerRow->addWidget(m_resume);
    headerRow->addWidget(m_forget);
    m_title->setElided(true);
    m_meta->setElided(true);

    m_message = new InlineMessage(theme);
    m_message->hide();
    m_find = new FindBar(theme);
    m_find->hide();
    m_view = new TranscriptView(services.reader, theme);
    m_view->setObjectName(u"transcript"_s);
    m_strip = new OverviewStrip(*m_view, theme);
    m_outline = new OutlineView(services.reader, theme);
    m_outline->setObjectName(u"outline"_s);
    auto *side = new Surface(theme, Token::Window, nullptr, Surface::Left);
    m_side = side;
    m_outlineTitle = new Label(theme, FontRole::BodyStrong, Token::Text);
    m_outlineTitle->setContentsMargins(theme.px(18), theme.px(14), 0, theme.px(8));
    auto *outlineColumn = new QVBoxLayout;
    outlineColumn->setSpacing(0);
    outlineColumn->addWidget(m_outlineTitle);
    outlineColumn->addWidget(m_outline, 1);
    auto *sideRow = new QHBoxLayout(m_side);
    sideRow->setContentsMargins(1, 0, 0, 0);
    sideRow->setSpacing(0);
    sideRow->addLayout(outlineColumn, 1);
    sideRow->addWidget(m_strip);
    m_side->setFixedWidth(theme.px(208));

    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_message);
    column->addWidget(m_find);
    column->addWidget(m_view, 1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(column, 1);
    row->addWidget(m_side);

    connect(m_find, &FindBar::searchChanged, this, &TranscriptPane::search);
    connect(m_find, &FindBar::stepRequested, this, &TranscriptPane::stepMatch);
    connect(m_find, &FindBar::closed, this, &TranscriptPane::closeFind);
    connect(m_view, &TranscriptView::scrolled, this, [this] { m_outline->setCurrentMessage(m_view->topMessage()); });
    connect(m_outline, &OutlineView::messageRequested, m_view, &TranscriptView::scrollToMessage);
    connect(m_outlineButton, &QAbstractButton::clicked, this, [this] { m_side->setVisible(!m_side->isVisible()); });
    connect(m_back, &QAbstractButton::clicked, this, &TranscriptPane::backRequested);
    connect(m_export, &QAbstractButton::clicked, this, &TranscriptPane::exportSession);
    connect(m_resume, &QAbstractButton::clicked, this, &TranscriptPane::copyResumeCommand);
    connect(m_forget, &QAbstractButton::clicked, this, &TranscriptPane::forgetRequested);
    m_header->hide();
    m_side->hide();
    retranslate();
}

void TranscriptPane::retranslate()
{
    m_back->setHint(tr("Back to the list"), u"Esc"_s);
    m_outlineButton->setHint(tr("Outline"));
    m_export->setHint(tr("Export as Markdown…"));
    m_resume->setText(tr("Resume"));
    m_resume->setHint(tr("Copy the command that resumes this session"));
    m_forget->setText(tr("Forget…"));
    m_forget->setHint(m_forget->text(), QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText));
    m_outlineTitle->setText(tr("Outline"));
    m_find->retranslate();
    showHeader();
    m_view->restyle();
}

void TranscriptPane::restyle()
{
    m_side->setFixedWidth(m_services.theme.px(208));
    m_view->restyle();
    m_strip->update();
}

void TranscriptPane::open(model::RowId session, model::RowId message)
{
    if (session == m_contents.session.id && session != 0) {
        if (message != 0)
            m_view->scrollToMessage(message);
        return;
    }
    m_services.reader.read<model::SessionContents>(
        u"sessions.open"_s, this,
        [session](model::Connection &connection, const model::ReadTicket &) {
            return model::readSessionContents(connection, session);
        },
        [this, message](model::Result<model::SessionContents> contents) {
            if (contents) {
                showContents(std::move(*contents), message, false);
            } else {
                m_message->show(InlineMessage::Kind::Failure, tr("This session cannot be shown."),
                                contents.error().message);
            }
        });
}

void TranscriptPane::reload()
{
    const model::RowId session = m_contents.session.id;
    if (session == 0)
        return;
    m_services.reader.read<model::SessionContents>(
        u"sessions.open"_s, this,
        [session](model::Connection &connection, const model::ReadTicket &) {
            return model::readSessionContents(connection, session);
        },
        [this](model::Result<model::SessionContents> contents) {
            if (contents)
                showContents(std::move(*contents), 0, true);
            else if (contents.error().code == model::ErrorCode::NotFound)
                clear();
        });
}

void TranscriptPane::showContents(model::SessionContents contents, model::RowId message, bool keepPlace)
{
    m_contents = std::move(contents);
    m_message->hide();
    m_header->show();
    m_side->setVisible(m_outlineButton->isHidden() || m_side->isVisible());
    m_outline->setContents(m_contents);
    m_view->setMessages(m_contents.messages, m_contents.session.cwd, keepPlace);
    showHeader();
    search();
    if (message != 0)
        m_view->scrollToMessage(message);
    Q_EMIT opened(m_contents.session.id);
}

void TranscriptPane::clear()
{
    m_contents = {};
    m_header->hide();
    m_side->hide();
    m_outline->setContents(m_contents);
    m_view->setMessages({}, {}, false);
    Q_EMIT gone();
}

QString TranscriptPane::sessionId() const
{
    const model::Session &session = m_contents.session;
    return session.id == 0 ? QString() : model::sessionGlobalId(session.agent, session.nativeId);
}

void TranscriptPane::showHeader()
{
    const model::Session &session = m_contents.session;
    m_title->setText(session.title.isEmpty() ? tr("Session without a prompt") : session.title);
    m_title->setToolTip(session.title);
    QStringList parts;
    for (const QString &part : {session.projectName, session.branch,
                                session.started > 0 ? Words::span(session.started, session.ended) : QString()}) {
        if (!part.isEmpty())
            parts << part;
    }
    parts << tr("%n message(s)", nullptr, int(session.messages));
    if (session.sourceDeleted)
        parts << tr("deleted by its agent, kept here");
    m_meta->set(session.agent, parts.join(u"  ·  "_s));
    m_resume->setVisible(!resumeCommand(session).isEmpty());
}

model::RowId TranscriptPane::topMessage() const
{
    return m_view->topMessage();
}

void TranscriptPane::setQuery(const QString &query)
{
    if (std::exchange(m_query, query) != query)
        search();
}

void TranscriptPane::openFind()
{
    m_find->open();
}

bool TranscriptPane::closeFind()
{
    if (!m_find->isVisible())
        return false;
    m_find->hide();
    m_view->setFocus();
    search();
    return true;
}

QString TranscriptPane::findQuery() const
{
    if (!m_find->isVisible())
        return m_query;
    static const QString tokens[] = {QString(), u"in:prompt "_s, u"in:answer "_s, u"in:input "_s, u"in:output "_s};
    return tokens[int(m_find->searchIn())] + m_find->text();
}

void TranscriptPane::search()
{
    const model::Query query = model::parseQuery(findQuery(), true);
    const model::RowId session = m_contents.session.id;
    if (session == 0 || !query.hasText()) {
        m_services.reader.cancel(u"sessions.find"_s);
        m_view->setMarks({}, 0);
        showMatches({});
        m_find->setCount(0, -1);
        return;
    }
    m_view->setMarks(termsOf(query), 0);
    m_services.reader.read<std::vector<model::RowId>>(
        u"sessions.find"_s, this,
        [session, query](model::Connection &connection, const model::ReadTicket &ticket) {
            return model::TranscriptSearch(connection).find(session, query, ticket);
        },
        [this](model::Result<std::vector<model::RowId>> matches) {
            if (matches)
                showMatches(std::move(*matches));
        });
}

void TranscriptPane::showMatches(std::vector<model::RowId> matches)
{
    m_matches = std::move(matches);
    m_currentMatch = -1;
    std::vector<int> indices;
    for (const model::RowId match : m_matches) {
        const auto found = std::ranges::lower_bound(m_contents.messages, match, {}, &model::Message::id);
        if (found != m_contents.messages.end())
            indices.push_back(int(found - m_contents.messages.begin()));
    }
    m_strip->setMatches(std::move(indices));
    m_find->setCount(0, int(m_matches.size()));
}

void TranscriptPane::stepMatch(int direction)
{
    if (m_matches.empty())
        return;
    const int count = int(m_matches.size());
    if (m_currentMatch < 0) {
        const auto next = std::ranges::lower_bound(m_matches, m_view->topMessage());
        m_currentMatch = int(next - m_matches.begin()) - (direction > 0 ? 1 : 0);
    }
    m_currentMatch = (m_currentMatch + direction + count) % count;
    const model::RowId match = m_matches[std::size_t(m_currentMatch)];
    m_view->scrollToMessage(match);
    m_view->setMarks(termsOf(model::parseQuery(findQuery(), true)), match);
    m_find->setCount(m_currentMatch + 1, count);
}

void TranscriptPane::setOutlineShown(bool shown)
{
    m_outlineButton->setVisible(!shown);
    m_side->setVisible(shown && m_contents.session.id != 0);
}

void TranscriptPane::setBackShown(bool shown)
{
    m_back->setVisible(shown);
}

QList<QWidget *> TranscriptPane::panes() const
{
    QList<QWidget *> panes {m_view};
    if (m_side->isVisible())
        panes << m_outline;
    return panes;
}

void TranscriptPane::copyResumeCommand()
{
    QGuiApplication::clipboard()->setText(resumeCommand(m_contents.session));
    Q_EMIT statusMessage(tr("Copied. Paste it into a terminal to resume the session."));
}

void TranscriptPane::exportSession()
{
    auto *dialog = new QFileDialog(this, tr("Export as Markdown"), QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Markdown (*.md)"));
    dialog->setDefaultSuffix(u"md"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_services.reader.read<bool>(
            u"sessions.export"_s, this,
            [session = m_contents.session.id, path](model::Connection &connection,
                                                    const model::ReadTicket &) -> model::Result<bool> {
                const auto done = exportMarkdown(connection, session, path);
                if (!done)
                    return std::unexpected(done.error());
                return true;
            },
            [this, path](const model::Result<bool> &done) {
                Q_EMIT statusMessage(done ? tr("Exported to %1").arg(path) : done.error().message);
            });
    });
    dialog->open();
}

} // namespace evoca::app
