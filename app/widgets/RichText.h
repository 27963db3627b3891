#pragma once

#include <QString>

namespace evoca::app {

class Theme;

/// Small pieces of Qt rich text in the theme's fonts and inks. All arguments are plain text.
class RichText
{
public:
    static QString strong(const QString &text);
    /// Fixed font.
    static QString code(const Theme &theme, const QString &text);
    static QString quiet(const Theme &theme, const QString &text);
    /// A sentence in which `back-ticks` mark code.
    static QString withCode(const Theme &theme, const QString &text);
};

} // namespace evoca::app
