#include "pages/experiences/ExperienceDetail.h"

#include "i18n/Words.h"
#include "pages/experiences/CallReadout.h"
#include "pages/experiences/OutcomePanel.h"
#include "theme/Theme.h"
#include "widgets/AgentLine.h"
#include "widgets/CallStrip.h"
#include "widgets/FileRow.h"
#include "widgets/Label.h"
#include "widgets/LessonLine.h"
#include "widgets/LinkRow.h"
#include "widgets/SectionHeader.h"

#include <QHBoxLayout>
#include <QResizeEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr std::size_t mostFiles = 8;
}

ExperienceDetail::ExperienceDetail(Theme &theme, QWidget *parent)
    : QScrollArea(parent), m_theme(theme), m_inside(new QWidget),
      m_title(new Label(theme, FontRole::Title, Token::Text)), m_meta(new AgentLine(theme)),
      m_outcome(new OutcomePanel(theme)), m_stripHeader(new SectionHeader(theme, nullptr, false)),
      m_strip(new CallStrip(theme)), m_readout(new CallReadout(theme)), m_lessonHeader(new SectionHeader(theme)),
      m_lessons(new QVBoxLayout), m_columns(new QWidget), m_filesHeader(new SectionHeader(theme, nullptr, false)),
      m_files(new QVBoxLayout), m_relatedHeader(new SectionHeader(theme, nullptr, false)), m_related(new QVBoxLayout)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    m_title->setWordWrap(true);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *column = new QVBoxLayout(m_inside);
    column->setContentsMargins(theme.px(24), theme.px(18), theme.px(24), theme.px(24));
    column->setSpacing(0);
    const auto add = [column](QWidget *widget, int space) {
        column->addWidget(widget);
        column->addSpacing(space);
    };
    add(m_title, theme.px(6));
    add(m_meta, theme.px(14));
    add(m_outcome, theme.px(20));
    add(m_stripHeader, theme.px(4));
    add(m_strip, theme.px(6));
    add(m_readout, theme.px(20));
    add(m_lessonHeader, 0);
    m_lessons->setSpacing(0);
    column->addLayout(m_lessons);
    column->addSpacing(theme.px(18));
    auto *row = new QHBoxLayout(m_columns);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme.px(32));
    for (const auto &[header, list] : {std::pair(m_filesHeader, m_files), std::pair(m_relatedHeader, m_related)}) {
        auto *half = new QWidget(m_columns);
        auto *side = new QVBoxLayout(half);
        side->setContentsMargins(0, 0, 0, 0);
        side->setSpacing(0);
        side->addWidget(header);
        side->addSpacing(theme.px(6));
        list->setSpacing(0);
        side->addLayout(list);
        side->addStretch();
        row->addWidget(half, 1);
    }
    column->addWidget(m_columns);
    column->addStretch();
    setWidget(m_inside);
    // The surface behind shows through; a scroll area would paint its own.
    m_inside->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    connect(m_outcome, &OutcomePanel::verdictChosen, this, &ExperienceDetail::verdictChosen);
    connect(m_outcome, &OutcomePanel::messageRequested, this, &ExperienceDetail::messageRequested);
    connect(m_strip, &CellWidget::currentChanged, this, [this](int cell) {
        if (cell >= 0)
            m_readout->setCall(m_strip->calls()[cell]);
        m_readout->setVisible(cell >= 0);
    });
    connect(m_strip, &CellWidget::activated, this, [this](int cell) {
        // A first click selects; Enter or a click on the selected call opens it.
        Q_EMIT messageRequested(m_strip->calls()[cell].message);
    });
}

void ExperienceDetail::clear(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
}

void ExperienceDetail::setData(ExperienceDetailData data)
{
    const bool same = data.experience.id == m_data.experience.id;
    m_data = std::move(data);
    m_strip->setCalls(m_data.calls, m_data.fixes);
    retranslate();
    if (!same)
        verticalScrollBar()->setValue(0);
}

