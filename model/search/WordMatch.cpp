#include "search/WordMatch.h"

#include "text/Tokenizer.h"

namespace evoca::model {

std::string everyWord(const QString &text, bool typing)
{
    std::string match;
    for (const std::string &token : tokens(text.toStdString(), TokenMode::Query))
        match.append(match.empty() ? "\"" : " AND \"").append(token).append("\"");
    const bool beginning = typing && !text.isEmpty() && !text.back().isSpace();
    return match.empty() || !beginning ? match : match + '*';
}

} // namespace evoca::model
