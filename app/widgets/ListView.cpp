#include "widgets/ListView.h"

#include "theme/Theme.h"
#include "widgets/Pill.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int patienceMs = 150;
}

ListView::ListView(Theme &theme, QWidget *parent)
    : QListView(parent), m_theme(theme), m_pill(new Pill(theme, this)), m_delay(new QTimer(this))
{
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setMouseTracking(true);
    setUniformItemSizes(false);
    viewport()->setAttribute(Qt::WA_Hover);
    m_delay->setSingleShot(true);
    m_delay->setInterval(patienceMs);
    connect(m_delay, &QTimer::timeout, this, [this] {
        m_line = true;
        viewport()->update();
    });
    connect(this, &QListView::doubleClicked, this, &ListView::openRequested);
    connect(&theme, &Theme::changed, this, [this] { scheduleDelayedItemsLayout(); });
}

QModelIndex ListView::selectable(int row, int step) const
{
    while (row >= 0 && row < model()->rowCount()) {
        const QModelIndex index = model()->index(row, 0);
        if (index.flags() & Qt::ItemIsSelectable)
            return index;
        row += step;
    }
    return {};
}

void ListView::move(int rows)
{
    if (!model() || model()->rowCount() == 0 || rows == 0)
        return;
    const int step = rows > 0 ? 1 : -1;
    const int from = currentIndex().isValid() ? currentIndex().row() + rows : rows > 0 ? 0 : model()->rowCount() - 1;
    QModelIndex index = selectable(std::clamp(from, 0, model()->rowCount() - 1), step);
    if (!index.isValid())
        index = selectable(std::clamp(from, 0, model()->rowCount() - 1), -step);
    if (index.isValid()) {
        setCurrentIndex(index);
        scrollTo(index);
    }
}

void ListView::moveToEnd(bool last)
{
    if (!model())
        return;
    const QModelIndex index = selectable(last ? model()->rowCount() - 1 : 0, last ? -1 : 1);
    if (index.isValid())
        setCurrentIndex(index);
    if (!last)
        scrollToTop();
}

void ListView::setLoading(bool on)
{
    if (on) {
        if (!m_delay->isActive() && !m_line)
            m_delay->start();
        return;
    }
    m_delay->stop();
    m_line = false;
    viewport()->update();
}

void ListView::keyPressEvent(QKeyEvent *event)
{
    // With Shift rows are added to the selection, where several may be selected.
    const bool extends = selectionMode() == ExtendedSelection && event->modifiers().testFlag(Qt::ShiftModifier)
        && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down);
    if (extends || (selectionMode() == ExtendedSelection && event->matches(QKeySequence::SelectAll))) {
        QListView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up: move(-1); return;
    case Qt::Key_Down: move(1); return;
    case Qt::Key_Home: moveToEnd(false); return;
    case Qt::Key_End: moveToEnd(true); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentIndex().isValid())
            Q_EMIT openRequested(currentIndex());
        return;
    case Qt::Key_Space: peek(); return;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: QListView::keyPressEvent(event); return;
    default: break;
    }
    // Letters belong to the window's shortcuts.
    event->ignore();
}

// What the row says, whole: a narrow list elides it, and the detail may be elsewhere.
void ListView::peek()
{
    const QModelIndex index = currentIndex();
    if (!index.isValid())
        return;
    const QString whole = index.data(Qt::ToolTipRole).toString();
    const QString details = index.data(Qt::AccessibleTextRole).toString();
    const QRect row = visualRect(index);
    QToolTip::showText(
        viewport()->mapToGlobal(row.bottomLeft() + QPoint(m_theme.px(48), 0)),
        u"<p style=\"white-space:pre-wrap\"><b>%1</b><br>%2</p>"_s.arg(whole.toHtmlEscaped(), details.toHtmlEscaped()),
        this, row);
}

void ListView::focusInEvent(QFocusEvent *event)
{
    // Without a current row Qt would take the first one, even a heading.
    if (model() && !currentIndex().isValid())
        moveToEnd(false);
    QListView::focusInEvent(event);
}

void ListView::resizeEvent(QResizeEvent *event)
{
    if (event->oldSize().width() != event->size().width())
        scheduleDelayedItemsLayout();
    QListView::resizeEvent(event);
}

void ListView::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (!m_line)
        return;
    QPainter painter(viewport());
    painter.fillRect(0, 0, viewport()->width(), 2, m_theme.color(Token::Accent));
}

} // namespace evoca::app
