#include "widgets/ActivityCalendar.h"

#include "i18n/Words.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int mostWeeks = 53;
constexpr int daysOfWeek = 7;
} // namespace

CalendarGeometry::CalendarGeometry(QDate last, int weeks, qreal left, qreal top, qreal cell, qreal gap)
    : m_weeks(weeks), m_left(left), m_top(top), m_cell(cell), m_gap(gap)
{
    const QDate monday = last.addDays(1 - last.dayOfWeek());
    m_first = monday.addDays(-(weeks - 1) * daysOfWeek);
    m_count = int(m_first.daysTo(last)) + 1;
}

int CalendarGeometry::indexOf(QDate date) const
{
    const qint64 index = m_first.daysTo(date);
    return index >= 0 && index < m_count ? int(index) : -1;
}

QRectF CalendarGeometry::rect(int index) const
{
    return {m_left + (index / daysOfWeek) * (m_cell + m_gap), m_top + (index % daysOfWeek) * (m_cell + m_gap), m_cell,
            m_cell};
}

int CalendarGeometry::step(int tasks)
{
    return tasks <= 0 ? 0 : tasks <= 2 ? 1 : tasks <= 6 ? 2 : tasks <= 12 ? 3 : 4;
}

ActivityCalendar::ActivityCalendar(Theme &theme, QWidget *parent)
    : CellWidget(theme, parent), m_today(QDate::currentDate())
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        rebuild();
    });
}

void ActivityCalendar::setDays(const std::vector<std::pair<QDate, int>> &days, QDate today)
{
    m_days.clear();
    for (const auto &[date, tasks] : days)
        m_days.insert(date, tasks);
    m_today = today;
    rebuild();
    setCurrent(m_geometry.count() - 1);
}

QSize ActivityCalendar::sizeHint() const
{
    return {700, theme().px(20) + daysOfWeek * theme().px(14)};
}

QSize ActivityCalendar::minimumSizeHint() const
{
    return {theme().px(240), sizeHint().height()};
}

void ActivityCalendar::rebuild()
{
    const qreal step = theme().px(14);
    const qreal left = theme().px(36);
    const QDate chosen = current() >= 0 && current() < m_geometry.count() ? m_geometry.date(current()) : m_today;
    const int weeks = std::clamp(int((width() - left) / step), 4, mostWeeks);
    m_geometry = CalendarGeometry(m_today, weeks, left, theme().px(20), step - 2, 2);
    // The same day stays current when the columns change.
    const int index = m_geometry.indexOf(chosen);
    setCurrent(index >= 0 ? index : m_geometry.count() - 1);
    update();
}

void ActivityCalendar::resizeEvent(QResizeEvent *event)
{
    rebuild();
    CellWidget::resizeEvent(event);
}

int ActivityCalendar::neighbour(int cell, int key) const
{
    const auto kept = [this](int index) { return std::clamp(index, 0, m_geometry.count() - 1); };
    switch (key) {
    case Qt::Key_Left: return kept(cell - daysOfWeek);
    case Qt::Key_Right: return kept(cell + daysOfWeek);
    case Qt::Key_Up: return kept(cell - 1);
    case Qt::Key_Down: return kept(cell + 1);
    default: return CellWidget::neighbour(cell, key);
    }
}

QString ActivityCalendar::cellText(int cell) const
{
    const QDate date = m_geometry.date(cell);
    return tr("%1, %2", "tasks and day")
        .arg(tr("%n task(s)", "of one day", m_days.value(date)), QLocale().toString(date, QLocale::LongFormat));
}

void ActivityCalendar::paintEvent(QPaintEvent *)
{
    static constexpr std::array tokens {Token::Activity0, Token::Activity1, Token::Activity2, Token::Activity3,
                                        Token::Activity4};
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &t = theme();
    const QFont font = t.font(FontRole::Axis);
    const QLocale locale;
    for (const int day : {0, 2, 4, 6}) {
        const QString name = locale.standaloneDayName(day + 1, QLocale::ShortFormat).remove(u'.');
        TextPaint::left(painter, font, t.color(Token::Text3), 0, m_geometry.rect(day).center().y(), name);
    }
    int month = 0;
    qreal free = 0;
    for (int week = 0; week < m_geometry.weeks(); ++week) {
        const QDate monday = m_geometry.date(week * daysOfWeek);
        if (monday.month() == month)
            continue;
        month = monday.month();
        const QString name = locale.standaloneMonthName(month, QLocale::ShortFormat).remove(u'.');
        const qreal width = TextPaint::width(font, name);
        const qreal x = m_geometry.columnX(week);
        // The first, cut month gives way to the next one.
        if (x < free || (week == 0 && monday.addDays(14).month() != month) || x + width > this->width())
            continue;
        TextPaint::left(painter, font, t.color(Token::Text3), x, t.px(7), name);
        free = x + width + 6;
    }
    painter.setPen(Qt::NoPen);
    for (int cell = 0; cell < m_geometry.count(); ++cell) {
        painter.setBrush(t.color(tokens[CalendarGeometry::step(m_days.value(m_geometry.date(cell)))]));
        painter.drawRoundedRect(m_geometry.rect(cell), 2, 2);
    }
    if (current() >= 0) {
        painter.setPen(QPen(t.color(hasFocus() ? Token::Accent : Token::Text), hasFocus() ? 2 : 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(m_geometry.rect(current()).adjusted(-1, -1, 1, 1), 3, 3);
    }
}

} // namespace evoca::app
