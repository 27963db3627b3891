#include "widgets/SegmentedControl.h"

#include "theme/OutcomeShape.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace evoca::app {

class SegmentedControl::Part : public QAbstractButton
{
public:
    Part(Theme &theme, int id, std::optional<model::Status> status, SegmentedControl *parent)
        : QAbstractButton(parent), m_theme(theme), id(id), m_status(status)
    {
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        connect(&theme, &Theme::changed, this, [this] { updateGeometry(); });
    }

    QSize sizeHint() const override
    {
        const qreal text = TextPaint::width(m_theme.font(FontRole::BodyStrong), this->text());
        return {int(std::ceil(text)) + m_theme.px(20) + (m_status ? m_theme.px(20) : 0), m_theme.px(28)};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor fill = Qt::transparent;
        QColor ink = m_theme.color(isEnabled() ? Token::Text : Token::TextDisabled);
        if (isChecked() && m_status)
            fill = m_theme.statusSoft(*m_status);
        else if (isChecked() && look == Look::Accent)
            fill = m_theme.color(Token::AccentSoft);
        else if (isChecked() || isDown())
            fill = m_theme.color(Token::SelectedIdle);
        else if (underMouse() && isEnabled())
            fill = m_theme.color(Token::Hover);
        if (isChecked() && !m_status && look == Look::Accent)
            ink = m_theme.color(Token::AccentText);
        QPainterPath path;
        const QRectF box = QRectF(rect()).adjusted(first ? 1 : 0, 1, last ? -1 : 0, -1);
        path.addRoundedRect(box, first || last ? 5 : 0, first || last ? 5 : 0);
        if (first != last) // square towards the neighbours
            path.addRect(first ? box.adjusted(6, 0, 0, 0) : box.adjusted(0, 0, -6, 0));
        path.setFillRule(Qt::WindingFill);
        painter.fillPath(path, fill);
        const QFont font = m_theme.font(isChecked() ? FontRole::BodyStrong : FontRole::BodyMedium);
        const qreal centre = height() / 2.0;
        const qreal text = TextPaint::width(font, this->text());
        qreal x = (width() - text - (m_status ? m_theme.px(19) : 0)) / 2;
        if (m_status) {
            const QColor behind = fill.alpha() ? fill : m_theme.color(Token::Raised);
            OutcomeShape::paint(painter, m_theme, *m_status, QPointF(x + m_theme.px(6), centre), m_theme.px(12),
                                behind);
            x += m_theme.px(19);
        }
        TextPaint::left(painter, font, ink, x, centre, this->text());
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
            focusNextPrevChild(event->key() == Qt::Key_Right);
        else
            QAbstractButton::keyPressEvent(event);
    }

    void nextCheckState() override { } // the owner decides

    Theme &m_theme;
    int id;
    std::optional<model::Status> m_status;
    Look look = Look::Accent;
    bool first = false;
    bool last = false;
};

SegmentedControl::SegmentedControl(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SegmentedControl::add(int id, std::optional<model::Status> status)
{
    auto *part = new Part(m_theme, id, status, this);
    layout()->addWidget(part);
    m_parts.push_back(part);
    for (Part *each : m_parts) {
        each->first = each == m_parts.front();
        each->last = each == m_parts.back();
    }
    connect(part, &QAbstractButton::clicked, this, [this, id] { Q_EMIT chosen(id); });
}

QAbstractButton *SegmentedControl::button(int id) const
{
    const auto found = std::find_if(m_parts.begin(), m_parts.end(), [id](const Part *part) { return part->id == id; });
    return found == m_parts.end() ? nullptr : *found;
}

void SegmentedControl::setText(int id, const QString &text)
{
    if (QAbstractButton *part = button(id)) {
        part->setText(text);
        part->updateGeometry();
    }
}

void SegmentedControl::setLook(int id, Look look)
{
    if (auto *part = static_cast<Part *>(button(id)))
        part->look = look;
}

void SegmentedControl::setCurrent(int id)
{
    m_current = id;
    for (Part *part : m_parts)
        part->setChecked(part->id == id);
    update();
}

void SegmentedControl::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.color(Token::LineStrong), 1));
    painter.setBrush(m_theme.color(Token::Raised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), 6, 6);
    for (const Part *part : m_parts) {
        if (!part->first)
            painter.fillRect(part->x(), 1, 1, height() - 2, m_theme.color(Token::LineStrong));
    }
}

} // namespace evoca::app
