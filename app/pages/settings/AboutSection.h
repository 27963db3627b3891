#pragma once

#include "pages/settings/SettingsSection.h"

namespace evoca::app {

/// Version, licence, what it is built on.
class AboutSection : public SettingsSection
{
    Q_OBJECT
public:
    explicit AboutSection(AppServices &services);
    QString title() const override;
    void retranslate() override;

private:
    Label *m_version;
    Label *m_what;
    Label *m_built;
};

} // namespace evoca::app
