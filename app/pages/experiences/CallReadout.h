#pragma once

#include "widgets/CallStripGeometry.h"

#include <QWidget>

namespace evoca::app {

class Theme;

/// The selected call of a strip in one line: shape, time, command, first line of the error, duration.
class CallReadout : public QWidget
{
    Q_OBJECT
public:
    explicit CallReadout(Theme &theme, QWidget *parent = nullptr);
    void setCall(const StripCall &call);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    StripCall m_call;
};

} // namespace evoca::app
