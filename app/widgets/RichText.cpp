#include "widgets/RichText.h"

#include "theme/Theme.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace evoca::app {

QString RichText::strong(const QString &text)
{
    return u"<b>%1</b>"_s.arg(text.toHtmlEscaped());
}

QString RichText::code(const Theme &theme, const QString &text)
{
    const QFont font = theme.font(FontRole::Code);
    // No breaks inside a command, and its spaces are kept.
    return u"<span style=\"font-family:'%1'; font-size:%2px; white-space:pre-wrap\">%3</span>"_s.arg(font.family())
        .arg(font.pixelSize())
        .arg(text.toHtmlEscaped());
}

QString RichText::quiet(const Theme &theme, const QString &text)
{
    return u"<span style=\"color:%1\">%2</span>"_s.arg(theme.color(Token::Text2).name(), text.toHtmlEscaped());
}

QString RichText::withCode(const Theme &theme, const QString &text)
{
    const QStringList parts = text.split(u'`');
    // An unpaired mark is just a character.
    if (parts.size() % 2 == 0)
        return text.toHtmlEscaped();
    QString html;
    for (qsizetype index = 0; index < parts.size(); ++index)
        html += index % 2 == 1 ? code(theme, parts[index]) : parts[index].toHtmlEscaped();
    return html;
}

} // namespace evoca::app
