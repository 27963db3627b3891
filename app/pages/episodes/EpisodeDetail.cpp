#include "pages/episodes/EpisodeDetail.h"

#include "i18n/Words.h"
#include "pages/episodes/EpisodeMarkdown.h"
#include "pages/episodes/EpisodeWords.h"
#include "pages/episodes/PromoteForm.h"
#include "theme/Theme.h"
#include "widgets/Badge.h"
#include "widgets/Button.h"
#include "widgets/Label.h"
#include "widgets/RichText.h"
#include "widgets/SectionHeader.h"
#include "widgets/Surface.h"
#include "widgets/text/MarkdownView.h"

#include <QBoxLayout>
#include <QDateTime>
#include <QFontMetrics>
#include <QGridLayout>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr qsizetype longBody = 4000; // characters; the mean body has 3,000
constexpr int factWidth = 168; // of a value beside the body
constexpr int besideFrom = 560; // detail width from which facts stand beside the body

} // namespace

EpisodeDetail::EpisodeDetail(Theme &theme, QWidget *parent)
    : QScrollArea(parent), m_theme(theme), m_inside(new QWidget), m_form(new PromoteForm(theme)),
      m_leadName(new Label(theme, FontRole::BodyStrong, Token::AccentText)),
      m_lead(new Label(theme, FontRole::Lead, Token::Text)), m_columns(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_bodyName(new Label(theme, FontRole::BodyStrong, Token::AccentText)),
      m_body(new MarkdownView(theme, FontRole::Body)), m_bodyLink(new Button(theme, Button::Kind::Link)),
      m_from(new QWidget), m_fromName(new Label(theme, FontRole::BodyStrong, Token::AccentText)),
      m_facts(new QGridLayout), m_provenance(new Badge(theme, Token::Unknown, Token::UnknownSoft, m_from)),
      m_whyPanel(new Surface(theme, Token::Sunken)), m_why(new Label(theme, FontRole::Meta, Token::Text2)),
      m_explain(new Button(theme, Button::Kind::Link)), m_rule(new Label(theme, FontRole::Meta, Token::Text2))
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(m_inside);
    column->setContentsMargins(theme.px(24), theme.px(14), theme.px(24), theme.px(16));
    column->setSpacing(0);
    column->addWidget(m_form);
    column->addWidget(m_leadName);
    column->addSpacing(theme.px(4));
    m_lead->setWordWrap(true);
    m_lead->setTextFormat(Qt::RichText);
    m_lead->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_lead);
    column->addSpacing(theme.px(12));
    auto *text = new QVBoxLayout;
    text->setSpacing(theme.px(4));
    text->addWidget(m_bodyName);
    text->addWidget(m_body);
    text->addWidget(m_bodyLink, 0, Qt::AlignLeft);
    text->addStretch();
    auto *from = new QVBoxLayout(m_from);
    from->setContentsMargins(0, 0, 0, 0);
    from->setSpacing(theme.px(6));
    from->addWidget(m_fromName);
    m_facts->setHorizontalSpacing(theme.px(12));
    m_facts->setVerticalSpacing(theme.px(4));
    m_facts->setColumnStretch(1, 1);
    from->addLayout(m_facts);
    from->addStretch();
    m_columns->setSpacing(theme.px(28));
    m_columns->addLayout(text, 1);
    m_columns->addWidget(m_from);
    column->addLayout(m_columns);
    column->addStretch(1);
    column->addSpacing(theme.px(20));
    makeWhy(column);
    setWidget(m_inside);
    // The surface behind shows through; a scroll area would paint its own.
    m_inside->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    m_form->hide();
    m_bodyLink->setObjectName(u"showBody"_s);
    connect(m_bodyLink, &QAbstractButton::clicked, this, [this] { setBodyShown(!m_bodyShown); });
    connect(m_form, &PromoteForm::cancelled, this, &EpisodeDetail::stopPromoting);
    // Links hold their colour.
    connect(&theme, &Theme::changed, this, &EpisodeDetail::showFacts);
}

