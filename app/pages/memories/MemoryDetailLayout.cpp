// The part of MemoryDetail that builds and arranges its widgets.
#include "pages/memories/MemoryDetail.h"
#include "pages/memories/MemoryEditor.h"
#include "pages/memories/VersionList.h"
#include "theme/Theme.h"
#include "widgets/Badge.h"
#include "widgets/Button.h"
#include "widgets/ConfidenceMeter.h"
#include "widgets/FlowLayout.h"
#include "widgets/InlineMessage.h"
#include "widgets/SectionHeader.h"
#include "widgets/text/DiffView.h"
#include "widgets/text/MarkdownView.h"

#include <QGridLayout>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace evoca::app {

MemoryDetail::MemoryDetail(Theme &theme, QWidget *parent)
    : QScrollArea(parent), m_theme(theme), m_inside(new QWidget), m_reading(new QWidget),
      m_editor(new MemoryEditor(theme)), m_path(new Label(theme, FontRole::Code, Token::Text2)),
      m_content(new MarkdownView(theme, FontRole::Lead)), m_badges(new QWidget), m_file(new InlineMessage(theme)),
      m_state(new Surface(theme, Token::RunningSoft)),
      m_stateLeft(new Label(theme, FontRole::BodyStrong, Token::Running)),
      m_stateText(new Label(theme, FontRole::Body, Token::Text)), m_facts(new QWidget),
      m_grid(new QGridLayout(m_facts)), m_meter(new ConfidenceMeter(theme)),
      m_versionsHeader(new SectionHeader(theme, nullptr, false)), m_versions(new VersionList(theme)),
      m_diff(new DiffView(theme)), m_similarHeader(new SectionHeader(theme)), m_similar(new QVBoxLayout),
      m_whyIcon(new IconLabel(theme, u"look"_s, 15)), m_why(new Label(theme, FontRole::Meta, Token::Text2))
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    auto *outer = new QVBoxLayout(m_inside);
    outer->setContentsMargins(theme.px(24), theme.px(18), theme.px(24), theme.px(24));
    outer->addWidget(m_reading);
    outer->addWidget(m_editor);
    outer->addStretch();
    m_editor->hide();
    auto *column = new QVBoxLayout(m_reading);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    const auto add = [column](QWidget *widget, int space) {
        column->addWidget(widget);
        column->addSpacing(space);
    };
    m_path->setTextFormat(Qt::RichText);
    m_path->setWordWrap(true);
    m_path->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_path->setObjectName(u"memoryBreadcrumbs"_s);
    m_content->setObjectName(u"memoryText"_s);
    add(m_path, theme.px(10));
    add(m_content, theme.px(10));
    auto *badges = new FlowLayout(theme.px(8), m_badges);
    for (Badge *&badge : m_badge) {
        badge = new Badge(theme, Token::Unknown, Token::UnknownSoft, m_badges);
        badges->addWidget(badge);
    }
    m_badge[3]->setIconName(u"user"_s);
    m_badge[4]->setIconName(u"pin"_s);
    add(m_badges, theme.px(6));
    add(m_file, theme.px(4));
    makeState(column);
    makeFacts(column);
    makeVersions(column);
    add(m_similarHeader, 0);
    m_similar->setSpacing(0);
    column->addLayout(m_similar);
    column->addSpacing(theme.px(18));
    auto *why = new QHBoxLayout;
    why->setSpacing(theme.px(8));
    why->addWidget(m_whyIcon, 0, Qt::AlignTop);
    m_why->setTextFormat(Qt::RichText);
    m_why->setWordWrap(true);
    why->addWidget(m_why, 1);
    column->addLayout(why);
    setWidget(m_inside);
    // The surface behind shows through; a scroll area would paint its own.
    m_inside->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    connect(m_path, &QLabel::linkActivated, this, &MemoryDetail::pathRequested);
    // Links and code carry their colours in the text.
    connect(&theme, &Theme::changed, this, [this] {
        showPath();
        showFacts();
        showWhy();
    });
}

void MemoryDetail::makeState(QVBoxLayout *column)
{
    m_state->setPanel(Token::RunningLine);
    auto *inside = new QVBoxLayout(m_state);
    inside->setContentsMargins(m_theme.px(16), m_theme.px(10), m_theme.px(16), m_theme.px(10));
    inside->setSpacing(m_theme.px(4));
    inside->addWidget(m_stateLeft);
    m_stateText->setTextFormat(Qt::RichText);
    m_stateText->setWordWrap(true);
    inside->addWidget(m_stateText);
    column->addWidget(m_state);
    column->addSpacing(m_theme.px(8));
}

void MemoryDetail::makeFacts(QVBoxLayout *column)
{
    m_grid->setContentsMargins(0, m_theme.px(4), 0, 0);
    m_grid->setHorizontalSpacing(m_theme.px(16));
    m_grid->setVerticalSpacing(m_theme.px(8));
    for (Fact &fact : m_fact) {
        fact.name = new Label(m_theme, FontRole::Meta, Token::Text3, m_facts);
        fact.value = new Label(m_theme, FontRole::MetaStrong, Token::Text, m_facts);
        fact.value->setTextFormat(Qt::RichText);
        fact.value->setWordWrap(true);
    }
    // Only the episode is a link.
    m_fact[4].value->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_fact[4].value->setFocusPolicy(Qt::NoFocus);
    connect(m_fact[4].value, &QLabel::linkActivated, this, &MemoryDetail::episodeRequested);
    column->addWidget(m_facts);
    column->addSpacing(m_theme.px(20));
    arrangeFacts();
}

void MemoryDetail::makeVersions(QVBoxLayout *column)
{
    column->addWidget(m_versionsHeader);
    column->addSpacing(m_theme.px(6));
    column->addWidget(m_versions);
    column->addSpacing(m_theme.px(4));
    column->addWidget(m_diff);
    column->addSpacing(m_theme.px(20));
    m_diff->setObjectName(u"memoryDiff"_s);
    m_versions->setObjectName(u"memoryVersions"_s);
    connect(m_versions, &VersionList::chosen, this, [this](int revision) {
        m_showDiff = true;
        compare(revision);
    });
    connect(m_versions, &VersionList::restoreRequested, this, &MemoryDetail::restoreRequested);
    connect(m_versionsHeader, &SectionHeader::linkClicked, this, [this] {
        m_showDiff = !m_showDiff;
        compare(m_compared);
    });
}

// Two facts a row where there is room, else one.
void MemoryDetail::arrangeFacts()
{
    const bool narrow = width() < m_theme.px(480);
    if (narrow == m_narrow && m_grid->count() > 0)
        return;
    m_narrow = narrow;
    while (QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    for (int index = 0; index < int(m_fact.size()); ++index) {
        const int row = narrow ? index : index / 2;
        const int column = narrow ? 0 : index % 2 * 2;
        m_grid->addWidget(m_fact[index].name, row, column, Qt::AlignTop);
        if (index != 1) {
            m_grid->addWidget(m_fact[index].value, row, column + 1, Qt::AlignTop);
            continue;
        }
        auto *both = new QHBoxLayout;
        both->setSpacing(m_theme.px(8));
        both->addWidget(m_meter);
        both->addWidget(m_fact[index].value, 1);
        m_grid->addLayout(both, row, column + 1);
    }
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(3, narrow ? 0 : 1);
}

} // namespace evoca::app
