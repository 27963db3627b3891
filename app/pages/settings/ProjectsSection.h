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
    void show();

    std::vector<model::Project> m_projects;
    Label *m_explanation;
    InlineMessage *m_error;
    QVBoxLayout *m_list;
};

} // namespace evoca::app
