#include "widgets/ChoiceCard.h"

#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace evoca::app {

namespace {
constexpr int left = 40; // of the texts, after the ring
constexpr int right = 14;
constexpr int top = 36; // of the sentence
constexpr int bottom = 14;
} // namespace

ChoiceCard::ChoiceCard(Theme &theme, QWidget *parent) : QAbstractButton(parent), m_theme(theme)
{
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&theme, &Theme::changed, this, [this] { updateGeometry(); });
}

void ChoiceCard::setTexts(const QString &title, const QString &sentence)
{
    setText(title);
    m_sentence = sentence;
    setAccessibleName(title);
    setAccessibleDescription(sentence);
    updateGeometry();
    update();
}

int ChoiceCard::sentenceHeight(int width) const
{
    if (m_sentence.isEmpty())
        return 0;
    const QFontMetrics metrics(m_theme.font(FontRole::Meta));
    return metrics
        .boundingRect(QRect(0, 0, width - m_theme.px(left) - m_theme.px(right), 1000), Qt::TextWordWrap, m_sentence)
        .height();
}

int ChoiceCard::heightForWidth(int width) const
{
    const int sentence = sentenceHeight(width);
    return sentence == 0 ? m_theme.px(44) : m_theme.px(top) + sentence + m_theme.px(bottom);
}

QSize ChoiceCard::sizeHint() const
{
    const int wide = m_theme.px(240);
    return {wide, heightForWidth(wide)};
}

QSize ChoiceCard::minimumSizeHint() const
{
    const int title = int(TextPaint::width(m_theme.font(FontRole::BodyStrong), text())) + 1;
    const int wide = m_theme.px(left) + title + m_theme.px(right);
    return {wide, heightForWidth(std::max(width(), wide))};
}

void ChoiceCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool on = isChecked();
    painter.setPen(QPen(m_theme.color(on ? Token::Accent : Token::LineStrong), on ? 1.5 : 1));
    painter.setBrush(m_theme.color(on ? Token::AccentSoft : underMouse() ? Token::Hover : Token::Raised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    const qreal first = m_sentence.isEmpty() ? height() / 2.0 : m_theme.px(22);
    const QPointF centre(m_theme.px(24), first);
    const qreal outer = m_theme.px(16) / 2.0 - 1;
    painter.setPen(on ? Qt::NoPen : QPen(m_theme.color(Token::FieldLine), 1.25));
    painter.setBrush(m_theme.color(on ? Token::AccentFill : Token::Base));
    painter.drawEllipse(centre, outer, outer);
    if (on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(Token::OnAccent));
        painter.drawEllipse(centre, outer * .4, outer * .4);
    }
    TextPaint::left(painter, m_theme.font(FontRole::BodyStrong), m_theme.color(Token::Text), m_theme.px(left), first,
                    text(), width() - m_theme.px(left) - m_theme.px(right));
    painter.setFont(m_theme.font(FontRole::Meta));
    painter.setPen(m_theme.color(Token::Text2));
    painter.drawText(QRect(m_theme.px(left), m_theme.px(top), width() - m_theme.px(left) - m_theme.px(right),
                           height() - m_theme.px(top)),
                     Qt::TextWordWrap, m_sentence);
}

} // namespace evoca::app
