#pragma once

#include <QWidget>

#include <functional>

class QBoxLayout;

namespace evoca::app {

class Button;
class Label;
class Theme;

/// What would be here, and one thing to do about it (at most one other).
class EmptyState : public QWidget
{
    Q_OBJECT
public:
    enum class Drawing { Rows, NoMatch, Layers, Mark };

    explicit EmptyState(Theme &theme, QWidget *parent = nullptr);
    void setDrawing(Drawing drawing);
    void setTexts(const QString &sentence, const QString &lines);
    /// An empty text hides the button.
    void setPrimary(const QString &text, const QString &icon, const std::function<void()> &run);
    void setSecondary(const QString &text, const QString &icon, const std::function<void()> &run);
    static void paint(QPainter &painter, const Theme &theme, Drawing drawing, const QRectF &box);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class Picture;
    void arrangeButtons();
    void set(Button *button, const QString &text, const QString &icon);

    Picture *m_picture;
    Label *m_sentence;
    Label *m_lines;
    Button *m_primary;
    Button *m_secondary;
    QBoxLayout *m_buttons = nullptr;
    std::function<void()> m_runPrimary;
    std::function<void()> m_runSecondary;
};

} // namespace evoca::app
