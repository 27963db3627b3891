#include "pages/sessions/FindBar.h"

#include "widgets/Button.h"
#include "widgets/Label.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace evoca::app {

FindBar::FindBar(Theme &theme, QWidget *parent) : Surface(theme, Token::Window, parent, Bottom)
{
    setFixedHeight(theme.px(44));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(theme.px(20), 0, theme.px(16), 0);
    row->setSpacing(theme.px(6));
    m_field = new QLineEdit;
    m_field->setObjectName(u"transcriptFind"_s);
    m_field->setMaximumWidth(theme.px(280));
    m_field->installEventFilter(this);
    m_count = new Label(theme, FontRole::Meta, Token::Text3);
    m_up = new Button(theme, Button::Kind::Quiet, nullptr, Button::Size::Compact);
    m_up->setIconName(u"up"_s);
    m_down = new Button(theme, Button::Kind::Quiet, nullptr, Button::Size::Compact);
    m_down->setIconName(u"down"_s);
    m_scope = new Button(theme, Button::Kind::Default, nullptr, Button::Size::Compact);
    m_scope->setChevron(true);
    m_close = new Button(theme, Button::Kind::Quiet, nullptr, Button::Size::Compact);
    m_close->setIconName(u"x"_s);
    for (QWidget *widget : std::initializer_list<QWidget *> {m_field, m_count, m_up, m_down, m_scope})
        row->addWidget(widget);
    row->addStretch();
    row->addWidget(m_close);

    connect(m_field, &QLineEdit::textChanged, this, &FindBar::searchChanged);
    connect(m_up, &QAbstractButton::clicked, this, [this] { Q_EMIT stepRequested(-1); });
    connect(m_down, &QAbstractButton::clicked, this, [this] { Q_EMIT stepRequested(1); });
    connect(m_close, &QAbstractButton::clicked, this, &FindBar::closed);
    connect(m_scope, &QAbstractButton::clicked, this, [this] {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        auto *group = new QActionGroup(menu);
        const std::pair<In, QString> choices[] = {{In::Everything, tr("Everything")},
                                                  {In::Prompts, tr("Prompts")},
                                                  {In::Answers, tr("Answers")},
                                                  {In::Input, tr("Tool input")},
                                                  {In::Output, tr("Tool output")}};
        for (const auto &[in, text] : choices) {
            QAction *action = menu->addAction(text);
            action->setCheckable(true);
            action->setChecked(in == m_in);
            group->addAction(action);
            connect(action, &QAction::triggered, this, [this, in] { setIn(in); });
        }
        menu->popup(m_scope->mapToGlobal(QPoint(0, m_scope->height())));
    });
    retranslate();
}

void FindBar::retranslate()
{
    m_field->setPlaceholderText(tr("Find in this session"));
    m_field->setAccessibleName(tr("Find in this session"));
    m_up->setHint(tr("Previous match"), u"Shift+F3"_s);
    m_down->setHint(tr("Next match"), u"F3"_s);
    m_close->setHint(tr("Close the find bar"), u"Esc"_s);
    setIn(m_in);
    setCount(m_current, m_total);
}

void FindBar::open()
{
    show();
    m_field->setFocus();
    m_field->selectAll();
}

QString FindBar::text() const
{
    return m_field->text();
}

void FindBar::setText(const QString &text)
{
    m_field->setText(text);
}

void FindBar::setIn(In in)
{
    const QString names[] = {tr("In everything"), tr("In prompts"), tr("In answers"), tr("In tool input"),
                             tr("In tool output")};
    m_scope->setText(names[int(in)]);
    if (std::exchange(m_in, in) != in)
        Q_EMIT searchChanged();
}

void FindBar::setCount(int current, int total)
{
    m_current = current;
    m_total = total;
    const QLocale locale;
    if (m_field->text().trimmed().isEmpty() || total < 0)
        m_count->clear();
    else if (total == 0)
        m_count->setText(tr("No match"));
    else
        m_count->setText(tr("%1 of %2").arg(locale.toString(current), locale.toString(total)));
    m_up->setEnabled(total > 0);
    m_down->setEnabled(total > 0);
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool back = key->modifiers().testFlag(Qt::ShiftModifier);
        switch (key->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter: Q_EMIT stepRequested(back ? -1 : 1); return true;
        case Qt::Key_Down: Q_EMIT stepRequested(1); return true;
        case Qt::Key_Up: Q_EMIT stepRequested(-1); return true;
        case Qt::Key_Escape: Q_EMIT closed(); return true;
        default: break;
        }
    }
    return Surface::eventFilter(watched, event);
}

} // namespace evoca::app
