#pragma once

#include <QLineEdit>
#include <QRectF>

#include <vector>

namespace evoca::app {

class Theme;

/// The search field: facet tokens as blocks at the left (24 high, removable), then free text. query() is the whole text
/// with English keys. A typed token becomes a block once a space follows it; Backspace in the empty text takes the last
/// one back. Arrows, Page keys, Enter and Esc are passed on while the field keeps the focus.
class SearchField : public QLineEdit
{
    Q_OBJECT
public:
    explicit SearchField(Theme &theme, QWidget *parent = nullptr);

    QString query() const;
    /// Shows a query without announcing it.
    void setQuery(const QString &text);
    QStringList tokens() const; ///< as "key:value"
    QSize sizeHint() const override;

Q_SIGNALS:
    void queryEdited(const QString &query);
    void moveRequested(int rows);
    void endRequested(bool last);
    void openRequested();
    /// Esc with nothing left to peel off.
    void escaped();
    void paletteRequested();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Block
    {
        QString key;
        QString value;
        QRectF box; ///< empty: did not fit
        QRectF cross;
    };
    static QString written(const Block &block);
    void edited();
    bool peel();
    void removeBlock(std::size_t index);
    void place();
    void describe();
    QRectF capRect() const;
    QRectF clearRect() const;

    Theme &m_theme;
    std::vector<Block> m_blocks;
    int m_hidden = 0; ///< blocks that did not fit, from the left
};

} // namespace evoca::app
