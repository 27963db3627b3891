#include "forgetdialog/FilterRow.h"

#include "forgetdialog/ForgetWords.h"
#include "i18n/Words.h"
#include "search/Overview.h"
#include "search/Query.h"
#include "store/Reader.h"
#include "theme/Theme.h"
#include "widgets/FlowLayout.h"
#include "widgets/Label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int typingMs = 250;
constexpr std::array kinds {model::ForgetKind::Session, model::ForgetKind::Episode, model::ForgetKind::Memory};

} // namespace

FilterRow::FilterRow(AppServices &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_text(new QLineEdit(this)),
      m_meaning(new Label(services.theme, FontRole::Meta, Token::Text2, this)), m_delay(new QTimer(this))
{
    Theme &theme = services.theme;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.px(8));
    auto *fields = new QWidget(this);
    auto *flow = new FlowLayout(theme.px(8), fields);
    m_project = addBox(u"forgetProject"_s);
    m_agent = addBox(u"forgetAgent"_s);
    m_after = addBox(u"forgetAfter"_s);
    m_before = addBox(u"forgetBefore"_s);
    for (QComboBox *box : {m_after, m_before}) {
        box->setEditable(true);
        box->setInsertPolicy(QComboBox::NoInsert);
    }
    m_text->setObjectName(u"forgetText"_s);
    m_text->setFixedHeight(theme.px(32));
    m_text->setMinimumWidth(theme.px(150));
    m_text->setMaxLength(200);
    m_text->setTextMargins(6, 0, 6, 0);
    for (QWidget *field : std::initializer_list<QWidget *> {m_project, m_agent, m_after, m_before, m_text})
        flow->addWidget(field);
    for (const model::ForgetKind kind : kinds) {
        auto *box = new QCheckBox(this);
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, &FilterRow::edited);
        flow->addWidget(box);
        m_kinds.emplace_back(kind, box);
    }
    column->addWidget(fields);
    m_meaning->setWordWrap(true);
    column->addWidget(m_meaning);
    m_delay->setSingleShot(true);
    m_delay->setInterval(typingMs);
    connect(m_delay, &QTimer::timeout, this, &FilterRow::edited);
    connect(m_project, &QComboBox::currentIndexChanged, this, &FilterRow::edited);
    connect(m_agent, &QComboBox::currentIndexChanged, this, &FilterRow::edited);
    for (QComboBox *box : {m_after, m_before})
        connect(box, &QComboBox::currentTextChanged, this, [this] { m_delay->start(); });
    connect(m_text, &QLineEdit::textChanged, this, [this] { m_delay->start(); });
    retranslate();
    m_services.reader.read<std::vector<model::Project>>(
        u"forget.projects"_s, this,
        [](model::Connection &connection, const model::ReadTicket &) { return model::Overview(connection).projects(); },
        [this](model::Result<std::vector<model::Project>> projects) {
            if (!projects)
                return;
            m_projects = std::move(*projects);
            fillProjects();
        });
}

QComboBox *FilterRow::addBox(const QString &name)
{
    auto *box = new QComboBox(this);
    box->setObjectName(name);
    box->setFixedHeight(m_services.theme.px(32));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return box;
}

void FilterRow::setFilter(const model::ForgetFilter &filter)
{
    m_filter = filter;
    retranslate();
}

void FilterRow::fillProjects()
{
    const QSignalBlocker block(m_project);
    m_project->clear();
    m_project->addItem(tr("Any project"), qint64(0));
    for (const model::Project &project : m_projects)
        m_project->addItem(project.name, project.id);
    m_project->setCurrentIndex(std::max(0, m_project->findData(m_filter.project.value_or(0))));
}

