#include "widgets/CallStrip.h"

#include "i18n/Words.h"
#include "theme/Icons.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int mostArcs = 4; // more would hide each other: then only those of the selected call
constexpr std::array lanes {model::Lane::Look, model::Lane::Edit, model::Lane::Run, model::Lane::Check};

QString laneIcon(model::Lane lane)
{
    switch (lane) {
    case model::Lane::Look: return u"look"_s;
    case model::Lane::Edit: return u"edit"_s;
    case model::Lane::Run: return u"terminal"_s;
    case model::Lane::Check: return u"checks"_s;
    }
    return {};
}

} // namespace

CallStrip::CallStrip(Theme &theme, QWidget *parent) : CellWidget(theme, parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        rebuild();
    });
}

StripMeasures CallStrip::measures() const
{
    const Theme &t = theme();
    StripMeasures m;
    // The longest of the lane names decides in either language.
    qreal longest = 0;
    for (const model::Lane lane : lanes)
        longest = std::max(longest, TextPaint::width(t.font(FontRole::Body), Words::lane(lane)));
    m.labelWidth = std::max<qreal>(t.px(88), longest + t.px(34));
    m.arcHeight = m_fixes.empty() ? t.px(6) : t.px(54);
    m.label = t.px(16);
    m.lane = t.px(22);
    m.block = t.px(12);
    m.axis = t.px(26);
    return m;
}

QSize CallStrip::sizeHint() const
{
    return {600, int(CallStripGeometry::height(measures()))};
}

QSize CallStrip::minimumSizeHint() const
{
    return {240, int(CallStripGeometry::height(measures()))};
}

void CallStrip::setCalls(std::vector<StripCall> calls, std::vector<StripFix> fixes)
{
    setCurrent(-1);
    m_calls = std::move(calls);
    m_fixes = std::move(fixes);
    updateGeometry();
    rebuild();
    // The last failure is what one looks for first, else the last call.
    int chosen = int(m_calls.size()) - 1;
    for (int index = chosen; index >= 0; --index) {
        if (m_calls[index].failed) {
            chosen = index;
            break;
        }
    }
    setCurrent(chosen);
}

QString CallStrip::summary() const
{
    const int failures = int(
        std::count_if(m_calls.begin(), m_calls.end(), [](const StripCall &call) { return call.failed; }));
    if (failures == 0)
        return tr("no failures");
    const QString count = tr("%n failure(s)", "failed tool calls", failures);
    if (int(m_fixes.size()) >= failures)
        return tr("%1, all fixed").arg(count);
    if (m_fixes.empty())
        return count;
    return tr("%1, %2").arg(count, tr("%n fixed", "failed tool calls", int(m_fixes.size())));
}

void CallStrip::rebuild()
{
    m_geometry = CallStripGeometry(m_calls, m_fixes, width() - 4, measures());
    update();
}

void CallStrip::resizeEvent(QResizeEvent *event)
{
    rebuild();
    CellWidget::resizeEvent(event);
}

QRectF CallStrip::cellRect(int cell) const
{
    return cell >= 0 && cell < int(m_geometry.blocks().size()) ? m_geometry.blocks()[cell] : QRectF();
}

QString CallStrip::cellText(int cell) const
{
    if (cell < 0 || cell >= int(m_calls.size()))
        return {};
    const StripCall &call = m_calls[cell];
    QStringList parts;
    parts << (call.failed ? tr("failed") : call.passedCheck() ? tr("passed") : Words::lane(call.lane()));
    if (call.durationMs >= 0)
        parts << Words::seconds(call.durationMs);
    parts << call.command;
    for (const StripFix &fix : m_fixes) {
        if (fix.failed == cell)
            parts << tr("fixed %n call(s) later", "a failed tool call", fix.callsBetween);
    }
    return parts.join(u", "_s);
}

bool CallStrip::shows(const CallStripGeometry::Arc &arc) const
{
    if (m_geometry.arcs().size() <= mostArcs)
        return true;
    const StripFix &fix = m_fixes[arc.fix];
    return fix.failed == current() || fix.fixed == current();
}

void CallStrip::paintLanes(QPainter &painter) const
{
    const Theme &t = theme();
    for (const model::Lane lane : lanes) {
        const qreal y = m_geometry.laneCentre(lane);
        Icons::paint(painter, laneIcon(lane), QPointF(t.px(8), y), t.px(15), t.color(Token::Text2));
        TextPaint::left(painter, t.font(FontRole::Body), t.color(Token::Text2), t.px(22), y, Words::lane(lane));
        painter.fillRect(QRectF(m_geometry.left(), y - .5, m_geometry.right() - m_geometry.left(), 1),
                         t.color(Token::Line));
    }
    painter.setPen(QPen(t.color(Token::LineStrong), 1, Qt::DotLine));
    for (const qreal x : m_geometry.pauses()) {
        const qreal top = m_geometry.laneCentre(model::Lane::Look) - t.px(11);
        for (const qreal offset : {0.5, 4.5})
            painter.drawLine(QPointF(x + offset, top), QPointF(x + offset, m_geometry.axisY()));
    }
}

