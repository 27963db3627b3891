#include "pages/lessons/LessonDetail.h"

#include "i18n/Words.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/ConfidenceCurve.h"
#include "widgets/Label.h"
#include "widgets/LinkRow.h"
#include "widgets/RichText.h"
#include "widgets/SectionHeader.h"
#include "widgets/Surface.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QResizeEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int longestLesson = 280; // characters, as records/Lesson.h says
}

LessonDetail::LessonDetail(Theme &theme, QWidget *parent)
    : QScrollArea(parent), m_theme(theme), m_inside(new QWidget),
      m_kind(new Label(theme, FontRole::MetaStrong, Token::AccentText)),
      m_meta(new Label(theme, FontRole::Meta, Token::Text2)), m_text(new Label(theme, FontRole::Title, Token::Text)),
      m_editor(new QWidget), m_field(new QPlainTextEdit), m_save(new Button(theme, Button::Kind::Primary)),
      m_cancel(new Button(theme, Button::Kind::Quiet)), m_panel(new Surface(theme, Token::Sunken)),
      m_confidence(new Label(theme, FontRole::Headline, Token::Text)),
      m_confidenceWord(new Label(theme, FontRole::Meta, Token::Text2)),
      m_support(new Label(theme, FontRole::BodyMedium, Token::Text)), m_curve(new ConfidenceCurve(theme)),
      m_stepsHeader(new SectionHeader(theme)), m_steps(new QVBoxLayout),
      m_origin(new Label(theme, FontRole::Meta, Token::Text2))
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(m_inside);
    column->setContentsMargins(theme.px(24), theme.px(18), theme.px(24), theme.px(24));
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setSpacing(theme.px(12));
    head->addWidget(m_kind);
    head->addWidget(m_meta, 1);
    column->addLayout(head);
    column->addSpacing(theme.px(10));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_text);
    auto *editor = new QVBoxLayout(m_editor);
    editor->setContentsMargins(0, 0, 0, 0);
    m_field->setFixedHeight(theme.px(84));
    m_field->setTabChangesFocus(true);
    m_field->setObjectName(u"lessonText"_s);
    editor->addWidget(m_field);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_save);
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    editor->addLayout(buttons);
    column->addWidget(m_editor);
    m_editor->hide();
    column->addSpacing(theme.px(16));
    m_panel->setPanel(Token::Sunken);
    auto *panel = new QHBoxLayout(m_panel);
    panel->setContentsMargins(theme.px(16), theme.px(12), theme.px(16), theme.px(8));
    panel->setSpacing(theme.px(16));
    auto *numbers = new QVBoxLayout;
    numbers->setSpacing(theme.px(2));
    numbers->addWidget(m_confidence);
    numbers->addWidget(m_confidenceWord);
    numbers->addSpacing(theme.px(16));
    numbers->addWidget(m_support);
    numbers->addStretch();
    panel->addLayout(numbers);
    panel->addWidget(m_curve, 1);
    column->addWidget(m_panel);
    column->addSpacing(theme.px(20));
    column->addWidget(m_stepsHeader);
    m_steps->setSpacing(0);
    column->addLayout(m_steps);
    column->addSpacing(theme.px(16));
    m_origin->setWordWrap(true);
    column->addWidget(m_origin);
    column->addStretch();
    setWidget(m_inside);
    // The surface behind shows through; a scroll area would paint its own.
    m_inside->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    connect(m_curve, &CellWidget::activated, this,
            [this](int cell) { Q_EMIT experienceRequested(m_curve->steps()[cell].experience.id); });
    connect(m_cancel, &QAbstractButton::clicked, this, &LessonDetail::stopEditing);
    connect(m_save, &QAbstractButton::clicked, this, [this] {
        const QString text = m_field->toPlainText().simplified().left(longestLesson);
        stopEditing();
        if (!text.isEmpty() && text != m_data.lesson.text)
            Q_EMIT saved(text);
    });
    connect(m_field, &QPlainTextEdit::textChanged, this, [this] {
        const qsizetype length = m_field->toPlainText().simplified().size();
        m_save->setEnabled(length > 0 && length <= longestLesson);
        m_save->setToolTip(length > longestLesson ? tr("At most %n character(s)", "", longestLesson) : QString());
    });
}

