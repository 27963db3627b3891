#pragma once

#include "theme/Tokens.h"

#include <QAbstractButton>
#include <QString>

#include <optional>

namespace evoca::app {

class Theme;

/// A button of the window: primary, default, quiet, danger (quiet in failure ink), erase (failure fill) or a link.
/// Text grows with the language; an icon button without text needs setAccessibleName (setHint does both).
class Button : public QAbstractButton
{
    Q_OBJECT
public:
    enum class Kind { Primary, Default, Quiet, Danger, Erase, Link };
    enum class Size { Small, Compact, Normal, Large };

    Button(Theme &theme, Kind kind, QWidget *parent = nullptr, Size size = Size::Normal);

    void setIconName(const QString &name);
    QString iconName() const { return m_icon; }
    void setKind(Kind kind);
    /// Another ink than the kind's.
    void setInk(Token ink);
    /// A small chevron at the right: opens a menu.
    void setChevron(bool on);
    /// Tooltip "Name (keys)" and accessible name from one text.
    void setHint(const QString &name, const QString &keys = {});
    /// Hides the text while space is short; it stays the accessible name and becomes the tooltip.
    void setIconOnly(bool on);
    bool iconOnly() const { return m_iconOnly; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    bool showsText() const;
    int height0() const;

    Theme &m_theme;
    Kind m_kind;
    Size m_size;
    QString m_icon;
    std::optional<Token> m_ink;
    bool m_chevron = false;
    bool m_iconOnly = false;
};

} // namespace evoca::app
