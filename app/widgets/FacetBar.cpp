#include "widgets/FacetBar.h"

#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/Chip.h"
#include "widgets/Label.h"

#include <QHBoxLayout>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace evoca::app {

FacetBar::FacetBar(Theme &theme, QWidget *parent)
    : Surface(theme, Token::Window, parent, Bottom), m_row(new QHBoxLayout(this)),
      m_divider(new Line(theme, this, Qt::Vertical)), m_viewDivider(new Line(theme, this, Qt::Vertical)),
      m_more(new Chip(theme, this)), m_order(new Button(theme, Button::Kind::Quiet, this, Button::Size::Compact))
{
    setObjectName(u"facets"_s);
    setFixedHeight(theme.px(44));
    m_row->setContentsMargins(theme.px(16), 0, theme.px(16), 0);
    m_row->setSpacing(theme.px(6));
    m_divider->setFixedHeight(theme.px(20));
    m_row->addWidget(m_divider);
    m_more->setIconName(u"filter"_s);
    m_more->setChevron(true);
    m_row->addWidget(m_more);
    m_viewDivider->setFixedHeight(theme.px(20));
    m_viewDivider->hide();
    m_row->addWidget(m_viewDivider);
    m_row->addStretch();
    m_row->addWidget(m_order);
    m_order->setIconName(u"sort"_s);
    m_order->setChevron(true);
    m_order->hide();
    m_more->hide();
    connect(m_more, &QAbstractButton::clicked, this, [this] {
        openMenu(m_more, [this](QMenu &menu) {
            for (const DimensionChip &each : m_dimensions) {
                if (!each.chip->isVisible())
                    each.dimension.fill(*menu.addMenu(each.dimension.name()));
            }
        });
    });
    connect(m_order, &QAbstractButton::clicked, this, [this] { openMenu(m_order, m_orderFill); });
    connect(&theme, &Theme::changed, this, [this] { setFixedHeight(this->theme().px(44)); });
}

void FacetBar::openMenu(QWidget *under, const std::function<void(QMenu &)> &fill)
{
    if (!fill)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fill(*menu);
    menu->popup(under->mapToGlobal(QPoint(0, under->height() + 2)));
}

void FacetBar::addToggle(const Toggle &toggle)
{
    auto *chip = new Chip(theme(), this);
    chip->setCheckable(true);
    chip->setShape(toggle.status);
    chip->setIconName(toggle.icon);
    chip->setObjectName(toggle.id);
    m_row->insertWidget(int(m_toggles.size()), chip);
    m_toggles.push_back({toggle, chip});
    connect(chip, &QAbstractButton::clicked, this, [this, id = toggle.id] { Q_EMIT toggled(id); });
}

void FacetBar::addDimension(const Dimension &dimension)
{
    auto *chip = new Chip(theme(), this);
    chip->setIconName(dimension.icon);
    chip->setChevron(true);
    chip->setObjectName(dimension.key);
    m_row->insertWidget(int(m_toggles.size() + 1 + m_dimensions.size()), chip);
    m_dimensions.push_back({dimension, chip});
    connect(chip, &QAbstractButton::clicked, this, [this, chip, fill = dimension.fill] { openMenu(chip, fill); });
}

// Before the stretch and the order.
void FacetBar::addViewChip(Chip *chip)
{
    m_row->insertWidget(m_row->count() - 2, chip);
    m_viewDivider->show();
}

void FacetBar::addView(const Toggle &toggle)
{
    auto *chip = new Chip(theme(), this);
    chip->setCheckable(true);
    chip->setIconName(toggle.icon);
    chip->setObjectName(toggle.id);
    addViewChip(chip);
    m_views.push_back({toggle, chip});
    connect(chip, &QAbstractButton::clicked, this, [this, id = toggle.id] { Q_EMIT toggled(id); });
}

void FacetBar::addView(const Dimension &dimension)
{
    auto *chip = new Chip(theme(), this);
    chip->setIconName(dimension.icon);
    chip->setObjectName(dimension.key);
    addViewChip(chip);
    m_viewMenus.push_back({dimension, chip});
    connect(chip, &QAbstractButton::clicked, this, [this, chip, fill = dimension.fill] { openMenu(chip, fill); });
}

