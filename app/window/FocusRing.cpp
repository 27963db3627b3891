#include "window/FocusRing.h"

#include "theme/Theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QPainter>
#include <QRadioButton>

namespace evoca::app {

namespace {
constexpr int outside = 4; // 2 px of air and 2 px of ring
}

FocusRing::FocusRing(Theme &theme, QWidget *window) : QWidget(window), m_theme(theme)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
}

void FocusRing::follow(QWidget *widget)
{
    m_target = nullptr;
    // Lists, fields, charts and the rail draw their own focus.
    const bool button = qobject_cast<QAbstractButton *>(widget) && !qobject_cast<QCheckBox *>(widget)
        && !qobject_cast<QRadioButton *>(widget);
    if (button && widget->window() == window() && !widget->objectName().startsWith(QLatin1StringView("rail.")))
        m_target = widget;
    place();
}

void FocusRing::place()
{
    if (!m_target || !m_keyboard || !m_target->isVisible()) {
        hide();
        return;
    }
    const QRect inside = m_target->visibleRegion().boundingRect();
    if (inside.isEmpty()) {
        hide();
        return;
    }
    setGeometry(QRect(m_target->mapTo(parentWidget(), QPoint(0, 0)), m_target->size())
                    .adjusted(-outside, -outside, outside, outside));
    show();
    raise();
}

bool FocusRing::eventFilter(QObject *object, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        m_keyboard = true;
        place();
        break;
    case QEvent::Wheel:
    case QEvent::MouseButtonPress:
        m_keyboard = false;
        hide();
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        // What it stands in may move too: a pane when the window changes its width.
        if (const auto *widget = qobject_cast<const QWidget *>(object);
            widget && m_target && (widget == m_target || widget->isAncestorOf(m_target)))
            place();
        break;
    default: break;
    }
    return false;
}

void FocusRing::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.color(Token::Accent), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
}

} // namespace evoca::app
