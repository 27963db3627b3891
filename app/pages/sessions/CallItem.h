#pragma once

#include "pages/sessions/TranscriptItem.h"

#include <QList>
#include <QTextLayout>

namespace evoca::app {

/// A tool call: folded it shows what ran, how it ended and how long it took; open also its input or diff and its output
/// (20 lines, then all). A run of looks is one folded line that the view replaces by its calls.
class CallItem : public TranscriptItem
{
public:
    explicit CallItem(const TranscriptBlock &block) : m_block(block) { }
    int layout(const TranscriptContext &context) override;
    void paint(QPainter &painter, const TranscriptContext &context, int top, const QRect &clip,
               const ItemSelection &selection, bool current) override;
    bool click(const TranscriptContext &context, const QPoint &point) override;
    bool isClickable(const QPoint &point) const override;
    bool isOpen() const override { return m_open; }
    void setOpen(bool open) override { m_open = open; }
    const TranscriptBlock &block() const { return m_block; }

private:
    struct PaintedLine
    {
        DiffLine line;
        QList<QTextLayout::FormatRange> colours;
    };
    void layoutHead(const TranscriptContext &context);
    int layoutBody(const TranscriptContext &context, int top);
    int layoutDiff(const TranscriptContext &context, int top, const QString &input);
    int layoutOutput(const TranscriptContext &context, int top);
    int addText(const TranscriptContext &context, int top, const QString &text);
    void paintFrame(QPainter &painter, const TranscriptContext &context, int top) const;
    void paintHead(QPainter &painter, const TranscriptContext &context, int top) const;
    void paintDiff(QPainter &painter, const TranscriptContext &context, int top, const QRect &clip) const;

    TranscriptBlock m_block;
    bool m_open = false;
    bool m_allLines = false;
    QString m_essence;
    QString m_words;
    QString m_duration;
    std::vector<PaintedLine> m_diff;
    int m_diffTop = 0;
    int m_headHeight = 0;
    int m_bodyHeight = 0;
    QRect m_more;
    QString m_moreText;
};

} // namespace evoca::app
