#pragma once

#include "theme/Tokens.h"

#include <QWidget>

namespace evoca::app {

class Theme;

/// A word on a soft fill, 18 high: "current", "version 3". It says something and does nothing.
class Badge : public QWidget
{
    Q_OBJECT
public:
    Badge(Theme &theme, Token ink, Token fill, QWidget *parent = nullptr);
    void setText(const QString &text);
    QString text() const { return m_text; }
    void setIconName(const QString &name);
    void setInks(Token ink, Token fill);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    Token m_ink;
    Token m_fill;
    QString m_text;
    QString m_icon;
};

} // namespace evoca::app
