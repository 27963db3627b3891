#include "widgets/StateSlots.h"

#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QAbstractButton>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

class StateSlots::Block : public QAbstractButton
{
public:
    Block(Theme &theme, QWidget *parent) : QAbstractButton(parent), m_theme(theme)
    {
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void set(const Slot &given)
    {
        slot = given;
        setText(given.key);
        setToolTip(given.text);
        setAccessibleName(QStringList {given.key, given.text, given.left}.join(u", "_s));
        update();
    }

    QSize sizeHint() const override { return {m_theme.px(160), m_theme.px(56)}; }

    Slot slot;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal left = m_theme.px(12);
        const qreal right = width() - m_theme.px(12);
        painter.setPen(Qt::NoPen);
        if (underMouse()) {
            painter.setBrush(m_theme.color(Token::Hover));
            painter.drawRoundedRect(QRectF(rect()).adjusted(0, 1, 0, -1), 6, 6);
        }
        const qreal first = m_theme.px(15);
        const qreal taken = TextPaint::right(painter, m_theme.font(FontRole::Axis), m_theme.color(Token::Text3), right,
                                             first, slot.left);
        TextPaint::left(painter, m_theme.font(FontRole::Code), m_theme.color(Token::Text), left, first, slot.key,
                        right - left - taken - m_theme.px(8), Qt::ElideMiddle);
        TextPaint::left(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text2), left, m_theme.px(33),
                        slot.text, right - left);
        const QRectF bar(left, m_theme.px(45), right - left, 4);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(Token::Line));
        painter.drawRoundedRect(bar, 2, 2);
        if (slot.part > 0) {
            painter.setBrush(m_theme.color(Token::Accent));
            painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(bar.width() * slot.part, bar.height())), 2, 2);
        }
    }

private:
    Theme &m_theme;
};

StateSlots::StateSlots(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
}

void StateSlots::setSlots(const std::vector<Slot> &given)
{
    if (given == m_given)
        return;
    m_given = given;
    // Blocks are kept, so that the one with the focus does not lose it.
    while (m_blocks.size() > given.size()) {
        m_blocks.back()->deleteLater();
        m_blocks.pop_back();
    }
    while (m_blocks.size() < given.size()) {
        auto *block = new Block(m_theme, this);
        connect(block, &QAbstractButton::clicked, this, [this, block] { Q_EMIT chosen(block->slot.id); });
        m_column->addWidget(block);
        m_blocks.push_back(block);
    }
    for (std::size_t index = 0; index < given.size(); ++index)
        m_blocks[index]->set(given[index]);
}

} // namespace evoca::app
