#include "pages/firstrun/NumberedPanel.h"

#include "i18n/Words.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"
#include "widgets/Label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace evoca::app {

NumberedPanel::NumberedPanel(Theme &theme, int number, QWidget *parent)
    : Surface(theme, Token::Base, parent), m_number(number),
      m_title(new Label(theme, FontRole::LeadStrong, Token::Text, this)),
      m_note(new Label(theme, FontRole::Meta, Token::Text2, this)), m_column(new QVBoxLayout(this))
{
    setPanel(Token::Line);
    m_column->setContentsMargins(theme.px(20), theme.px(14), theme.px(20), theme.px(14));
    m_column->setSpacing(theme.px(8));
    auto *head = new QHBoxLayout;
    head->setContentsMargins(theme.px(34), 0, 0, 0);
    m_title->setWordWrap(true);
    head->addWidget(m_title, 1);
    head->addWidget(m_note);
    m_column->addLayout(head);
}

void NumberedPanel::setTexts(const QString &title, const QString &note)
{
    m_title->setText(title);
    m_note->setText(note);
}

void NumberedPanel::paintEvent(QPaintEvent *event)
{
    Surface::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre(theme().px(32), m_title->geometry().center().y() + .5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().color(Token::AccentSoft));
    painter.drawEllipse(centre, theme().px(12), theme().px(12));
    TextPaint::centred(painter, theme().font(FontRole::MetaStrong), theme().color(Token::AccentText), centre.x(),
                       centre.y(), Words::number(m_number));
}

} // namespace evoca::app
