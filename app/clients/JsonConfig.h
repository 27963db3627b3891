#pragma once

#include "clients/ConfigText.h"

namespace evoca::app {

/// JSON with comments and trailing commas, as VS Code, Zed and OpenCode write it.
class JsonConfig : public ConfigText
{
public:
    static model::Result<std::unique_ptr<ConfigText>> read(const QByteArray &text, const QStringList &entryPath);

    model::Result<TextEdit> insertion(const Json &entry) const override;
    model::Result<TextRange> entryRange() const override;
    QByteArray written(const Json &entry) const override;
    model::Result<QByteArray> withoutEntry(int containers) const override;

private:
    struct Member
    {
        QByteArray key; ///< as written, without quotes
        qsizetype begin = 0; ///< of the key
        TextRange value;
    };
    struct Object
    {
        TextRange range; ///< with its braces
        std::vector<Member> members;
    };
    JsonConfig(const QByteArray &text, const QStringList &entryPath, Json document, QByteArray plain,
               QByteArray strict);

    qsizetype skipSpace(qsizetype from) const;
    TextRange valueAt(qsizetype from) const;
    Object objectAt(qsizetype from) const;
    /// The deepest object on the path that is there, and how many steps lead to it.
    std::pair<Object, qsizetype> deepest() const;
    const Member *member(const Object &object, const QString &key) const;

    TextEdit nested(const Json &entry, qsizetype depth, const QByteArray &indent) const;
    TextEdit afterLast(const Object &object, const Json &entry, qsizetype depth) const;
    TextEdit intoEmpty(const Object &object, const Json &entry, qsizetype depth) const;
    QByteArray withoutMember(const Object &object, const Member &member) const;

    QByteArray indentationAt(qsizetype position) const; ///< of the line
    QByteArray unit() const; ///< one step of indentation
    QByteArray lineEnd() const;
    QByteArray dumped(const Json &entry, const QByteArray &indent) const;

    const QByteArray m_plain; ///< comments blanked, same positions
    const QByteArray m_strict; ///< trailing commas blanked, too
};

} // namespace evoca::app
