#pragma once

#include "records/Labels.h"

#include <QAbstractButton>

#include <optional>

class QPainter;

namespace evoca::app {

class Theme;

/// A facet: an outcome with its count as a toggle, or a dimension with a menu ("Agent ⌄"). With a value it is
/// accent-soft and names the value, not the dimension.
class Chip : public QAbstractButton
{
    Q_OBJECT
public:
    explicit Chip(Theme &theme, QWidget *parent = nullptr);

    void setShape(std::optional<model::Status> status);
    void setIconName(const QString &name);
    void setCount(qint64 count); ///< -1: none
    /// Dimension chips: the chosen value; empty: none.
    void setValue(const QString &value);
    void setChevron(bool on);
    /// Words hidden (narrow window); tooltip and accessible name keep them.
    void setCompact(bool on);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool active() const { return isChecked() || !m_value.isEmpty(); }
    QString shownText() const;
    QString countText() const;
    qreal layout(QPainter *painter) const;

    Theme &m_theme;
    std::optional<model::Status> m_status;
    QString m_icon;
    QString m_value;
    qint64 m_count = -1;
    bool m_chevron = false;
    bool m_compact = false;
};

} // namespace evoca::app
