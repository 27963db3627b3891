#include "pages/settings/PrivacySection.h"

#include "history/HistoryService.h"
#include "i18n/Words.h"
#include "widgets/Button.h"
#include "widgets/Label.h"

#include <QDesktopServices>
#include <QDir>
#include <QUrl>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

PrivacySection::PrivacySection(AppServices &services)
    : SettingsSection(services, u"privacy"_s, u"lock"_s), m_stays(addText(FontRole::Body, Token::Text)),
      m_folder(new Button(services.theme, Button::Kind::Default))
{
    addSpace(12);
    m_secrets = addText(FontRole::Body, Token::Text);
    addSpace(4);
    m_kinds = addText(FontRole::Meta, Token::Text2);
    addSpace(12);
    m_place = addText(FontRole::Code, Token::Text2);
    m_place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    addSpace(8);
    m_folder->setIconName(u"folder"_s);
    form()->addWidget(m_folder, 0, Qt::AlignLeft);
    connect(m_folder, &QAbstractButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(this->services().paths.data)); });
}

QString PrivacySection::title() const
{
    return tr("Privacy");
}
QString PrivacySection::keywords() const
{
    return tr("secrets keys passwords store folder");
}

void PrivacySection::activate()
{
    retranslate();
}

void PrivacySection::retranslate()
{
    SettingsSection::retranslate();
    m_stays->setText(tr(
        "Everything stays on this computer: Evoca sends nothing anywhere and only reads your agents' files. Its server answers programs on this computer that have a token, about the projects you approved."));
    m_secrets->setText(tr(
        "Keys, passwords and tokens that are recognised are replaced before anything is stored. Their values are kept nowhere."));
    QStringList kinds;
    if (services().history) {
        for (const auto &[kind, count] : services().history->lastReport().secrets)
            kinds << tr("%1: %2", "kind of secret and number").arg(kind, Words::number(count));
    }
    m_kinds->setText(tr("Replaced at the last import: %1").arg(kinds.join(u", "_s)));
    m_kinds->setVisible(!kinds.isEmpty());
    m_place->setText(QDir::toNativeSeparators(services().paths.database()));
    m_folder->setText(tr("Open the folder"));
    m_folder->updateGeometry();
}

} // namespace evoca::app
