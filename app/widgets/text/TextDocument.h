#pragma once

#include "theme/Theme.h"

#include <QTextDocument>

#include <memory>
#include <utility>
#include <vector>

namespace evoca::app {

/// One text of a person or an agent, laid out. It loads nothing: images and other resources of what agents wrote stay
/// outside.
class TextDocument : public QTextDocument
{
public:
    enum class Form { Plain, Markdown, Code };
    TextDocument(const Theme &theme, Form form, FontRole role, const QString &text);

    /// Marks of matches and the selection, as pairs of start and length.
    using Ranges = std::vector<std::pair<qsizetype, qsizetype>>;
    struct Marks
    {
        Ranges matches;
        bool current = false; ///< outline the first match
        int selectionStart = -1;
        int selectionEnd = -1;
    };
    void paint(QPainter &painter, const Theme &theme, const QPointF &topLeft, Token ink, const Marks &marks,
               const QRectF &clip) const;
    int heightFor(int width);
    int positionAt(const QPointF &point) const;

protected:
    QVariant loadResource(int type, const QUrl &name) override;

private:
    void outline(QPainter &painter, const Theme &theme, int start, int length) const;
    void styleMarkdown(const Theme &theme);
    void highlightCode(const Theme &theme);
};

} // namespace evoca::app
