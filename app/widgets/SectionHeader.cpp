#include "widgets/SectionHeader.h"

#include "theme/Icons.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/Label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace evoca::app {

IconLabel::IconLabel(Theme &theme, const QString &name, int size, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_name(name), m_size(size)
{
    setFixedSize(theme.px(size) + 2, theme.px(size) + 2);
}

void IconLabel::setName(const QString &name)
{
    m_name = name;
    update();
}

void IconLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Icons::paint(painter, m_name, QRectF(rect()).center(), m_theme.px(m_size), m_theme.color(Token::Text2));
}

class SectionHeader::Icon : public IconLabel
{
public:
    using IconLabel::IconLabel;
};

SectionHeader::SectionHeader(Theme &theme, QWidget *parent, bool line)
    : QWidget(parent), m_icon(new Icon(theme, {}, 16, this)),
      m_title(new Label(theme, FontRole::BodyStrong, Token::Text, this)),
      m_note(new Label(theme, FontRole::Meta, Token::Text2, this)), m_link(new Button(theme, Button::Kind::Link, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.px(6));
    auto *row = new QHBoxLayout;
    row->setSpacing(theme.px(8));
    row->addWidget(m_icon);
    row->addWidget(m_title);
    row->addStretch();
    row->addWidget(m_note);
    row->addWidget(m_link);
    column->addLayout(row);
    if (line)
        column->addWidget(new Line(theme, this));
    m_icon->hide();
    m_note->hide();
    m_link->hide();
    connect(m_link, &QAbstractButton::clicked, this, &SectionHeader::linkClicked);
}

void SectionHeader::setTitle(const QString &title)
{
    m_title->setText(title);
}

void SectionHeader::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void SectionHeader::setLink(const QString &text)
{
    m_link->setText(text);
    m_link->updateGeometry();
    m_link->setVisible(!text.isEmpty());
}

void SectionHeader::setIconName(const QString &name)
{
    m_icon->setName(name);
    m_icon->setVisible(!name.isEmpty());
}

} // namespace evoca::app
