#include "pages/lessons/LessonForm.h"

#include "i18n/Words.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/FlowLayout.h"
#include "widgets/Label.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr std::array classes {model::TaskClass::Build, model::TaskClass::Debug,       model::TaskClass::Refactor,
                              model::TaskClass::Test,  model::TaskClass::Investigate, model::TaskClass::Think};
}

LessonForm::LessonForm(Theme &theme, QWidget *parent)
    : Surface(theme, Token::Sunken, parent, Bottom), m_theme(theme),
      m_title(new Label(theme, FontRole::BodyStrong, Token::Text, this)), m_text(new QPlainTextEdit(this)),
      m_project(new QComboBox(this)), m_class(new QComboBox(this)),
      m_left(new Label(theme, FontRole::Meta, Token::Text2, this)),
      m_save(new Button(theme, Button::Kind::Primary, this)), m_cancel(new Button(theme, Button::Kind::Quiet, this))
{
    setObjectName(u"lessonForm"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme.px(20), theme.px(12), theme.px(20), theme.px(12));
    column->setSpacing(theme.px(8));
    m_text->setObjectName(u"newLessonText"_s);
    m_text->setFixedHeight(theme.px(72));
    m_text->setTabChangesFocus(true);
    column->addWidget(m_title);
    column->addWidget(m_text);
    auto *fields = new QWidget(this);
    auto *flow = new FlowLayout(theme.px(8), fields);
    for (QComboBox *box : {m_project, m_class}) {
        box->setFixedHeight(theme.px(32));
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        flow->addWidget(box);
    }
    flow->addWidget(m_left);
    column->addWidget(fields);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_save);
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    column->addLayout(buttons);
    for (const model::TaskClass each : classes)
        m_class->addItem(Words::taskClass(each), int(each));
    connect(m_text, &QPlainTextEdit::textChanged, this, &LessonForm::showState);
    connect(m_cancel, &QAbstractButton::clicked, this, &LessonForm::cancelled);
    connect(m_save, &QAbstractButton::clicked, this, [this] {
        Q_EMIT saved({.project = m_project->currentData().toLongLong(),
                      .taskClass = model::TaskClass(m_class->currentData().toInt()),
                      .text = m_text->toPlainText().simplified()});
    });
    retranslate();
    hide();
}

void LessonForm::begin(const std::vector<model::Project> &projects, const QString &project)
{
    m_project->clear();
    for (const model::Project &each : projects)
        m_project->addItem(each.name, each.id);
    m_project->setCurrentIndex(std::max(0, m_project->findText(project, Qt::MatchFixedString)));
    m_text->clear();
    showState();
    show();
    m_text->setFocus();
}

void LessonForm::showState()
{
    const int left = longest - int(m_text->toPlainText().simplified().size());
    m_left->setText(left >= 0 ? tr("%n character(s) left", "", left) : tr("%n character(s) too many", "", -left));
    m_left->setInk(left >= 0 ? Token::Text2 : Token::Failure);
    m_save->setEnabled(left >= 0 && left < longest && m_project->currentIndex() >= 0);
}

void LessonForm::retranslate()
{
    m_title->setText(tr("A lesson in your words"));
    m_text->setPlaceholderText(tr("What should be done next time?"));
    m_text->setAccessibleName(tr("Text of the lesson"));
    m_project->setAccessibleName(tr("Project"));
    m_class->setAccessibleName(tr("Class of tasks"));
    for (int index = 0; index < m_class->count(); ++index)
        m_class->setItemText(index, Words::taskClass(classes[std::size_t(index)]));
    m_save->setText(tr("Add the lesson"));
    m_cancel->setText(tr("Cancel"));
    m_save->updateGeometry();
    m_cancel->updateGeometry();
    showState();
}

} // namespace evoca::app
