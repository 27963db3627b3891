#pragma once

#include "theme/Theme.h"

#include <QLabel>

namespace evoca::app {

/// Text in one of the theme's roles and inks; follows the theme. Plain text unless setTextFormat says otherwise.
class Label : public QLabel
{
    Q_OBJECT
public:
    Label(Theme &theme, FontRole role, Token ink, QWidget *parent = nullptr);
    void setInk(Token ink);
    void setRole(FontRole role);
    /// Wraps, and asks for no more than 76 characters of width.
    void setReading(bool on);
    /// One line, cut with an ellipsis when there is no room; asks for no width. Give the whole text as the tooltip.
    void setElided(bool on);

protected:
    void paintEvent(QPaintEvent *event) override;
    /// An elided text is its own tooltip.
    bool event(QEvent *event) override;

private:
    void restyle();

    Theme &m_theme;
    FontRole m_role;
    Token m_ink;
    bool m_reading = false;
    bool m_elided = false;
};

/// A hairline.
class Line : public QWidget
{
    Q_OBJECT
public:
    explicit Line(Theme &theme, QWidget *parent = nullptr, Qt::Orientation orientation = Qt::Horizontal);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
};

} // namespace evoca::app