void EpisodeDetail::makeWhy(QBoxLayout *column)
{
    m_whyPanel->setPanel(Token::Sunken, 6);
    auto *panel = new QVBoxLayout(m_whyPanel);
    panel->setContentsMargins(m_theme.px(12), m_theme.px(8), m_theme.px(12), m_theme.px(8));
    panel->setSpacing(m_theme.px(6));
    auto *row = new QHBoxLayout;
    row->setSpacing(m_theme.px(10));
    row->addWidget(new IconLabel(m_theme, u"look"_s, 16), 0, Qt::AlignTop);
    row->addWidget(m_why, 1);
    row->addWidget(m_explain, 0, Qt::AlignTop);
    panel->addLayout(row);
    panel->addWidget(m_rule);
    m_why->setWordWrap(true);
    m_why->setTextFormat(Qt::RichText);
    m_rule->setWordWrap(true);
    m_rule->hide();
    m_explain->setObjectName(u"explain"_s);
    column->addWidget(m_whyPanel);
    connect(m_explain, &QAbstractButton::clicked, this, [this] {
        m_ruleShown = !m_ruleShown;
        showWhy();
    });
}

void EpisodeDetail::setData(EpisodeDetailData data)
{
    const bool same = data.row.id == m_data.row.id;
    if (!same) {
        stopPromoting();
        m_bodyShown = data.takeaway.isEmpty() || data.body.size() <= longBody;
    }
    m_data = std::move(data);
    retranslate();
    if (!same)
        verticalScrollBar()->setValue(0);
}

void EpisodeDetail::setBodyShown(bool shown)
{
    m_bodyShown = shown;
    retranslate();
}

void EpisodeDetail::promote(const QString &suggestion)
{
    m_form->show();
    m_form->start(suggestion, !m_data.takeaway.isEmpty());
    verticalScrollBar()->setValue(0);
}

bool EpisodeDetail::promoting() const
{
    return !m_form->isHidden();
}

void EpisodeDetail::stopPromoting()
{
    m_form->hide();
}

void EpisodeDetail::retranslate()
{
    const bool floor = m_data.row.kind == TimelineMark::Kind::Floor;
    m_leadName->setText(floor ? tr("Anchor") : tr("Takeaway"));
    m_lead->setText(floor                           ? tr("A session began here and has written nothing yet.")
                        : m_data.takeaway.isEmpty() ? tr("No takeaway was written.")
                                                    : RichText::withCode(m_theme, m_data.takeaway));
    m_lead->setInk(floor || m_data.takeaway.isEmpty() ? Token::Text3 : Token::Text);
    m_bodyName->setText(tr("Body"));
    m_bodyName->setVisible(!floor);
    m_body->setText(m_bodyShown && !floor ? m_data.body : QString());
    m_body->setAccessibleName(tr("Body"));
    m_body->setVisible(m_bodyShown && !floor);
    const bool longText = !m_data.takeaway.isEmpty() && m_data.body.size() > longBody;
    m_bodyLink->setText(m_bodyShown ? tr("Hide the body")
                                    : tr("Show the body (%n character(s))", "", int(m_data.body.size())));
    m_bodyLink->setVisible(longText && !floor);
    m_bodyLink->updateGeometry();
    m_fromName->setText(tr("Where it comes from"));
    setAccessibleName(tr("Episode: %1").arg(m_data.row.title));
    m_form->retranslate();
    showFacts();
    showWhy();
}

