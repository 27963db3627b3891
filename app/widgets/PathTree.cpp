#include "widgets/PathTree.h"

#include "i18n/Words.h"
#include "itemmodels/PathTreeModel.h"
#include "theme/Icons.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int rowHigh = 30;
constexpr int indent = 18;

/// Only measures: the tree paints whole rows itself.
class RowHeight : public QStyledItemDelegate
{
public:
    RowHeight(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme) { }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {m_theme.px(120), m_theme.px(rowHigh)};
    }

private:
    const Theme &m_theme;
};

} // namespace

PathTree::PathTree(Theme &theme, PathTreeModel &model, QWidget *parent)
    : QTreeView(parent), m_theme(theme), m_model(model)
{
    setObjectName(u"pathTree"_s);
    setFrameShape(NoFrame);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setEditTriggers(NoEditTriggers);
    setExpandsOnDoubleClick(false);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setItemDelegate(new RowHeight(theme, this));
    setModel(&model);
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_Hover);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &PathTree::keepOpen);
    connect(&model, &QAbstractItemModel::modelReset, this, &PathTree::reopen);
    connect(&theme, &Theme::changed, this, &PathTree::restyle);
    restyle();
}

void PathTree::restyle()
{
    setIndentation(m_theme.px(indent));
    QPalette palette = m_theme.palette();
    palette.setColor(QPalette::Base, Qt::transparent);
    setPalette(palette);
    scheduleDelayedItemsLayout();
}

void PathTree::keepOpen()
{
    m_open.clear();
    const std::function<void(const QModelIndex &)> visit = [&](const QModelIndex &parent) {
        for (int row = 0; row < m_model.rowCount(parent); ++row) {
            const QModelIndex index = m_model.index(row, 0, parent);
            if (isExpanded(index)) {
                m_open << PathTreeModel::pathOf(index);
                visit(index);
            }
        }
    };
    visit({});
}

void PathTree::reopen()
{
    // The first time the outermost folders stand open.
    if (!m_filled) {
        expandToDepth(0);
        m_filled = m_model.rowCount() > 0;
    }
    for (const QString &path : std::as_const(m_open)) {
        if (const QModelIndex index = m_model.indexOf(path); index.isValid())
            expand(index);
    }
}

void PathTree::setChosen(const QModelIndex &index)
{
    const QScopedValueRollback quiet(m_quiet, true);
    if (!index.isValid()) {
        clearSelection();
        setCurrentIndex({});
        return;
    }
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        expand(above);
    if (index != currentIndex())
        expand(index);
    setCurrentIndex(index);
    scrollTo(index);
}

void PathTree::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (m_quiet || !current.isValid())
        return;
    expand(current);
    Q_EMIT chosen(current);
}

void PathTree::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex before = selectionModel()->isSelected(currentIndex()) ? currentIndex() : QModelIndex();
    const QModelIndex under = indexAt(event->position().toPoint());
    const bool wasOpen = isExpanded(under);
    QTreeView::mousePressEvent(event);
    // A click on the chevron only unfolds.
    if (under.isValid() && under == before && isExpanded(under) == wasOpen) {
        setChosen({});
        Q_EMIT chosen({});
    }
}

void PathTree::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Space: QTreeView::keyPressEvent(event); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentIndex().isValid())
            setExpanded(currentIndex(), !isExpanded(currentIndex()));
        return;
    default: break;
    }
    // Letters belong to the window's shortcuts.
    event->ignore();
}

void PathTree::focusInEvent(QFocusEvent *event)
{
    // Qt would make the first row current, which here would filter the list.
    const QScopedValueRollback quiet(m_quiet, true);
    QTreeView::focusInEvent(event);
    if (!selectionModel()->hasSelection())
        selectionModel()->clearCurrentIndex();
}

void PathTree::drawRow(QPainter *painter, const QStyleOptionViewItem &options, const QModelIndex &index) const
{
    const QRectF rect(0, options.rect.top(), viewport()->width(), options.rect.height());
    const bool selected = selectionModel()->isSelected(index);
    const bool hovered = rect.contains(viewport()->mapFromGlobal(QCursor::pos())) && underMouse();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected || hovered) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.color(selected ? Token::AccentSoft : Token::Hover));
        painter->drawRoundedRect(rect.adjusted(0, 1, 0, -1), 6, 6);
    }
    if (hasFocus() && index == currentIndex()) {
        painter->setPen(QPen(m_theme.color(Token::Accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(rect.adjusted(1, 2, -1, -2), 5, 5);
    }
    int depth = 0;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        ++depth;
    const qreal centre = rect.center().y();
    const QColor ink = m_theme.color(selected ? Token::AccentText : Token::Text);
    qreal x = depth * indentation();
    if (m_model.hasChildren(index))
        Icons::paint(*painter, isExpanded(index) ? u"down"_s : u"right"_s, QPointF(x + m_theme.px(12), centre),
                     m_theme.px(12), m_theme.color(Token::Text3));
    x += m_theme.px(31);
    Icons::paint(*painter, u"folder"_s, QPointF(x, centre), m_theme.px(15),
                 m_theme.color(selected ? Token::AccentText : Token::Text2));
    const qreal right = rect.right() - m_theme.px(12);
    const qreal count = TextPaint::right(*painter, m_theme.font(FontRole::Meta),
                                         m_theme.color(selected ? Token::AccentText : Token::Text3), right, centre,
                                         Words::number(index.data(PathTreeModel::CountRole).toLongLong()));
    x += m_theme.px(13);
    TextPaint::left(*painter, m_theme.font(selected ? FontRole::BodyStrong : FontRole::Body), ink, x, centre,
                    index.data().toString(), right - count - m_theme.px(8) - x);
    painter->restore();
}

} // namespace evoca::app
