#pragma once

#include "pages/settings/SettingsSection.h"

namespace evoca::app {

class Button;

/// What stays where, what was replaced, and where the store lies.
class PrivacySection : public SettingsSection
{
    Q_OBJECT
public:
    explicit PrivacySection(AppServices &services);
    QString title() const override;
    QString keywords() const override;
    void retranslate() override;
    void activate() override;

private:
    Label *m_stays;
    Label *m_secrets;
    Label *m_kinds;
    Label *m_place;
    Button *m_folder;
};

} // namespace evoca::app
