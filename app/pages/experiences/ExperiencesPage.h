#pragma once

#include "pages/Page.h"
#include "search/Results.h"

#include <QStackedWidget>

class QMenu;
class QSplitter;
class QTimer;

namespace evoca::app {

class Button;
class EmptyState;
class ExperienceDetail;
class ExperienceListModel;
class FacetBar;
class InlineMessage;
class Label;
class ListHeader;
class ListView;
struct ExperienceDetailData;

/// The main page: what was tried and how it ended.
class ExperiencesPage : public Page
{
    Q_OBJECT
public:
    explicit ExperiencesPage(AppServices &services, QWidget *parent = nullptr);
    ~ExperiencesPage() override;

    QString title() const override;
    QString iconName() const override;
    QString placeholder() const override;
    QWidget *facetBar() override;
    void setQuery(const QString &text) override;
    void open(const Location &location) override;
    Location location() const override;
    void activate() override;
    void refresh(const model::ChangeSet &changes) override;
    void reload() override;
    void moveSelection(int rows) override;
    void moveToEnd(bool last) override;
    void openSelected() override;
    bool stepBack() override;
    void showList() override;
    QList<QWidget *> panes() override;
    void setLayoutWidth(LayoutWidth width) override;
    bool trigger(const QString &actionId) override;

protected:
    void retranslate() override;
    void restyle() override;

private:
    void makeFacets();
    void makeLayout();
    void fillMenu(QMenu &menu, const QString &key, const QList<std::pair<QString, QString>> &choices);
    void fillProjects(QMenu &menu);
    void showFacets();
    void search();
    void fetch(const QString &cursor);
    void lookForNew();
    void showPage(const model::ExperiencePage &page);
    void showEmpty(const model::ExperiencePage &page);
    void countWithout();
    void showHeader();
    void select(model::RowId id);
    void currentChanged();
    void readDetail();
    void showDetailData(ExperienceDetailData data);
    void showPane();
    void openTranscript(model::RowId message);
    void setVerdict(model::Status status);
    void togglePin();
    void copyContext();
    bool byDay() const;
    bool shownIsSelected() const;

    ExperienceListModel *m_model;
    FacetBar *m_facets;
    QSplitter *m_splitter;
    QWidget *m_listPane;
    ListHeader *m_header;
    InlineMessage *m_error;
    QStackedWidget *m_listStack;
    ListView *m_list;
    EmptyState *m_empty;
    QWidget *m_detailPane;
    Button *m_back;
    Button *m_transcript;
    Button *m_copy;
    Button *m_pin;
    ExperienceDetail *m_detail;
    QTimer *m_changes;
    model::ExperiencePage m_last; ///< numbers of the list as shown
    model::ExperiencePage m_waiting; ///< newer first page, announced by the pill
    QStringList m_projects;
    model::RowId m_selected = 0;
    model::RowId m_shown = 0; ///< in the detail
    bool m_stale = true;
    bool m_newest = false; ///< order: newest first even with text
    bool m_detailOpen = false; ///< narrow window: the detail is the pane shown
    bool m_keepRecord = false; ///< a record was asked for: it stays although the list does not hold it
    bool m_pinned = false;
};

} // namespace evoca::app
