#pragma once

#include <QPixmap>
#include <QWidget>

#include <vector>

namespace evoca::app {

class Theme;
class TranscriptView;

/// A picture of the whole session, 22 wide: prompts, failures, matches, and what is visible now. Click and drag scroll.
class OverviewStrip : public QWidget
{
    Q_OBJECT
public:
    OverviewStrip(TranscriptView &view, Theme &theme, QWidget *parent = nullptr);
    /// Indices of messages with matches, ascending.
    void setMatches(std::vector<int> messages);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void scrollTo(const QPointF &point);
    QPixmap paintMarks() const;

    TranscriptView &m_view;
    Theme &m_theme;
    std::vector<int> m_matches;
};

} // namespace evoca::app
