#pragma once

#include "pages/AppServices.h"
#include "search/SessionContents.h"

#include <QWidget>

namespace evoca::app {

class AgentLine;
class Button;
class EmptyState;
class FindBar;
class InlineMessage;
class Label;
class OutlineView;
class OverviewStrip;
class Surface;
class TranscriptView;

/// The detail of the Sessions page: header, find bar, transcript, overview strip, outline.
class TranscriptPane : public QWidget
{
    Q_OBJECT
public:
    explicit TranscriptPane(AppServices &services, QWidget *parent = nullptr);

    /// Shows a session; `message` is scrolled to (0: where it was, or the start). The old one stays until it is here.
    void open(model::RowId session, model::RowId message);
    model::RowId session() const { return m_contents.session.id; }
    /// Global id of the session shown; empty: none.
    QString sessionId() const;
    model::RowId topMessage() const;
    /// The session grew: reads it again and keeps the place.
    void reload();
    /// Marks the words of the search field while the find bar is closed.
    void setQuery(const QString &query);
    void openFind();
    /// Closes the find bar; false when it was not open.
    bool closeFind();
    void stepMatch(int direction);
    void setOutlineShown(bool shown);
    /// A way back to the list, where the pane stands alone.
    void setBackShown(bool shown);
    QList<QWidget *> panes() const;
    TranscriptView &view() { return *m_view; }
    void retranslate();
    void restyle();

Q_SIGNALS:
    void statusMessage(const QString &text);
    void opened(model::RowId session);
    void backRequested();
    void forgetRequested();
    /// The session shown was forgotten meanwhile; nothing is shown now.
    void gone();

private:
    void showContents(model::SessionContents contents, model::RowId message, bool keepPlace);
    void clear();
    void showHeader();
    void search();
    void showMatches(std::vector<model::RowId> matches);
    QString findQuery() const;
    void copyResumeCommand();
    void exportSession();

    AppServices &m_services;
    model::SessionContents m_contents;
    Surface *m_header;
    Button *m_back;
    Label *m_title;
    AgentLine *m_meta;
    Button *m_outlineButton;
    Button *m_export;
    Button *m_resume;
    Button *m_forget;
    InlineMessage *m_message;
    FindBar *m_find;
    TranscriptView *m_view;
    OverviewStrip *m_strip;
    QWidget *m_side;
    OutlineView *m_outline;
    Label *m_outlineTitle;
    std::vector<model::RowId> m_matches;
    int m_currentMatch = -1;
    QString m_query;
};

} // namespace evoca::app
