#include "pages/settings/AppearanceSection.h"

#include "i18n/LanguageSwitcher.h"
#include "settings/Settings.h"
#include "widgets/SegmentedControl.h"
#include "widgets/Switch.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace evoca::app {

AppearanceSection::AppearanceSection(AppServices &services)
    : SettingsSection(services, u"appearance"_s, u"look"_s), m_language(new QComboBox),
      m_scheme(new SegmentedControl(services.theme)), m_size(new QSpinBox), m_letters(new Switch(services.theme))
{
    Settings &settings = services.settings;
    m_language->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_language->setMinimumHeight(theme().px(32));
    for (const SchemeChoice choice : {SchemeChoice::System, SchemeChoice::Light, SchemeChoice::Dark})
        m_scheme->add(int(choice));
    m_size->setRange(80, 200);
    m_size->setSingleStep(10);
    m_size->setMinimumHeight(theme().px(32));
    addRow([] { return tr("Language"); }, [] { return tr("Switches at once, everywhere."); }, m_language);
    addRow([] { return tr("Light or dark"); }, {}, m_scheme);
    addRow([] { return tr("Size of the text"); },
           [] { return tr("For the whole window, on top of the system's size."); }, m_size);
    addRow([] { return tr("Single letters as keys"); },
           [] { return tr("S, F and U give a verdict, P pins, E edits while a list has the focus."); }, m_letters);
    connect(m_language, &QComboBox::activated, this,
            [this] { this->services().settings.setLanguage(m_language->currentData().toString()); });
    connect(m_scheme, &SegmentedControl::chosen, this,
            [this](int id) { this->services().settings.setScheme(static_cast<SchemeChoice>(id)); });
    connect(m_size, &QSpinBox::valueChanged, this,
            [this](int percent) { this->services().settings.setFontPercent(percent); });
    connect(m_letters, &QAbstractButton::toggled, this,
            [this](bool on) { this->services().settings.setLetterShortcuts(on); });
    connect(&settings, &Settings::changed, this, [this] { retranslate(); });
}

QString AppearanceSection::title() const
{
    return tr("Appearance");
}
QString AppearanceSection::keywords() const
{
    return tr("language scheme dark light font size letters");
}

void AppearanceSection::retranslate()
{
    SettingsSection::retranslate();
    const Settings &settings = services().settings;
    const QSignalBlocker blockLanguage(m_language);
    const QSignalBlocker blockSize(m_size);
    const QSignalBlocker blockLetters(m_letters);
    m_language->clear();
    m_language->addItem(
        tr("The system's (%1)", "language").arg(LanguageSwitcher::nativeName(LanguageSwitcher::systemLanguage())),
        QString());
    for (const QString &code : LanguageSwitcher::languages())
        m_language->addItem(LanguageSwitcher::nativeName(code), code);
    m_language->setCurrentIndex(std::max(0, m_language->findData(settings.language())));
    m_scheme->setText(int(SchemeChoice::System), tr("System"));
    m_scheme->setText(int(SchemeChoice::Light), tr("Light"));
    m_scheme->setText(int(SchemeChoice::Dark), tr("Dark"));
    m_scheme->setCurrent(int(settings.scheme()));
    m_size->setSuffix(tr(" %", "percent after a number"));
    m_size->setValue(settings.fontPercent());
    m_letters->setChecked(settings.letterShortcuts());
}

} // namespace evoca::app
