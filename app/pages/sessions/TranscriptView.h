#pragma once

#include "pages/sessions/BlockHeights.h"
#include "pages/sessions/TranscriptBlocks.h"
#include "pages/sessions/TranscriptItem.h"
#include "pages/sessions/TranscriptTexts.h"

#include <QAbstractScrollArea>
#include <QCache>
#include <QSet>
#include <QTimer>

namespace evoca::app {

class Theme;

/// A session's transcript of any length: only what is seen is fetched, laid out and painted. The top visible block is
/// the anchor, so nothing moves under the reader while heights above or below become known. Gui thread.
class TranscriptView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    TranscriptView(model::Reader &reader, Theme &theme, QWidget *parent = nullptr);
    ~TranscriptView() override;

    /// Shows other messages from the start, or (same session grown) keeps the place. `folder`: the session's working
    /// directory.
    void setMessages(std::vector<model::Message> messages, const QString &folder, bool keepPlace);
    const std::vector<model::Message> &messages() const { return m_messages; }
    const std::vector<TranscriptBlock> &blocks() const { return m_blocks; }
    const BlockHeights &heights() const { return m_heights; }

    /// Brings a message to the upper third, opened if it was folded.
    void scrollToMessage(model::RowId message);
    /// Words to mark; `current` is the message whose match is outlined (0: none).
    void setMarks(std::vector<model::MatchTerm> terms, model::RowId current);
    /// First message that is visible now; 0 when empty.
    model::RowId topMessage() const;
    /// Visible part of the whole, 0–1.
    std::pair<double, double> visiblePart() const;
    void scrollToPart(double part);
    /// Next or previous block of a kind: prompts, or calls that failed.
    void stepPrompt(int direction);
    void stepFailure(int direction);
    QString selectedText() const;
    void copySelection() const;
    void restyle();

Q_SIGNALS:
    /// The visible part or the heights changed.
    void scrolled();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    /// A place in the whole transcript, for the selection.
    struct Place
    {
        int block = -1;
        int position = 0;
        auto operator<=>(const Place &) const = default;
    };
    TranscriptContext context() const;
    void rebuild();
    TranscriptItem &item(int block);
    void measure(int block);
    void ensureMeasured();
    void setAnchor(int block, int offset);
    void scrollBarMoved(int value);
    void updateScrollBar();
    int viewTop(int block) const; ///< y of a block in the viewport
    int blockAtY(int y) const;
    int blockOfMessage(model::RowId message) const;
    Place placeAt(const QPoint &point);
    ItemSelection selectionOf(int block) const;
    void click(int block, const QPoint &point);
    void openRun(int block);
    void toggleCurrent();
    void textsArrived(const QList<model::RowId> &messages);
    void setCurrentBlock(int block);
    void step(int direction, const std::function<bool(const TranscriptBlock &)> &wanted);

    Theme &m_theme;
    TranscriptTexts m_texts;
    std::vector<model::Message> m_messages;
    QString m_folder;
    std::vector<TranscriptBlock> m_blocks;
    BlockHeights m_heights;
    std::vector<bool> m_measured;
    QCache<int, TranscriptItem> m_items;
    QSet<model::RowId> m_open; ///< blocks opened by hand, by their first message
    std::vector<model::MatchTerm> m_terms;
    model::RowId m_currentMatch = 0;
    int m_anchor = 0; ///< block at the upper edge
    int m_anchorOffset = 0; ///< pixels of it above the edge
    int m_current = -1; ///< block of the keyboard
    Place m_selectionStart;
    Place m_selectionEnd;
    bool m_selecting = false;
    bool m_moved = false;
    QPoint m_pressed;
};

} // namespace evoca::app
