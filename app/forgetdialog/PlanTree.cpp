#include "forgetdialog/PlanTree.h"

#include "forgetdialog/PlanTreeModel.h"
#include "i18n/Words.h"
#include "theme/Icons.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <utility>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int lineHeight = 34;

/// Box or mark, words, number.
class PlanDelegate : public QStyledItemDelegate
{
public:
    PlanDelegate(Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme) { }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {m_theme.px(120), m_theme.px(lineHeight)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect rect = option.rect;
        if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_Active)) {
            painter->setPen(QPen(m_theme.color(Token::Accent), 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(rect).adjusted(1, 1, -m_theme.px(4), -1), 4, 4);
        }
        const qreal centre = rect.center().y() + .5;
        const bool goes = index.data(PlanTreeModel::GoesRole).toBool();
        const int side = m_theme.px(16);
        if (index.flags() & Qt::ItemIsUserCheckable) {
            QStyleOptionViewItem box(option);
            box.rect = QRect(rect.left() + m_theme.px(6), qRound(centre - side / 2.0), side, side);
            box.state = QStyle::State_Enabled | (goes ? QStyle::State_On : QStyle::State_Off);
            option.widget->style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, option.widget);
        } else {
            Icons::paint(*painter, u"check"_s, QPointF(rect.left() + m_theme.px(14), centre), m_theme.px(15),
                         m_theme.color(Token::Accent));
        }
        const qreal right = rect.right() - m_theme.px(12);
        const qreal number = TextPaint::right(*painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text2),
                                              right, centre,
                                              Words::number(index.data(PlanTreeModel::CountRole).toLongLong()));
        const bool top = !index.parent().isValid();
        const qreal x = rect.left() + m_theme.px(32);
        TextPaint::left(*painter, m_theme.font(top ? FontRole::BodyMedium : FontRole::Body),
                        m_theme.color(goes ? Token::Text : Token::Text2), x, centre, index.data().toString(),
                        right - number - m_theme.px(12) - x);
        painter->restore();
    }

    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override
    {
        // The whole line is the box's target, as a label is.
        if (event->type() != QEvent::MouseButtonRelease || !(index.flags() & Qt::ItemIsUserCheckable))
            return false;
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() != Qt::LeftButton || !option.rect.contains(mouse->position().toPoint()))
            return false;
        const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        return model->setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }

private:
    Theme &m_theme;
};

} // namespace

PlanTree::PlanTree(Theme &theme, PlanTreeModel &model, QWidget *parent) : QTreeView(parent), m_theme(theme)
{
    setModel(&model);
    setItemDelegate(new PlanDelegate(theme, this));
    setHeaderHidden(true);
    setFrameShape(NoFrame);
    setIndentation(theme.px(26));
    setUniformRowHeights(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setExpandsOnDoubleClick(false);
    viewport()->setAutoFillBackground(false);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &PlanTree::remember);
    connect(&model, &QAbstractItemModel::modelReset, this, &PlanTree::restore);
}

void PlanTree::setSurface(Token surface)
{
    m_surface = surface;
    viewport()->update();
}

void PlanTree::showWhole()
{
    if (!std::exchange(m_whole, true)) {
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        connect(this, &QTreeView::expanded, this, &PlanTree::showWhole);
        connect(this, &QTreeView::collapsed, this, &PlanTree::showWhole);
    }
    int rows = 0;
    for (QModelIndex index = model()->index(0, 0); index.isValid(); index = indexBelow(index))
        ++rows;
    setFixedHeight(rows * m_theme.px(lineHeight) + 2);
}

void PlanTree::remember()
{
    m_folded.clear();
    m_current = currentIndex().data(PlanTreeModel::KeyRole).toString();
    for (QModelIndex index = model()->index(0, 0); index.isValid(); index = indexBelow(index)) {
        if (model()->rowCount(index) > 0 && !isExpanded(index))
            m_folded << index.data(PlanTreeModel::KeyRole).toString();
    }
}

// Unfolded unless a person folded it: what goes is to be read, not looked for.
void PlanTree::restore()
{
    expandAll();
    QModelIndex current = model()->index(0, 0);
    QModelIndexList folded;
    for (QModelIndex index = current; index.isValid(); index = indexBelow(index)) {
        const QString key = index.data(PlanTreeModel::KeyRole).toString();
        if (m_folded.contains(key))
            folded << index;
        if (key == m_current)
            current = index;
    }
    for (const QModelIndex &index : std::as_const(folded))
        collapse(index);
    setCurrentIndex(current);
}

void PlanTree::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    if (model()->rowCount(index) == 0)
        return;
    Icons::paint(*painter, isExpanded(index) ? u"down"_s : u"right"_s,
                 QPointF(rect.right() - m_theme.px(8), rect.center().y() + .5), m_theme.px(12),
                 m_theme.color(Token::Text3));
}

void PlanTree::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Escape) {
        event->ignore(); // the dialog's
        return;
    }
    const QModelIndex index = currentIndex();
    if (event->key() == Qt::Key_Space) {
        if (index.flags() & Qt::ItemIsUserCheckable) {
            const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
            model()->setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        } else if (index.isValid()) {
            setExpanded(index, !isExpanded(index));
        }
        return;
    }
    QTreeView::keyPressEvent(event);
}

void PlanTree::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(viewport());
        painter.fillRect(event->rect(), m_theme.color(m_surface));
    }
    QTreeView::paintEvent(event);
}

} // namespace evoca::app
