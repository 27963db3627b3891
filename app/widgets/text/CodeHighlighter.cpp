#include "widgets/text/CodeHighlighter.h"

#include "theme/Theme.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <optional>

namespace evoca::app {

namespace {

using Style = KSyntaxHighlighting::Theme::TextStyle;

/// Look section 2.4: six kinds get a colour, the rest is plain text.
std::optional<Token> tokenOf(Style style)
{
    switch (style) {
    case Style::Keyword:
    case Style::ControlFlow: return Token::CodeKeyword;
    case Style::String:
    case Style::Char:
    case Style::VerbatimString: return Token::CodeString;
    case Style::Function: return Token::CodeFunction;
    case Style::DecVal:
    case Style::BaseN:
    case Style::Float:
    case Style::Constant: return Token::CodeNumber;
    case Style::DataType:
    case Style::Attribute: return Token::CodeType;
    case Style::Comment:
    case Style::Documentation: return Token::CodeComment;
    default: return std::nullopt;
    }
}

/// Loading the definitions takes time, so all transcripts share them.
KSyntaxHighlighting::Repository &repository()
{
    static KSyntaxHighlighting::Repository shared;
    return shared;
}

} // namespace

struct CodeHighlighter::Private : KSyntaxHighlighting::AbstractHighlighter
{
    explicit Private(const Theme &appTheme) : theme(appTheme) { }

    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override
    {
        const auto token = tokenOf(format.textStyle());
        if (!token || length == 0)
            return;
        QTextLayout::FormatRange range;
        range.start = offset;
        range.length = length;
        range.format.setForeground(theme.color(*token));
        ranges.append(range);
    }

    using AbstractHighlighter::highlightLine;

    bool use(const KSyntaxHighlighting::Definition &definition)
    {
        setDefinition(definition);
        state = {};
        return definition.isValid();
    }

    const Theme &theme;
    KSyntaxHighlighting::State state;
    QList<QTextLayout::FormatRange> ranges;
};

CodeHighlighter::CodeHighlighter(const Theme &theme) : d(std::make_unique<Private>(theme)) { }

CodeHighlighter::~CodeHighlighter() = default;

bool CodeHighlighter::setLanguage(const QString &word)
{
    const auto byName = repository().definitionForName(word);
    return d->use(byName.isValid() ? byName
                                   : repository().definitionForFileName(QStringLiteral("x.") + word.toLower()));
}

bool CodeHighlighter::setFile(const QString &fileName)
{
    return d->use(repository().definitionForFileName(fileName));
}

QList<QTextLayout::FormatRange> CodeHighlighter::highlight(const QString &line)
{
    d->ranges.clear();
    if (d->definition().isValid())
        d->state = d->highlightLine(line, d->state);
    return d->ranges;
}

} // namespace evoca::app
