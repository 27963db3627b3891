#include "pages/episodes/HiddenLine.h"

#include "i18n/Words.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/Label.h"
#include "widgets/SectionHeader.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

HiddenLine::HiddenLine(Theme &theme, QWidget *parent)
    : Surface(theme, Token::Sunken, parent, Bottom), m_icon(new IconLabel(theme, u"hide"_s, 16, this)),
      m_lead(new Label(theme, FontRole::MetaStrong, Token::Text, this)),
      m_text(new Label(theme, FontRole::Meta, Token::Text2, this)), m_link(new Button(theme, Button::Kind::Link, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(theme.px(20), 0, theme.px(20), 1);
    row->setSpacing(theme.px(8));
    row->addWidget(m_icon);
    row->addWidget(m_lead);
    row->addWidget(m_text, 1);
    row->addWidget(m_link);
    m_text->setElided(true);
    m_link->setObjectName(u"hiddenToggle"_s);
    const auto restyle = [this] { setFixedHeight(this->theme().px(32)); };
    restyle();
    connect(&theme, &Theme::changed, this, restyle);
    connect(m_link, &QAbstractButton::clicked, this, &HiddenLine::toggled);
    hide();
}

void HiddenLine::setTexts(int count, const QStringList &reasons, bool open)
{
    const QString lead = tr("%n hidden:", "episodes", count);
    m_lead->setText(lead);
    m_text->setText(reasons.join(u", "_s));
    setAccessibleName(text());
    m_link->setText(open ? tr("Hide") : tr("Show"));
    m_link->setAccessibleName(open ? tr("Hide what an agent does not get") : tr("Show what is hidden, and why"));
    m_link->updateGeometry();
    m_icon->setName(open ? u"look"_s : u"hide"_s);
    setVisible(count > 0);
}

QString HiddenLine::text() const
{
    return tr("%1 %2", "number hidden, and why").arg(m_lead->text(), m_text->text());
}

} // namespace evoca::app
