#include "widgets/WeekBars.h"

#include "i18n/Words.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

qint64 of(const model::WeekOutcome &week, model::Status status)
{
    return week.byStatus[static_cast<std::size_t>(status)];
}

} // namespace

qint64 WeekBarsGeometry::roundedTop(qint64 largest)
{
    qint64 power = 1;
    while (true) {
        for (const qint64 step : {qint64(1), qint64(2), qint64(4), qint64(5)}) {
            if (step * power >= largest && step * power >= 4)
                return step * power;
        }
        power *= 10;
    }
}

WeekBarsGeometry::WeekBarsGeometry(const std::vector<model::WeekOutcome> &weeks, const QRectF &area)
{
    qint64 most = 0;
    qint64 least = 0;
    for (const model::WeekOutcome &week : weeks) {
        most = std::max(most,
                        of(week, model::Status::Success) + of(week, model::Status::Unknown)
                            + of(week, model::Status::Running));
        least = std::max(least, of(week, model::Status::Failure));
    }
    const qint64 top = roundedTop(most);
    const qreal below = least > 0 ? std::max<qreal>(.12, qreal(least) / qreal(top + least)) : 0.06;
    const qreal up = area.height() * (1 - below);
    m_zero = area.top() + up;
    const qreal unit = std::min(up / qreal(top), least > 0 ? area.height() * below / qreal(least) : up);
    for (const qint64 value : {qint64(0), top / 2, top})
        m_ticks.emplace_back(value, m_zero - qreal(value) * unit);
    if (weeks.empty())
        return;
    const qreal step = area.width() / qreal(weeks.size());
    const qreal width = std::max<qreal>(2, step - std::min<qreal>(8, step * .3));
    for (std::size_t index = 0; index < weeks.size(); ++index) {
        const qreal x = area.left() + step * qreal(index) + (step - width) / 2;
        const qreal good = qreal(of(weeks[index], model::Status::Success)) * unit;
        const qreal open = qreal(of(weeks[index], model::Status::Unknown) + of(weeks[index], model::Status::Running))
            * unit;
        const qreal bad = qreal(of(weeks[index], model::Status::Failure)) * unit;
        Week week;
        week.cell = {area.left() + step * qreal(index), area.top() - 4, step, area.height() + 8};
        if (good > 0)
            week.up = {x, m_zero - good, width, good};
        if (open > 0)
            week.top = {x, m_zero - good - std::max<qreal>(open, 2) - 2, width, std::max<qreal>(open, 2)};
        if (bad > 0)
            week.down = {x, m_zero + 1, width, std::max<qreal>(bad, 2)};
        m_weeks.push_back(week);
    }
}

WeekBars::WeekBars(Theme &theme, QWidget *parent) : CellWidget(theme, parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        rebuild();
    });
}

void WeekBars::setWeeks(std::vector<model::WeekOutcome> weeks)
{
    m_weeks = std::move(weeks);
    rebuild();
    setCurrent(cellCount() - 1);
}

QSize WeekBars::sizeHint() const
{
    return {600, theme().px(132)};
}

void WeekBars::rebuild()
{
    const qreal left = theme().px(36);
    m_geometry = WeekBarsGeometry(
        m_weeks, QRectF(left, theme().px(10), std::max(40.0, width() - left - 4), height() - theme().px(38)));
    update();
}

void WeekBars::resizeEvent(QResizeEvent *event)
{
    rebuild();
    CellWidget::resizeEvent(event);
}

QRectF WeekBars::cellRect(int cell) const
{
    return cell >= 0 && cell < int(m_geometry.weeks().size()) ? m_geometry.weeks()[cell].cell : QRectF();
}

QString WeekBars::cellText(int cell) const
{
    const model::WeekOutcome &week = m_weeks[cell];
    const QString day = QLocale().toString(week.monday, QLocale::ShortFormat);
    return tr("week of %1: %2 worked, %3 failed, %4 can't be told", "numbers of a chart")
        .arg(day, Words::number(of(week, model::Status::Success)), Words::number(of(week, model::Status::Failure)),
             Words::number(of(week, model::Status::Unknown)));
}

void WeekBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &t = theme();
    const QFont font = t.font(FontRole::Axis);
    const qreal left = t.px(36);
    for (const auto &[value, y] : m_geometry.ticks()) {
        painter.fillRect(QRectF(left, y - .5, width() - left, 1), t.color(value == 0 ? Token::FieldLine : Token::Line));
        TextPaint::right(painter, font, t.color(Token::Text3), left - t.px(10), y, Words::number(value));
    }
    int month = 0;
    qreal free = 0;
    for (std::size_t index = 0; index < m_geometry.weeks().size(); ++index) {
        const WeekBarsGeometry::Week &week = m_geometry.weeks()[index];
        painter.setPen(Qt::NoPen);
        if (!week.up.isEmpty()) {
            painter.setBrush(t.color(Token::SuccessFill));
            painter.drawRoundedRect(week.up, 1.5, 1.5);
        }
        if (!week.down.isEmpty()) {
            painter.setBrush(t.color(Token::FailureFill));
            painter.drawRoundedRect(week.down, 1.5, 1.5);
        }
        if (!week.top.isEmpty()) {
            painter.setPen(QPen(t.color(Token::Unknown), 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(week.top.adjusted(.75, .75, -.75, -.25), 1, 1);
        }
        const QDate monday = m_weeks[index].monday;
        if (monday.month() != month) {
            month = monday.month();
            const QString name = QLocale().standaloneMonthName(month, QLocale::ShortFormat).remove(u'.');
            if (week.cell.left() >= free && week.cell.left() + TextPaint::width(font, name) < width()) {
                TextPaint::left(painter, font, t.color(Token::Text3), week.cell.left() + 2, height() - t.px(9), name);
                free = week.cell.left() + TextPaint::width(font, name) + 8;
            }
        }
    }
    if (current() >= 0 && current() < int(m_geometry.weeks().size())) {
        painter.setPen(QPen(t.color(hasFocus() ? Token::Accent : Token::Text), hasFocus() ? 2 : 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(m_geometry.weeks()[current()].cell.adjusted(1, 0, -1, 0), 4, 4);
    }
}

} // namespace evoca::app
