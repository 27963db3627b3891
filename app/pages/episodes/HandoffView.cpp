#include "pages/episodes/HandoffView.h"

#include "i18n/Words.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/Label.h"
#include "widgets/LinkRow.h"
#include "widgets/RichText.h"
#include "widgets/SectionHeader.h"
#include "widgets/Surface.h"

#include <QHBoxLayout>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

HandoffView::HandoffView(Theme &theme, QWidget *parent)
    : QScrollArea(parent), m_theme(theme), m_inside(new QWidget),
      m_title(new Label(theme, FontRole::Title, Token::Text)), m_close(new Button(theme, Button::Kind::Quiet)),
      m_lead(new Label(theme, FontRole::Body, Token::Text2)), m_notePanel(new Surface(theme, Token::WarningSoft)),
      m_note(new Label(theme, FontRole::Meta, Token::Text)), m_rowsHeader(new SectionHeader(theme)),
      m_rows(new QVBoxLayout), m_whyHeader(new SectionHeader(theme)),
      m_why(new Label(theme, FontRole::Body, Token::Text2))
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setObjectName(u"handoffView"_s);
    auto *column = new QVBoxLayout(m_inside);
    column->setContentsMargins(theme.px(24), theme.px(14), theme.px(24), theme.px(24));
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    m_title->setWordWrap(true);
    m_close->setIconName(u"x"_s);
    m_close->setIconOnly(true);
    head->addWidget(m_title, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    column->addLayout(head);
    m_lead->setWordWrap(true);
    column->addWidget(m_lead);
    column->addSpacing(theme.px(14));
    m_notePanel->setPanel(Token::WarningLine, 6);
    auto *panel = new QVBoxLayout(m_notePanel);
    panel->setContentsMargins(theme.px(12), theme.px(8), theme.px(12), theme.px(8));
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::RichText);
    panel->addWidget(m_note);
    column->addWidget(m_notePanel);
    column->addSpacing(theme.px(8));
    column->addWidget(m_rowsHeader);
    m_rows->setSpacing(0);
    column->addLayout(m_rows);
    column->addSpacing(theme.px(20));
    column->addWidget(m_whyHeader);
    column->addSpacing(theme.px(8));
    m_why->setReading(true);
    column->addWidget(m_why);
    column->addStretch();
    setWidget(m_inside);
    m_inside->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    connect(m_close, &QAbstractButton::clicked, this, &HandoffView::closed);
}

void HandoffView::setData(HandoffData data)
{
    m_data = std::move(data);
    retranslate();
    verticalScrollBar()->setValue(0);
}

void HandoffView::fail(const QString &text)
{
    m_data = {};
    m_data.note = text;
    retranslate();
}

void HandoffView::retranslate()
{
    m_title->setText(m_data.place.isEmpty() ? tr("The next handoff") : tr("The next handoff in %1").arg(m_data.place));
    setAccessibleName(m_title->text());
    m_close->setHint(tr("Back to the episode"), u"Esc"_s);
    m_lead->setText(m_data.rows.empty() ? tr("An agent that begins here now would receive no episode.")
                                        : tr("An agent that begins here now would receive %n episode(s) of «%1».", "",
                                             int(m_data.rows.size()))
                                              .arg(m_data.prior));
    m_notePanel->setVisible(!m_data.note.isEmpty());
    m_note->setText(RichText::strong(tr("Note to the agent:")) + u' ' + m_data.note.toHtmlEscaped());
    m_rowsHeader->setTitle(tr("What it receives"));
    m_rowsHeader->setNote(Words::number(qint64(m_data.rows.size())));
    m_rowsHeader->setVisible(!m_data.rows.empty());
    m_whyHeader->setTitle(tr("Why these"));
    m_whyHeader->setVisible(!m_data.why.isEmpty());
    m_why->setText(m_data.why.join(u'\n'));
    showRows();
}

void HandoffView::showRows()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    for (const EpisodeRow &row : m_data.rows) {
        auto *line = new LinkRow(m_theme, m_inside);
        line->setIconName(u"episodes"_s);
        line->setText(row.title);
        line->setToolTip(row.title);
        line->setDetails(EpisodeListModel::details(row));
        line->setRight(Words::span(row.created, 0));
        line->setLine(true);
        connect(line, &QAbstractButton::clicked, this, [this, id = row.globalId] { Q_EMIT episodeRequested(id); });
        m_rows->addWidget(line);
    }
}

QString HandoffView::asText() const
{
    QStringList lines {m_lead->text(), QString()};
    for (const EpisodeRow &row : m_data.rows)
        lines << u"- "_s + row.title;
    if (!m_data.note.isEmpty())
        lines << QString() << m_data.note;
    return lines.join(u'\n');
}

} // namespace evoca::app
