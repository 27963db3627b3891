#pragma once

#include "pages/settings/SettingsSection.h"

class QComboBox;
class QSpinBox;

namespace evoca::app {

class SegmentedControl;
class Switch;

/// Language, light or dark, size of the text, single-letter keys.
class AppearanceSection : public SettingsSection
{
    Q_OBJECT
public:
    explicit AppearanceSection(AppServices &services);
    QString title() const override;
    QString keywords() const override;
    void retranslate() override;

private:
    QComboBox *m_language;
    SegmentedControl *m_scheme;
    QSpinBox *m_size;
    Switch *m_letters;
};

} // namespace evoca::app
