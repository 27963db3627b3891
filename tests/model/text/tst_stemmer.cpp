#include "text/Stemmer.h"

#include <QTest>

using namespace evoca::model;
using namespace Qt::StringLiterals;

class StemmerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void families_data();
    void families();
    void shortWordsAndNumbersStay();
    void stopWords();
    void languages();
    void stemsStandBesideTheWord();
};

void StemmerTest::families_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<bool>("same");
    const auto row = [](const char *a, const char *b, bool same) {
        QTest::addRow("%s-%s", a, b) << QString::fromUtf8(a) << QString::fromUtf8(b) << same;
    };
    row("renewing", "renew", true);
    row("certificates", "certificate", true);
    row("retries", "retry", true);
    row("certificado", "certificados", true);
    row("sesion", "sesiones", true);
    row("configuracion", "configuraciones", true);
    row("configuracion", "configurar", true);
    row("caducado", "caducada", true);
    row("guardo", "guardar", true);
    row("originales", "original", true);
    row("exportando", "exportar", true);
    row("españoles", "español", true);
    row("stream", "streak", false);
    row("sesion", "sesgo", false);
    row("guardia", "guarda", false);
    row("cuna", "cuña", false);
}

void StemmerTest::families()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(bool, same);
    const Stems a = stems(first.toStdString());
    const Stems b = stems(second.toStdString());
    QCOMPARE(a.english == b.english || a.spanish == b.spanish, same);
}

void StemmerTest::shortWordsAndNumbersStay()
{
    for (const char *word : {"ios", "gas", "e0502", "x86", "use_auth_tokens", "2019"})
        QCOMPARE(stem(word), std::string(word));
}

void StemmerTest::stopWords()
{
    for (const char *word : {"the", "please", "fix", "bugs", "investigating", "problem", "favor", "arregla", "fichero",
                             "a\xC3\xB1"
                             "ade",
                             "prueba", "comprueba"})
        QVERIFY2(isStopWord(word), word);
    for (const char *word : {"token", "coupon", "certificado", "ventana", "a\xC3\xB1o", "stripe", "login"})
        QVERIFY2(!isStopWord(word), word);
}

void StemmerTest::languages()
{
    QCOMPARE(guessLanguage("the page does not load when the user is offline"), TextLanguage::English);
    QCOMPARE(guessLanguage("la ventana no se cierra cuando el usuario sale"), TextLanguage::Spanish);
    QCOMPARE(guessLanguage("sesi\xC3\xB3n caducada"), TextLanguage::Spanish);
    QCOMPARE(guessLanguage("src/auth/token.rs"), TextLanguage::Unknown);
    QCOMPARE(guessLanguage(""), TextLanguage::Unknown);
}

void StemmerTest::stemsStandBesideTheWord()
{
    const auto given = [](std::string_view text) {
        QStringList list;
        tokenizeStemmed(
            text, TokenMode::Document,
            [](void *to, const char *token, int length, int, int, bool colocated) {
                *static_cast<QStringList *>(to) << QString::fromUtf8(token, length) + (colocated ? u"+"_s : QString());
                return 0;
            },
            &list);
        return list.join(u' ');
    };
    QCOMPARE(given("the renewed pages of it"), u"the renewed renew+ pages page+ of it"_s);
    QCOMPARE(given("los pagos del mes"), u"los pagos pago+ ~pag+ del mes"_s);
}

QTEST_APPLESS_MAIN(StemmerTest)
#include "tst_stemmer.moc"
