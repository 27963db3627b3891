#pragma once

#include "records/Agent.h"
#include "records/Labels.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace evoca::model {

/// Where words are looked for (`in:` token).
enum class SearchIn : quint8 { Anywhere, Prompt, Answer, Input, Output, Thinking };

/// A parsed query (design section 10): free words, "phrases", -excluded, and facet tokens
/// agent: status: project: file: class: strategy: after: before: in: kind: lesson: session:
struct Query
{
    struct Word
    {
        QString text;
        bool prefix = false; ///< the last word while it is being typed, or word*
    };
    std::vector<Word> words;
    QStringList phrases;
    QStringList excluded;
    std::vector<Agent> agents;
    std::vector<Status> statuses;
    std::vector<TaskClass> classes;
    QStringList projects; ///< name or path
    QStringList files;
    QStringList strategies; ///< "none" for no strategy
    std::vector<LessonKind> lessonKinds;
    std::optional<qint64> after; ///< epoch ms, inclusive, local calendar
    std::optional<qint64> before; ///< exclusive
    bool unsearchable = false; ///< text was written, but nothing in it has a letter or digit: it finds nothing
    bool misread = false; ///< a facet's value is no known one: partial matches would hide the mistake
    SearchIn in = SearchIn::Anywhere;
    RowId session = 0;
    RowId lesson = 0; ///< experiences behind this lesson

    bool hasText() const { return !words.empty() || !phrases.isEmpty(); }
    bool hasFacets() const;
    /// Several words: what has only some of them makes sense when nothing has all.
    bool canBePartial() const { return !misread && words.size() + std::size_t(phrases.size()) > 1; }
};

/// A facet token as it stands in the field.
struct QueryToken
{
    QString key; ///< English ("project")
    QString value;
    qsizetype start = 0, length = 0; ///< in the text
};

/// Never fails: what cannot be understood is a word, also a facet with a value that is no known one (an empty value is
/// being typed and says nothing). Accepts Spanish keys (proyecto:, estado:, agente:, clase:,
/// archivo:, desde:, hasta:, en:) and values (éxito, fallo). Dates: 2026, 2026-09, 2026-09-30,
/// 2026-09-30T14:00, today/hoy, yesterday/ayer, 7d. `typing`: the last word is a prefix. (and the text does not end
/// with a space).
Query parseQuery(QStringView text, bool typing = true);
/// Facet tokens in order, keys rewritten to English.
std::vector<QueryToken> queryTokens(QStringView text);
/// The text with a token added, replaced or (empty value) removed.
QString withToken(QStringView text, const QString &key, const QString &value);

} // namespace evoca::model