void FilterRow::fillTimes(QComboBox &box, bool before)
{
    const QSignalBlocker block(&box);
    const QString shown = box.currentText();
    const qint64 standing = before ? m_filter.before : m_filter.after;
    box.clear();
    box.addItem(before ? tr("Until now") : tr("From the start"));
    const QDate today = QDate::currentDate();
    for (const QDate date : {today.addDays(-today.day() + 1), today.addMonths(-3), today.addMonths(-6),
                             QDate(today.year(), 1, 1), today.addYears(-1)})
        box.addItem(date.toString(Qt::ISODate));
    if (standing > 0)
        box.setEditText(QDateTime::fromMSecsSinceEpoch(standing).date().toString(Qt::ISODate));
    else if (timeOf(box, before) < 0 && !shown.isEmpty())
        box.setEditText(shown);
    box.lineEdit()->setPlaceholderText(tr("A date, 2026-05 or 30d"));
}

qint64 FilterRow::timeOf(const QComboBox &box, bool before)
{
    const QString text = box.currentText().trimmed();
    if (text.isEmpty() || text == box.itemText(0))
        return 0;
    const QString token = (before ? u"before:"_s : u"after:"_s) + text;
    const model::Query query = model::parseQuery(token);
    return (before ? query.before : query.after).value_or(-1);
}

bool FilterRow::isLimited() const
{
    return m_filter.project || m_filter.after > 0 || m_filter.before > 0 || m_filter.agent || !m_filter.text.isEmpty();
}

void FilterRow::edited()
{
    const qint64 after = timeOf(*m_after, false);
    const qint64 before = timeOf(*m_before, true);
    const qint64 project = m_project->currentData().toLongLong();
    const int agent = m_agent->currentData().toInt();
    m_filter.project = project > 0 ? std::optional(project) : std::nullopt;
    m_filter.agent = agent >= 0 ? std::optional(model::Agent(agent)) : std::nullopt;
    m_filter.after = std::max<qint64>(after, 0);
    m_filter.before = std::max<qint64>(before, 0);
    m_filter.text = m_text->text().simplified();
    m_filter.kinds.clear();
    QStringList shown;
    for (const auto &[kind, box] : m_kinds) {
        if (box->isChecked()) {
            m_filter.kinds.push_back(kind);
            shown << ForgetWords::kinds(kind);
        }
    }
    QStringList parts {shown.join(u", "_s)};
    if (m_filter.project)
        parts << tr("of %1", "project").arg(m_project->currentText());
    if (m_filter.after > 0)
        parts << tr("from %1", "date").arg(Words::day(m_filter.after));
    if (m_filter.before > 0)
        parts << tr("before %1", "date").arg(Words::day(m_filter.before));
    m_meaning->setText(after < 0 || before < 0 ? tr("This is no date: write 2026-05-31, 2026-05 or 30d.")
                                               : parts.join(u" · "_s));
    m_meaning->setInk(after < 0 || before < 0 ? Token::Warning : Token::Text2);
    if (after >= 0 && before >= 0)
        Q_EMIT changed();
}

void FilterRow::retranslate()
{
    fillProjects();
    fillTimes(*m_after, false);
    fillTimes(*m_before, true);
    {
        const QSignalBlocker block(m_agent);
        m_agent->clear();
        m_agent->addItem(tr("Any agent"), -1);
        for (const model::Agent agent : model::allAgents)
            m_agent->addItem(model::agentName(agent), int(agent));
        m_agent->setCurrentIndex(m_filter.agent ? m_agent->findData(int(*m_filter.agent)) : 0);
    }
    {
        const QSignalBlocker block(m_text);
        m_text->setText(m_filter.text);
        m_text->setPlaceholderText(tr("With these words"));
    }
    m_project->setAccessibleName(tr("Project"));
    m_agent->setAccessibleName(tr("Agent"));
    m_after->setAccessibleName(tr("From this date"));
    m_before->setAccessibleName(tr("Before this date"));
    m_text->setAccessibleName(tr("With these words"));
    for (const auto &[kind, box] : m_kinds) {
        const QSignalBlocker block(box);
        box->setText(ForgetWords::kinds(kind));
        box->setChecked(m_filter.kinds.empty() || std::ranges::find(m_filter.kinds, kind) != m_filter.kinds.end());
    }
}

} // namespace evoca::app
