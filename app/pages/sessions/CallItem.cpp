#include "pages/sessions/CallItem.h"

#include "i18n/Words.h"
#include "pages/sessions/CallSummary.h"
#include "pages/sessions/TranscriptTexts.h"
#include "theme/Icons.h"
#include "theme/OutcomeShape.h"
#include "theme/TextPaint.h"
#include "widgets/text/CodeHighlighter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct TranscriptText
{
    Q_DECLARE_TR_FUNCTIONS(Transcript)
};

constexpr int firstLines = 20;
constexpr qsizetype mostLines = 5000; // of one output at once; nobody scrolls further, the file has the rest

model::Status statusOf(const model::Message &call)
{
    if (!call.finished)
        return model::Status::Unknown;
    return call.failed ? model::Status::Failure : model::Status::Success;
}

QString iconOf(model::ToolCategory category)
{
    switch (model::laneOf(category)) {
    case model::Lane::Look: return u"look"_s;
    case model::Lane::Edit: return u"edit"_s;
    case model::Lane::Check: return u"checks"_s;
    case model::Lane::Run: break;
    }
    return u"terminal"_s;
}

/// At most so many lines; `hidden` tells how many there are in all when some are left out, else 0.
QString head(const QString &text, qsizetype lines, qsizetype &total)
{
    total = text.count(u'\n') + 1;
    qsizetype end = -1;
    for (qsizetype line = 0; line < lines; ++line) {
        end = text.indexOf(u'\n', end + 1);
        if (end < 0)
            return text;
    }
    return text.left(end);
}

} // namespace

int CallItem::layout(const TranscriptContext &context)
{
    const Theme &theme = context.theme;
    m_parts.clear();
    m_diff.clear();
    m_more = {};
    m_headHeight = theme.px(30);
    layoutHead(context);
    m_bodyHeight = m_open && m_block.kind == TranscriptBlock::Kind::Call ? layoutBody(context, m_headHeight) : 0;
    numberParts();
    const int above = m_block.joinsAbove ? 0 : theme.px(4);
    const int below = m_block.joinsBelow ? 0 : theme.px(8);
    for (Part &part : m_parts)
        part.at.ry() += above;
    if (!m_more.isNull())
        m_more.translate(0, above);
    m_diffTop += above;
    return above + m_headHeight + m_bodyHeight + below;
}

void CallItem::layoutHead(const TranscriptContext &context)
{
    const model::Message &call = context.messages[std::size_t(m_block.first)];
    if (m_block.kind == TranscriptBlock::Kind::LookRun) {
        int looks = 0;
        qint64 duration = 0;
        for (int i = m_block.first; i <= m_block.last; ++i) {
            const model::Message &message = context.messages[std::size_t(i)];
            looks += message.kind == model::MessageKind::ToolCall;
            duration += std::max(0, message.kind == model::MessageKind::ToolCall ? message.durationMs : 0);
        }
        m_essence = TranscriptText::tr("%n file(s) read or searched", nullptr, looks);
        m_words.clear();
        m_duration = duration > 0 ? Words::seconds(duration) : QString();
        m_complete = true;
        return;
    }
    const QString *input = context.texts.text(call);
    const model::Message *result = m_block.result >= 0 ? &context.messages[std::size_t(m_block.result)] : nullptr;
    const QString *output = result ? context.texts.text(*result) : nullptr;
    m_complete = input && (!result || output);
    m_essence = input ? CallSummary::essence(call.tool, *input) : call.tool;
    if (!context.folder.isEmpty())
        m_essence.remove(context.folder + u'/');
    m_words = input && output ? CallSummary::resultWords(call.category, call.failed, *input, *output) : QString();
    if (!result && input)
        m_words = TranscriptText::tr("no result");
    m_duration = Words::seconds(call.durationMs);
}

int CallItem::layoutBody(const TranscriptContext &context, int top)
{
    const Theme &theme = context.theme;
    const model::Message &call = context.messages[std::size_t(m_block.first)];
    const QString *input = context.texts.text(call);
    if (!input)
        return theme.px(24);
    int height = layoutDiff(context, top, *input);
    // A one-line input is already in the head.
    if (height == 0 && input->trimmed() != CallSummary::essence(call.tool, *input))
        height = addText(context, top + theme.px(6), *input) + theme.px(10);
    height += layoutOutput(context, top + height);
    return height + theme.px(4);
}

