#include "widgets/LessonLine.h"

#include "i18n/Words.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"
#include "widgets/ConfidenceMeter.h"
#include "widgets/RichText.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

LessonLine::LessonLine(Theme &theme, const model::Lesson &lesson, QWidget *parent)
    : QAbstractButton(parent), m_theme(theme), m_lesson(lesson)
{
    setText(lesson.text);
    setAccessibleName(
        tr("Lesson: %1, confidence %2, %3")
            .arg(lesson.text, Words::decimal(lesson.confidence, 2), Words::support(lesson.support, lesson.against)));
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QRectF LessonLine::textBox(int width) const
{
    const qreal left = m_theme.px(98);
    const qreal support = TextPaint::width(m_theme.font(FontRole::Meta),
                                           Words::support(m_lesson.support, m_lesson.against));
    return {left, 0, std::max<qreal>(80, width - left - support - m_theme.px(16)), 0};
}

void LessonLine::prepare(QTextDocument &document, int width) const
{
    document.setDefaultFont(m_theme.font(FontRole::Body));
    document.setDocumentMargin(0);
    document.setHtml(u"<b>%1.</b> %2"_s.arg(Words::lessonKindTitle(m_lesson.kind).toHtmlEscaped(),
                                            RichText::withCode(m_theme, m_lesson.text)));
    document.setTextWidth(textBox(width).width());
}

int LessonLine::heightForWidth(int width) const
{
    QTextDocument document;
    prepare(document, width);
    return std::max(m_theme.px(44), int(document.size().height()) + m_theme.px(16));
}

QSize LessonLine::sizeHint() const
{
    return {m_theme.px(320), heightForWidth(std::max(width(), m_theme.px(320)))};
}

void LessonLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse())
        painter.fillRect(rect(), m_theme.color(Token::Hover));
    const qreal centre = height() / 2.0;
    const QSizeF meter = ConfidenceMeter::size(m_theme);
    ConfidenceMeter::paint(painter, m_theme, QPointF(0, centre - meter.height() / 2), m_lesson.confidence,
                           m_lesson.muted);
    TextPaint::left(painter, m_theme.font(FontRole::BodyStrong), m_theme.color(Token::Text),
                    meter.width() + m_theme.px(8), centre, Words::decimal(m_lesson.confidence, 2));
    TextPaint::right(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text2), width(), centre,
                     Words::support(m_lesson.support, m_lesson.against));
    QTextDocument document;
    prepare(document, width());
    painter.save();
    painter.translate(textBox(width()).left(), centre - document.size().height() / 2);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, m_theme.color(m_lesson.muted ? Token::Text3 : Token::Text));
    document.documentLayout()->draw(&painter, context);
    painter.restore();
    painter.fillRect(QRectF(0, height() - 1, width(), 1), m_theme.color(Token::Line));
}

} // namespace evoca::app