QString ExperienceDetail::metaLine() const
{
    const model::Experience &task = m_data.experience;
    QStringList parts {Words::taskClass(task.taskClass)};
    if (!task.strategy.isEmpty())
        parts << Words::strategy(task.strategy);
    if (!m_data.projectName.isEmpty())
        parts << m_data.projectName;
    const qint64 whole = task.ended - task.started;
    const qint64 wholeMinutes = (whole + 30'000) / 60'000;
    if (whole > task.activeMs + 60'000)
        parts << tr("%1 active of %2", "active time of the whole time")
                     .arg(Words::duration(task.activeMs),
                          whole < 3'600'000 ? Words::number(wholeMinutes) : Words::duration(whole));
    else
        parts << tr("%1 active", "time").arg(Words::duration(task.activeMs));
    parts << Words::calls(task.toolCalls) << Words::span(task.started, task.ended);
    return parts.join(u"  ·  "_s);
}

void ExperienceDetail::retranslate()
{
    const model::Experience &task = m_data.experience;
    m_title->setText(task.title);
    static_cast<AgentLine *>(m_meta)->set(task.agent, metaLine());
    m_outcome->setExperience(task);
    const bool calls = !m_data.calls.empty();
    m_stripHeader->setTitle(tr("How it went"));
    m_stripHeader->setNote(tr("%1  ·  width is time, long pauses cut").arg(m_strip->summary()));
    m_strip->setAccessibleName(tr("Tool calls"));
    for (QWidget *widget : std::initializer_list<QWidget *> {m_stripHeader, m_strip, m_readout})
        widget->setVisible(calls);
    m_lessonHeader->setTitle(tr("Lessons"));
    m_filesHeader->setTitle(tr("Files changed"));
    m_relatedHeader->setTitle(tr("Related"));
    setAccessibleName(tr("Experience: %1").arg(task.title));
    showLessons();
    showFiles();
    showRelated();
}

void ExperienceDetail::showLessons()
{
    clear(m_lessons);
    m_lessonHeader->setVisible(!m_data.lessons.empty());
    for (const model::Lesson &lesson : m_data.lessons) {
        auto *line = new LessonLine(m_theme, lesson, m_inside);
        connect(line, &QAbstractButton::clicked, this, [this, id = lesson.id] { Q_EMIT lessonRequested(id); });
        m_lessons->addWidget(line);
    }
}

void ExperienceDetail::showFiles()
{
    clear(m_files);
    const std::vector<model::FileChange> &files = m_data.experience.files;
    std::size_t shown = 0;
    for (const model::FileChange &file : files) {
        if (shown++ >= mostFiles)
            break;
        m_files->addWidget(new FileRow(m_theme, file, m_inside));
    }
    if (files.size() > mostFiles) {
        auto *more = new Label(m_theme, FontRole::Meta, Token::Text3, m_inside);
        more->setText(tr("and %n more file(s)", "", int(files.size() - mostFiles)));
        m_files->addWidget(more);
    }
    m_filesHeader->parentWidget()->setVisible(!files.empty());
}

void ExperienceDetail::showRelated()
{
    clear(m_related);
    for (const model::ExperienceMatch &match : m_data.related) {
        auto *row = new LinkRow(m_theme, m_inside);
        row->setStatus(match.experience.status);
        row->setText(match.experience.title);
        row->setToolTip(match.experience.title);
        row->setRight(Words::decimal(match.score, 2));
        connect(row, &QAbstractButton::clicked, this,
                [this, id = match.experience.id] { Q_EMIT experienceRequested(id); });
        m_related->addWidget(row);
    }
    m_relatedHeader->parentWidget()->setVisible(!m_data.related.empty());
    m_columns->setVisible(!m_data.related.empty() || !m_data.experience.files.empty());
}

void ExperienceDetail::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    const bool narrow = event->size().width() < m_theme.px(560);
    auto *row = static_cast<QBoxLayout *>(m_columns->layout());
    row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_stripHeader->setNote(narrow ? m_strip->summary()
                                  : tr("%1  ·  width is time, long pauses cut").arg(m_strip->summary()));
}

QString ExperienceDetail::asContext() const
{
    const model::Experience &task = m_data.experience;
    QStringList lines;
    lines << u"# "_s + task.title;
    lines << tr("Outcome: %1").arg(Words::status(task.status));
    if (!task.strategy.isEmpty())
        lines << tr("Strategy: %1").arg(Words::strategy(task.strategy));
    if (!task.description.isEmpty())
        lines << QString() << task.description;
    if (!m_data.lessons.empty()) {
        lines << QString() << tr("Lessons:");
        for (const model::Lesson &lesson : m_data.lessons)
            lines << u"- %1 (%2)"_s.arg(lesson.text, Words::decimal(lesson.confidence, 2));
    }
    if (!task.files.empty()) {
        lines << QString() << tr("Files changed:");
        for (const model::FileChange &file : task.files)
            lines << u"- "_s + file.path;
    }
    if (!task.errors.isEmpty()) {
        lines << QString() << tr("Errors met:");
        for (const QString &error : task.errors)
            lines << u"- "_s + error;
    }
    lines << QString() << task.globalId;
    return lines.join(u'\n');
}

} // namespace evoca::app
