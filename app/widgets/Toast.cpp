#include "widgets/Toast.h"

#include "theme/Icons.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int tickMs = 50;
constexpr int textLeft = 44;
constexpr int textGap = 8; // to what follows, and of the cross to the edge
constexpr int buttonSide = 32;
} // namespace

/// "Undo" or the cross, in the toast's own dark colours.
class Toast::ToastButton : public QAbstractButton
{
public:
    ToastButton(Theme &theme, const QString &icon, QWidget *parent)
        : QAbstractButton(parent), m_theme(theme), m_icon(icon)
    {
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
    }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (hasFocus()) {
            painter.setPen(QPen(m_theme.color(Token::ToastUndo), 2));
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
        }
        if (!m_icon.isEmpty())
            Icons::paint(painter, m_icon, QRectF(rect()).center(), m_theme.px(16), m_theme.color(Token::ToastText));
        else
            TextPaint::centred(painter, m_theme.font(FontRole::BodyStrong), m_theme.color(Token::ToastUndo),
                               width() / 2.0, height() / 2.0, text());
    }

private:
    Theme &m_theme;
    QString m_icon;
};

Toast::Toast(Theme &theme, QWidget *window)
    : QWidget(window), m_theme(theme), m_undoButton(new ToastButton(theme, {}, this)),
      m_close(new ToastButton(theme, u"x"_s, this))
{
    setObjectName(u"toast"_s);
    hide();
    m_timer.setInterval(tickMs);
    connect(&m_timer, &QTimer::timeout, this, &Toast::tick);
    connect(m_undoButton, &QAbstractButton::clicked, this, &Toast::undo);
    connect(m_close, &QAbstractButton::clicked, this, [this] {
        m_timer.stop();
        hide();
    });
    window->installEventFilter(this);
    m_close->setAccessibleName(tr("Close"));
}

void Toast::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_close->setAccessibleName(tr("Close"));
    QWidget::changeEvent(event);
}

void Toast::show(const QString &text, const std::function<void()> &undo)
{
    m_text = text;
    m_undo = undo;
    m_left = lifetimeMs;
    m_undoButton->setText(tr("Undo"));
    m_undoButton->setVisible(bool(undo));
    setAccessibleName(text);
    place(m_bottom);
    QWidget::show();
    raise();
    m_timer.start();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    update();
}

bool Toast::undo()
{
    if (!isVisible() || !m_undo)
        return false;
    const auto run = std::exchange(m_undo, {});
    m_timer.stop();
    hide();
    run();
    return true;
}

void Toast::place(int bottom)
{
    m_bottom = bottom;
    const QFont font = m_theme.font(FontRole::BodyMedium);
    const int undoWidth = m_undo
        ? int(TextPaint::width(m_theme.font(FontRole::BodyStrong), m_undoButton->text())) + m_theme.px(24)
        : 0;
    const int wanted = int(std::ceil(TextPaint::width(font, m_text))) + undoWidth + m_theme.px(textLeft)
        + m_theme.px(buttonSide) + 2 * m_theme.px(textGap);
    const int space = parentWidget()->width() - 2 * m_theme.px(16);
    const int wide = std::min(space, std::max(wanted, m_theme.px(360)));
    const int high = m_theme.px(52);
    setGeometry((parentWidget()->width() - wide) / 2, parentWidget()->height() - m_bottom - high, wide, high);
    const int side = m_theme.px(buttonSide);
    m_close->setGeometry(wide - side - m_theme.px(textGap), (high - side) / 2, side, side);
    m_undoButton->setGeometry(m_close->x() - undoWidth, (high - side) / 2, undoWidth, side);
}

bool Toast::held() const
{
    return underMouse() || m_undoButton->hasFocus() || m_close->hasFocus();
}

void Toast::tick()
{
    if (held())
        return;
    m_left -= tickMs;
    if (m_left <= 0) {
        m_timer.stop();
        m_undo = {};
        hide();
        return;
    }
    update(0, height() - 4, width(), 4);
}

bool Toast::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place(m_bottom);
    return QWidget::eventFilter(object, event);
}

void Toast::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Token::Toast));
    painter.drawRoundedRect(QRectF(rect()), 8, 8);
    const qreal centre = height() / 2.0;
    Icons::paint(painter, m_undo ? u"undo"_s : u"check"_s, QPointF(m_theme.px(24), centre), m_theme.px(18),
                 m_theme.color(Token::ToastText));
    const int right = m_undoButton->isVisible() ? m_undoButton->x() : m_close->x();
    TextPaint::left(painter, m_theme.font(FontRole::BodyMedium), m_theme.color(Token::ToastText), m_theme.px(textLeft),
                    centre, m_text, right - m_theme.px(textLeft) - m_theme.px(textGap));
    const qreal part = double(m_left) / lifetimeMs;
    painter.setBrush(m_theme.color(Token::ToastUndo));
    painter.drawRoundedRect(QRectF(m_theme.px(10), height() - 3, (width() - m_theme.px(20)) * part, 2), 1, 1);
}

} // namespace evoca::app
