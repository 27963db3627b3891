#pragma once

#include "pages/memories/MemoryDetailData.h"

#include <QScrollArea>

#include <array>

class QGridLayout;
class QVBoxLayout;

namespace evoca::app {

class Badge;
class Button;
class ConfidenceMeter;
class DiffView;
class IconLabel;
class InlineMessage;
class Label;
class MarkdownView;
class MemoryEditor;
class SectionHeader;
class Surface;
class Theme;
class VersionList;

/// One memory from top to bottom: path, content, what is known about it, its versions with what changed between two,
/// similar ones, and why it exists. Edited in place by the editor, which takes its room meanwhile.
class MemoryDetail : public QScrollArea
{
    Q_OBJECT
public:
    explicit MemoryDetail(Theme &theme, QWidget *parent = nullptr);

    void setData(MemoryDetailData data);
    const MemoryDetailData &data() const { return m_data; }
    void retranslate();
    /// The memory as plain text for an agent.
    QString asContext() const;

    /// Opens the editor for this draft (id 0: a new memory).
    void edit(const model::Memory &draft);
    bool editing() const;
    void stopEditing();
    MemoryEditor *editor() const { return m_editor; }

Q_SIGNALS:
    void pathRequested(const QString &path);
    void memoryRequested(qint64 id);
    void episodeRequested(const QString &id);
    void restoreRequested(int revision);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Fact
    {
        Label *name;
        Label *value;
    };
    void makeFacts(QVBoxLayout *column);
    void makeState(QVBoxLayout *column);
    void makeVersions(QVBoxLayout *column);
    void showPath();
    void showBadges();
    void showState();
    void showFacts();
    void showVersions();
    void compare(int revision);
    void showSimilar();
    void showWhy();
    void arrangeFacts();
    QString who(const QString &origin) const;

    Theme &m_theme;
    MemoryDetailData m_data;
    QWidget *m_inside;
    QWidget *m_reading;
    MemoryEditor *m_editor;
    Label *m_path;
    MarkdownView *m_content;
    QWidget *m_badges;
    std::array<Badge *, 5> m_badge {}; ///< state, type, version, person, pin
    InlineMessage *m_file;
    Surface *m_state;
    Label *m_stateLeft;
    Label *m_stateText;
    QWidget *m_facts;
    QGridLayout *m_grid;
    std::array<Fact, 8> m_fact {};
    ConfidenceMeter *m_meter;
    SectionHeader *m_versionsHeader;
    VersionList *m_versions;
    DiffView *m_diff;
    SectionHeader *m_similarHeader;
    QVBoxLayout *m_similar;
    IconLabel *m_whyIcon;
    Label *m_why;
    int m_compared = 0; ///< revision compared with the one before or with the newest; 0: nothing to compare
    bool m_showDiff = true;
    bool m_narrow = false;
};

} // namespace evoca::app
