#pragma once

class QJsonObject;
class QString;

namespace evoca::app {

class Theme;

/// JSON to read: indented, keys, texts and numbers in the inks of code.
class JsonText
{
public:
    /// Rich text of Qt in the fixed font of whoever shows it.
    static QString html(const Theme &theme, const QJsonObject &object);
};

} // namespace evoca::app
