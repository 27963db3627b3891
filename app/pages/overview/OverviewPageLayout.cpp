// The part of OverviewPage that builds and arranges its widgets.
#include "pages/overview/OverviewPage.h"

#include "McpServer.h"
#include "i18n/Words.h"
#include "pages/overview/CountLink.h"
#include "pages/overview/FixedRow.h"
#include "pages/overview/OutcomeBar.h"
#include "store/Reader.h"
#include "theme/Theme.h"
#include "widgets/ActivityCalendar.h"
#include "widgets/Button.h"
#include "widgets/EmptyState.h"
#include "widgets/FlowLayout.h"
#include "widgets/Label.h"
#include "widgets/LinkRow.h"
#include "widgets/SectionHeader.h"
#include "widgets/Surface.h"
#include "widgets/WeekBars.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QScrollArea>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <numeric>

using namespace Qt::StringLiterals;

namespace evoca::app {

Surface *OverviewPage::panel(SectionHeader *header, QVBoxLayout *&inside)
{
    Theme &theme = services().theme;
    auto *surface = new Surface(theme, Token::Base);
    surface->setPanel(Token::Line);
    inside = new QVBoxLayout(surface);
    inside->setContentsMargins(theme.px(16), theme.px(12), theme.px(16), theme.px(12));
    inside->setSpacing(theme.px(8));
    inside->addWidget(header);
    return surface;
}

void OverviewPage::makeLayout()
{
    Theme &theme = services().theme;
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_scroll);
    m_inside = new Surface(theme, Token::Window);
    m_scroll->setWidget(m_inside);
    auto *column = new QVBoxLayout(m_inside);
    column->setContentsMargins(theme.px(24), theme.px(20), theme.px(24), theme.px(16));
    column->setSpacing(0);

    m_headline = new Label(theme, FontRole::Headline, Token::Text);
    m_note = new Label(theme, FontRole::Body, Token::Text2);
    m_note->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->setSpacing(theme.px(16));
    head->addWidget(m_headline);
    head->addWidget(m_note, 1, Qt::AlignVCenter);
    column->addLayout(head);
    column->addSpacing(theme.px(10));
    m_bar = new OutcomeBar(theme);
    column->addWidget(m_bar);
    column->addSpacing(theme.px(8));
    auto *below = new QHBoxLayout;
    m_legend = new QWidget;
    new FlowLayout(theme.px(20), m_legend);
    m_fixedLink = new Button(theme, Button::Kind::Link);
    below->addWidget(m_legend, 1);
    below->addWidget(m_fixedLink, 0, Qt::AlignTop);
    column->addLayout(below);
    column->addSpacing(theme.px(12));

    m_empty = new EmptyState(theme);
    m_empty->setDrawing(EmptyState::Drawing::Mark);
    m_empty->hide();
    column->addWidget(m_empty, 1);

    m_left = new QWidget;
    m_right = new QWidget;
    auto *left = new QVBoxLayout(m_left);
    auto *right = new QVBoxLayout(m_right);
    for (QVBoxLayout *side : {left, right}) {
        side->setContentsMargins(0, 0, 0, 0);
        side->setSpacing(theme.px(16));
    }
    QVBoxLayout *inside = nullptr;
    m_activityHeader = new SectionHeader(theme, nullptr, false);
    m_calendar = new ActivityCalendar(theme);
    left->addWidget(panel(m_activityHeader, inside));
    inside->addWidget(m_calendar);
    m_weeksHeader = new SectionHeader(theme, nullptr, false);
    m_weeks = new WeekBars(theme);
    left->addWidget(panel(m_weeksHeader, inside));
    inside->addWidget(m_weeks);
    m_fixedHeader = new SectionHeader(theme, nullptr, false);
    m_fixedPanel = panel(m_fixedHeader, inside);
    left->addWidget(m_fixedPanel);
    m_fixed = new QVBoxLayout;
    m_fixed->setSpacing(0);
    inside->addLayout(m_fixed);
    left->addStretch();

    m_serverHeader = new SectionHeader(theme, nullptr, false);
    right->addWidget(panel(m_serverHeader, inside));
    m_server = new QVBoxLayout;
    m_server->setSpacing(0);
    inside->addLayout(m_server);
    m_expiringHeader = new SectionHeader(theme, nullptr, false);
    m_expiringPanel = panel(m_expiringHeader, inside);
    right->addWidget(m_expiringPanel);
    m_expiring = new QVBoxLayout;
    m_expiring->setSpacing(0);
    inside->addLayout(m_expiring);
    m_requestsHeader = new SectionHeader(theme, nullptr, false);
    right->addWidget(panel(m_requestsHeader, inside));
    m_requests = new QVBoxLayout;
    m_requests->setSpacing(0);
    inside->addLayout(m_requests);
    right->addStretch();

    m_grid = new QGridLayout;
    m_grid->setSpacing(theme.px(16));
    column->addLayout(m_grid);
    column->addStretch();

    connect(m_calendar, &CellWidget::activated, this, [this](int cell) {
        const QDate day = m_calendar->dateAt(cell);
        openFiltered(u"after:%1 before:%2"_s.arg(day.toString(Qt::ISODate), day.addDays(1).toString(Qt::ISODate)));
    });
    connect(m_weeks, &CellWidget::activated, this, [this](int cell) {
        const QDate monday = m_weeks->weeks()[cell].monday;
        openFiltered(
            u"after:%1 before:%2"_s.arg(monday.toString(Qt::ISODate), monday.addDays(7).toString(Qt::ISODate)));
    });
    connect(m_fixedLink, &QAbstractButton::clicked, this, [this] { openFiltered(u"status:failure"_s); });
    connect(m_serverHeader, &SectionHeader::linkClicked, this,
            [this] { Q_EMIT openRequested({.page = u"settings"_s, .section = u"server"_s}); });
    connect(m_expiringHeader, &SectionHeader::linkClicked, this,
            [this] { Q_EMIT openRequested({.page = u"settings"_s, .section = u"import"_s}); });
    connect(m_requestsHeader, &SectionHeader::linkClicked, this,
            [this] { Q_EMIT openRequested({.page = u"settings"_s, .section = u"clients"_s}); });
}

void OverviewPage::setLayoutWidth(LayoutWidth width)
{
    Page::setLayoutWidth(width);
    m_grid->removeWidget(m_left);
    m_grid->removeWidget(m_right);
    const bool two = width == LayoutWidth::Wide || width == LayoutWidth::Medium;
    m_grid->addWidget(m_left, 0, 0);
    m_grid->addWidget(m_right, two ? 0 : 1, two ? 1 : 0);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 0);
    m_right->setMinimumWidth(two ? services().theme.px(width == LayoutWidth::Wide ? 384 : 300) : 0);
    m_right->setMaximumWidth(two ? services().theme.px(width == LayoutWidth::Wide ? 384 : 300) : QWIDGETSIZE_MAX);
    m_weeksHeader->setNote(width == LayoutWidth::Wide ? tr("up: worked  ·  down: failed  ·  outlined: can't be told")
                                                      : QString());
    if (m_loaded)
        showHeadline();
}

void OverviewPage::restyle()
{
    setLayoutWidth(layoutWidth());
}

} // namespace evoca::app
