#include "pages/settings/ProjectsSection.h"

#include "pages/settings/ProjectRow.h"
#include "search/Overview.h"
#include "store/Reader.h"
#include "widgets/InlineMessage.h"
#include "widgets/Label.h"

#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace evoca::app {

ProjectsSection::ProjectsSection(AppServices &services)
    : SettingsSection(services, u"projects"_s, u"folder"_s), m_explanation(addText(FontRole::Body, Token::Text2)),
      m_error(new InlineMessage(services.theme)), m_list(new QVBoxLayout)
{
    addSpace(8);
    form()->addWidget(m_error);
    m_list->setSpacing(0);
    form()->addLayout(m_list);
}

QString ProjectsSection::title() const
{
    return tr("Projects");
}
QString ProjectsSection::keywords() const
{
    return tr("approve approval hide agents query");
}

void ProjectsSection::activate()
{
    m_order.clear();
    read();
}

void ProjectsSection::refresh(const model::ChangeSet &changes)
{
    if (!changes.projects.isEmpty() && isVisible())
        read();
}

void ProjectsSection::read()
{
    services().reader.read<std::vector<model::Project>>(
        u"settings.projects"_s, this,
        [](model::Connection &connection, const model::ReadTicket &) { return model::Overview(connection).projects(); },
        [this](model::Result<std::vector<model::Project>> projects) {
            if (!projects)
                return;
            m_projects = std::move(*projects);
            arrange();
            show();
        });
}

void ProjectsSection::arrange()
{
    const auto rank = [this](const model::Project &project) {
        const auto known = std::ranges::find(m_order, project.id);
        const int group = project.approval == model::Approval::Pending ? 0
            : project.approval == model::Approval::Approved            ? 1
                                                                       : 2;
        return std::pair(known == m_order.end() ? m_order.size() : std::size_t(known - m_order.begin()), group);
    };
    std::ranges::stable_sort(m_projects, {}, rank);
    m_order.clear();
    std::ranges::transform(m_projects, std::back_inserter(m_order), &model::Project::id);
}

void ProjectsSection::show()
{
    while (QLayoutItem *item = m_list->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    for (const model::Project &project : m_projects) {
        auto *row = new ProjectRow(services(), project);
        connect(row, &ProjectRow::failed, this, [this](const QString &message) {
            m_error->show(InlineMessage::Kind::Failure, tr("Not saved."), message);
        });
        connect(row, &ProjectRow::toastRequested, this, &ProjectsSection::toastRequested);
        m_list->addWidget(row);
    }
    m_explanation->setText(m_projects.empty() ? tr("Projects appear here once histories are read.")
                                              : tr("You see everything. Agents see only what you approve here."));
}

void ProjectsSection::retranslate()
{
    SettingsSection::retranslate();
    show();
}

} // namespace evoca::app
