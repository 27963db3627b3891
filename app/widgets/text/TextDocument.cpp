#include "widgets/text/TextDocument.h"

#include "widgets/text/CodeHighlighter.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

#include <cmath>

namespace evoca::app {

TextDocument::TextDocument(const Theme &theme, Form form, FontRole role, const QString &text)
{
    setUndoRedoEnabled(false);
    setDocumentMargin(0);
    setDefaultFont(theme.font(role));
    QTextOption option = defaultTextOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setDefaultTextOption(option);
    if (form == Form::Markdown) {
        setMarkdown(text,
                    QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                        | QTextDocument::MarkdownNoHTML);
        styleMarkdown(theme);
        highlightCode(theme);
    } else {
        setPlainText(text);
    }
}

QVariant TextDocument::loadResource(int, const QUrl &)
{
    return {};
}

void TextDocument::styleMarkdown(const Theme &theme)
{
    const QFont code = theme.font(FontRole::Code);
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const bool isCode = format.hasProperty(QTextFormat::BlockCodeFence)
            || format.hasProperty(QTextFormat::BlockCodeLanguage);
        const int heading = format.headingLevel();
        format.setTopMargin(isCode ? 0 : theme.px(heading > 0 ? 12 : 2));
        format.setBottomMargin(isCode ? 0 : theme.px(6));
        if (isCode) {
            const bool first = !block.previous().isValid()
                || !block.previous().blockFormat().hasProperty(QTextFormat::BlockCodeFence);
            const bool last = !block.next().isValid()
                || !block.next().blockFormat().hasProperty(QTextFormat::BlockCodeFence);
            format.setBackground(theme.color(Token::Code));
            format.setTopMargin(first ? theme.px(6) : 0);
            format.setBottomMargin(last ? theme.px(8) : 0);
            format.setLeftMargin(theme.px(8));
            format.setNonBreakableLines(false);
        }
        cursor.setBlockFormat(format);
        // Iterators end when formats change, so the ranges are taken first.
        std::vector<std::pair<int, int>> fixed;
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            if (fragment.charFormat().fontFixedPitch() || isCode)
                fixed.emplace_back(fragment.position(), fragment.length());
        }
        for (const auto &[position, length] : fixed) {
            cursor.setPosition(position);
            cursor.setPosition(position + length, QTextCursor::KeepAnchor);
            QTextCharFormat charFormat;
            charFormat.setFont(code);
            if (!isCode)
                charFormat.setBackground(theme.color(Token::Code));
            cursor.mergeCharFormat(charFormat);
        }
        if (heading > 0) {
            cursor.select(QTextCursor::BlockUnderCursor);
            QTextCharFormat charFormat;
            charFormat.setFont(theme.font(heading <= 2 ? FontRole::LeadStrong : FontRole::BodyStrong));
            cursor.mergeCharFormat(charFormat);
        }
    }
}

void TextDocument::highlightCode(const Theme &theme)
{
    CodeHighlighter highlighter(theme);
    QString language;
    bool inside = false;
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        const QTextBlockFormat format = block.blockFormat();
        if (!format.hasProperty(QTextFormat::BlockCodeFence)) {
            inside = false;
            continue;
        }
        const QString word = format.property(QTextFormat::BlockCodeLanguage).toString();
        if (!inside || word != language) {
            language = word;
            inside = true;
            highlighter.setLanguage(language);
        }
        block.layout()->setFormats(highlighter.highlight(block.text()));
    }
}

int TextDocument::heightFor(int width)
{
    if (textWidth() != width)
        setTextWidth(width);
    return int(std::ceil(size().height()));
}

int TextDocument::positionAt(const QPointF &point) const
{
    return documentLayout()->hitTest(point, Qt::FuzzyHit);
}

/// The match that "3 of 14" counts, in one line of text.
void TextDocument::outline(QPainter &painter, const Theme &theme, int start, int length) const
{
    const QTextBlock block = findBlock(start);
    if (!block.isValid() || !block.layout())
        return;
    const int from = start - block.position();
    const QTextLine line = block.layout()->lineForTextPosition(from);
    if (!line.isValid())
        return;
    const qreal left = line.cursorToX(from);
    const qreal right = line.cursorToX(from + length);
    const QRectF box(left, line.y(), right - left, line.height());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Token::Text), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.translated(block.layout()->position()).adjusted(-2, -1, 2, 1), 2, 2);
}

void TextDocument::paint(QPainter &painter, const Theme &theme, const QPointF &topLeft, Token ink, const Marks &marks,
                         const QRectF &clip) const
{
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, theme.color(ink));
    context.palette.setColor(QPalette::Link, theme.color(Token::AccentText));
    const auto add = [this, &context](int start, int end, const QColor &background, const QColor &foreground) {
        QAbstractTextDocumentLayout::Selection selection;
        selection.cursor = QTextCursor(const_cast<TextDocument *>(this));
        selection.cursor.setPosition(std::clamp(start, 0, characterCount() - 1));
        selection.cursor.setPosition(std::clamp(end, 0, characterCount() - 1), QTextCursor::KeepAnchor);
        selection.format.setBackground(background);
        if (foreground.isValid())
            selection.format.setForeground(foreground);
        context.selections.append(selection);
    };
    for (const auto &[start, length] : marks.matches)
        add(int(start), int(start + length), theme.color(Token::Mark), theme.color(Token::MarkText));
    if (marks.selectionStart >= 0 && marks.selectionEnd > marks.selectionStart)
        add(marks.selectionStart, marks.selectionEnd, theme.color(Token::AccentLine), {});
    painter.save();
    painter.translate(topLeft);
    context.clip = clip.translated(-topLeft);
    painter.setClipRect(context.clip, Qt::IntersectClip);
    documentLayout()->draw(&painter, context);
    if (marks.current && !marks.matches.empty())
        outline(painter, theme, int(marks.matches.front().first), int(marks.matches.front().second));
    painter.restore();
}

} // namespace evoca::app
