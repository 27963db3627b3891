#include "pages/settings/SettingsPage.h"

#include "pages/settings/AboutSection.h"
#include "pages/settings/AppearanceSection.h"
#include "pages/settings/ClientsSection.h"
#include "pages/settings/ForgettingSection.h"
#include "pages/settings/ImportSection.h"
#include "pages/settings/PrivacySection.h"
#include "pages/settings/ProjectsSection.h"
#include "pages/settings/SectionDelegate.h"
#include "pages/settings/ServerSection.h"
#include "theme/Theme.h"
#include "widgets/Surface.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace evoca::app {

SettingsPage::SettingsPage(AppServices &services, QWidget *parent)
    : Page(services, u"settings"_s, parent), m_list(new QListWidget), m_stack(new QStackedWidget)
{
    Theme &theme = services.theme;
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto *left = new Surface(theme, Token::Window, nullptr, Surface::Right);
    auto *inside = new QHBoxLayout(left);
    inside->setContentsMargins(theme.px(8), theme.px(16), theme.px(9), theme.px(8));
    inside->addWidget(m_list);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new SectionDelegate(theme, this));
    m_list->setMouseTracking(true);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *right = new Surface(theme, Token::Base);
    auto *place = new QHBoxLayout(right);
    place->setContentsMargins(0, 0, 0, 0);
    place->addWidget(m_stack);
    row->addWidget(left);
    row->addWidget(right, 1);
    add(new AppearanceSection(services));
    add(new ImportSection(services));
    add(new ServerSection(services));
    add(new ClientsSection(services));
    add(new ProjectsSection(services));
    add(new PrivacySection(services));
    add(new ForgettingSection(services));
    add(new AboutSection(services));
    connect(m_list, &QListWidget::currentRowChanged, this, &SettingsPage::choose);
    m_list->setCurrentRow(0);
}

void SettingsPage::add(SettingsSection *section)
{
    m_sections.push_back(section);
    m_stack->addWidget(section);
    auto *item = new QListWidgetItem(m_list);
    item->setData(SectionDelegate::IconRole, section->iconName());
    connect(section, &SettingsSection::toastRequested, this, &SettingsPage::toastRequested);
    connect(section, &SettingsSection::openRequested, this,
            [this](const QString &id) { Q_EMIT openRequested({.page = pageId(), .section = id}); });
    connect(section, &SettingsSection::placeRequested, this, &Page::openRequested);
}

QString SettingsPage::title() const
{
    return tr("Settings");
}
QString SettingsPage::iconName() const
{
    return u"settings"_s;
}
QString SettingsPage::placeholder() const
{
    return tr("Search settings");
}

void SettingsPage::choose(int row)
{
    if (row < 0 || row >= int(m_sections.size()))
        return;
    m_stack->setCurrentIndex(row);
    m_sections[row]->activate();
    Q_EMIT locationChanged();
}

void SettingsPage::setQuery(const QString &text)
{
    m_query = text;
    int first = -1;
    for (int row = 0; row < int(m_sections.size()); ++row) {
        const QString words = m_sections[row]->title() + u' ' + m_sections[row]->keywords();
        const bool fits = text.isEmpty() || words.contains(text, Qt::CaseInsensitive);
        m_list->item(row)->setHidden(!fits);
        if (fits && first < 0)
            first = row;
    }
    if (!text.isEmpty() && first >= 0 && m_list->currentItem() && m_list->currentItem()->isHidden())
        m_list->setCurrentRow(first);
}

void SettingsPage::open(const Location &location)
{
    Page::open(location);
    for (int row = 0; row < int(m_sections.size()); ++row) {
        if (m_sections[row]->sectionId() == location.section)
            m_list->setCurrentRow(row);
    }
}

Location SettingsPage::location() const
{
    const int row = m_list->currentRow();
    return {.page = pageId(), .query = m_query, .section = row >= 0 ? m_sections[row]->sectionId() : QString()};
}

void SettingsPage::activate()
{
    choose(m_list->currentRow());
}

void SettingsPage::refresh(const model::ChangeSet &changes)
{
    for (SettingsSection *section : m_sections)
        section->refresh(changes);
}

void SettingsPage::moveSelection(int rows)
{
    int row = m_list->currentRow();
    const int step = rows > 0 ? 1 : -1;
    for (row += step; row >= 0 && row < m_list->count(); row += step) {
        if (!m_list->item(row)->isHidden()) {
            m_list->setCurrentRow(row);
            return;
        }
    }
}

QList<QWidget *> SettingsPage::panes()
{
    return {m_list, m_stack};
}

void SettingsPage::setLayoutWidth(LayoutWidth width)
{
    Page::setLayoutWidth(width);
    m_list->setFixedWidth(services().theme.px(width == LayoutWidth::Wide ? 186 : 160));
}

void SettingsPage::restyle()
{
    QPalette palette = services().theme.palette();
    palette.setColor(QPalette::Base, services().theme.color(Token::Window));
    m_list->setPalette(palette);
    setLayoutWidth(layoutWidth());
}

void SettingsPage::retranslate()
{
    m_list->setAccessibleName(tr("Sections"));
    for (int row = 0; row < int(m_sections.size()); ++row) {
        m_sections[row]->retranslate();
        m_list->item(row)->setText(m_sections[row]->title());
    }
}

} // namespace evoca::app
