#pragma once

#include "itemmodels/EpisodeListModel.h"

#include <QScrollArea>

class QVBoxLayout;

namespace evoca::app {

class Button;
class Label;
class SectionHeader;
class Surface;
class Theme;

/// What the next agent in a place would be given by episode_handoff.
struct HandoffData
{
    QString place; ///< worktree, as people write it
    QString prior; ///< title of the session whose episodes are handed over; empty: none
    std::vector<EpisodeRow> rows; ///< oldest first
    QString note; ///< what the agent is told besides; empty: nothing
    QStringList why; ///< how the choice came about, sentence by sentence
};

/// The preview of the next handoff, in place of the detail. Nothing is written: no anchor is dropped.
class HandoffView : public QScrollArea
{
    Q_OBJECT
public:
    explicit HandoffView(Theme &theme, QWidget *parent = nullptr);
    void setData(HandoffData data);
    const HandoffData &data() const { return m_data; }
    void fail(const QString &text);
    void retranslate();
    QString asText() const;

Q_SIGNALS:
    void episodeRequested(const QString &id); ///< ULID
    void closed();

private:
    void showRows();

    Theme &m_theme;
    HandoffData m_data;
    QWidget *m_inside;
    Label *m_title;
    Button *m_close;
    Label *m_lead;
    Surface *m_notePanel;
    Label *m_note;
    SectionHeader *m_rowsHeader;
    QVBoxLayout *m_rows;
    SectionHeader *m_whyHeader;
    Label *m_why;
};

} // namespace evoca::app
