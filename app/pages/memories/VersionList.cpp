#include "pages/memories/VersionList.h"

#include "theme/TextPaint.h"
#include "theme/Theme.h"
#include "widgets/Button.h"

#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int rowHigh = 48;
constexpr int dotX = 9;
constexpr int firstY = 13;
constexpr int secondY = 32;
constexpr int textX = 28;
} // namespace

class VersionList::Row : public QAbstractButton
{
public:
    Row(Theme &theme, QWidget *parent)
        : QAbstractButton(parent), m_theme(theme), restore(new Button(theme, Button::Kind::Link, this))
    {
        setFocusPolicy(Qt::StrongFocus);
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void set(const Version &given, bool isNewest, bool isLast, bool restorable)
    {
        version = given;
        newest = isNewest;
        last = isLast;
        setText(VersionList::tr("Version %1").arg(given.number));
        setAccessibleName(QStringList {text(), given.who, given.when, given.words}.join(u", "_s));
        restore->setText(VersionList::tr("Back to this one"));
        restore->setAccessibleName(VersionList::tr("Back to version %1").arg(given.number));
        restore->setVisible(restorable && !isNewest);
        restore->resize(restore->sizeHint());
        place();
        update();
    }

    QSize sizeHint() const override { return {m_theme.px(240), m_theme.px(rowHigh)}; }
    void nextCheckState() override { }

    Version version;
    bool newest = false;
    bool last = false;

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QAbstractButton::resizeEvent(event);
        place();
    }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (underMouse() || isChecked()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.color(isChecked() && !newest ? Token::AccentSoft
                                               : underMouse()     ? Token::Hover
                                                                  : Token::Base));
            painter.drawRoundedRect(QRectF(rect()).adjusted(m_theme.px(20), 0, m_theme.px(6), -m_theme.px(2)), 4, 4);
        }
        const qreal first = m_theme.px(firstY);
        const qreal second = m_theme.px(secondY);
        paintThread(painter, first);
        qreal x = m_theme.px(textX);
        const QFont meta = m_theme.font(FontRole::Meta);
        const qreal taken = TextPaint::right(painter, meta, m_theme.color(Token::Text2), width(), first, version.when);
        x += TextPaint::left(painter, m_theme.font(FontRole::BodyStrong), m_theme.color(Token::Text), x, first, text())
            + m_theme.px(16);
        TextPaint::left(painter, m_theme.font(FontRole::MetaMedium), m_theme.color(Token::Text2), x, first, version.who,
                        width() - taken - m_theme.px(12) - x);
        const qreal room = width() - m_theme.px(textX) - (restore->isHidden() ? 0 : restore->width() + m_theme.px(12));
        TextPaint::left(painter, meta, m_theme.color(Token::Text2), m_theme.px(textX), second, version.words, room);
    }

private:
    void paintThread(QPainter &painter, qreal centre) const
    {
        const QPointF dot(m_theme.px(dotX), centre);
        const qreal radius = m_theme.px(6) - 0.5;
        painter.setPen(QPen(m_theme.color(Token::LineStrong), 1));
        if (!newest)
            painter.drawLine(QPointF(dot.x(), 0), QPointF(dot.x(), centre - radius));
        if (!last)
            painter.drawLine(QPointF(dot.x(), centre + radius), QPointF(dot.x(), height()));
        painter.setPen(QPen(m_theme.color(newest ? Token::Accent : Token::Text3), 1.5));
        painter.setBrush(m_theme.color(newest ? Token::Accent : Token::Base));
        painter.drawEllipse(dot, newest ? radius : radius - 0.5, newest ? radius : radius - 0.5);
    }

    void place() { restore->move(width() - restore->width(), m_theme.px(secondY) - restore->height() / 2); }

    Theme &m_theme;

public:
    Button *restore;
};

VersionList::VersionList(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
}

void VersionList::setVersions(const std::vector<Version> &versions, bool restorable)
{
    while (m_rows.size() > versions.size()) {
        m_rows.back()->deleteLater();
        m_rows.pop_back();
    }
    while (m_rows.size() < versions.size()) {
        auto *row = new Row(m_theme, this);
        connect(row, &QAbstractButton::clicked, this, [this, row] { Q_EMIT chosen(row->version.number); });
        connect(row->restore, &QAbstractButton::clicked, this,
                [this, row] { Q_EMIT restoreRequested(row->version.number); });
        m_column->addWidget(row);
        m_rows.push_back(row);
    }
    for (std::size_t index = 0; index < versions.size(); ++index)
        m_rows[index]->set(versions[index], index == 0, index + 1 == versions.size(), restorable);
}

void VersionList::setChosen(int number)
{
    for (Row *row : m_rows)
        row->setChecked(row->version.number == number);
}

} // namespace evoca::app
