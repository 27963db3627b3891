#include "pages/settings/SettingsSection.h"

#include "widgets/Label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace evoca::app {

namespace {
constexpr int widestForm = 640;
}

SettingsSection::SettingsSection(AppServices &services, const QString &id, const QString &icon)
    : m_services(services), m_id(id), m_icon(icon), m_title(new Label(services.theme, FontRole::Title, Token::Text))
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *outer = new QWidget;
    auto *row = new QHBoxLayout(outer);
    row->setContentsMargins(theme().px(32), theme().px(20), theme().px(32), theme().px(32));
    auto *inner = new QWidget;
    inner->setMaximumWidth(theme().px(widestForm));
    m_form = new QVBoxLayout(inner);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setSpacing(0);
    m_form->addWidget(m_title);
    m_form->addSpacing(theme().px(12));
    row->addWidget(inner, 1, Qt::AlignTop);
    row->addStretch(0);
    setWidget(outer);
    outer->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

SettingsSection::SettingsSection(AppServices &services, const QString &id, const QString &icon, QWidget *columns)
    : m_services(services), m_id(id), m_icon(icon)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(columns);
    columns->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

void SettingsSection::addRow(const std::function<QString()> &name, const std::function<QString()> &text,
                             QWidget *control)
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, theme().px(10), 0, theme().px(10));
    row->setSpacing(theme().px(24));
    auto *words = new QVBoxLayout;
    words->setSpacing(theme().px(2));
    auto *nameLabel = new Label(theme(), FontRole::BodyMedium, Token::Text);
    auto *textLabel = new Label(theme(), FontRole::Meta, Token::Text2);
    textLabel->setWordWrap(true);
    nameLabel->setWordWrap(true);
    words->addWidget(nameLabel);
    words->addWidget(textLabel);
    row->addLayout(words, 1);
    row->addWidget(control, 0, Qt::AlignVCenter);
    m_form->addLayout(row);
    m_form->addWidget(new Line(theme()));
    m_rows.push_back({name, text, nameLabel, textLabel, control});
}

Label *SettingsSection::addText(FontRole role, Token ink)
{
    auto *label = new Label(theme(), role, ink);
    label->setWordWrap(true);
    m_form->addWidget(label);
    return label;
}

void SettingsSection::addSpace(int pixels)
{
    m_form->addSpacing(theme().px(pixels));
}

void SettingsSection::retranslate()
{
    if (m_title)
        m_title->setText(title());
    setAccessibleName(title());
    for (const Row &row : m_rows) {
        row.nameLabel->setText(row.name());
        const QString text = row.text ? row.text() : QString();
        row.textLabel->setText(text);
        row.textLabel->setVisible(!text.isEmpty());
        row.control->setAccessibleName(row.name());
    }
}

} // namespace evoca::app
