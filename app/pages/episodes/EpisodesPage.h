#pragma once

#include "pages/ListDetailPage.h"
#include "pages/episodes/EpisodeReading.h"

class QStackedWidget;

namespace evoca::app {

class DayBand;
class EpisodeDetail;
class EpisodeListModel;
class HiddenLine;
class Timeline;
struct TimeRange;

/// What agents wrote into their journals: who worked when and beside whom, what they concluded, and why an agent gets
/// these and not others.
class EpisodesPage : public ListDetailPage
{
    Q_OBJECT
public:
    explicit EpisodesPage(AppServices &services, QWidget *parent = nullptr);
    ~EpisodesPage() override;

    QString title() const override;
    QString iconName() const override;
    QString placeholder() const override;
    /// An episode's ULID may stand in Location::section instead of its number.
    void open(const Location &location) override;
    Location location() const override;
    void refresh(const model::ChangeSet &changes) override;
    void reload() override;
    void openSelected() override;
    void showList() override;
    bool stepBack() override;
    QList<QWidget *> panes() override;
    void setLayoutWidth(LayoutWidth width) override;
    bool trigger(const QString &actionId) override;

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent *event) override;
    void search() override;
    void readDetail() override;
    int rowOf(model::RowId id) const override;
    model::RowId recordAt(int row) const override;
    void showEmpty() override;
    void storeChanged() override;
    std::optional<model::ForgetItem> forgettableAt(int row) const override;
    std::optional<model::ForgetItem> forgettableShown() const override;

private:
    EpisodeQuestion question() const;
    void makeFacets();
    void makeTimeline();
    void makeViews();
    void connectParts();
    void showFacets();
    QString timeValue() const;
    void fillTimes(QMenu &menu);
    void fillViewers(QMenu &menu);
    void setViewer(const QString &worktree);
    void readChoicesAgain();

    void fetch(const QString &cursor);
    void showRows(const EpisodeListPage &page);
    void showNews(const EpisodeListPage &page);
    void showHeader();
    void showHidden();
    void countWithout();
    void readLanes();
    void showLanes(EpisodeTimeline timeline);
    void showBrush();
    void brush(const std::optional<TimeRange> &range);
    void arrangeTimeline();
    void followLanguage();
    void chooseMark(model::RowId id);
    void openEpisode(const QString &ulid);

    void promote();
    void savePromotion();
    void unpromote(const QString &memory);
    void togglePin();
    void setPinned(const QString &id, bool pinned);
    void copyMarkdown();
    void exportSelected();
    void exportTo(const QString &path, const QStringList &ids);
    void openSession();
    void showHandoff(bool shown);
    void readHandoffAgain();

    EpisodeListModel *m_model;
    EpisodeDetail *m_detail;
    HandoffView *m_handoff = nullptr;
    QStackedWidget *m_detailStack = nullptr;
    HiddenLine *m_hidden = nullptr;
    Timeline *m_timeline = nullptr;
    DayBand *m_band = nullptr;
    Button *m_promote = nullptr;
    Button *m_session = nullptr;
    Button *m_pin = nullptr;
    Button *m_copy = nullptr;
    Button *m_export = nullptr;
    EpisodeListPage m_last;
    EpisodeListPage m_waiting; ///< behind the pill
    EpisodeChoices m_choices;
    QHash<model::RowId, QString> m_ids; ///< ULIDs of the marks, and of what was asked for
    QString m_viewer;
    QString m_lanesFor; ///< query of the lanes shown
    bool m_lanesStale = true;
    bool m_withHidden = false;
    bool m_expiring = false;
    bool m_handoffShown = false;
    QString m_language; ///< of the words read last
    int m_mostLanes = 0; ///< so far: its height does not follow a search
};

} // namespace evoca::app
