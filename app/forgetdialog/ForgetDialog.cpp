#include "forgetdialog/ForgetDialog.h"

#include "forgetdialog/FilterRow.h"
#include "forgetdialog/ForgetWords.h"
#include "forgetdialog/LessonChangeCard.h"
#include "forgetdialog/PlanTree.h"
#include "forgetdialog/PlanTreeModel.h"
#include "forgetting/Bin.h"
#include "i18n/Words.h"
#include "store/Reader.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/ChoiceCard.h"
#include "widgets/InlineMessage.h"
#include "widgets/Label.h"
#include "widgets/SectionHeader.h"

#include <QCheckBox>
#include <QDateTime>
#include <QEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr QSize wanted {784, 704};
constexpr qsizetype mostPaths = 20; // of a tooltip
constexpr QSize wantedWithFilter {840, 780};

void clear(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
}

} // namespace

ForgetDialog::ForgetDialog(AppServices &services, const model::ForgetTarget &target, QWidget *window)
    : Sheet(services.theme, window, target.filter ? wantedWithFilter : wanted), m_services(services), m_target(target)
{
    setObjectName(u"forgetDialog"_s);
    build();
    retranslate();
    readPlan();
}

bool ForgetDialog::erases() const
{
    return m_erase->isChecked();
}

// Answers belong to the target they were asked for: a newer request on the lane drops the older.
void ForgetDialog::readPlan()
{
    m_planned = false;
    showButtons();
    if (m_target.filter && m_target.items.empty() && !m_filter->isLimited()) {
        m_services.reader.cancel(u"forget.plan"_s);
        m_plan = {};
        showPlan();
        return;
    }
    using Answer = std::pair<model::ForgetPlan, int>;
    m_services.reader.read<Answer>(
        u"forget.plan"_s, this,
        [target = m_target](model::Connection &connection, const model::ReadTicket &) -> model::Result<Answer> {
            auto plan = model::makeForgetPlan(connection, target);
            if (!plan)
                return std::unexpected(plan.error());
            const auto retention = model::Bin::retention(connection);
            return Answer {std::move(*plan), retention ? retention->days : 0};
        },
        [this](model::Result<Answer> answer) {
            if (!answer) {
                failed(answer.error());
                return;
            }
            m_error->hide();
            m_plan = std::move(answer->first);
            m_days = answer->second;
            m_planned = true;
            showPlan();
        });
}

void ForgetDialog::failed(const model::Error &error)
{
    m_error->show(InlineMessage::Kind::Failure, tr("Nothing was changed."), error.message);
    m_error->setActions({{tr("Try again"), [this] { readPlan(); }}});
    showButtons();
}

void ForgetDialog::showPlan()
{
    m_model->setPlan(m_plan.tree, m_target);
    QString name;
    for (const model::PlanNode &node : m_plan.tree) {
        if (name.isEmpty() && node.item && m_target.items.size() == 1 && *node.item == m_target.items.front())
            name = node.name;
    }
    QStringList about;
    if (!name.isEmpty())
        about << name;
    if (m_target.items.size() == 1)
        about << ForgetWords::shortId(m_target.items.front().id);
    m_subtitle->setText(about.join(u"  ·  "_s));
    m_subtitle->setVisible(!about.isEmpty());
    m_goesHeader->setNote(ForgetWords::records(m_plan.records));
    m_made->setText(m_plan.made > 0 ? tr("Plan made at %1", "time").arg(Words::time(m_plan.made)) : QString());
    showLessons();
    showElsewhere();
    showButtons();
}

void ForgetDialog::showLessons()
{
    constexpr std::size_t most = 3;
    clear(*m_changes);
    for (std::size_t index = 0; index < std::min(most, m_plan.lessons.size()); ++index)
        m_changes->addWidget(new LessonChangeCard(theme(), m_plan.lessons[index]));
    if (m_plan.lessons.size() <= most && !m_plan.lessons.empty())
        return;
    auto *more = new Label(theme(), FontRole::Meta, Token::Text2);
    more->setWordWrap(true);
    more->setText(m_plan.lessons.empty() ? tr("No lesson loses support.")
                                         : tr("and %n more lesson(s)", "", int(m_plan.lessons.size() - most)));
    m_changes->addWidget(more);
}