void LessonDetail::edit()
{
    m_field->setPlainText(m_data.lesson.text);
    m_field->setFont(m_theme.font(FontRole::Lead));
    QPalette palette = m_theme.palette();
    palette.setColor(QPalette::Highlight, m_theme.color(Token::AccentLine));
    m_field->setPalette(palette);
    m_text->hide();
    m_editor->show();
    m_field->setFocus();
}

bool LessonDetail::editing() const
{
    return !m_editor->isHidden();
}

void LessonDetail::stopEditing()
{
    m_editor->hide();
    m_text->show();
}

void LessonDetail::setData(LessonDetailData data)
{
    const bool same = data.lesson.id == m_data.lesson.id;
    if (!same)
        stopEditing();
    m_data = std::move(data);
    m_curve->setSteps(m_data.steps);
    retranslate();
    if (!same)
        verticalScrollBar()->setValue(0);
}

void LessonDetail::retranslate()
{
    const model::Lesson &lesson = m_data.lesson;
    m_kind->setText(Words::lessonKindTitle(lesson.kind));
    QStringList parts;
    if (!lesson.projectName.isEmpty())
        parts << lesson.projectName;
    parts << Words::taskClass(lesson.taskClass);
    if (lesson.firstSeen > 0)
        parts << tr("first seen %1", "date").arg(Words::shortDate(lesson.firstSeen));
    m_meta->setText(parts.join(u"  ·  "_s));
    m_text->setText(RichText::withCode(m_theme, lesson.text));
    m_confidence->setText(Words::decimal(lesson.confidence, 2));
    m_confidenceWord->setText(tr("confidence"));
    m_support->setText(
        tr("%1, %2", "agree, against")
            .arg(tr("%n agree", "experiences", lesson.support), tr("%n against", "experiences", lesson.against)));
    m_curve->setAccessibleName(tr("Confidence over time"));
    m_stepsHeader->setTitle(tr("Experiences behind it"));
    m_stepsHeader->setNote(Words::number(qint64(m_data.steps.size())));
    m_origin->setText(lesson.edited ? tr("In your words.") : tr("Worded by Evoca from the experiences."));
    m_save->setText(tr("Save"));
    m_cancel->setText(tr("Cancel"));
    m_field->setAccessibleName(tr("Text of the lesson"));
    setAccessibleName(tr("Lesson: %1").arg(lesson.text));
    showSteps();
}

void LessonDetail::showSteps()
{
    while (QLayoutItem *item = m_steps->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    // Newest first: what holds now is what one asks for.
    for (auto step = m_data.steps.rbegin(); step != m_data.steps.rend(); ++step) {
        const model::ExperienceRow &row = step->experience;
        auto *line = new LinkRow(m_theme, m_inside);
        line->setStatus(row.status);
        line->setAgent(row.agent);
        line->setText(row.title);
        line->setToolTip(row.title);
        QStringList parts {model::agentName(row.agent)};
        if (!row.strategy.isEmpty())
            parts << Words::strategy(row.strategy);
        parts << Words::duration(row.activeMs);
        line->setDetails(parts.join(u" · "_s));
        line->setRight(Words::shortDate(row.started));
        line->setRightBelow(step->agrees ? tr("agrees") : tr("against"),
                            step->agrees ? model::Status::Success : model::Status::Failure);
        line->setLine(true);
        connect(line, &QAbstractButton::clicked, this, [this, id = row.id] { Q_EMIT experienceRequested(id); });
        m_steps->addWidget(line);
    }
}

void LessonDetail::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    m_curve->setVisible(event->size().width() > m_theme.px(400));
}

} // namespace evoca::app
