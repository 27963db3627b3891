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
#include <tuple>

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
      m_served(new Button(theme, Button::Kind::Link)), m_neverServed(new Label(theme, FontRole::Meta, Token::Text2)),
      m_stepsHeader(new SectionHeader(theme)), m_steps(new QVBoxLayout),
      m_word(new Label(theme, FontRole::Meta, Token::Text2)), m_takeBack(new Button(theme, Button::Kind::Link)),
      m_origin(new Label(theme, FontRole::Meta, Token::Text2)), m_reword(new Button(theme, Button::Kind::Link))
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
    numbers->addWidget(m_served);
    numbers->addWidget(m_neverServed);
    numbers->addStretch();
    panel->addLayout(numbers);
    panel->addWidget(m_curve, 1);
    column->addWidget(m_panel);
    column->addSpacing(theme.px(20));
    column->addWidget(m_stepsHeader);
    m_steps->setSpacing(0);
    column->addLayout(m_steps);
    column->addSpacing(theme.px(16));
    for (const auto &[sign, label, link] :
         {std::tuple(u"user"_s, m_word, m_takeBack), std::tuple(u"edit"_s, m_origin, m_reword)}) {
        label->setWordWrap(true);
        auto *row = new QHBoxLayout;
        row->setSpacing(theme.px(8));
        auto *icon = new IconLabel(theme, sign, 14);
        row->addWidget(icon, 0, Qt::AlignTop);
        row->addWidget(label, 1);
        row->addWidget(link, 0, Qt::AlignTop);
        column->addLayout(row);
        column->addSpacing(theme.px(8));
        if (label == m_word)
            m_wordIcon = icon;
    }
    column->addStretch();
    connect(m_takeBack, &QAbstractButton::clicked, this, &LessonDetail::wordTakenBack);
    connect(m_served, &QAbstractButton::clicked, this, &LessonDetail::requestsRequested);
    connect(m_reword, &QAbstractButton::clicked, this, [this] {
        if (m_data.lesson.edited && !m_data.lesson.learnedText.isEmpty())
            Q_EMIT revertRequested();
        else
            edit();
    });
    setWidget(m_inside);
    // The surface behind shows through; a scroll area would paint its own.
    m_inside->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    connect(m_curve, &CellWidget::activated, this, [this](int cell) {
        if (const model::RowId id = m_curve->steps()[cell].experience.id; id != 0)
            Q_EMIT experienceRequested(id);
    });
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
    const bool served = m_data.use.served > 0;
    m_neverServed->setText(tr("never served to agents"));
    m_neverServed->setVisible(!served);
    m_served->setVisible(served);
    m_served->setText(
        tr("served %n time(s), followed %1", "to agents", m_data.use.served).arg(Words::number(m_data.use.followed)));
    m_served->setToolTip(tr("Followed: an experience of the project agreed within a day. Last served %1.", "time")
                             .arg(Words::ago(m_data.use.lastServed)));
    m_served->updateGeometry();
    m_curve->setAccessibleName(tr("Confidence over time"));
    showFoot();
    m_save->setText(tr("Save"));
    m_cancel->setText(tr("Cancel"));
    m_field->setAccessibleName(tr("Text of the lesson"));
    setAccessibleName(tr("Lesson: %1").arg(lesson.text));
    showSteps();
}

void LessonDetail::showFoot()
{
    const model::Lesson &lesson = m_data.lesson;
    const bool said = lesson.word != model::LessonWord::None;
    for (QWidget *widget : std::initializer_list<QWidget *> {m_wordIcon, m_word, m_takeBack})
        widget->setVisible(said);
    m_word->setText(
        lesson.word == model::LessonWord::Confirmed
            ? tr("You confirmed it, %1. It counts in the confidence.", "when").arg(Words::shortDate(lesson.wordAt))
            : tr("You disputed it, %1. It counts in the confidence.", "when").arg(Words::shortDate(lesson.wordAt)));
    m_takeBack->setText(tr("Take it back"));
    const bool revertible = lesson.edited && !lesson.learnedText.isEmpty();
    m_origin->setText(revertible ? tr("In your words. Evoca says: “%1”").arg(lesson.learnedText)
                          : lesson.edited || lesson.kind == model::LessonKind::Manual
                          ? tr("In your words.")
                          : tr("Worded by Evoca from the experiences."));
    m_reword->setText(revertible ? tr("Use Evoca's words") : tr("Write it better"));
    m_takeBack->updateGeometry();
    m_reword->updateGeometry();
}

void LessonDetail::showSteps()
{
    while (QLayoutItem *item = m_steps->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    // Newest first: what holds now is what one asks for.
    int experiences = 0;
    int corrected = 0;
    for (auto step = m_data.steps.rbegin(); step != m_data.steps.rend(); ++step) {
        if (step->kind != model::LessonStep::Kind::Experience)
            continue;
        const model::ExperienceRow &row = step->experience;
        const bool changed = step->stance != step->observed;
        ++experiences;
        corrected += changed ? 1 : 0;
        auto *line = new LinkRow(m_theme, m_inside);
        line->setStatus(row.status);
        line->setAgent(row.agent);
        line->setText(row.title);
        line->setToolTip(row.title);
        QStringList parts {model::agentName(row.agent)};
        if (!row.strategy.isEmpty())
            parts << Words::strategy(row.strategy);
        parts << Words::duration(row.activeMs);
        if (changed)
            parts << (step->observed == model::Stance::Agrees ? tr("agreed until you corrected its outcome")
                                                              : tr("was against until you corrected its outcome"));
        line->setDetails(parts.join(u" · "_s));
        line->setRight(Words::shortDate(row.started));
        line->setQuiet(step->stance == model::Stance::NotCounted);
        switch (step->stance) {
        case model::Stance::Agrees: line->setRightBelow(tr("agrees"), model::Status::Success); break;
        case model::Stance::Against: line->setRightBelow(tr("against"), model::Status::Failure); break;
        case model::Stance::NotCounted: line->setRightBelow(tr("no longer counts")); break;
        }
        line->setLine(true);
        connect(line, &QAbstractButton::clicked, this, [this, id = row.id] { Q_EMIT experienceRequested(id); });
        m_steps->addWidget(line);
    }
    m_stepsHeader->setTitle(experiences > 0 ? tr("Experiences behind it") : tr("No experience is behind it yet"));
    m_stepsHeader->setNote(corrected > 0
                               ? tr("%1, %n since corrected", "experiences", corrected).arg(Words::number(experiences))
                               : experiences > 0 ? Words::number(experiences)
                                                 : QString());
}

void LessonDetail::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    m_curve->setVisible(event->size().width() > m_theme.px(400));
}

} // namespace evoca::app
