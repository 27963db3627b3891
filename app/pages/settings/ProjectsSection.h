#pragma once

#include "pages/settings/SettingsSection.h"
#include "records/Project.h"

namespace evoca::app {

class InlineMessage;

/// Which projects agents may query.
class ProjectsSection : public SettingsSection
{
    Q_OBJECT
public:
    explicit ProjectsSection(AppServices &services);
    QString title() const override;
    QString keywords() const override;
    void retranslate() override;
    void activate() override;
    void refresh(const model::ChangeSet &changes) override;

private:
    void read();
    void arrange();
    void show();

    std::vector<model::Project> m_projects; ///< those that wait for a decision first
    std::vector<model::RowId> m_order; ///< kept while the page is shown: no row moves under the pointer
    Label *m_explanation;
    InlineMessage *m_error;
    QVBoxLayout *m_list;
};

} // namespace evoca::app
