#include "window/Rail.h"

#include "i18n/Words.h"
#include "theme/Icons.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"
#include "widgets/Label.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

class Rail::Entry : public QAbstractButton
{
public:
    Entry(Theme &theme, const QString &id, const QString &icon, QWidget *parent)
        : QAbstractButton(parent), id(id), m_theme(theme), m_icon(icon)
    {
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override { return {m_theme.px(collapsed ? 40 : 176), m_theme.px(36)}; }
    QSize minimumSizeHint() const override { return {m_theme.px(40), m_theme.px(36)}; }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool on = isChecked();
        if (on || underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.color(on ? Token::AccentSoft : Token::SelectedIdle));
            painter.drawRoundedRect(QRectF(rect()), 6, 6);
        }
        const qreal centre = height() / 2.0;
        if (on) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.color(Token::Accent));
            painter.drawRoundedRect(QRectF(0, centre - m_theme.px(9), 3, m_theme.px(18)), 1.5, 1.5);
        }
        const QColor ink = m_theme.color(on ? Token::AccentText : Token::Text);
        const qreal x = collapsed ? width() / 2.0 : m_theme.px(22);
        Icons::paint(painter, m_icon, QPointF(x, centre), m_theme.px(20), on ? ink : m_theme.color(Token::Text2));
        if (!collapsed) {
            const QFont font = m_theme.font(on ? FontRole::BodyStrong : FontRole::BodyMedium);
            const qreal right = width() - m_theme.px(10);
            const qreal taken = count >= 0
                ? TextPaint::right(painter, m_theme.font(FontRole::Axis), on ? ink : m_theme.color(Token::Text3), right,
                                   centre, Words::number(count))
                : 0;
            TextPaint::left(painter, font, ink, m_theme.px(42), centre, text(), right - taken - m_theme.px(46));
        }
        if (hasFocus()) {
            painter.setPen(QPen(m_theme.color(Token::Accent), 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
        }
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
            focusNextPrevChild(event->key() == Qt::Key_Down);
        else
            QAbstractButton::keyPressEvent(event);
    }

    void nextCheckState() override { }

    QString id;
    qint64 count = -1;
    bool collapsed = false;

private:
    Theme &m_theme;
    QString m_icon;
};

Rail::Rail(Theme &theme, QWidget *parent) : Surface(theme, Token::Rail, parent, Right), m_column(new QVBoxLayout(this))
{
    setObjectName(u"rail"_s);
    setAccessibleName(tr("Pages"));
    m_column->addStretch(1);
    restyle();
    connect(&theme, &Theme::changed, this, &Rail::restyle);
}

Rail::Entry *Rail::find(const QString &id) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry *entry) { return entry->id == id; });
    return found == m_entries.end() ? nullptr : *found;
}

void Rail::addPage(const QString &id, const QString &icon, bool bottom)
{
    auto *entry = new Entry(theme(), id, icon, this);
    entry->setObjectName(u"rail."_s + id);
    // Pages stand above the stretch, in the order they are added; the rest below it.
    if (bottom)
        m_column->addWidget(entry);
    else
        m_column->insertWidget(m_above++, entry);
    m_entries.push_back(entry);
    connect(entry, &QAbstractButton::clicked, this, [this, id] { Q_EMIT chosen(id); });
}

void Rail::addLine()
{
    auto *holder = new QWidget(this);
    auto *around = new QVBoxLayout(holder);
    around->setContentsMargins(theme().px(8), theme().px(8), theme().px(8), theme().px(8));
    around->addWidget(new Line(theme(), holder));
    m_column->insertWidget(m_above++, holder);
}

void Rail::setTexts(const QString &id, const QString &title, const QString &keys)
{
    if (Entry *entry = find(id)) {
        entry->setText(title);
        entry->setAccessibleName(title);
        entry->setToolTip(m_collapsed || !keys.isEmpty()
                              ? (keys.isEmpty() ? title : tr("%1 (%2)", "page and keys").arg(title, keys))
                              : QString());
        entry->update();
    }
}

void Rail::setCount(const QString &id, qint64 count)
{
    if (Entry *entry = find(id)) {
        entry->count = count;
        entry->setAccessibleDescription(count >= 0 ? Words::number(count) : QString());
        entry->update();
    }
}

void Rail::setCurrent(const QString &id)
{
    for (Entry *entry : m_entries)
        entry->setChecked(entry->id == id);
}

void Rail::setCollapsed(bool collapsed)
{
    if (m_collapsed == collapsed)
        return;
    m_collapsed = collapsed;
    restyle();
}

void Rail::restyle()
{
    Theme &t = theme();
    setFixedWidth(t.px(m_collapsed ? 56 : 192));
    m_column->setContentsMargins(t.px(8), t.px(64), t.px(8), t.px(34));
    m_column->setSpacing(2);
    for (Entry *entry : m_entries) {
        entry->collapsed = m_collapsed;
        entry->updateGeometry();
    }
    update();
}

void Rail::paintEvent(QPaintEvent *event)
{
    Surface::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &t = theme();
    const qreal centre = t.px(28);
    Icons::paint(painter, u"mark"_s, QPointF(m_collapsed ? width() / 2.0 : t.px(28), centre), t.px(24),
                 t.color(Token::Accent));
    if (!m_collapsed)
        TextPaint::left(painter, t.font(FontRole::LeadStrong), t.color(Token::Text), t.px(46), centre, u"Evoca"_s);
}

} // namespace evoca::app
