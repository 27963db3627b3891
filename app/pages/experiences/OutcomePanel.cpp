#include "pages/experiences/OutcomePanel.h"

#include "i18n/Words.h"
#include "theme/OutcomeShape.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/Label.h"
#include "widgets/RichText.h"
#include "widgets/SegmentedControl.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <functional>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int controlBelow = 640; // panel width under which the verdict moves below the evidence
constexpr std::size_t mostEvidence = 3;
constexpr std::array verdicts {model::Status::Success, model::Status::Failure, model::Status::Unknown};
} // namespace

OutcomePanel::OutcomePanel(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_word(new Label(theme, FontRole::LeadStrong, Token::Text, this)),
      m_source(new Label(theme, FontRole::Meta, Token::Text2, this)), m_verdict(new SegmentedControl(theme, this)),
      m_evidence(new QWidget(this)), m_grid(new QGridLayout(m_evidence)),
      m_link(new Button(theme, Button::Kind::Link, this))
{
    for (const model::Status status : verdicts)
        m_verdict->add(int(status), status);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(theme.px(8));
    m_grid->setVerticalSpacing(theme.px(4));
    m_grid->setColumnStretch(1, 1);
    connect(m_verdict, &SegmentedControl::chosen, this,
            [this](int id) { Q_EMIT verdictChosen(static_cast<model::Status>(id)); });
    connect(m_link, &QAbstractButton::clicked, this, [this] {
        const model::Evidence *newest = nullptr;
        for (const model::Evidence &evidence : m_experience.evidence) {
            if (evidence.message != 0 && (!newest || evidence.time > newest->time))
                newest = &evidence;
        }
        Q_EMIT messageRequested(newest ? newest->message : m_experience.firstMessage);
    });
    arrange();
}

void OutcomePanel::arrange()
{
    delete layout();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(m_theme.px(52), m_theme.px(14), m_theme.px(16), m_theme.px(14));
    column->setSpacing(m_theme.px(8));
    auto *head = new QHBoxLayout;
    head->setSpacing(m_theme.px(16));
    head->addWidget(m_word);
    head->addWidget(m_source, 1);
    if (!m_narrow)
        head->addWidget(m_verdict);
    column->addLayout(head);
    auto *body = new QHBoxLayout;
    body->setSpacing(m_theme.px(12));
    body->addWidget(m_evidence, 1);
    body->addWidget(m_link, 0, Qt::AlignTop);
    column->addLayout(body);
    if (m_narrow)
        column->addWidget(m_verdict, 0, Qt::AlignLeft);
}

void OutcomePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < m_theme.px(controlBelow);
    if (narrow != m_narrow) {
        m_narrow = narrow;
        arrange();
    }
}

void OutcomePanel::setExperience(const model::Experience &experience)
{
    m_experience = experience;
    retranslate();
}

void OutcomePanel::retranslate()
{
    m_word->setText(Words::status(m_experience.status));
    switch (m_experience.statusSource) {
    case model::StatusSource::Person: m_source->setText(tr("confirmed by you")); break;
    case model::StatusSource::Agent: m_source->setText(tr("said by the agent, not yet confirmed by you")); break;
    case model::StatusSource::Inferred:
        m_source->setText(m_experience.status == model::Status::Running ? tr("still going on")
                                                                        : tr("inferred, not yet confirmed by you"));
        break;
    }
    for (const model::Status status : verdicts) {
        m_verdict->setText(int(status), Words::verdict(status));
        m_verdict->button(int(status))
            ->setToolTip(m_experience.statusSource == model::StatusSource::Person && m_experience.status == status
                             ? tr("Take your verdict back")
                             : QString());
    }
    m_verdict->setCurrent(m_experience.status == model::Status::Running ? -1 : int(m_experience.status));
    m_link->setText(tr("Show in transcript"));
    m_link->updateGeometry();
    setAccessibleName(tr("Outcome: %1, %2").arg(m_word->text(), m_source->text()));
    showEvidence();
    update();
}

void OutcomePanel::showEvidence()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    // Newest first: what decided stands on top.
    std::vector<model::Evidence> newest = m_experience.evidence;
    std::ranges::stable_sort(newest, std::ranges::greater(), &model::Evidence::time);
    int row = 0;
    for (const model::Evidence &evidence : newest) {
        if (row >= int(mostEvidence))
            break;
        auto *time = new Label(m_theme, FontRole::Meta, Token::Text, m_evidence);
        time->setText(evidence.time > 0 ? Words::time(evidence.time) : QString());
        auto *what = new Label(m_theme, FontRole::Meta, Token::Text, m_evidence);
        what->setTextFormat(Qt::RichText);
        const bool spoken = evidence.kind == model::Evidence::Kind::PersonSaid
            || evidence.kind == model::Evidence::Kind::AnswerGiven;
        QStringList parts {row == 0 ? RichText::strong(Words::evidence(evidence.kind))
                                    : Words::evidence(evidence.kind).toHtmlEscaped()};
        if (!evidence.text.isEmpty())
            parts << (spoken ? tr("“%1”").arg(evidence.text).toHtmlEscaped() : RichText::code(m_theme, evidence.text));
        if (!evidence.detail.isEmpty())
            parts << RichText::quiet(m_theme, evidence.detail);
        what->setText(parts.join(u"&nbsp; "_s));
        what->setWordWrap(true);
        m_grid->addWidget(time, row, 0, Qt::AlignTop);
        m_grid->addWidget(what, row, 1);
        ++row;
    }
    m_evidence->setVisible(row > 0);
}

void OutcomePanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor soft = m_theme.statusSoft(m_experience.status);
    painter.setPen(m_theme.highContrast() ? QPen(m_theme.statusInk(m_experience.status), 1.5) : Qt::NoPen);
    painter.setBrush(soft);
    painter.drawRoundedRect(QRectF(rect()).adjusted(.75, .75, -.75, -.75), 8, 8);
    const qreal centre = m_verdict->y() < m_theme.px(40) ? m_verdict->geometry().center().y() + .5
                                                         : m_word->geometry().center().y() + .5;
    OutcomeShape::paint(painter, m_theme, m_experience.status, QPointF(m_theme.px(28), centre), m_theme.px(24), soft);
}

} // namespace evoca::app