void FacetBar::setOrder(const std::function<QString()> &name, const std::function<void(QMenu &)> &fill)
{
    m_orderName = name;
    m_orderFill = fill;
    m_order->setText(name());
    m_order->setVisible(true);
}

void FacetBar::setCount(const QString &toggle, qint64 count)
{
    for (const ToggleChip &each : m_toggles) {
        if (each.toggle.id == toggle)
            each.chip->setCount(count);
    }
    arrange();
}

void FacetBar::setToggled(const QString &toggle, bool on)
{
    for (const ToggleChip &each : m_toggles) {
        if (each.toggle.id == toggle)
            each.chip->setChecked(on);
    }
    for (const ToggleChip &each : m_views) {
        if (each.toggle.id == toggle)
            each.chip->setChecked(on);
    }
}

void FacetBar::setValue(const QString &key, const QString &shown)
{
    for (DimensionChip &each : m_dimensions) {
        if (each.dimension.key == key) {
            each.chip->setValue(shown);
            each.used = !shown.isEmpty();
        }
    }
    for (const DimensionChip &each : m_viewMenus) {
        if (each.dimension.key == key)
            each.chip->setValue(shown);
    }
    arrange();
}

void FacetBar::setCompact(bool compact)
{
    m_compact = compact;
    arrange();
}

void FacetBar::resizeEvent(QResizeEvent *event)
{
    arrange();
    Surface::resizeEvent(event);
}

void FacetBar::arrange()
{
    const bool tight = m_compact;
    m_divider->setVisible(!m_dimensions.empty() && !m_toggles.empty());
    for (const ToggleChip &each : m_toggles)
        each.chip->setCompact(tight && (each.toggle.status || !each.toggle.icon.isEmpty()));
    // As many dimensions as fit, those in use first; the rest waits behind one chip.
    int used = theme().px(32) + (m_order->isHidden() ? 0 : m_order->sizeHint().width() + theme().px(12))
        + theme().px(14);
    for (const ToggleChip &each : m_toggles)
        used += each.chip->sizeHint().width() + m_row->spacing();
    if (!m_viewDivider->isHidden())
        used += theme().px(8) + m_row->spacing();
    for (const ToggleChip &each : m_views) {
        each.chip->setCompact(tight);
        used += each.chip->sizeHint().width() + m_row->spacing();
    }
    for (const DimensionChip &each : m_viewMenus) {
        each.chip->setCompact(tight);
        used += each.chip->sizeHint().width() + m_row->spacing();
    }
    int all = used;
    for (const DimensionChip &each : m_dimensions)
        all += each.chip->sizeHint().width() + m_row->spacing();
    const bool more = (tight || all > width()) && m_dimensions.size() > 1;
    int space = width() - used - (more ? m_more->sizeHint().width() + m_row->spacing() : 0);
    bool hidden = false;
    for (const bool inUse : {true, false}) {
        for (const DimensionChip &each : m_dimensions) {
            if (each.used != inUse)
                continue;
            const int needed = each.chip->sizeHint().width() + m_row->spacing();
            const bool shown = !more || ((inUse || !tight) && needed <= space);
            each.chip->setVisible(shown);
            if (shown)
                space -= needed;
            else
                hidden = true;
        }
    }
    m_more->setVisible(hidden);
}

void FacetBar::retranslate()
{
    for (const ToggleChip &each : m_toggles) {
        each.chip->setText(each.toggle.name());
        each.chip->updateGeometry();
    }
    for (const DimensionChip &each : m_dimensions) {
        each.chip->setText(each.dimension.name());
        each.chip->updateGeometry();
    }
    for (const ToggleChip &each : m_views) {
        each.chip->setText(each.toggle.name());
        each.chip->updateGeometry();
    }
    for (const DimensionChip &each : m_viewMenus) {
        each.chip->setText(each.dimension.name());
        each.chip->updateGeometry();
    }
    m_more->setText(tr("More filters"));
    m_more->updateGeometry();
    if (m_orderName)
        m_order->setText(m_orderName());
    m_order->setAccessibleName(tr("Order: %1").arg(m_order->text()));
    m_order->updateGeometry();
    arrange();
}

} // namespace evoca::app