int CallItem::layoutDiff(const TranscriptContext &context, int top, const QString &input)
{
    const auto diff = CallSummary::diff(input);
    if (!diff || diff->empty())
        return 0;
    CodeHighlighter highlighter(context.theme);
    highlighter.setFile(CallSummary::file(input));
    qsizetype shown = m_allLines ? mostLines : firstLines * 2;
    for (const DiffLine &line : *diff) {
        if (shown-- == 0)
            break;
        m_diff.push_back({line, highlighter.highlight(line.text)});
    }
    m_diffTop = top;
    int height = int(m_diff.size()) * context.theme.px(21) + context.theme.px(8);
    if (m_diff.size() < diff->size() && !m_allLines) {
        m_moreText = TranscriptText::tr("Show all %n lines", nullptr, int(diff->size()));
        m_more = QRect(context.theme.px(transcriptFrameX + 12), top + height,
                       frameWidth(context) - context.theme.px(24), context.theme.px(24));
        height += m_more.height();
    }
    return height;
}

int CallItem::addText(const TranscriptContext &context, int top, const QString &text)
{
    auto document = std::make_unique<TextDocument>(context.theme, TextDocument::Form::Code, FontRole::Code, text);
    const int height = document->heightFor(frameWidth(context) - context.theme.px(24));
    m_parts.push_back({std::move(document), QPoint(context.theme.px(transcriptFrameX + 12), top), 0});
    return height;
}

int CallItem::layoutOutput(const TranscriptContext &context, int top)
{
    const Theme &theme = context.theme;
    if (m_block.result < 0)
        return 0;
    const model::Message &result = context.messages[std::size_t(m_block.result)];
    const QString *output = context.texts.text(result);
    // What an edit answers is the file again: the diff has told it.
    if (!output || output->isEmpty() || (!m_diff.empty() && !result.failed))
        return output ? 0 : theme.px(24);
    qsizetype total = 0;
    const QString shown = head(*output, m_allLines ? mostLines : firstLines, total);
    int height = theme.px(6) + addText(context, top + theme.px(6), shown);
    const bool partial = context.texts.isPartial(result);
    if ((!m_allLines && total > firstLines) || partial) {
        m_moreText = partial ? TranscriptText::tr("Show the whole output")
                             : TranscriptText::tr("Show all %n lines", nullptr, int(total));
        m_more = QRect(theme.px(transcriptFrameX + 12), top + height, frameWidth(context) - theme.px(24), theme.px(24));
        height += m_more.height();
    }
    return height + theme.px(6);
}

void CallItem::paintFrame(QPainter &painter, const TranscriptContext &context, int top) const
{
    const Theme &theme = context.theme;
    const QRectF frame = QRectF(theme.px(transcriptFrameX), top, frameWidth(context), m_headHeight + m_bodyHeight)
                             .adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal radius = theme.px(6);
    // Only outer corners are round; neighbours share one hairline, drawn by the lower one.
    const qreal above = m_block.joinsAbove ? 0 : radius;
    const qreal below = m_block.joinsBelow ? 0 : radius;
    const qreal bottom = m_block.joinsBelow ? frame.bottom() + 1 : frame.bottom();
    QPainterPath sides;
    sides.moveTo(frame.left(), bottom - below);
    sides.lineTo(frame.left(), frame.top() + above);
    if (above > 0)
        sides.arcTo(QRectF(frame.left(), frame.top(), 2 * radius, 2 * radius), 180, -90);
    sides.lineTo(frame.right() - above, frame.top());
    if (above > 0)
        sides.arcTo(QRectF(frame.right() - 2 * radius, frame.top(), 2 * radius, 2 * radius), 90, -90);
    sides.lineTo(frame.right(), bottom - below);
    if (below > 0) {
        sides.arcTo(QRectF(frame.right() - 2 * radius, bottom - 2 * radius, 2 * radius, 2 * radius), 0, -90);
        sides.lineTo(frame.left() + radius, bottom);
        sides.arcTo(QRectF(frame.left(), bottom - 2 * radius, 2 * radius, 2 * radius), 270, -90);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Token::Line), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(sides);
}

void CallItem::paintHead(QPainter &painter, const TranscriptContext &context, int top) const
{
    const Theme &theme = context.theme;
    const model::Message &call = context.messages[std::size_t(m_block.first)];
    const qreal centre = top + m_headHeight / 2.0;
    const int left = theme.px(transcriptFrameX);
    const int right = left + frameWidth(context);
    Icons::paint(painter, m_open ? u"down"_s : u"right"_s, QPointF(left + theme.px(14), centre), theme.px(12),
                 theme.color(Token::Text3));
    const bool isRun = m_block.kind == TranscriptBlock::Kind::LookRun;
    OutcomeShape::paint(painter, theme, isRun ? model::Status::Success : statusOf(call),
                        QPointF(left + theme.px(34), centre), theme.px(12), theme.color(Token::Base));
    Icons::paint(painter, iconOf(call.category), QPointF(left + theme.px(56), centre), theme.px(15),
                 theme.color(Token::Text2));
    const QFont meta = theme.font(FontRole::Meta);
    qreal end = right - theme.px(12);
    const qreal durationColumn = theme.px(64);
    TextPaint::right(painter, meta, theme.color(Token::Text3), end, centre, m_duration);
    end -= m_duration.isEmpty() ? 0 : std::max(durationColumn, TextPaint::width(meta, m_duration) + theme.px(12));
    if (!m_words.isEmpty()) {
        const QFont words = theme.font(call.failed ? FontRole::MetaMedium : FontRole::Meta);
        const QString shown = QFontMetricsF(words).elidedText(m_words, Qt::ElideRight, frameWidth(context) * 0.4);
        TextPaint::right(painter, words, theme.color(call.failed ? Token::Failure : Token::Text2), end, centre, shown);
        end -= TextPaint::width(words, shown) + theme.px(16);
    }
    const qreal x = left + theme.px(74);
    TextPaint::left(painter, theme.font(isRun ? FontRole::Meta : FontRole::Code), theme.color(Token::Text), x, centre,
                    m_essence, std::max<qreal>(40, end - x));
}

