#pragma once

#include "theme/Tokens.h"

#include <QWidget>

namespace evoca::app {

class Theme;

/// A plain area of one of the theme's surfaces, with hairlines where asked and optional round corners and outline.
class Surface : public QWidget
{
    Q_OBJECT
public:
    enum Edge { None = 0, Top = 1, Bottom = 2, Left = 4, Right = 8 };

    Surface(Theme &theme, Token fill, QWidget *parent = nullptr, int edges = None);
    void setFill(Token fill);
    /// A panel: radius 8 and an outline.
    void setPanel(Token outline, int radius = 8);
    void setEdges(int edges);

protected:
    void paintEvent(QPaintEvent *event) override;
    Theme &theme() const { return m_theme; }

private:
    Theme &m_theme;
    Token m_fill;
    Token m_outline = Token::Line;
    int m_edges;
    int m_radius = 0;
    bool m_panel = false;
};

} // namespace evoca::app
