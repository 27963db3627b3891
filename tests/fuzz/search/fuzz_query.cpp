// libFuzzer target: any text as a query. What it is read as must be a valid expression for both indexes, whatever was
// typed, and must never hold a word that is not a token. A zero byte divides the query from a text it is held against.
#include "search/MatchPlan.h"
#include "search/Query.h"
#include "text/Tokenizer.h"

#include <QString>

#include <algorithm>
#include <cstdlib>

using namespace evoca::model;
using namespace Qt::StringLiterals;

namespace {

/// Quotes are balanced, and what stands in them is letters, digits and blanks: nothing that was typed gets out.
void checkExpression(const QString &expression)
{
    bool quoted = false;
    for (const QChar character : expression) {
        if (character == u'"')
            quoted = !quoted;
        else if (quoted && character.unicode() < 128 && !character.isLetterOrNumber() && character != u' '
                 && character != u'_')
            std::abort();
    }
    if (quoted || expression.count(u'(') != expression.count(u')'))
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const unsigned char *end = std::find(data, data + size, 0);
    const QString typed = QString::fromUtf8(reinterpret_cast<const char *>(data), end - data);
    const std::string_view text(reinterpret_cast<const char *>(end), size_t(data + size - end));
    for (const bool typing : {true, false}) {
        const MatchPlan plan(parseQuery(typed, typing));
        if (!plan.empty()) {
            checkExpression(plan.talk());
            checkExpression(plan.tool());
            (void)plan.matches(text);
        }
    }
    for (const QueryToken &token : queryTokens(typed)) {
        if (token.start < 0 || token.length <= 0 || token.start + token.length > typed.size())
            std::abort();
        (void)withToken(typed, token.key, u"x y"_s);
        (void)withToken(typed, token.key, {});
    }
    return 0;
}
