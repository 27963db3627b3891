#include "widgets/EmptyState.h"

#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/Label.h"

#include <QPainter>
#include <QVBoxLayout>

namespace evoca::app {

namespace {

void rows(QPainter &painter, const Theme &theme, const QRectF &box)
{
    painter.setPen(QPen(theme.color(Token::Line), 1.25));
    for (int row = 0; row < 3; ++row) {
        const QRectF bar(box.x(), box.y() + 6 + row * 24, box.width() - 4, 14);
        painter.setBrush(theme.color(Token::Sunken));
        painter.drawRoundedRect(bar, 3, 3);
        painter.save();
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(Token::LineStrong));
        painter.drawEllipse(QPointF(bar.x() + 10, bar.center().y()), 3, 3);
        painter.restore();
    }
}

void lens(QPainter &painter, const Theme &theme, const QRectF &box)
{
    const QPointF centre(box.right() - 26, box.center().y() - 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(Token::Base));
    painter.drawEllipse(centre, 25, 25);
    painter.setPen(QPen(theme.color(Token::Accent), 2.5, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(theme.color(Token::Base));
    painter.drawEllipse(centre, 20, 20);
    painter.drawLine(centre + QPointF(15, 15), centre + QPointF(27, 28));
    painter.drawLine(centre - QPointF(6, 0), centre + QPointF(6, 0));
}

void layers(QPainter &painter, const Theme &theme, const QRectF &box)
{
    painter.setBrush(theme.color(Token::Base));
    for (int layer = 2; layer >= 0; --layer) {
        painter.setPen(QPen(theme.color(layer == 0 ? Token::Accent : Token::LineStrong), layer == 0 ? 2 : 1.75,
                            Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF c(box.center().x(), box.y() + 26 + layer * 14);
        painter.drawPolygon(
            QPolygonF {c + QPointF(0, -22), c + QPointF(46, 0), c + QPointF(0, 22), c + QPointF(-46, 0)});
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(Token::Accent));
    painter.drawEllipse(QPointF(box.center().x(), box.y() + 26), 4, 4);
}

void mark(QPainter &painter, const Theme &theme, const QRectF &box)
{
    const QPointF c = box.center();
    painter.setPen(QPen(theme.color(Token::LineStrong), 8, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(c.x() - 24, c.y() - 24, 48, 48), 0, 316 * 16);
    painter.drawLine(c, c + QPointF(24, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(Token::Accent));
    painter.drawEllipse(c, 9, 9);
}

} // namespace

class EmptyState::Picture : public QWidget
{
public:
    Picture(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme) { setFixedSize(120, 80); }
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        EmptyState::paint(painter, m_theme, drawing, QRectF(rect()));
    }
    Theme &m_theme;
    Drawing drawing = Drawing::Rows;
};

EmptyState::EmptyState(Theme &theme, QWidget *parent)
    : QWidget(parent), m_picture(new Picture(theme, this)),
      m_sentence(new Label(theme, FontRole::LeadStrong, Token::Text, this)),
      m_lines(new Label(theme, FontRole::Body, Token::Text2, this)),
      m_primary(new Button(theme, Button::Kind::Primary, this)),
      m_secondary(new Button(theme, Button::Kind::Default, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme.px(24), theme.px(24), theme.px(24), theme.px(24));
    column->addStretch(2);
    column->addWidget(m_picture, 0, Qt::AlignHCenter);
    column->addSpacing(theme.px(16));
    for (Label *label : {m_sentence, m_lines}) {
        label->setAlignment(Qt::AlignHCenter);
        label->setWordWrap(true);
        column->addWidget(label);
        column->addSpacing(theme.px(8));
    }
    m_buttons = new QBoxLayout(QBoxLayout::LeftToRight);
    m_buttons->setSpacing(theme.px(8));
    m_buttons->addStretch();
    m_buttons->addWidget(m_primary, 0, Qt::AlignHCenter);
    m_buttons->addWidget(m_secondary, 0, Qt::AlignHCenter);
    m_buttons->addStretch();
    column->addSpacing(theme.px(8));
    column->addLayout(m_buttons);
    column->addStretch(3);
    connect(m_primary, &QAbstractButton::clicked, this, [this] {
        if (m_runPrimary)
            m_runPrimary();
    });
    connect(m_secondary, &QAbstractButton::clicked, this, [this] {
        if (m_runSecondary)
            m_runSecondary();
    });
    m_primary->hide();
    m_secondary->hide();
}

// Side by side where both fit, else one below the other.
void EmptyState::arrangeButtons()
{
    int wide = layout()->contentsMargins().left() + layout()->contentsMargins().right() + m_buttons->spacing();
    for (const Button *button : {m_primary, m_secondary})
        wide += button->isHidden() ? 0 : button->sizeHint().width();
    m_buttons->setDirection(wide > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void EmptyState::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrangeButtons();
}

void EmptyState::setDrawing(Drawing drawing)
{
    m_picture->drawing = drawing;
    m_picture->update();
}

void EmptyState::setTexts(const QString &sentence, const QString &lines)
{
    m_sentence->setText(sentence);
    m_lines->setText(lines);
    m_lines->setVisible(!lines.isEmpty());
}

void EmptyState::set(Button *button, const QString &text, const QString &icon)
{
    button->setText(text);
    button->setIconName(icon);
    button->setVisible(!text.isEmpty());
    arrangeButtons();
}

void EmptyState::setPrimary(const QString &text, const QString &icon, const std::function<void()> &run)
{
    m_runPrimary = run;
    set(m_primary, text, icon);
}

void EmptyState::setSecondary(const QString &text, const QString &icon, const std::function<void()> &run)
{
    m_runSecondary = run;
    set(m_secondary, text, icon);
}

void EmptyState::paint(QPainter &painter, const Theme &theme, Drawing drawing, const QRectF &box)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    switch (drawing) {
    case Drawing::Rows: rows(painter, theme, box); break;
    case Drawing::NoMatch:
        rows(painter, theme, box);
        lens(painter, theme, box);
        break;
    case Drawing::Layers: layers(painter, theme, box); break;
    case Drawing::Mark: mark(painter, theme, box); break;
    }
    painter.restore();
}

} // namespace evoca::app
