#pragma once

#include "search/Overview.h"

#include <QAbstractButton>

namespace evoca::app {

class Theme;

/// A failure and the later task that fixed it, joined by the arc. Opens the fix.
class FixedRow : public QAbstractButton
{
    Q_OBJECT
public:
    FixedRow(Theme &theme, const model::FixedLater &pair, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString later() const;

    Theme &m_theme;
    model::FixedLater m_pair;
};

} // namespace evoca::app
