#pragma once

#include <QTreeView>

namespace evoca::app {

class PathTreeModel;
class Theme;

/// The tree of logical paths: rows of 30, a chevron, a folder, a name and a quiet count. A click or the arrow keys
/// choose a folder, a click on the chosen one lets it go. What is open stays open when the paths change.
class PathTree : public QTreeView
{
    Q_OBJECT
public:
    PathTree(Theme &theme, PathTreeModel &model, QWidget *parent = nullptr);

    /// Shows what is chosen without announcing it; invalid: nothing.
    void setChosen(const QModelIndex &index);
    void keyboardSearch(const QString &) override { }

Q_SIGNALS:
    /// Invalid: nothing is chosen any more.
    void chosen(const QModelIndex &index);

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &options, const QModelIndex &index) const override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void restyle();
    void keepOpen();
    void reopen();

    Theme &m_theme;
    PathTreeModel &m_model;
    QStringList m_open;
    bool m_filled = false;
    bool m_quiet = false; ///< the current row is set, not chosen
};

} // namespace evoca::app
