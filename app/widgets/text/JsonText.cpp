#include "widgets/text/JsonText.h"

#include "theme/Theme.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace evoca::app {

QString JsonText::html(const Theme &theme, const QJsonObject &object)
{
    const QString text = QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented)).trimmed();
    // A key, a text, or a number or word, outside of texts.
    static const QRegularExpression part(
        uR"re(("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*|\btrue\b|\bfalse\b|\bnull\b)re"_s);
    QString html;
    qsizetype from = 0;
    const auto ink = [&theme](Token token, const QString &what) {
        return u"<span style=\"color:%1\">%2</span>"_s.arg(theme.color(token).name(), what.toHtmlEscaped());
    };
    for (auto found = part.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        html += text.sliced(from, match.capturedStart() - from).toHtmlEscaped();
        if (!match.capturedView(2).isEmpty())
            html += ink(Token::CodeFunction, match.captured(1)) + match.captured(2);
        else
            html += ink(match.capturedView(1).isEmpty() ? Token::CodeNumber : Token::CodeString, match.captured(0));
        from = match.capturedEnd();
    }
    html += text.sliced(from).toHtmlEscaped();
    return u"<div style=\"white-space:pre-wrap\">%1</div>"_s.arg(html);
}

} // namespace evoca::app
