#pragma once

#include <QRectF>
#include <QWidget>

namespace evoca::app {

class Theme;

/// Where the columns of a request's row stand; head and rows share it.
struct RequestLayout
{
    qreal time = 0, tool = 0, asked = 0; ///< left edges
    qreal answer = 0, took = 0; ///< right edges
    qreal askedEnd = 0;
    bool table = true; ///< false: too narrow, two lines a row

    RequestLayout(const Theme &theme, int width);
};

/// The head of the table of requests; gone where rows have two lines.
class RequestColumns : public QWidget
{
    Q_OBJECT
public:
    /// As wide as the rows in `viewport`, whatever a scroll bar takes.
    RequestColumns(Theme &theme, const QWidget &viewport, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    const QWidget &m_viewport;
};

} // namespace evoca::app
