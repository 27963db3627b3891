#include "widgets/timeline/Timeline.h"

#include "theme/TextPaint.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/timeline/TimelinePainter.h"

#include <QDateTime>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr qint64 day = 24 * 3600 * 1000LL;
constexpr int firstDays = 7; // what is shown before anybody moved
constexpr std::size_t mostSteps = 50;

} // namespace

Timeline::Timeline(Theme &theme, QWidget *parent)
    : CellWidget(theme, parent), m_bar(new QScrollBar(Qt::Vertical, this)),
      m_zoomOut(new Button(theme, Button::Kind::Quiet, this, Button::Size::Small)),
      m_zoomIn(new Button(theme, Button::Kind::Quiet, this, Button::Size::Small)),
      m_fit(new Button(theme, Button::Kind::Quiet, this, Button::Size::Small))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const qint64 end = QDate::currentDate().addDays(1).startOfDay().toMSecsSinceEpoch();
    const qint64 start = QDate::currentDate().addDays(1 - firstDays).startOfDay().toMSecsSinceEpoch();
    m_scale = TimelineScale(start, end, 0, 1);
    m_zoomOut->setIconName(u"zoomout"_s);
    m_zoomIn->setIconName(u"zoomin"_s);
    m_fit->setIconName(u"fit"_s);
    connect(m_zoomOut, &QAbstractButton::clicked, this, [this] { zoom(1 / 1.5); });
    connect(m_zoomIn, &QAbstractButton::clicked, this, [this] { zoom(1.5); });
    connect(m_fit, &QAbstractButton::clicked, this, &Timeline::fit);
    for (Button *button : {m_zoomOut, m_zoomIn, m_fit}) {
        button->setIconOnly(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    connect(m_bar, &QScrollBar::valueChanged, this, &Timeline::setScroll);
    connect(&theme, &Theme::changed, this, [this] {
        setLabelWidth(m_labelMeasure);
        updateGeometry();
    });
}

TimelineMeasures Timeline::measures() const
{
    const Theme &t = theme();
    TimelineMeasures m;
    m.lane = t.px(28);
    m.mark = std::max(7, t.px(12) - 1);
    m.near = t.px(12);
    m.pill = t.px(16);
    m.widest = t.px(44);
    m.pad = t.px(12);
    return m;
}

qreal Timeline::headerHeight() const
{
    return theme().px(32);
}

QSize Timeline::sizeHint() const
{
    return {900, int(headerHeight()) + m_visibleLanes * theme().px(28) + 1};
}

QSize Timeline::minimumSizeHint() const
{
    return {320, sizeHint().height()};
}

void Timeline::setVisibleLanes(int lanes)
{
    if (lanes == m_visibleLanes)
        return;
    m_visibleLanes = lanes;
    updateGeometry();
}

void Timeline::setLabelWidth(int width)
{
    m_labelMeasure = width;
    m_labelWidth = theme().px(width);
    placeChildren();
    rebuild();
}

void Timeline::setLanes(std::vector<TimelineLane> lanes)
{
    // The current mark is kept by what it is, not by where it stood.
    QString key;
    qint64 id = 0;
    if (m_place.lane >= 0) {
        key = m_lanes[m_place.lane].key;
        id = m_lanes[m_place.lane].marks[m_place.mark].id;
    }
    m_lanes = std::move(lanes);
    m_place = {};
    for (std::size_t lane = 0; id != 0 && lane < m_lanes.size(); ++lane) {
        if (m_lanes[lane].key != key)
            continue;
        const auto found = std::ranges::find(m_lanes[lane].marks, id, &TimelineMark::id);
        if (found != m_lanes[lane].marks.end())
            m_place = {int(lane), int(found - m_lanes[lane].marks.begin())};
    }
    rebuild();
}

void Timeline::setSelected(qint64 id)
{
    if (m_selected == id)
        return;
    m_selected = id;
    for (const TimelineLane &lane : m_lanes) {
        const auto found = std::ranges::find(lane.marks, id, &TimelineMark::id);
        if (lane.kind == TimelineLane::Kind::Swarm || found == lane.marks.end())
            continue;
        if (!m_scale.contains(found->time))
            apply(m_scale.moved(found->time - (m_scale.from() + m_scale.to()) / 2));
        const int row = m_geometry.rowOf(int(&lane - m_lanes.data()));
        if (row >= 0 && !m_geometry.rowVisible(row))
            setScroll(int(qreal(row) * measures().lane - (height() - headerHeight()) / 2));
        break;
    }
    update();
}

void Timeline::setBrush(std::optional<TimeRange> brush)
{
    m_brush = brush;
    update();
}

void Timeline::setRange(const TimeRange &range, bool keep)
{
    if (keep)
        remember();
    apply(TimelineScale(range.from, range.to, m_scale.left(), m_scale.right()));
}

void Timeline::remember()
{
    if (m_back.empty() || m_back.back() != range())
        m_back.push_back(range());
    if (m_back.size() > mostSteps)
        m_back.erase(m_back.begin());
}

bool Timeline::zoomBack()
{
    if (m_back.empty())
        return false;
    const TimeRange before = m_back.back();
    m_back.pop_back();
    setRange(before);
    return true;
}

void Timeline::zoom(qreal factor)
{
    remember();
    // The brush, else the current mark, else the middle stays where it is.
    qreal x = (m_scale.left() + m_scale.right()) / 2;
    if (m_brush && m_scale.contains((m_brush->from + m_brush->to) / 2))
        x = m_scale.x((m_brush->from + m_brush->to) / 2);
    else if (current() >= 0 && current() < cellCount())
        x = m_geometry.items()[current()].x;
    apply(m_scale.zoomed(factor, x));
}

void Timeline::fit()
{
    qint64 first = QDateTime::currentMSecsSinceEpoch();
    qint64 last = first;
    for (const TimelineLane &lane : m_lanes) {
        if (!lane.marks.empty()) {
            first = std::min(first, lane.marks.front().time);
            last = std::max(last, lane.marks.back().time);
        }
    }
    remember();
    const qint64 margin = std::max<qint64>((last - first) / 50, day / 4);
    apply(TimelineScale(std::max(first - margin, last + margin - TimelineScale::longest), last + margin, m_scale.left(),
                        m_scale.right()));
}

void Timeline::apply(const TimelineScale &scale)
{
    if (scale == m_scale)
        return;
    m_scale = scale;
    rebuild();
    Q_EMIT rangeChanged();
}

void Timeline::placeChildren()
{
    const Theme &t = theme();
    const int bar = m_bar->sizeHint().width();
    m_bar->setGeometry(width() - bar, int(headerHeight()), bar, height() - int(headerHeight()) - 1);
    int right = int(m_labelWidth) - t.px(10);
    for (Button *button : {m_fit, m_zoomIn, m_zoomOut}) {
        const QSize size = button->sizeHint();
        right -= size.width();
        button->setGeometry(right, (int(headerHeight()) - size.height()) / 2, size.width(), size.height());
    }
}

void Timeline::rebuild()
{
    if (!m_bar)
        return;
    m_scale = m_scale.placed(m_labelWidth, std::max(m_labelWidth + 10, qreal(width() - 1)));
    const qreal room = height() - headerHeight() - 1;
    m_geometry = TimelineGeometry(m_lanes, m_closed, m_scale, measures(), m_scroll, room);
    const int most = std::max(0, int(std::ceil(m_geometry.contentHeight() - room)));
    if (m_scroll > most) {
        m_scroll = most;
        m_geometry = TimelineGeometry(m_lanes, m_closed, m_scale, measures(), m_scroll, room);
    }
    const QSignalBlocker quiet(m_bar);
    m_bar->setRange(0, most);
    m_bar->setPageStep(int(room));
    m_bar->setSingleStep(int(measures().lane));
    m_bar->setValue(m_scroll);
    m_bar->setVisible(most > 0);
    m_picture = {};
    setCurrent(-1);
    if (m_place.lane >= 0)
        setCurrent(m_geometry.itemOf(m_place.lane, m_place.mark));
    update();
}

void Timeline::setScroll(int scroll)
{
    scroll = std::clamp(scroll, 0, m_bar->maximum());
    if (scroll == m_scroll)
        return;
    m_scroll = scroll;
    rebuild();
}

void Timeline::resizeEvent(QResizeEvent *event)
{
    placeChildren();
    rebuild();
    CellWidget::resizeEvent(event);
}

QRectF Timeline::cellRect(int cell) const
{
    if (cell < 0 || cell >= cellCount())
        return {};
    return m_geometry.rect(m_geometry.items()[cell]).translated(0, headerHeight());
}

void Timeline::paintEvent(QPaintEvent *)
{
    const qreal ratio = devicePixelRatioF();
    if (m_picture.isNull() || m_picture.devicePixelRatio() != ratio || m_pictureTheme != theme().revision()) {
        m_picture = QPixmap(size() * ratio);
        m_picture.setDevicePixelRatio(ratio);
        m_pictureTheme = theme().revision();
        QPainter inside(&m_picture);
        TimelinePainter(theme(), *this).paint(inside);
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintOver(painter);
}

void Timeline::paintOver(QPainter &painter) const
{
    const Theme &t = theme();
    painter.save();
    painter.setClipRect(QRectF(m_labelWidth, headerHeight(), width() - m_labelWidth, height() - headerHeight() - 1));
    paintBrush(painter);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    if (m_scale.contains(now))
        painter.fillRect(QRectF(m_scale.x(now) - .75, headerHeight(), 1.5, height()), t.color(Token::Running));
    painter.setBrush(Qt::NoBrush);
    for (int cell = 0; cell < cellCount(); ++cell) {
        const TimelineGeometry::Item &item = m_geometry.items()[cell];
        const TimelineLane &lane = m_lanes[item.lane];
        const QRectF box = cellRect(cell).translated(0, -.5);
        const bool focused = cell == current() && hasFocus();
        bool ringed = focused;
        for (int mark = item.first; !ringed && m_selected != 0 && mark < item.first + item.count; ++mark)
            ringed = lane.kind != TimelineLane::Kind::Swarm && lane.marks[mark].id == m_selected;
        if (!ringed && cell != hovered())
            continue;
        const qreal gap = item.kind == TimelineMark::Kind::Promoted && !item.pill() ? 4.5 : 3.5;
        painter.setPen(QPen(t.color(ringed ? Token::Accent : Token::LineStrong), focused ? 2 : 1.5));
        const QRectF ring = box.adjusted(-gap, -gap, gap, gap);
        painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
    }
    painter.restore();
    if (hasFocus() && current() < 0) {
        painter.setPen(QPen(t.color(Token::Accent), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -2), 4, 4);
    }
}

void Timeline::paintBrush(QPainter &painter) const
{
    if (!m_brush)
        return;
    const Theme &t = theme();
    const qreal x1 = m_scale.x(m_brush->from);
    const qreal x2 = m_scale.x(m_brush->to);
    const qreal top = headerHeight();
    const qreal high = height() - top - 1;
    QColor fill = t.color(Token::Accent);
    fill.setAlphaF(t.dark() ? .12F : .10F);
    painter.fillRect(QRectF(x1, top, x2 - x1, high), fill);
    for (const qreal x : {x1, x2}) {
        painter.fillRect(QRectF(x - 1, top, 2, high), t.color(Token::Accent));
        painter.setPen(QPen(t.color(Token::Accent), 1.5));
        painter.setBrush(t.color(Token::Base));
        painter.drawRoundedRect(QRectF(x - 4, top + high / 2 - t.px(14), 8, t.px(28)), 4, 4);
    }
    const QString text = tr("%1 · %2", "span of time and number of episodes")
                             .arg(spanText(m_brush->to - m_brush->from),
                                  tr("%n episode(s)", "", timelineMarksWithin(m_lanes, m_brush->from, m_brush->to)));
    const QFont font = t.font(FontRole::MetaStrong);
    const qreal wide = TextPaint::width(font, text) + t.px(16);
    // At the right edge of the brush, wherever that is seen.
    const qreal right = std::clamp(x2 - t.px(8), std::min(m_labelWidth + wide + t.px(8), m_scale.right()),
                                   m_scale.right() - t.px(8));
    const QRectF label(right - wide, top + high - t.px(26), wide, t.px(22));
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.color(Token::AccentFill));
    painter.drawRoundedRect(label, 4, 4);
    TextPaint::centred(painter, font, t.color(Token::OnAccent), label.center().x(), label.center().y(), text);
}

} // namespace evoca::app
