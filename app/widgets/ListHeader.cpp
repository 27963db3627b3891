#include "widgets/ListHeader.h"

#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/Label.h"

#include <QHBoxLayout>

namespace evoca::app {

ListHeader::ListHeader(Theme &theme, QWidget *parent)
    : Surface(theme, Token::Base, parent, Bottom), m_count(new Label(theme, FontRole::BodyStrong, Token::Text, this)),
      m_rest(new Label(theme, FontRole::Body, Token::Text2, this)), m_link(new Button(theme, Button::Kind::Link, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(theme.px(20), 0, theme.px(20), 1);
    row->setSpacing(theme.px(8));
    row->addWidget(m_count);
    row->addWidget(m_rest);
    row->addStretch();
    row->addWidget(m_link);
    m_link->hide();
    const auto restyle = [this] { setFixedHeight(this->theme().px(36)); };
    restyle();
    connect(&theme, &Theme::changed, this, restyle);
    connect(m_link, &QAbstractButton::clicked, this, &ListHeader::linkClicked);
}

void ListHeader::setTexts(const QString &count, const QString &rest)
{
    m_count->setText(count);
    m_rest->setText(rest);
}

void ListHeader::setLink(const QString &text)
{
    m_link->setText(text);
    m_link->updateGeometry();
    m_link->setVisible(!text.isEmpty());
}

} // namespace evoca::app
