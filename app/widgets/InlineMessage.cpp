#include "widgets/InlineMessage.h"

#include "theme/Icons.h"
#include "theme/OutcomeShape.h"
#include "widgets/Button.h"

#include <QHBoxLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace evoca::app {

InlineMessage::InlineMessage(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_text(new Label(theme, FontRole::Body, Token::Text, this)),
      m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(theme.px(42), theme.px(10), theme.px(12), theme.px(10));
    m_row->setSpacing(theme.px(8));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_row->addWidget(m_text, 1);
    setMinimumHeight(theme.px(44));
    hide();
}

void InlineMessage::show(Kind kind, const QString &lead, const QString &text)
{
    m_kind = kind;
    m_text->setText(lead.isEmpty() ? text.toHtmlEscaped()
                                   : u"<b>%1</b> %2"_s.arg(lead.toHtmlEscaped(), text.toHtmlEscaped()));
    setAccessibleName(lead.isEmpty() ? text : lead + u' ' + text);
    update();
    QWidget::show();
}

void InlineMessage::setActions(const std::vector<std::pair<QString, std::function<void()>>> &actions)
{
    for (Button *button : m_actions)
        button->deleteLater();
    m_actions.clear();
    for (const auto &[name, run] : actions) {
        auto *button = new Button(m_theme, Button::Kind::Link, this);
        button->setText(name);
        connect(button, &QAbstractButton::clicked, this, [run] { run(); });
        m_row->addWidget(button);
        m_actions.push_back(button);
    }
}

void InlineMessage::paintEvent(QPaintEvent *)
{
    Token soft = Token::RunningSoft;
    Token line = Token::RunningLine;
    switch (m_kind) {
    case Kind::Info: break;
    case Kind::Success:
        soft = Token::SuccessSoft;
        line = Token::SuccessLine;
        break;
    case Kind::Warning:
        soft = Token::WarningSoft;
        line = Token::WarningLine;
        break;
    case Kind::Failure:
        soft = Token::FailureSoft;
        line = Token::FailureLine;
        break;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.color(line), 1));
    painter.setBrush(m_theme.color(soft));
    painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), 8, 8);
    const QPointF centre(m_theme.px(22), height() / 2.0);
    switch (m_kind) {
    case Kind::Info: Icons::paint(painter, u"info"_s, centre, m_theme.px(18), m_theme.color(Token::Running)); break;
    case Kind::Warning: Icons::paint(painter, u"warn"_s, centre, m_theme.px(18), m_theme.color(Token::Warning)); break;
    case Kind::Success:
        OutcomeShape::paint(painter, m_theme, model::Status::Success, centre, m_theme.px(16), m_theme.color(soft));
        break;
    case Kind::Failure:
        OutcomeShape::paint(painter, m_theme, model::Status::Failure, centre, m_theme.px(16), m_theme.color(soft));
        break;
    }
}

} // namespace evoca::app
