#pragma once

#include "forgetting/Bin.h"
#include "pages/settings/SettingsSection.h"

class QComboBox;

namespace evoca::app {

class Button;
class InlineMessage;
class Switch;

/// How long the bin keeps what was forgotten, and what happens then.
class ForgettingSection : public SettingsSection
{
    Q_OBJECT
public:
    explicit ForgettingSection(AppServices &services);
    QString title() const override;
    QString keywords() const override;
    void retranslate() override;
    void activate() override;

private:
    void show();
    void save(const model::Bin::Retention &changed);

    model::Bin::Retention m_retention;
    InlineMessage *m_error;
    QComboBox *m_days;
    Switch *m_purge;
    Button *m_bin;
};

} // namespace evoca::app
