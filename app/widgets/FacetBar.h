#pragma once

#include "records/Labels.h"
#include "widgets/Surface.h"

#include <functional>
#include <optional>
#include <vector>

class QMenu;
class QHBoxLayout;

namespace evoca::app {

class Button;
class Chip;

/// The row under the header: toggles with counts, a divider, one chip per dimension, the order at the right. Where
/// space is short toggles lose their words and dimensions without a value move behind "More filters".
class FacetBar : public Surface
{
    Q_OBJECT
public:
    explicit FacetBar(Theme &theme, QWidget *parent = nullptr);

    struct Toggle
    {
        QString id;
        std::optional<model::Status> status;
        QString icon;
        std::function<QString()> name;
    };
    void addToggle(const Toggle &toggle);
    /// After the dimensions and a second divider: ways to look at the page rather than filters of it.
    void addView(const Toggle &toggle);
    struct Dimension
    {
        QString key; ///< of the token
        QString icon;
        std::function<QString()> name;
        std::function<void(QMenu &)> fill; ///< called each time the menu opens
    };
    void addDimension(const Dimension &dimension);
    /// As addView(), with a menu.
    void addView(const Dimension &dimension);
    void setOrder(const std::function<QString()> &name, const std::function<void(QMenu &)> &fill);

    void setCount(const QString &toggle, qint64 count);
    void setToggled(const QString &toggle, bool on);
    void setValue(const QString &key, const QString &shown);
    void setCompact(bool compact);
    void retranslate();

Q_SIGNALS:
    void toggled(const QString &id);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct ToggleChip
    {
        Toggle toggle;
        Chip *chip;
    };
    struct DimensionChip
    {
        Dimension dimension;
        Chip *chip;
        bool used = false;
    };
    void openMenu(QWidget *under, const std::function<void(QMenu &)> &fill);
    void arrange();
    void addViewChip(Chip *chip);

    std::vector<ToggleChip> m_toggles;
    std::vector<DimensionChip> m_dimensions;
    QHBoxLayout *m_row;
    std::vector<ToggleChip> m_views;
    std::vector<DimensionChip> m_viewMenus;
    QWidget *m_divider;
    QWidget *m_viewDivider;
    Chip *m_more;
    Button *m_order;
    std::function<QString()> m_orderName;
    std::function<void(QMenu &)> m_orderFill;
    bool m_compact = false;
};

} // namespace evoca::app
