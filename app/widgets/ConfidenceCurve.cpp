#include "widgets/ConfidenceCurve.h"

#include "i18n/Words.h"
#include "theme/Icons.h"
#include "theme/OutcomeShape.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QDateTime>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

CurveGeometry::CurveGeometry(const std::vector<std::pair<qint64, double>> &steps, qint64 now, const QRectF &area)
    : m_area(area)
{
    if (steps.empty())
        return;
    const qint64 start = steps.front().first;
    const qreal span = qreal(std::max<qint64>(1, std::max(now, steps.back().first) - start));
    qreal x = area.left();
    for (const auto &[time, confidence] : steps) {
        // Marks of nearly the same moment stand beside each other, in order.
        x = m_points.empty() ? area.left() : std::max(x + 4, area.left() + area.width() * qreal(time - start) / span);
        const QPointF point(std::min(x, area.right()), y(confidence));
        if (!m_line.isEmpty())
            m_line << QPointF(point.x(), m_line.last().y());
        m_line << point;
        m_points.push_back(point);
    }
    m_line << QPointF(area.right(), m_line.last().y());
}

ConfidenceCurve::ConfidenceCurve(Theme &theme, QWidget *parent) : CellWidget(theme, parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        rebuild();
    });
}

void ConfidenceCurve::setSteps(std::vector<model::LessonStep> steps)
{
    setCurrent(-1);
    m_steps = std::move(steps);
    rebuild();
}

QSize ConfidenceCurve::sizeHint() const
{
    return {400, theme().px(124)};
}

void ConfidenceCurve::rebuild()
{
    std::vector<std::pair<qint64, double>> steps;
    for (const model::LessonStep &step : m_steps)
        steps.emplace_back(step.time, step.confidence);
    const Theme &t = theme();
    m_geometry = CurveGeometry(steps, QDateTime::currentMSecsSinceEpoch(),
                               QRectF(t.px(40), t.px(14), std::max(40, width() - t.px(52)), height() - t.px(46)));
    update();
}

void ConfidenceCurve::resizeEvent(QResizeEvent *event)
{
    rebuild();
    CellWidget::resizeEvent(event);
}

QRectF ConfidenceCurve::cellRect(int cell) const
{
    if (cell < 0 || cell >= int(m_geometry.points().size()))
        return {};
    const qreal half = theme().px(8);
    const QPointF c = m_geometry.points()[cell];
    return {c.x() - half, c.y() - half, 2 * half, 2 * half};
}

QString ConfidenceCurve::cellText(int cell) const
{
    const model::LessonStep &step = m_steps[cell];
    if (step.kind != model::LessonStep::Kind::Experience)
        return tr("%1, confidence %2 afterwards", "what a person said")
            .arg(step.agrees ? tr("You confirmed it") : tr("You disputed it"), Words::decimal(step.confidence, 2));
    return tr("%1: %2, confidence %3 afterwards", "title, agrees or not")
        .arg(step.experience.title, step.agrees ? tr("agrees") : tr("against"), Words::decimal(step.confidence, 2));
}

void ConfidenceCurve::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &t = theme();
    const QFont font = t.font(FontRole::Axis);
    for (const double value : {0.0, .5, 1.0}) {
        const qreal y = m_geometry.y(value);
        painter.fillRect(QRectF(m_geometry.area().left(), y - .5, m_geometry.area().width(), 1),
                         t.color(Token::LineStrong));
        TextPaint::right(painter, font, t.color(Token::Text3), m_geometry.area().left() - t.px(14), y,
                         Words::decimal(value, value == .5 ? 1 : 0));
    }
    if (m_steps.empty())
        return;
    painter.setPen(QPen(t.color(Token::Accent), 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPolyline(m_geometry.line());
    const qreal axis = height() - t.px(14);
    TextPaint::left(painter, font, t.color(Token::Text3), m_geometry.area().left(), axis,
                    Words::shortDate(m_steps.front().time));
    TextPaint::right(painter, font, t.color(Token::Text3), m_geometry.area().right(), axis, tr("today"));
    const QColor behind = t.color(Token::Sunken);
    for (int cell = 0; cell < cellCount(); ++cell) {
        const QPointF centre = m_geometry.points()[cell];
        painter.setPen(Qt::NoPen);
        painter.setBrush(behind);
        painter.drawEllipse(centre, t.px(9), t.px(9));
        if (m_steps[cell].kind == model::LessonStep::Kind::Experience)
            OutcomeShape::paint(painter, t, m_steps[cell].experience.status, centre, t.px(14), t.color(Token::Base));
        else
            Icons::paint(painter, u"user"_s, centre, t.px(14), t.color(Token::AccentText));
        if (cell == current() && hasFocus()) {
            painter.setPen(QPen(t.color(Token::Accent), 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(cellRect(cell).adjusted(-3, -3, 3, 3), 4, 4);
        }
    }
}

} // namespace evoca::app
