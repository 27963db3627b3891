#include "window/Header.h"

#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/SearchField.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

Header::Header(Theme &theme, QWidget *parent)
    : Surface(theme, Token::Window, parent, Bottom),
      m_back(new Button(theme, Button::Kind::Quiet, this, Button::Size::Compact)),
      m_forward(new Button(theme, Button::Kind::Quiet, this, Button::Size::Compact)),
      m_field(new SearchField(theme, this)), m_menu(new Button(theme, Button::Kind::Quiet, this))
{
    m_back->setIconName(u"back"_s);
    m_forward->setIconName(u"fwd"_s);
    m_menu->setIconName(u"menu"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(theme.px(14), 0, theme.px(16), 1);
    row->setSpacing(0);
    row->addWidget(m_back);
    row->addWidget(m_forward);
    row->addSpacing(theme.px(10));
    row->addWidget(m_field, 1);
    row->addSpacing(theme.px(16));
    row->addWidget(m_menu);
    const auto restyle = [this] { setFixedHeight(this->theme().px(56)); };
    restyle();
    connect(&theme, &Theme::changed, this, restyle);
}

} // namespace evoca::app