void ForgetDialog::showElsewhere()
{
    clear(*m_elsewhere);
    const auto say = [this](const QString &icon, const QString &text, const QString &toolTip) {
        auto *row = new QHBoxLayout;
        row->setSpacing(theme().px(8));
        auto *sign = new IconLabel(theme(), icon, 15);
        auto *words = new Label(theme(), FontRole::Meta, Token::Text);
        words->setText(text);
        words->setWordWrap(true);
        words->setToolTip(toolTip);
        row->addWidget(sign, 0, Qt::AlignTop);
        row->addWidget(words, 1);
        auto *holder = new QWidget;
        holder->setLayout(row);
        row->setContentsMargins(0, 0, 0, 0);
        m_elsewhere->addWidget(holder);
    };
    QStringList removable;
    std::map<model::Agent, std::vector<const model::HoldingFile *>> byAgent;
    for (const model::HoldingFile &file : m_plan.agentFiles) {
        if (file.exists)
            byAgent[file.agent].push_back(&file);
        if (file.exists && file.removable)
            removable << file.path;
    }
    for (const auto &[agent, files] : byAgent) {
        QStringList paths;
        for (const model::HoldingFile *file : files)
            paths << file->path;
        const QString what = files.size() == 1
            ? tr("%1 still has it in its own file.", "agent").arg(model::agentName(agent))
            : tr("%1 still has it in %n own file(s).", "agent", int(files.size())).arg(model::agentName(agent));
        // Why a file stays is said where there is one; of many only some may stay.
        say(u"file"_s, files.size() == 1 && !files.front()->removable ? what + u' ' + files.front()->refusal : what,
            paths.first(std::min(mostPaths, paths.size())).join(u'\n'));
    }
    m_removeFiles->setVisible(!removable.isEmpty());
    m_removeFiles->setToolTip(removable.first(std::min(mostPaths, removable.size())).join(u'\n'));
    if (!m_plan.backups.empty())
        say(u"db"_s, tr("%n backup(s) of Evoca. Erasing cleans them too.", "", int(m_plan.backups.size())), {});
    if (m_elsewhere->count() == 0)
        say(u"check"_s, tr("Nowhere that Evoca knows of."), {});
}

void ForgetDialog::showButtons()
{
    const bool any = m_planned && !m_plan.isEmpty();
    const bool erase = erases();
    m_go->setKind(erase ? Button::Kind::Erase : Button::Kind::Primary);
    m_go->setText(erase ? tr("Erase %n record(s)", "", int(m_plan.records)) : tr("Move to the bin"));
    m_go->setToolTip(m_planned && m_plan.isEmpty() ? tr("Nothing fits, so there is nothing to forget.") : QString());
    m_go->updateGeometry();
    m_go->setEnabled(any);
    m_reason->setVisible(!erase);
    m_keepOut->setVisible(erase);
    m_keepOutNote->setVisible(erase);
    m_removeFiles->setEnabled(erase);
    const QString until = m_days > 0
        ? tr("Hidden everywhere at once. Restore until %1.", "date")
              .arg(Words::shortDate(QDateTime::currentDateTime().addDays(m_days).toMSecsSinceEpoch()))
        : tr("Hidden everywhere at once. Restore at any time.");
    m_bin->setTexts(tr("Move to the bin"), until);
    m_erase->setTexts(tr("Erase now"), tr("Verified in the file itself. Cannot be undone."));
}

bool ForgetDialog::enterPresses(const QWidget *button) const
{
    return !(button == m_go && erases());
}

void ForgetDialog::accept()
{
    if (!erases() && m_go->isEnabled())
        decide();
}

void ForgetDialog::decide()
{
    m_go->setEnabled(false);
    if (erases())
        Q_EMIT eraseChosen(m_target,
                           {.keepOut = m_keepOut->isChecked(),
                            .removeAgentFiles = !m_removeFiles->isHidden() && m_removeFiles->isChecked(),
                            .deed = {.reason = m_reason->text().trimmed()}});
    else
        Q_EMIT binChosen(m_target, m_reason->text().trimmed());
}

void ForgetDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showPlan();
    }
    Sheet::changeEvent(event);
}

void ForgetDialog::retranslate()
{
    m_title->setText(ForgetWords::question(m_target));
    setAccessibleName(m_title->text());
    m_close->setHint(tr("Close"), u"Esc"_s);
    m_filter->retranslate();
    m_goesHeader->setTitle(tr("What goes"));
    m_tree->setAccessibleName(tr("What goes"));
    m_changesHeader->setTitle(tr("What only changes"));
    m_elsewhereHeader->setTitle(tr("What remains elsewhere"));
    m_removeFiles->setText(tr("Also remove it there"));
    m_reason->setPlaceholderText(tr("Why, if you like: the bin shows it"));
    m_reason->setAccessibleName(tr("Why"));
    m_keepOut->setText(tr("Never import it again"));
    m_keepOutNote->setText(tr("a keyed mark without content keeps it out"));
    m_cancel->setText(tr("Cancel"));
    m_model->retranslate();
    showButtons();
}

} // namespace evoca::app
