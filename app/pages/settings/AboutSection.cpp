#include "pages/settings/AboutSection.h"

#include "theme/Icons.h"
#include "widgets/Label.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

AboutSection::AboutSection(AppServices &services) : SettingsSection(services, u"about"_s, u"info"_s)
{
    auto *icon = new QLabel;
    icon->setPixmap(Icons::application().pixmap(QSize(theme().px(72), theme().px(72)), devicePixelRatioF()));
    form()->addWidget(icon);
    addSpace(12);
    m_version = addText(FontRole::LeadStrong, Token::Text);
    addSpace(4);
    m_what = addText(FontRole::Body, Token::Text2);
    addSpace(12);
    m_built = addText(FontRole::Meta, Token::Text2);
}

QString AboutSection::title() const
{
    return tr("About Evoca");
}

void AboutSection::retranslate()
{
    SettingsSection::retranslate();
    m_version->setText(u"Evoca %1"_s.arg(services().version));
    m_what->setText(tr(
        "Remembers what your coding agents tried, how it ended and what it taught. Free software under the MIT licence."));
    m_built->setText(tr("Built with Qt %1, KDE Frameworks, SQLite, simdjson, zstd and Snowball.")
                         .arg(QLatin1StringView(qVersion())));
}

} // namespace evoca::app