void CallStrip::paintArcs(QPainter &painter) const
{
    const Theme &t = theme();
    const QColor failure = t.color(Token::Failure);
    const QColor success = t.color(Token::Success);
    for (const CallStripGeometry::Arc &arc : m_geometry.arcs()) {
        if (!shows(arc))
            continue;
        const StripFix &fix = m_fixes[arc.fix];
        QLinearGradient gradient(arc.from, 0, arc.to, 0);
        gradient.setColorAt(0, failure);
        gradient.setColorAt(.55, failure);
        gradient.setColorAt(.75, success);
        gradient.setColorAt(1, success);
        const qreal base = arc.base + 4;
        QPainterPath path(QPointF(arc.from, base));
        const qreal lift = arc.height * 4 / 3;
        const qreal reach = (arc.to - arc.from) * .18;
        path.cubicTo(QPointF(arc.from + reach, base - lift), QPointF(arc.to - reach, base - lift),
                     QPointF(arc.to, base));
        painter.setPen(QPen(QBrush(gradient), 1.75, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        const QRectF from = m_geometry.blocks()[fix.failed];
        const QRectF to = m_geometry.blocks()[fix.fixed];
        painter.setPen(QPen(failure, 1.25, Qt::CustomDashLine));
        QPen drop(failure, 1.25);
        drop.setDashPattern({1.5, 2});
        painter.setPen(drop);
        painter.drawLine(QPointF(arc.from, base), QPointF(arc.from, from.top()));
        drop.setColor(success);
        painter.setPen(drop);
        painter.drawLine(QPointF(arc.to, base + 2), QPointF(arc.to, to.top()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(success);
        painter.drawPolygon(
            QPolygonF {QPointF(arc.to - 3.5, base - 3), QPointF(arc.to + 3.5, base - 3), QPointF(arc.to, base + 4)});
        if (!arc.labelled && m_geometry.arcs().size() > 1)
            continue;
        const QString label = tr("fixed after %n call(s)", "", fix.callsBetween);
        const QFont font = t.font(FontRole::AxisMedium);
        const qreal half = TextPaint::width(font, label) / 2 + 5;
        const qreal middle = std::clamp((arc.from + arc.to) / 2, m_geometry.left() + half, m_geometry.right() - half);
        const qreal y = base - arc.height;
        painter.fillRect(QRectF(middle - half, y - measures().label / 2, 2 * half, measures().label),
                         t.color(Token::Base));
        TextPaint::centred(painter, font, t.color(Token::Text2), middle, y, label);
    }
}

void CallStrip::paintBlock(QPainter &painter, int index) const
{
    const Theme &t = theme();
    const StripCall &call = m_calls[index];
    const QRectF box = m_geometry.blocks()[index];
    const QPointF c = box.center();
    QColor fill = t.color(Token::StripRun);
    if (call.failed)
        fill = t.color(Token::Failure);
    else if (call.passedCheck())
        fill = t.color(Token::Success);
    else if (call.lane() == model::Lane::Look)
        fill = t.color(Token::StripLook);
    else if (call.lane() == model::Lane::Edit)
        fill = t.color(Token::StripEdit);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(box, 2, 2);
    const QColor edge = t.color(Token::Base);
    painter.setPen(QPen(edge, 1.25));
    if (call.failed) {
        const qreal r = t.px(9) * .62;
        painter.drawPolygon(QPolygonF {c + QPointF(0, -r), c + QPointF(r, 0), c + QPointF(0, r), c + QPointF(-r, 0)});
    } else if (call.passedCheck()) {
        painter.drawEllipse(c, t.px(10) / 2.0, t.px(10) / 2.0);
    }
    if (index == current()) {
        painter.setPen(QPen(t.color(hasFocus() ? Token::Accent : Token::Text), hasFocus() ? 2 : 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 3, 3);
    }
}

void CallStrip::paintAxis(QPainter &painter) const
{
    const Theme &t = theme();
    const qreal y = m_geometry.axisY();
    painter.fillRect(QRectF(m_geometry.left(), y, m_geometry.right() - m_geometry.left(), 1),
                     t.color(Token::LineStrong));
    QString before;
    for (const CallStripGeometry::Tick &tick : m_geometry.ticks()) {
        painter.fillRect(QRectF(std::min(tick.x, m_geometry.right() - 1), y, 1, 4), t.color(Token::LineStrong));
        const QString text = Words::time(tick.time);
        if (text == before) // within one minute
            continue;
        before = text;
        const QFont font = t.font(FontRole::Axis);
        const qreal half = TextPaint::width(font, text) / 2;
        TextPaint::centred(painter, font, t.color(Token::Text3),
                           std::clamp(tick.x, m_geometry.left() + half, m_geometry.right() - half), y + t.px(13), text);
    }
}

void CallStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLanes(painter);
    for (int call = 0; call < cellCount(); ++call) {
        if (call != current())
            paintBlock(painter, call);
    }
    paintArcs(painter);
    if (current() >= 0)
        paintBlock(painter, current());
    paintAxis(painter);
}

} // namespace evoca::app
