#pragma once

#include "itemmodels/SessionListModel.h"
#include "pages/Page.h"

class QSplitter;
class QStackedWidget;

namespace evoca::app {

class EmptyState;
class Label;
class ListView;
class TranscriptPane;

/// Every session of every agent; the transcript of the selected one beside the list.
class SessionsPage : public Page
{
    Q_OBJECT
public:
    explicit SessionsPage(AppServices &services, QWidget *parent = nullptr);
    ~SessionsPage() override;

    QString title() const override;
    QString iconName() const override;
    QString placeholder() const override;
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
    bool find() override;
    QList<QWidget *> panes() override;
    void setLayoutWidth(LayoutWidth width) override;
    bool trigger(const QString &actionId) override;
    model::ForgetTarget forgetTarget() const override;

protected:
    void retranslate() override;
    void restyle() override;

private:
    void search(const QString &cursor);
    void showPage(const model::SessionPage &page, bool more);
    void showEmpty(const model::SessionPage &page);
    void selectionChanged();
    void showPane();
    void showDetailOnly(bool detail);
    void openRowMenu(const QPoint &at);

    SessionListModel m_model;
    QSplitter *m_splitter;
    QWidget *m_listSide;
    Label *m_count;
    QStackedWidget *m_stack;
    ListView *m_list;
    EmptyState *m_empty;
    TranscriptPane *m_pane;
    model::RowId m_selected = 0;
    model::RowId m_message = 0; ///< to scroll to once the session is here
    bool m_stale = true;
    bool m_detailOnly = false; ///< narrow window: the transcript is the pane shown
};

} // namespace evoca::app
