#include "widgets/Sheet.h"

#include "theme/Theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace evoca::app {

namespace {

constexpr int margin = 16; // of the window around the panel
constexpr int padding = 24;
constexpr int radius = 12;
constexpr int dimLight = 117; // 46 %
constexpr int dimDark = 120; // 47 %

} // namespace

Sheet::Sheet(Theme &theme, QWidget *window, QSize wanted)
    : QWidget(window), m_theme(theme), m_wanted(wanted), m_content(new QWidget(this)),
      m_before(QApplication::focusWidget())
{
    setFocusPolicy(Qt::NoFocus);
    window->installEventFilter(this);
    connect(&theme, &Theme::changed, this, [this] { place(); });
    hide();
}

void Sheet::open()
{
    place();
    show();
    raise();
    // What a derived class gave the focus to while it was hidden.
    if (QWidget *first = m_content->focusWidget())
        first->setFocus();
    else
        focusNextPrevChild(true);
}

void Sheet::dismiss()
{
    if (isHidden())
        return;
    hide();
    if (m_before)
        m_before->setFocus();
    Q_EMIT dismissed();
    deleteLater();
}

QRect Sheet::panelRect() const
{
    const int room = m_theme.px(margin);
    const int wide = std::min(m_theme.px(m_wanted.width()), width() - 2 * room);
    const int high = std::min(m_theme.px(m_wanted.height()), height() - 2 * room);
    return {(width() - wide) / 2, (height() - high) / 2, wide, high};
}

void Sheet::place()
{
    setGeometry(parentWidget()->rect());
    const int inset = m_theme.px(padding);
    m_content->setGeometry(panelRect().adjusted(inset, inset, -inset, -inset));
    panelResized(m_content->size());
    update();
}

bool Sheet::event(QEvent *event)
{
    // No shortcut of the window acts while the sheet is open: keys that the focused widget leaves over end here.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void Sheet::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    if (event->key() == Qt::Key_Escape) {
        dismiss();
        return;
    }
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return;
    auto *button = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
    if (!button)
        accept();
    else if (enterPresses(button))
        button->click();
}

void Sheet::mousePressEvent(QMouseEvent *event)
{
    event->accept(); // nothing behind is reached
}

bool Sheet::eventFilter(QObject *object, QEvent *event)
{
    if (object == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    return QWidget::eventFilter(object, event);
}

bool Sheet::focusNextPrevChild(bool next)
{
    QWidget *start = QApplication::focusWidget();
    if (!start || !isAncestorOf(start))
        start = m_content;
    QWidget *at = start;
    do {
        at = next ? at->nextInFocusChain() : at->previousInFocusChain();
        const bool reached = isAncestorOf(at) && at->isVisible() && at->isEnabled() && !at->focusProxy()
            && (at->focusPolicy() & Qt::TabFocus);
        if (reached) {
            at->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    } while (at != start);
    return true;
}

void Sheet::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), QColor(0, 0, 0, m_theme.dark() ? dimDark : dimLight));
    painter.setPen(QPen(m_theme.color(Token::LineStrong), 1));
    painter.setBrush(m_theme.color(Token::Raised));
    painter.drawRoundedRect(QRectF(panelRect()).adjusted(-.5, -.5, .5, .5), radius, radius);
}

} // namespace evoca::app
