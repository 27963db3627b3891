#include "i18n/LanguageSwitcher.h"
#include "i18n/Words.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace evoca::app;
using namespace evoca;

class Translations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void complete_data();
    void complete();
    void plurals();
    void numbersFollowTheLanguage();
    void emptyMeansTheSystem();
};

void Translations::complete_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("es") << u"evoca_es.ts"_s;
    QTest::newRow("en") << u"evoca_en.ts"_s;
}

void Translations::complete()
{
    QFETCH(QString, file);
    QFile source(QStringLiteral(EVOCA_SOURCE_DIR) + u"/translations/"_s + file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&source);
    QString original;
    QStringList wrong;
    int entries = 0;
    bool numerus = false;
    static const QRegularExpression place(u"%(\\d|n|L\\d)"_s);
    const auto places = [](const QString &text) {
        QSet<QString> found;
        for (const QRegularExpressionMatch &match : place.globalMatch(text))
            found.insert(match.captured());
        return found;
    };
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == "message"_L1) {
            numerus = xml.attributes().value("numerus"_L1) == "yes"_L1;
            ++entries;
        } else if (xml.name() == "source"_L1) {
            original = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            if (xml.attributes().hasAttribute("type"_L1)) {
                wrong << u"unfinished: "_s + original;
                xml.skipCurrentElement();
            } else if (!numerus) {
                const QString text = xml.readElementText();
                if (text.isEmpty())
                    wrong << u"empty: "_s + original;
                else if (places(text) != places(original))
                    wrong << u"placeholders: "_s + original;
            }
        } else if (xml.name() == "numerusform"_L1) {
            if (xml.readElementText().isEmpty())
                wrong << u"empty plural: "_s + original;
        }
    }
    QVERIFY(entries > 0);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void Translations::plurals()
{
    LanguageSwitcher switcher;
    switcher.use(u"en"_s);
    QCOMPARE(Words::calls(1), u"1 call"_s);
    QCOMPARE(Words::calls(23), u"23 calls"_s);
    QCOMPARE(Words::support(1, 0), u"1 agrees"_s);
    QCOMPARE(Words::support(5, 1), u"5 agree · 1 against"_s);
    switcher.use(u"es"_s);
    QCOMPARE(switcher.language(), u"es"_s);
    QCOMPARE(Words::calls(1), u"1 llamada"_s);
    QCOMPARE(Words::calls(23), u"23 llamadas"_s);
    QCOMPARE(Words::status(model::Status::Unknown), u"Sin determinar"_s);
    QCOMPARE(Words::verdict(model::Status::Success), u"Funcionó"_s);
}

void Translations::numbersFollowTheLanguage()
{
    LanguageSwitcher switcher;
    switcher.use(u"es"_s);
    QCOMPARE(Words::decimal(.82, 2), u"0,82"_s);
    QCOMPARE(Words::number(1204), u"1204"_s);
    QCOMPARE(Words::number(12040), u"12.040"_s);
    QCOMPARE(Words::seconds(48200), u"48,2 s"_s);
    QCOMPARE(Words::duration(72 * 60000), u"1 h 12 min"_s);
    switcher.use(u"en"_s);
    QCOMPARE(Words::number(1204), u"1,204"_s);
    QCOMPARE(Words::decimal(.82, 2), u"0.82"_s);
}

void Translations::emptyMeansTheSystem()
{
    LanguageSwitcher switcher;
    switcher.use({});
    QCOMPARE(switcher.language(), LanguageSwitcher::systemLanguage());
    switcher.use(u"xx"_s);
    QVERIFY(LanguageSwitcher::languages().contains(switcher.language()));
}

QTEST_MAIN(Translations)
#include "tst_translations.moc"
