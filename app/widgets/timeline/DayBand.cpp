#include "widgets/timeline/DayBand.h"

#include "i18n/Words.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QDateTime>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

qint64 midnight(QDate date)
{
    return date.startOfDay().toMSecsSinceEpoch();
}

} // namespace

DayBandGeometry::DayBandGeometry(const std::vector<int> &counts, QDate last, const QRectF &area) : m_area(area)
{
    if (counts.empty())
        return;
    const int most = std::max(1, *std::ranges::max_element(counts));
    const qreal step = area.width() / qreal(counts.size());
    const qreal gap = step > 4 ? std::min(3.0, step * .25) : 0;
    for (std::size_t index = 0; index < counts.size(); ++index) {
        Day day;
        day.date = last.addDays(qint64(index) - qint64(counts.size()) + 1);
        const qreal left = area.left() + step * qreal(index);
        day.cell = {left, area.top(), step, area.height()};
        if (counts[index] > 0) {
            const qreal high = std::max(2.0, area.height() * counts[index] / most);
            day.bar = {left + gap / 2, area.bottom() - high, step - gap, high};
        }
        m_days.push_back(day);
    }
}

// By days, not by hours: a day of 23 hours is as wide as the others.
qreal DayBandGeometry::x(qint64 time) const
{
    const QDateTime when = QDateTime::fromMSecsSinceEpoch(time);
    const qreal days = qreal(m_days.front().date.daysTo(when.date()))
        + when.time().msecsSinceStartOfDay() / 86'400'000.0;
    return m_area.left() + days * m_area.width() / qreal(m_days.size());
}

qint64 DayBandGeometry::timeAt(qreal x) const
{
    if (m_days.empty())
        return 0;
    const qreal days = (x - m_area.left()) * qreal(m_days.size()) / m_area.width();
    return midnight(m_days.front().date) + qint64(days * 86'400'000.0);
}

QRectF DayBandGeometry::window(const TimeRange &range) const
{
    if (m_days.empty())
        return {};
    const qreal x1 = std::max(m_area.left(), x(range.from));
    const qreal x2 = std::min(m_area.right(), x(range.to));
    // Minutes are seen too.
    return x2 > x1 ? QRectF(x1, m_area.top(), std::max(6.0, x2 - x1), m_area.height()) : QRectF();
}

DayBand::DayBand(Theme &theme, QWidget *parent) : CellWidget(theme, parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        rebuild();
    });
    connect(this, &CellWidget::activated, this, [this](int cell) {
        const QDate date = m_geometry.days()[cell].date;
        Q_EMIT rangeWanted({midnight(date), midnight(date.addDays(1))});
    });
}

QSize DayBand::sizeHint() const
{
    return {600, theme().px(44)};
}

void DayBand::setCounts(std::vector<int> counts, QDate last)
{
    m_counts = std::move(counts);
    m_last = last;
    rebuild();
}

void DayBand::setRange(const TimeRange &range)
{
    m_range = range;
    update();
}

void DayBand::setLabelWidth(int width)
{
    m_labelMeasure = width;
    rebuild();
}

void DayBand::rebuild()
{
    const qreal left = theme().px(m_labelMeasure);
    const qreal right = width() - theme().px(4);
    m_geometry = DayBandGeometry(m_counts, m_last,
                                 QRectF(left, theme().px(14), std::max(90.0, right - left), height() - theme().px(20)));
    update();
}

void DayBand::resizeEvent(QResizeEvent *event)
{
    rebuild();
    CellWidget::resizeEvent(event);
}

QRectF DayBand::cellRect(int cell) const
{
    return cell >= 0 && cell < cellCount() ? m_geometry.days()[cell].cell : QRectF();
}

QString DayBand::cellText(int cell) const
{
    if (cell < 0 || cell >= cellCount())
        return {};
    return tr("%1: %2", "day and number of episodes")
        .arg(Words::day(midnight(m_geometry.days()[cell].date)), tr("%n episode(s)", "", m_counts[cell]));
}

void DayBand::retranslate()
{
    setAccessibleName(tr("Last 90 days"));
    update();
}

// The timeline's span stays; its middle goes to the pointer.
void DayBand::centreOn(qreal x)
{
    const qint64 span = m_range.to - m_range.from;
    const qint64 middle = m_geometry.timeAt(x);
    Q_EMIT rangeWanted({middle - span / 2, middle - span / 2 + span});
}

void DayBand::mousePressEvent(QMouseEvent *event)
{
    const int cell = cellAt(event->position());
    if (event->button() != Qt::LeftButton || cell < 0)
        return CellWidget::mousePressEvent(event);
    setCurrent(cell);
    centreOn(event->position().x());
}

void DayBand::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        centreOn(event->position().x());
    CellWidget::mouseMoveEvent(event);
}

void DayBand::paintMonths(QPainter &painter) const
{
    const QFont font = theme().font(FontRole::Axis);
    qreal free = 0;
    for (const DayBandGeometry::Day &day : m_geometry.days()) {
        const bool first = &day == &m_geometry.days().front();
        if (day.date.day() != 1 && !first)
            continue;
        const QString name = QLocale().standaloneMonthName(day.date.month());
        const qreal wide = TextPaint::width(font, name);
        const qreal left = day.cell.left() + theme().px(2);
        // The first, cut month gives way to the next one.
        const bool room = left >= free && left + wide < width() - theme().px(4)
            && (!first || day.date.daysInMonth() - day.date.day() > 12);
        if (!room)
            continue;
        TextPaint::left(painter, font, theme().color(Token::Text3), left, theme().px(8), name);
        free = left + wide + theme().px(8);
    }
}

void DayBand::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &t = theme();
    painter.fillRect(rect(), t.color(Token::Window));
    painter.fillRect(QRectF(0, height() - 1, width(), 1), t.color(Token::Line));
    TextPaint::left(painter, t.font(FontRole::Body), t.color(Token::Text2), t.px(20), height() / 2.0,
                    tr("Last 90 days"), t.px(m_labelMeasure) - t.px(28));
    paintMonths(painter);
    const QRectF window = m_geometry.window(m_range);
    for (const DayBandGeometry::Day &day : m_geometry.days()) {
        if (day.bar.isEmpty())
            continue;
        const bool inside = window.intersects(day.cell.adjusted(1, 0, -1, 0));
        painter.fillRect(day.bar, t.color(inside ? Token::Accent : Token::StripLook));
    }
    painter.setBrush(Qt::NoBrush);
    if (!window.isEmpty()) {
        painter.setPen(QPen(t.color(Token::Accent), 1.5));
        painter.drawRoundedRect(QRectF(window.left(), t.px(3), window.width(), height() - t.px(6)), 3, 3);
    }
    if (hasFocus() && current() >= 0) {
        painter.setPen(QPen(t.color(Token::Accent), 2));
        painter.drawRoundedRect(cellRect(current()).adjusted(-2, 0, 2, 2), 3, 3);
    }
}

} // namespace evoca::app
