#pragma once

#include "theme/Theme.h"

#include <QTextEdit>

#include <memory>

namespace evoca::app {

class TextDocument;

/// Markdown to read and to select, as high as it needs to be; nothing is loaded and no link is followed. A screen
/// reader gets its whole text.
class MarkdownView : public QTextEdit
{
    Q_OBJECT
public:
    MarkdownView(Theme &theme, FontRole role, QWidget *parent = nullptr);
    ~MarkdownView() override;
    void setText(const QString &markdown);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void build();

    Theme &m_theme;
    FontRole m_role;
    QString m_text;
    std::unique_ptr<TextDocument> m_document;
};

} // namespace evoca::app
