#pragma once

#include "theme/Tokens.h"

#include <QTreeView>

namespace evoca::app {

class PlanTreeModel;
class Theme;

/// Shows a PlanTreeModel: chevron, box or check mark, words, number at the right. Space and a click tick a box; what
/// is unfolded stays so when the plan is made anew.
class PlanTree : public QTreeView
{
    Q_OBJECT
public:
    PlanTree(Theme &theme, PlanTreeModel &model, QWidget *parent = nullptr);
    /// What it stands on.
    void setSurface(Token surface);
    /// As high as all that is unfolded, for a detail that scrolls as a whole.
    void showWhole();

protected:
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void remember();
    void restore();

    bool m_whole = false;
    Token m_surface = Token::Raised;
    Theme &m_theme;
    QStringList m_folded; ///< keys
    QString m_current;
};

} // namespace evoca::app