void CallItem::paintDiff(QPainter &painter, const TranscriptContext &context, int top, const QRect &clip) const
{
    const Theme &theme = context.theme;
    const int lineHeight = theme.px(21);
    const int left = theme.px(transcriptFrameX) + 1;
    const int width = frameWidth(context) - 2;
    const QFont font = theme.font(FontRole::Code);
    const int textX = left + theme.px(92);
    int y = top + m_diffTop;
    for (const PaintedLine &painted : m_diff) {
        const QRect row(left, y, width, lineHeight);
        y += lineHeight;
        if (!row.intersects(clip))
            continue;
        const DiffLine &line = painted.line;
        const bool added = line.kind == DiffLine::Kind::Added;
        const bool removed = line.kind == DiffLine::Kind::Removed;
        if (added || removed)
            painter.fillRect(row, theme.color(added ? Token::DiffAdd : Token::DiffDel));
        const qreal centre = row.y() + lineHeight / 2.0;
        if (line.kind == DiffLine::Kind::Gap) {
            TextPaint::left(painter, font, theme.color(Token::Text3), textX, centre,
                            line.text.isEmpty() ? u"⋯"_s : line.text);
            continue;
        }
        const auto number = [&](int value, int right) {
            if (value > 0)
                TextPaint::right(painter, font, theme.color(Token::Text3), left + right, centre,
                                 QString::number(value));
        };
        number(line.oldNumber, theme.px(36));
        number(line.newNumber, theme.px(66));
        if (added || removed)
            TextPaint::centred(painter, font, theme.color(added ? Token::Success : Token::Failure), left + theme.px(79),
                               centre, added ? u"+"_s : u"-"_s);
        QTextLayout layout(line.text, font);
        QTextOption option;
        option.setWrapMode(QTextOption::NoWrap);
        layout.setTextOption(option);
        QList<QTextLayout::FormatRange> formats = painted.colours;
        if (line.wordLength > 0) {
            QTextLayout::FormatRange word;
            word.start = line.wordStart;
            word.length = line.wordLength;
            word.format.setBackground(theme.color(added ? Token::DiffAddWord : Token::DiffDelWord));
            formats.prepend(word);
        }
        layout.setFormats(formats);
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        painter.save();
        painter.setClipRect(QRect(textX, row.y(), row.right() - textX, lineHeight), Qt::IntersectClip);
        painter.setPen(theme.color(Token::Text));
        layout.draw(&painter, QPointF(textX, row.y() + (lineHeight - layout.boundingRect().height()) / 2));
        painter.restore();
    }
}

void CallItem::paint(QPainter &painter, const TranscriptContext &context, int top, const QRect &clip,
                     const ItemSelection &selection, bool current)
{
    const Theme &theme = context.theme;
    const int above = m_block.joinsAbove ? 0 : theme.px(4);
    paintFrame(painter, context, top + above);
    paintHead(painter, context, top + above);
    if (m_bodyHeight > 0) {
        painter.fillRect(QRect(theme.px(transcriptFrameX), top + above + m_headHeight - 1, frameWidth(context), 1),
                         theme.color(Token::Line));
        paintDiff(painter, context, top, clip);
        paintParts(painter, context, top, clip, Token::Text2, selection, current);
        if (!m_more.isNull()) {
            TextPaint::left(painter, theme.font(FontRole::MetaMedium), theme.color(Token::AccentText), m_more.x(),
                            top + m_more.center().y(), m_moreText);
        }
    }
}

bool CallItem::isClickable(const QPoint &point) const
{
    return point.y() < m_headHeight + 4 || m_more.contains(point);
}

bool CallItem::click(const TranscriptContext &context, const QPoint &point)
{
    if (m_more.contains(point)) {
        if (m_block.result >= 0 && context.texts.isPartial(context.messages[std::size_t(m_block.result)]))
            context.texts.whole(context.messages[std::size_t(m_block.result)]);
        m_allLines = true;
        return true;
    }
    if (point.y() < m_headHeight + context.theme.px(4)) {
        m_open = !m_open;
        return true;
    }
    return false;
}

} // namespace evoca::app
