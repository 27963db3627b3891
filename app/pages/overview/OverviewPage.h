#pragma once

#include "access/Access.h"
#include "pages/Page.h"
#include "search/Overview.h"

class QGridLayout;
class QScrollArea;
class QTimer;
class QVBoxLayout;

namespace evoca::app {

class ActivityCalendar;
class EmptyState;
class Label;
class OutcomeBar;
class SectionHeader;
class ServerPanel;
class Surface;
class WeekBars;
class Button;

/// How the week ended, what happened over the year, what will be lost soon, and what agents asked.
class OverviewPage : public Page
{
    Q_OBJECT
public:
    explicit OverviewPage(AppServices &services, QWidget *parent = nullptr);
    ~OverviewPage() override;

    QString title() const override;
    QString iconName() const override;
    QString placeholder() const override;
    void activate() override;
    void refresh(const model::ChangeSet &changes) override;
    void reload() override;
    QList<QWidget *> panes() override;
    void setLayoutWidth(LayoutWidth width) override;

protected:
    void retranslate() override;
    void restyle() override;

private:
    struct Data
    {
        model::OverviewData numbers;
        std::vector<model::RequestRecord> requests;
        std::vector<model::Client> clients;
    };
    void makeLayout();
    Surface *panel(SectionHeader *header, QVBoxLayout *&inside);
    void read();
    void showData();
    void showHeadline();
    void showFixed();
    void showExpiring();
    void showRequests();
    void showServer();
    void openFiltered(const QString &query);

    Data m_data;
    bool m_stale = true;
    bool m_loaded = false;
    QTimer *m_changes;
    QScrollArea *m_scroll;
    QWidget *m_inside;
    QGridLayout *m_grid;
    QWidget *m_left;
    QWidget *m_right;
    Label *m_headline;
    Label *m_note;
    OutcomeBar *m_bar;
    QVBoxLayout *m_legendPlace;
    QWidget *m_legend;
    Button *m_fixedLink;
    SectionHeader *m_activityHeader;
    ActivityCalendar *m_calendar;
    SectionHeader *m_weeksHeader;
    WeekBars *m_weeks;
    SectionHeader *m_fixedHeader;
    Surface *m_fixedPanel;
    QVBoxLayout *m_fixed;
    SectionHeader *m_serverHeader;
    QVBoxLayout *m_server;
    SectionHeader *m_expiringHeader;
    Surface *m_expiringPanel;
    QVBoxLayout *m_expiring;
    SectionHeader *m_requestsHeader;
    QVBoxLayout *m_requests;
    EmptyState *m_empty;
};

} // namespace evoca::app
