#include "pages/settings/ProjectRow.h"

#include "access/Access.h"
#include "i18n/Words.h"
#include "theme/Theme.h"
#include "widgets/Label.h"
#include "widgets/SectionHeader.h"
#include "widgets/SegmentedControl.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

ProjectRow::ProjectRow(AppServices &services, const model::Project &project, QWidget *parent)
    : QWidget(parent), m_services(services), m_project(project), m_control(new SegmentedControl(services.theme, this))
{
    Theme &theme = services.theme;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, theme.px(6), 0, theme.px(6));
    row->setSpacing(theme.px(8));
    row->addWidget(new IconLabel(theme, u"folder"_s, 15, this));
    auto *name = new Label(theme, FontRole::BodyMedium, Token::Text, this);
    name->setText(project.name);
    auto *details = new Label(theme, FontRole::Meta, Token::Text2, this);
    details->setText(tr("%1 · %2", "sessions and date")
                         .arg(tr("%n session(s)", "", int(project.sessions)), Words::shortDate(project.lastActive)));
    name->setToolTip(project.path);
    row->addWidget(name);
    row->addWidget(details);
    row->addStretch();
    row->addWidget(m_control);
    for (const model::Approval approval :
         {model::Approval::Approved, model::Approval::Pending, model::Approval::Hidden}) {
        m_control->add(int(approval));
        m_control->setText(int(approval), Words::approval(approval));
        m_control->setLook(int(approval),
                           approval == model::Approval::Approved ? SegmentedControl::Look::Accent
                                                                 : SegmentedControl::Look::Neutral);
        m_control->button(int(approval))
            ->setAccessibleName(tr("%1: %2", "project and approval").arg(project.name, Words::approval(approval)));
    }
    m_control->setCurrent(int(project.approval));
    column->addLayout(row);
    column->addWidget(new Line(theme, this));
    connect(m_control, &SegmentedControl::chosen, this,
            [this](int id) { set(static_cast<model::Approval>(id), true); });
}

void ProjectRow::set(model::Approval approval, bool undoable)
{
    if (approval == m_project.approval)
        return;
    const model::Approval before = m_project.approval;
    model::AccessControl(m_services.writer)
        .setApproval(m_project.id, approval)
        .then(this, [this, approval, before, undoable](const model::Result<void> &done) {
            if (!done) {
                Q_EMIT failed(done.error().message);
                return;
            }
            m_project.approval = approval;
            m_control->setCurrent(int(approval));
            if (!undoable)
                return;
            const QString text = approval == model::Approval::Approved ? tr("Agents may query %1", "project")
                : approval == model::Approval::Hidden                  ? tr("%1 is hidden from agents", "project")
                                                                       : tr("%1 waits for your decision", "project");
            // The row may be gone by then: the undo carries what it needs itself.
            Q_EMIT toastRequested(text.arg(m_project.name), [&services = m_services, id = m_project.id, before] {
                model::AccessControl(services.writer).setApproval(id, before);
            });
        });
}

} // namespace evoca::app