void EpisodeDetail::addFact(const QString &name, const QString &value, const QString &link, const QString &hint)
{
    if (value.isEmpty())
        return;
    const int row = m_factRows++;
    auto *left = new Label(m_theme, FontRole::Meta, Token::Text2, m_from);
    left->setText(name);
    m_facts->addWidget(left, row, 0, Qt::AlignTop);
    auto *right = new Label(m_theme, FontRole::MetaMedium, Token::Text, m_from);
    if (link.isEmpty()) {
        right->setText(value);
        right->setElided(true);
    } else {
        right->setTextFormat(Qt::RichText);
        right->setTextInteractionFlags(Qt::TextBrowserInteraction);
        right->setFocusPolicy(Qt::StrongFocus);
        const QString shown = m_beside
            ? QFontMetrics(m_theme.font(FontRole::MetaMedium)).elidedText(value, Qt::ElideMiddle, m_theme.px(factWidth))
            : value;
        right->setToolTip(value);
        right->setText(u"<a href=\"%1\" style=\"color:%2; text-decoration:none\">%3</a>"_s.arg(
            link.toHtmlEscaped(), m_theme.color(Token::AccentText).name(), shown.toHtmlEscaped()));
        connect(right, &QLabel::linkActivated, this, [this](const QString &target) {
            const qsizetype cut = target.indexOf(u':');
            if (target.startsWith("memory:"_L1))
                Q_EMIT memoryRequested(m_data.memory);
            else
                Q_EMIT filterRequested(target.first(cut), target.sliced(cut + 1));
        });
        right->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    right->setAccessibleName(tr("%1: %2", "name and value").arg(name, value));
    if (!hint.isEmpty())
        right->setToolTip(hint);
    m_facts->addWidget(right, row, 1);
}

void EpisodeDetail::showFacts()
{
    while (QLayoutItem *item = m_facts->takeAt(0)) {
        if (item->widget() && item->widget() != m_provenance)
            item->widget()->deleteLater();
        delete item;
    }
    m_factRows = 0;
    const EpisodeRow &row = m_data.row;
    addFact(tr("Session"), row.sessionTitle, u"session:"_s + row.session, row.session);
    addFact(tr("Started by"), m_data.parentTitle);
    addFact(tr("Swarm"), m_data.swarm, u"swarm:"_s + m_data.swarm);
    addFact(tr("Agent"), row.agent ? model::agentName(*row.agent) : row.writer);
    addFact(tr("Scopes"), row.scopes.join(u", "_s),
            row.scopes.size() == 1 ? u"scope:"_s + row.scopes.first() : QString());
    addFact(tr("Project"), m_data.project, u"project:"_s + m_data.project);
    addFact(tr("Worktree"), EpisodeWords::place(m_data.worktree), {}, m_data.worktree);
    addFact(tr("Branch"), m_data.branch);
    addFact(tr("Repository"), m_data.repository, {}, m_data.repository);
    addFact(tr("Written"), Words::span(row.created, 0));
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const QString expiry = row.expires <= 0 || row.pinned ? tr("never")
        : row.expires <= now                              ? tr("expired")
                                                          : tr("in %1", "time left")
                                   .arg(row.expires - now < 24 * 3600 * 1000LL
                                            ? Words::duration(row.expires - now)
                                            : tr("%n day(s)", "", int((row.expires - now + 43'200'000) / 86'400'000)));
    addFact(tr("Expires"), expiry, {},
            row.pinned ? tr("Pinned: it stays until you unpin it") : Words::shortDate(row.expires));
    addFact(tr("Became"), m_data.memoryPath, m_data.memory != 0 ? u"memory:"_s : QString());
    m_provenance->setVisible(!m_data.provenance.isEmpty());
    m_provenance->setText(m_data.provenance);
    m_provenance->setToolTip(m_data.provenanceHint);
    m_provenance->setInks(m_data.provenanceDoubt ? Token::Warning : Token::Unknown,
                          m_data.provenanceDoubt ? Token::WarningSoft : Token::UnknownSoft);
    if (!m_data.provenance.isEmpty())
        m_facts->addWidget(m_provenance, m_factRows++, 1, Qt::AlignLeft);
    arrange(viewport()->width());
}

void EpisodeDetail::showWhy()
{
    m_whyPanel->setVisible(!m_data.why.isEmpty());
    const bool hidden = !m_data.row.hidden.isEmpty();
    m_why->setText(RichText::strong(hidden ? tr("Why hidden:") : tr("Why shown:")) + u' '
                   + RichText::withCode(m_theme, m_data.why));
    m_explain->setText(m_ruleShown ? tr("Less") : tr("Explain"));
    m_explain->updateGeometry();
    m_explain->setVisible(!m_data.rule.isEmpty());
    m_rule->setText(m_data.rule);
    m_rule->setVisible(m_ruleShown && !m_data.rule.isEmpty());
}

void EpisodeDetail::arrange(int width)
{
    const bool beside = width >= m_theme.px(besideFrom);
    const bool changed = beside != m_beside;
    m_beside = beside;
    m_columns->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_from->setMinimumWidth(beside ? m_theme.px(244) : 0);
    m_from->setMaximumWidth(beside ? m_theme.px(268) : QWIDGETSIZE_MAX);
    if (changed)
        showFacts();
}

void EpisodeDetail::resizeEvent(QResizeEvent *event)
{
    arrange(event->size().width());
    QScrollArea::resizeEvent(event);
}

QString EpisodeDetail::asMarkdown() const
{
    return episodeMarkdown(m_data);
}

} // namespace evoca::app
