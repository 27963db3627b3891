#pragma once

#include "pages/sessions/TranscriptItem.h"

namespace evoca::app {

/// Prompt, answer, thinking or note. Thinking and notes are one quiet line until they are opened.
class TextItem : public TranscriptItem
{
public:
    explicit TextItem(const TranscriptBlock &block) : m_block(block) { }
    int layout(const TranscriptContext &context) override;
    void paint(QPainter &painter, const TranscriptContext &context, int top, const QRect &clip,
               const ItemSelection &selection, bool current) override;
    bool click(const TranscriptContext &context, const QPoint &point) override;
    bool isClickable(const QPoint &point) const override;
    bool isOpen() const override { return m_open; }
    void setOpen(bool open) override { m_open = open; }

private:
    bool isFolded() const;
    QString headline(const TranscriptContext &context) const;
    int layoutText(const TranscriptContext &context, int top);
    void paintHeadline(QPainter &painter, const TranscriptContext &context, int top) const;
    void paintPromptFrame(QPainter &painter, const TranscriptContext &context, int top) const;

    TranscriptBlock m_block;
    bool m_open = false;
    int m_height = 0;
    int m_headHeight = 0;
    QRect m_more; ///< "Show all"; null: nothing hidden
};

} // namespace evoca::app
