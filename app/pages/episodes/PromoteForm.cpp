#include "pages/episodes/PromoteForm.h"

#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/InlineMessage.h"
#include "widgets/Label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

// As a person may choose them when writing a memory; "auto" lets Evoca decide by the words.
constexpr std::array typeIds {"auto"_L1, "semantic"_L1, "procedural"_L1, "episodic"_L1};

} // namespace

PromoteForm::PromoteForm(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_title(new Label(theme, FontRole::LeadStrong, Token::Text, this)),
      m_pathName(new Label(theme, FontRole::Meta, Token::Text2, this)), m_path(new QLineEdit(this)),
      m_typeName(new Label(theme, FontRole::Meta, Token::Text2, this)), m_type(new QComboBox(this)),
      m_useBody(new QCheckBox(this)), m_note(new Label(theme, FontRole::Meta, Token::Text3, this)),
      m_message(new InlineMessage(theme, this)), m_promote(new Button(theme, Button::Kind::Primary, this)),
      m_cancel(new Button(theme, Button::Kind::Quiet, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, theme.px(20));
    column->setSpacing(theme.px(10));
    column->addWidget(m_title);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme.px(12));
    grid->setVerticalSpacing(theme.px(8));
    grid->addWidget(m_pathName, 0, 0);
    grid->addWidget(m_path, 0, 1);
    grid->addWidget(m_typeName, 1, 0);
    grid->addWidget(m_type, 1, 1, Qt::AlignLeft);
    grid->addWidget(m_useBody, 2, 1);
    grid->setColumnStretch(1, 1);
    column->addLayout(grid);
    m_note->setReading(true);
    column->addWidget(m_note);
    column->addWidget(m_message);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme.px(8));
    buttons->addWidget(m_promote);
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    column->addLayout(buttons);
    m_pathName->setBuddy(m_path);
    m_typeName->setBuddy(m_type);
    m_path->setObjectName(u"promotePath"_s);
    m_path->setFont(theme.font(FontRole::CodeBody));
    m_promote->setObjectName(u"promoteNow"_s);
    for (const QLatin1StringView id : typeIds)
        m_type->addItem(QString(), QString(id));
    m_message->hide();
    connect(m_path, &QLineEdit::textChanged, this, &PromoteForm::changed);
    connect(m_path, &QLineEdit::returnPressed, this, [this] {
        if (m_promote->isEnabled())
            Q_EMIT promoteRequested();
    });
    connect(m_promote, &QAbstractButton::clicked, this, &PromoteForm::promoteRequested);
    connect(m_cancel, &QAbstractButton::clicked, this, &PromoteForm::cancelled);
}

void PromoteForm::start(const QString &suggestion, bool hasTakeaway)
{
    m_message->hide();
    m_type->setCurrentIndex(0);
    m_useBody->setChecked(!hasTakeaway);
    m_useBody->setEnabled(hasTakeaway);
    m_path->setText(suggestion);
    retranslate();
    changed();
    m_path->setFocus();
    m_path->end(false);
}

PromoteForm::Answer PromoteForm::answer() const
{
    return {m_path->text().simplified(), m_type->currentData().toString(), m_useBody->isChecked()};
}

void PromoteForm::fail(const QString &text)
{
    m_message->show(InlineMessage::Kind::Failure, tr("No memory was made."), text);
    m_message->setActions({});
}

void PromoteForm::changed()
{
    const bool ready = !m_path->text().simplified().isEmpty();
    m_promote->setEnabled(ready);
    m_promote->setToolTip(ready ? QString() : tr("Give it a path, so that it can be found"));
}

void PromoteForm::retranslate()
{
    m_title->setText(tr("Promote to a memory"));
    m_pathName->setText(tr("Path"));
    m_path->setAccessibleName(tr("Path of the memory"));
    m_path->setPlaceholderText(tr("for example projects/shop/invoices", "a logical path"));
    m_typeName->setText(tr("Type"));
    m_type->setAccessibleName(tr("Type of the memory"));
    const std::array names {tr("by its words", "type of a memory"), tr("fact", "type of a memory"),
                            tr("procedure", "type of a memory"), tr("event", "type of a memory")};
    for (std::size_t index = 0; index < names.size(); ++index)
        m_type->setItemText(int(index), names[index]);
    m_useBody->setText(m_useBody->isEnabled() ? tr("Keep the body instead of the takeaway")
                                              : tr("Keep the body: there is no takeaway"));
    m_note->setText(tr("The episode stays in the journal, linked to the memory."));
    m_promote->setText(tr("Promote"));
    m_promote->updateGeometry();
    m_cancel->setText(tr("Cancel"));
    m_cancel->setHint(tr("Cancel"), u"Esc"_s);
    m_cancel->updateGeometry();
}

} // namespace evoca::app
