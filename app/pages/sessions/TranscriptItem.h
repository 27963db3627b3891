#pragma once

#include "pages/sessions/TranscriptBlocks.h"
#include "text/Snippet.h"
#include "widgets/text/LineDiff.h"
#include "widgets/text/TextDocument.h"

#include <QRect>

namespace evoca::app {

class TranscriptTexts;

/// What items need to lay themselves out and paint. Owned by the view.
struct TranscriptContext
{
    const Theme &theme;
    TranscriptTexts &texts;
    const std::vector<model::Message> &messages;
    const std::vector<model::MatchTerm> &terms; ///< of the find bar or the query
    int width = 0;
    QString folder; ///< the session's working directory: paths inside are shown relative to it
};

/// A selection inside one item, in its own linear positions; start < 0: none, end past the text: to its end.
struct ItemSelection
{
    int start = -1;
    int end = -1;
};

/// A block that is (or was lately) on screen: its documents and its painting. Made when the block comes into sight,
/// dropped when many others came after it.
class TranscriptItem
{
public:
    virtual ~TranscriptItem() = default;
    /// Lays out for the context's width; returns the height. Called again after texts arrived.
    virtual int layout(const TranscriptContext &context) = 0;
    /// `top` is the item's upper edge in the viewport; `current`: outline the first match.
    virtual void paint(QPainter &painter, const TranscriptContext &context, int top, const QRect &clip,
                       const ItemSelection &selection, bool current) = 0;
    /// A click at a point relative to the item; true if the item changed and is to be laid out again.
    virtual bool click(const TranscriptContext &context, const QPoint &point) = 0;
    virtual bool isClickable(const QPoint &point) const = 0;

    int positionAt(const QPoint &point) const;
    QString textBetween(int start, int end) const;
    int textLength() const;
    /// A link's target under a point, or empty.
    QString linkAt(const QPoint &point) const;
    /// All texts it waits for are here.
    bool isComplete() const { return m_complete; }
    virtual bool isOpen() const { return false; }
    virtual void setOpen(bool open) { Q_UNUSED(open) }

protected:
    struct Part
    {
        std::unique_ptr<TextDocument> document;
        QPoint at; ///< relative to the item
        int start = 0; ///< first linear position
    };
    void paintParts(QPainter &painter, const TranscriptContext &context, int top, const QRect &clip, Token ink,
                    const ItemSelection &selection, bool current) const;
    /// Numbers the parts' positions; call at the end of layout().
    void numberParts();

    std::vector<Part> m_parts;
    bool m_complete = false;
};

std::unique_ptr<TranscriptItem> makeTranscriptItem(const TranscriptBlock &block, bool open);

/// The height a block probably has, without its text.
int estimatedHeight(const TranscriptContext &context, const TranscriptBlock &block);

// Measures shared by items, at the base size of 13 px.
inline constexpr int transcriptPadding = 28;
inline constexpr int transcriptTextX = 62;
inline constexpr int transcriptFrameX = 54;
/// Width of reading text (at most 76 characters) and of frames.
int readingWidth(const TranscriptContext &context);
int frameWidth(const TranscriptContext &context);

} // namespace evoca::app
