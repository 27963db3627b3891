#pragma once

#include <QListView>

namespace evoca::app {

class Pill;
class Theme;

/// A list of records: rows by a delegate, one selected, the pointer's row drawn as hovered; letters are shortcuts, not
/// a search. While an answer takes longer than 150 ms a 2 px line shows at the top; the old rows stay.
class ListView : public QListView
{
    Q_OBJECT
public:
    explicit ListView(Theme &theme, QWidget *parent = nullptr);

    /// Moves the current row by `rows`, skipping rows that cannot be selected.
    void move(int rows);
    void moveToEnd(bool last);
    void setLoading(bool on);
    Pill *pill() const { return m_pill; }

    void keyboardSearch(const QString &) override { }

Q_SIGNALS:
    void openRequested(const QModelIndex &index);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void peek();
    QModelIndex selectable(int row, int step) const;

    Theme &m_theme;
    Pill *m_pill;
    QTimer *m_delay;
    bool m_line = false;
};

} // namespace evoca::app
