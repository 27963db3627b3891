#pragma once

#include <QLocale>
#include <QObject>
#include <QTranslator>

namespace evoca::app {

/// The language of everything a person reads, switched while the program runs: widgets get LanguageChange, numbers and
/// dates follow the region of the system when it speaks that language. Gui thread.
class LanguageSwitcher : public QObject
{
    Q_OBJECT
public:
    explicit LanguageSwitcher(QObject *parent = nullptr);

    /// "en", "es" or empty: the system's language if there is a translation, else English.
    void use(const QString &code);
    /// What is in use now: "en" or "es".
    QString language() const { return m_language; }
    /// Codes that can be chosen.
    static QStringList languages();
    /// A language's own name ("Español").
    static QString nativeName(const QString &code);
    /// What the system asks for, among languages().
    static QString systemLanguage();

Q_SIGNALS:
    void changed(const QString &code);

private:
    QLocale m_system;
    QTranslator m_translator;
    QTranslator m_qtTranslator;
    QString m_language;
};

} // namespace evoca::app
