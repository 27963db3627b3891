#include "i18n/LanguageSwitcher.h"

#include "Resources.h"

#include <QCoreApplication>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace evoca::app {

LanguageSwitcher::LanguageSwitcher(QObject *parent) : QObject(parent), m_system(QLocale::system())
{
    initResources();
}

QStringList LanguageSwitcher::languages()
{
    return {u"en"_s, u"es"_s};
}

QString LanguageSwitcher::nativeName(const QString &code)
{
    return code == "es"_L1 ? u"Español"_s : u"English"_s;
}

QString LanguageSwitcher::systemLanguage()
{
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        const QString code = wanted.left(2);
        if (languages().contains(code))
            return code;
    }
    return u"en"_s;
}

void LanguageSwitcher::use(const QString &code)
{
    const QString chosen = languages().contains(code) ? code : systemLanguage();
    if (chosen == m_language)
        return;
    m_language = chosen;
    // The region decides how numbers look: "0,82" in Spain, "0.82" in Mexico.
    const QLocale::Language language = chosen == "es"_L1 ? QLocale::Spanish : QLocale::English;
    QLocale::setDefault(m_system.language() == language ? m_system : QLocale(language));
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_qtTranslator);
    if (m_qtTranslator.load(u"qtbase_"_s + chosen, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTranslator);
    // English has a file too: it holds the plural forms.
    if (m_translator.load(u":/translations/evoca_%1.qm"_s.arg(chosen)))
        QCoreApplication::installTranslator(&m_translator);
    Q_EMIT changed(chosen);
}

} // namespace evoca::app
