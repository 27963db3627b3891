#include "pages/sessions/TranscriptItem.h"

#include "pages/sessions/CallItem.h"
#include "pages/sessions/TextItem.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QTextCursor>
#include <QTextDocumentFragment>

namespace evoca::app {

int readingWidth(const TranscriptContext &context)
{
    const int room = context.width - context.theme.px(transcriptTextX) - context.theme.px(transcriptPadding);
    const qreal character = QFontMetricsF(context.theme.font(FontRole::Body)).averageCharWidth();
    return std::max(120, std::min(room, int(76 * character * 1.12)));
}

int frameWidth(const TranscriptContext &context)
{
    const int room = context.width - context.theme.px(transcriptFrameX) - context.theme.px(transcriptPadding);
    return std::max(160, std::min(room, context.theme.px(960)));
}

std::unique_ptr<TranscriptItem> makeTranscriptItem(const TranscriptBlock &block, bool open)
{
    std::unique_ptr<TranscriptItem> item;
    if (block.kind == TranscriptBlock::Kind::Call || block.kind == TranscriptBlock::Kind::LookRun)
        item = std::make_unique<CallItem>(block);
    else
        item = std::make_unique<TextItem>(block);
    item->setOpen(open);
    return item;
}

int estimatedHeight(const TranscriptContext &context, const TranscriptBlock &block)
{
    const Theme &theme = context.theme;
    switch (block.kind) {
    case TranscriptBlock::Kind::Call:
    case TranscriptBlock::Kind::LookRun: return theme.px(30) + (block.joinsBelow ? 0 : theme.px(12));
    case TranscriptBlock::Kind::Thinking:
    case TranscriptBlock::Kind::Note: return theme.px(28);
    default: break;
    }
    const int perLine = std::max(20, readingWidth(context) / std::max(1, theme.px(7)));
    const int length = int(std::min<quint32>(context.messages[std::size_t(block.first)].length, 20'000));
    return theme.px(21) * (1 + length / perLine) + theme.px(block.kind == TranscriptBlock::Kind::Prompt ? 24 : 16);
}

int TranscriptItem::positionAt(const QPoint &point) const
{
    const Part *nearest = nullptr;
    for (const Part &part : m_parts) {
        if (!nearest || point.y() >= part.at.y())
            nearest = &part;
    }
    return nearest ? nearest->start + std::max(0, nearest->document->positionAt(point - nearest->at)) : 0;
}

QString TranscriptItem::textBetween(int start, int end) const
{
    QString text;
    for (const Part &part : m_parts) {
        const int last = part.document->characterCount() - 1;
        const int from = std::clamp(start - part.start, 0, last);
        const int to = std::clamp(end - part.start, 0, last);
        if (from >= to)
            continue;
        QTextCursor cursor(part.document.get());
        cursor.setPosition(from);
        cursor.setPosition(to, QTextCursor::KeepAnchor);
        if (!text.isEmpty())
            text += u'\n';
        text += cursor.selection().toPlainText();
    }
    return text;
}

int TranscriptItem::textLength() const
{
    return m_parts.empty() ? 0 : m_parts.back().start + m_parts.back().document->characterCount() - 1;
}

QString TranscriptItem::linkAt(const QPoint &point) const
{
    for (const Part &part : m_parts) {
        const QString link = part.document->documentLayout()->anchorAt(point - part.at);
        if (!link.isEmpty())
            return link;
    }
    return {};
}

void TranscriptItem::numberParts()
{
    int next = 0;
    for (Part &part : m_parts) {
        part.start = next;
        next += part.document->characterCount();
    }
}

void TranscriptItem::paintParts(QPainter &painter, const TranscriptContext &context, int top, const QRect &clip,
                                Token ink, const ItemSelection &selection, bool current) const
{
    for (const Part &part : m_parts) {
        TextDocument::Marks marks;
        if (!context.terms.empty())
            marks.matches = model::matchRanges(part.document->toPlainText(), context.terms);
        marks.current = current;
        if (selection.start >= 0) {
            marks.selectionStart = std::max(0, selection.start - part.start);
            marks.selectionEnd = std::min(selection.end - part.start, part.document->characterCount() - 1);
        }
        part.document->paint(painter, context.theme, part.at + QPoint(0, top), ink, marks, clip);
    }
}

} // namespace evoca::app
