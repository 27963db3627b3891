#pragma once

#include <QWidget>

class QPainter;

namespace evoca::app {

class Theme;

/// Five blocks of 8 × 6, 2 apart, filled from the left; the number beside it is the caller's.
class ConfidenceMeter : public QWidget
{
    Q_OBJECT
public:
    explicit ConfidenceMeter(Theme &theme, QWidget *parent = nullptr);
    void setValue(double confidence);
    QSize sizeHint() const override;

    static QSizeF size(const Theme &theme);
    /// `muted`: drawn in the quiet ink.
    static void paint(QPainter &painter, const Theme &theme, const QPointF &topLeft, double confidence,
                      bool muted = false);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    double m_value = 0;
};

} // namespace evoca::app
