#include "pages/sessions/TranscriptView.h"

#include "theme/Theme.h"

#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QStyleHints>
#include <QUrl>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

// What mouse and keyboard do; the rest of the class is in TranscriptView.cpp.
namespace evoca::app {

void TranscriptView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->position().toPoint();
    m_moved = false;
    m_selecting = true;
    m_selectionStart = m_selectionEnd = placeAt(m_pressed);
    viewport()->update();
}

void TranscriptView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    if (m_selecting && event->buttons().testFlag(Qt::LeftButton)) {
        m_moved = m_moved
            || (point - m_pressed).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
        if (m_moved) {
            m_selectionEnd = placeAt(point);
            if (point.y() < 0 || point.y() > viewport()->height())
                verticalScrollBar()->setValue(verticalScrollBar()->value()
                                              + (point.y() < 0 ? point.y() : point.y() - viewport()->height()));
            viewport()->update();
        }
        return;
    }
    const int block = blockAtY(point.y());
    if (block < 0)
        return;
    const TranscriptItem &under = item(block);
    const QPoint local = point - QPoint(0, viewTop(block));
    const bool clickable = under.isClickable(local) || !under.linkAt(local).isEmpty();
    viewport()->setCursor(clickable ? Qt::PointingHandCursor : Qt::IBeamCursor);
}

void TranscriptView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_selecting)
        return;
    m_selecting = false;
    if (m_moved)
        return;
    m_selectionStart = m_selectionEnd = {};
    const int block = blockAtY(m_pressed.y());
    if (block >= 0)
        click(block, m_pressed - QPoint(0, viewTop(block)));
}

void TranscriptView::click(int block, const QPoint &point)
{
    setCurrentBlock(block);
    const QString link = item(block).linkAt(point);
    if (!link.isEmpty()) {
        // What agents wrote may name any scheme; only the web is opened.
        const QUrl url(link);
        if (url.scheme() == u"https"_s || url.scheme() == u"http"_s)
            QDesktopServices::openUrl(url);
        return;
    }
    if (m_blocks[std::size_t(block)].kind == TranscriptBlock::Kind::LookRun) {
        if (item(block).isClickable(point))
            openRun(block);
        return;
    }
    if (!item(block).click(context(), point))
        return;
    const model::RowId first = m_messages[std::size_t(m_blocks[std::size_t(block)].first)].id;
    if (item(block).isOpen())
        m_open.insert(first);
    else
        m_open.remove(first);
    measure(block);
    setAnchor(m_anchor, m_anchorOffset);
}

void TranscriptView::openRun(int block)
{
    const std::vector<TranscriptBlock> calls = expandRun(m_messages, m_blocks[std::size_t(block)]);
    const auto at = m_blocks.begin() + block;
    m_blocks.insert(m_blocks.erase(at), calls.begin(), calls.end());
    joinFrames(m_blocks);
    rebuild();
    setAnchor(m_anchor, m_anchorOffset);
}

void TranscriptView::toggleCurrent()
{
    if (m_current >= 0)
        click(m_current, QPoint(m_theme.px(transcriptFrameX) + 1, m_theme.px(8)));
}

void TranscriptView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_BracketLeft: stepPrompt(-1); return;
    case Qt::Key_BracketRight: stepPrompt(1); return;
    case Qt::Key_BraceLeft: stepFailure(-1); return;
    case Qt::Key_BraceRight: stepFailure(1); return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: toggleCurrent(); return;
    case Qt::Key_Home: verticalScrollBar()->setValue(0); return;
    case Qt::Key_End: setAnchor(int(m_blocks.size()) - 1, std::numeric_limits<int>::max() / 2); return;
    case Qt::Key_Down:
    case Qt::Key_Up:
        if (shift && !m_blocks.empty()) {
            const int next = m_current + (event->key() == Qt::Key_Down ? 1 : -1);
            setCurrentBlock(std::clamp(next, 0, int(m_blocks.size()) - 1));
            setAnchor(m_anchor, m_anchorOffset);
            return;
        }
        break;
    default: break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copy = menu->addAction(tr("Copy"));
    copy->setShortcut(QKeySequence::Copy);
    if (m_current < 0 && event->reason() == QContextMenuEvent::Mouse)
        m_current = blockAtY(event->pos().y());
    copy->setEnabled(m_current >= 0 || !selectedText().isEmpty());
    connect(copy, &QAction::triggered, this, &TranscriptView::copySelection);
    menu->popup(event->globalPos());
}

void TranscriptView::focusInEvent(QFocusEvent *event)
{
    if (m_current < 0 && !m_blocks.empty())
        setCurrentBlock(m_anchor);
    QAbstractScrollArea::focusInEvent(event);
}

} // namespace evoca::app
