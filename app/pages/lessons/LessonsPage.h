#pragma once

#include "pages/Page.h"
#include "search/LessonSearch.h"

class QMenu;
class QSplitter;
class QStackedWidget;
class QTimer;

namespace evoca::app {

class Button;
class EmptyState;
class FacetBar;
class InlineMessage;
class LessonDetail;
class LessonListModel;
class ListHeader;
class ListView;
struct LessonDetailData;

/// What experiences teach: which lessons can be trusted, and why.
class LessonsPage : public Page
{
    Q_OBJECT
public:
    explicit LessonsPage(AppServices &services, QWidget *parent = nullptr);
    ~LessonsPage() override;

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
    void showFacets();
    void search();
    void fetch(const QString &cursor);
    void showPage(const model::LessonPage &page);
    void showHeader();
    void showEmpty();
    void currentChanged();
    void readDetail();
    void showPane();
    void togglePin();
    void toggleMute();
    void save(const QString &text);

    LessonListModel *m_model;
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
    Button *m_edit;
    Button *m_pin;
    Button *m_mute;
    LessonDetail *m_detail;
    QTimer *m_changes;
    model::LessonSearch::Group m_group = model::LessonSearch::Group::Any;
    model::LessonSearch::Order m_order = model::LessonSearch::Order::Confidence;
    model::LessonPage m_last;
    QStringList m_projects;
    model::RowId m_selected = 0;
    model::RowId m_shown = 0;
    bool m_stale = true;
    bool m_keepRecord = false; ///< a record was asked for: it stays although the list does not hold it
    bool m_detailOpen = false;
};

} // namespace evoca::app
