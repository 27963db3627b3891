#include "pages/sessions/TextItem.h"

#include "i18n/Words.h"
#include "pages/sessions/TranscriptTexts.h"
#include "theme/Icons.h"
#include "theme/TextPaint.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

using Kind = TranscriptBlock::Kind;

struct TranscriptText
{
    Q_DECLARE_TR_FUNCTIONS(Transcript)
};

/// Nobody reads more at once; the rest comes on demand and as plain text.
constexpr qsizetype longestMarkdown = 60'000;

} // namespace

bool TextItem::isFolded() const
{
    return !m_open && (m_block.kind == Kind::Thinking || m_block.kind == Kind::Note);
}

QString TextItem::headline(const TranscriptContext &context) const
{
    const model::Message &message = context.messages[std::size_t(m_block.first)];
    switch (message.kind) {
    case model::MessageKind::Thinking: {
        // The next entry's time is when thinking ended.
        const std::size_t next = std::size_t(m_block.first) + 1;
        const qint64 end = next < context.messages.size() ? context.messages[next].time : 0;
        const qint64 seconds = message.time > 0 && end > message.time ? (end - message.time) / 1000 : 0;
        return seconds > 0 ? TranscriptText::tr("Thought for %n s", nullptr, int(seconds))
                           : TranscriptText::tr("Thought");
    }
    case model::MessageKind::Summary: return TranscriptText::tr("The conversation was summarised here");
    case model::MessageKind::Context: return TranscriptText::tr("Context added by the agent");
    default: return TranscriptText::tr("Note from the agent");
    }
}

int TextItem::layout(const TranscriptContext &context)
{
    const Theme &theme = context.theme;
    m_parts.clear();
    m_more = {};
    const bool quiet = m_block.kind == Kind::Thinking || m_block.kind == Kind::Note;
    m_headHeight = quiet ? theme.px(28) : 0;
    if (isFolded()) {
        m_complete = true;
        m_height = m_headHeight;
        return m_height;
    }
    const int above = m_block.kind == Kind::Prompt ? theme.px(12) : quiet ? m_headHeight : theme.px(8);
    m_height = above + layoutText(context, above) + (m_block.kind == Kind::Prompt ? theme.px(12) : theme.px(8));
    numberParts();
    return m_height;
}

int TextItem::layoutText(const TranscriptContext &context, int top)
{
    const Theme &theme = context.theme;
    const model::Message &message = context.messages[std::size_t(m_block.first)];
    const QString *text = context.texts.text(message);
    m_complete = text != nullptr;
    if (!text)
        return estimatedHeight(context, m_block);
    const bool markdown = m_block.kind == Kind::Answer && text->size() <= longestMarkdown;
    const FontRole role = m_block.kind == Kind::Prompt ? FontRole::BodyMedium : FontRole::Body;
    auto document = std::make_unique<TextDocument>(
        theme, markdown ? TextDocument::Form::Markdown : TextDocument::Form::Plain, role, text->trimmed());
    const int timeWidth = m_block.kind == Kind::Prompt ? theme.px(56) : 0;
    int height = document->heightFor(readingWidth(context) - timeWidth);
    m_parts.push_back({std::move(document), QPoint(theme.px(transcriptTextX), top), 0});
    if (context.texts.isPartial(message)) {
        m_more = QRect(theme.px(transcriptTextX), top + height, readingWidth(context), theme.px(24));
        height += m_more.height();
    }
    return std::max(height, theme.px(21));
}

void TextItem::paintPromptFrame(QPainter &painter, const TranscriptContext &context, int top) const
{
    const Theme &theme = context.theme;
    const QRect area(0, top, context.width, m_height);
    painter.fillRect(area, theme.color(Token::Sunken));
    painter.fillRect(QRect(0, top, context.width, 1), theme.color(Token::Line));
    painter.fillRect(QRect(0, top + m_height - 1, context.width, 1), theme.color(Token::Line));
    const int side = theme.px(22);
    const QPointF disc(theme.px(transcriptPadding) + side / 2.0, top + theme.px(12) + theme.px(21) / 2.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(Token::AccentFill));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawEllipse(disc, side / 2.0, side / 2.0);
    Icons::paint(painter, u"user"_s, disc, theme.px(14), theme.color(Token::OnAccent));
    const model::Message &message = context.messages[std::size_t(m_block.first)];
    TextPaint::right(painter, theme.font(FontRole::Meta), theme.color(Token::Text3),
                     context.width - theme.px(transcriptPadding), disc.y(),
                     message.time > 0 ? Words::time(message.time) : QString());
}

void TextItem::paintHeadline(QPainter &painter, const TranscriptContext &context, int top) const
{
    const Theme &theme = context.theme;
    const qreal centre = top + m_headHeight / 2.0;
    const int x = theme.px(transcriptTextX);
    Icons::paint(painter, m_open ? u"down"_s : u"right"_s, QPointF(x + theme.px(4), centre), theme.px(12),
                 theme.color(Token::Text3));
    TextPaint::left(painter, theme.font(FontRole::Meta), theme.color(Token::Text3), x + theme.px(16), centre,
                    headline(context));
}

void TextItem::paint(QPainter &painter, const TranscriptContext &context, int top, const QRect &clip,
                     const ItemSelection &selection, bool current)
{
    const Theme &theme = context.theme;
    if (m_block.kind == Kind::Prompt)
        paintPromptFrame(painter, context, top);
    if (m_headHeight > 0)
        paintHeadline(painter, context, top);
    const bool quiet = m_block.kind == Kind::Thinking || m_block.kind == Kind::Note;
    paintParts(painter, context, top, clip, quiet ? Token::Text2 : Token::Text, selection, current);
    if (!m_more.isNull()) {
        TextPaint::left(painter, theme.font(FontRole::MetaMedium), theme.color(Token::AccentText), m_more.x(),
                        top + m_more.center().y(), TranscriptText::tr("Show the whole text"));
    }
}

bool TextItem::isClickable(const QPoint &point) const
{
    return (m_headHeight > 0 && point.y() < m_headHeight) || m_more.contains(point);
}

bool TextItem::click(const TranscriptContext &context, const QPoint &point)
{
    if (m_headHeight > 0 && point.y() < m_headHeight) {
        m_open = !m_open;
        return true;
    }
    if (m_more.contains(point)) {
        context.texts.whole(context.messages[std::size_t(m_block.first)]);
        return true;
    }
    return false;
}

} // namespace evoca::app
