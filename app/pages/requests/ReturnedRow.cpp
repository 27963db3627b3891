#include "pages/requests/ReturnedRow.h"

#include "i18n/Words.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/LinkRow.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

QString iconOf(model::ReturnedRecord::Kind kind)
{
    using Kind = model::ReturnedRecord::Kind;
    switch (kind) {
    case Kind::Lesson: return u"lessons"_s;
    case Kind::Episode: return u"episodes"_s;
    case Kind::Memory: return u"memories"_s;
    case Kind::Context: return u"handoff"_s;
    case Kind::Call: return u"terminal"_s;
    case Kind::Session: return u"sessions"_s;
    case Kind::Experience: return u"experiences"_s;
    case Kind::Other: break;
    }
    return u"link"_s;
}

} // namespace

ReturnedRow::ReturnedRow(Theme &theme, const model::ReturnedRecord &record, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_record(record), m_link(new LinkRow(theme, this)), m_actions(new QWidget(this)),
      m_forget(new Button(theme, Button::Kind::Default, m_actions, Button::Size::Small)),
      m_correct(new Button(theme, Button::Kind::Default, m_actions, Button::Size::Small))
{
    const bool there = !record.title.isEmpty();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, theme.px(2), 0, theme.px(3));
    column->setSpacing(theme.px(2));
    m_link->setStatus(record.status);
    if (!record.status)
        m_link->setIconName(iconOf(record.kind));
    m_link->setText(there ? QString(record.title).remove(u'`') : record.id);
    m_link->setToolTip(there ? record.title : QString());
    m_link->setCode(!there);
    m_link->setQuiet(!there);
    m_link->setEnabled(there);
    if (record.kind == model::ReturnedRecord::Kind::Lesson && there)
        m_link->setRight(Words::decimal(record.confidence, 2));
    if (!there && record.kind != model::ReturnedRecord::Kind::Other && record.kind != model::ReturnedRecord::Kind::Call)
        m_link->setRight(tr("gone"));
    m_link->setMinimumHeight(theme.px(30));
    column->addWidget(m_link);
    auto *row = new QHBoxLayout(m_actions);
    row->setContentsMargins(theme.px(22), 0, 0, theme.px(4));
    row->setSpacing(theme.px(8));
    m_forget->setIconName(u"bin"_s);
    m_forget->setInk(Token::Failure);
    m_forget->setText(tr("This was wrong: forget it…"));
    m_forget->setAccessibleName(tr("This was wrong: forget %1…", "title").arg(m_link->text()));
    m_correct->setIconName(u"edit"_s);
    m_correct->setText(tr("Correct it"));
    m_correct->setAccessibleName(tr("Correct %1", "title").arg(m_link->text()));
    row->addWidget(m_forget);
    row->addWidget(m_correct);
    row->addStretch();
    m_actions->hide();
    column->addWidget(m_actions);
    for (QWidget *widget : std::initializer_list<QWidget *> {m_link, m_forget, m_correct})
        widget->installEventFilter(this);
    connect(m_link, &QAbstractButton::clicked, this, &ReturnedRow::opened);
    connect(m_correct, &QAbstractButton::clicked, this, &ReturnedRow::opened);
    connect(m_forget, &QAbstractButton::clicked, this, &ReturnedRow::forgetRequested);
}

void ReturnedRow::setCurrent(bool current)
{
    m_current = current;
    m_actions->setVisible(current && !m_record.title.isEmpty());
    update();
}

void ReturnedRow::enterEvent(QEnterEvent *event)
{
    Q_EMIT entered();
    QWidget::enterEvent(event);
}

bool ReturnedRow::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        Q_EMIT entered();
    return QWidget::eventFilter(object, event);
}

void ReturnedRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_current && !m_record.title.isEmpty()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(Token::Hover));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0, 0, 0, -1), 4, 4);
    }
    painter.fillRect(QRectF(0, height() - 1, width(), 1), m_theme.color(Token::Line));
}

} // namespace evoca::app
