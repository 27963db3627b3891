#pragma once

#include "widgets/text/LineDiff.h"

#include <QTextLayout>
#include <QWidget>

#include <memory>
#include <vector>

namespace evoca::app {

class Theme;

/// What changed between two texts: lines taken away and added with their signs, the changed words on a stronger fill.
/// Long lines wrap; a screen reader hears every line with its sign in words.
class DiffView : public QWidget
{
    Q_OBJECT
public:
    explicit DiffView(Theme &theme, QWidget *parent = nullptr);
    void setTexts(const QString &before, const QString &after);
    bool isSame() const { return m_lines.empty(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void retranslate();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut(int width) const;

    Theme &m_theme;
    std::vector<DiffLine> m_lines;
    mutable std::vector<std::unique_ptr<QTextLayout>> m_layouts;
    mutable int m_width = -1;
    mutable int m_height = 0;
};

} // namespace evoca::app
