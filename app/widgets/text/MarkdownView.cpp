#include "widgets/text/MarkdownView.h"

#include "widgets/text/TextDocument.h"

#include <QResizeEvent>

#include <algorithm>

namespace evoca::app {

namespace {
constexpr int readingColumns = 76;
}

MarkdownView::MarkdownView(Theme &theme, FontRole role, QWidget *parent)
    : QTextEdit(parent), m_theme(theme), m_role(role)
{
    setReadOnly(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    viewport()->setAutoFillBackground(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    build();
    connect(&theme, &Theme::changed, this, &MarkdownView::build);
}

MarkdownView::~MarkdownView()
{
    // The editor must not outlive its document, nor keep it.
    setDocument(nullptr);
}

void MarkdownView::setText(const QString &markdown)
{
    if (markdown == m_text)
        return;
    m_text = markdown;
    build();
}

void MarkdownView::build()
{
    QPalette palette = m_theme.palette();
    palette.setColor(QPalette::Base, Qt::transparent);
    palette.setColor(QPalette::Highlight, m_theme.color(Token::AccentLine));
    setPalette(palette);
    auto document = std::make_unique<TextDocument>(m_theme, TextDocument::Form::Markdown, m_role, m_text);
    setDocument(document.get());
    m_document = std::move(document);
    setMaximumWidth(qRound(QFontMetricsF(m_theme.font(m_role)).averageCharWidth() * readingColumns * 1.12));
    updateGeometry();
}

int MarkdownView::heightForWidth(int width) const
{
    const qreal before = m_document->textWidth();
    const int height = m_document->heightFor(std::max(width, 40));
    if (before > 0)
        m_document->setTextWidth(before);
    return height;
}

QSize MarkdownView::sizeHint() const
{
    return {m_theme.px(320), heightForWidth(width())};
}

QSize MarkdownView::minimumSizeHint() const
{
    return {m_theme.px(120), heightForWidth(width())};
}

void MarkdownView::resizeEvent(QResizeEvent *event)
{
    QTextEdit::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

void MarkdownView::wheelEvent(QWheelEvent *event)
{
    // It never scrolls itself: the page around it does.
    event->ignore();
}

} // namespace evoca::app
