#include "text/Tokenizer.h"

#include <QTest>

using namespace evoca::model;
using namespace Qt::StringLiterals;

class TokenizerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cuts_data();
    void cuts();
    void wholeStandsBesideFirstPart();
    void offsetsCoverTheSource();
    void longWordsAreCutBetweenCharacters();
    void badUtf8Separates();
    void emitCanStop();
    void folds();
};

static QString joined(const std::vector<std::string> &list)
{
    QStringList texts;
    for (const std::string &token : list)
        texts << QString::fromStdString(token);
    return texts.join(u' ');
}

void TokenizerTest::cuts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("document");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("parts");
    const auto row = [](const char *name, const QString &text, const QString &document, const QString &query,
                        const QString &parts) { QTest::newRow(name) << text << document << query << parts; };
    row("snake", u"apply_discount"_s, u"apply apply_discount discount"_s, u"apply_discount"_s, u"apply discount"_s);
    row("camel", u"useAuthToken"_s, u"use useauthtoken auth token"_s, u"useauthtoken"_s, u"use auth token"_s);
    row("abbreviation", u"HTTPServer2"_s, u"http httpserver2 server2"_s, u"httpserver2"_s, u"http server2"_s);
    row("plural abbreviation", u"URLs userIDs"_s, u"urls user userids ids"_s, u"urls userids"_s, u"urls user ids"_s);
    row("path", u"src/auth/token.rs"_s, u"src auth token rs"_s, u"src auth token rs"_s, u"src auth token rs"_s);
    row("hyphen", u"docker-compose"_s, u"docker compose"_s, u"docker compose"_s, u"docker compose"_s);
    row("dunder", u"__init__.py"_s, u"init py"_s, u"init py"_s, u"init py"_s);
    row("colons", u"memory::safe"_s, u"memory safe"_s, u"memory safe"_s, u"memory safe"_s);
    row("digits", u"error[E0502] v2.10"_s, u"error e0502 v2 10"_s, u"error e0502 v2 10"_s, u"error e0502 v2 10"_s);
    row("hash", u"SHA256SUM utf8"_s, u"sha256sum utf8"_s, u"sha256sum utf8"_s, u"sha256sum utf8"_s);
    row("accents", u"Sesión MÜLLER descrição"_s, u"sesion muller descricao"_s, u"sesion muller descricao"_s,
        u"sesion muller descricao"_s);
    row("enye", u"Año niño ÑU"_s, u"año niño ñu"_s, u"año niño ñu"_s, u"año niño ñu"_s);
    row("enye decomposed", u"An\u0303o NIN\u0303O sesio\u0301n"_s, u"año niño sesion"_s, u"año niño sesion"_s,
        u"año niño sesion"_s);
    row("other n", u"ǹame"_s, u"name"_s, u"name"_s, u"name"_s);
    row("ligatures", u"Straße œuvre ﬁle Łódź"_s, u"strasse oeuvre file lodz"_s, u"strasse oeuvre file lodz"_s,
        u"strasse oeuvre file lodz"_s);
    row("full width", u"ＡＰＩ２ ｋｅｙ"_s, u"api2 key"_s, u"api2 key"_s, u"api2 key"_s);
    row("cyrillic", u"Ёлка МИР"_s, u"елка мир"_s, u"елка мир"_s, u"елка мир"_s);
    row("greek", u"Άλφα"_s, u"αλφα"_s, u"αλφα"_s, u"αλφα"_s);
    row("chinese", u"修复登录"_s, u"修复 复登 登录 录"_s, u"修复 复登 登录"_s, u"修复 复登 登录"_s);
    row("one han", u"码"_s, u"码"_s, u"码"_s, u"码"_s);
    row("kana", u"テストtest"_s, u"テス スト ト test"_s, u"テス スト test"_s, u"テス スト test"_s);
    row("half-width kana", u"ﾃｽﾄ"_s, u"テス スト ト"_s, u"テス スト"_s, u"テス スト"_s);
    row("voiced kana decomposed", u"か\u3099く"_s, u"がく く"_s, u"がく"_s, u"がく"_s);
    row("hangul", u"한국어"_s, u"한국 국어 어"_s, u"한국 국어"_s, u"한국 국어"_s);
    row("hangul decomposed", u"한국어"_s.normalized(QString::NormalizationForm_D), u"한국 국어 어"_s, u"한국 국어"_s,
        u"한국 국어"_s);
    row("soft hyphen", u"data\u00ADbase zero\u200Bwidth"_s, u"database zero width"_s, u"database zero width"_s,
        u"database zero width"_s);
    row("quotes", u"don't \" ' * %"_s, u"don t"_s, u"don t"_s, u"don t"_s);
    row("only marks", u"___ \u0303 --"_s, u""_s, u""_s, u""_s);
    row("empty", u""_s, u""_s, u""_s, u""_s);
}

void TokenizerTest::cuts()
{
    QFETCH(QString, text);
    QFETCH(QString, document);
    QFETCH(QString, query);
    QFETCH(QString, parts);
    const std::string utf8 = text.toStdString();
    QCOMPARE(joined(tokens(utf8, TokenMode::Document)), document);
    QCOMPARE(joined(tokens(utf8, TokenMode::Query)), query);
    QCOMPARE(joined(tokens(utf8, TokenMode::Parts)), parts);
}

void TokenizerTest::wholeStandsBesideFirstPart()
{
    QStringList seen;
    tokenize("get_user_name x", TokenMode::Document, [&](const Token &token) {
        seen << QString::fromUtf8(token.text.data(), qsizetype(token.text.size()))
                + (token.colocated ? u"+"_s : QString());
        return true;
    });
    QCOMPARE(seen.join(u' '), u"get get_user_name+ user name x"_s);
}

void TokenizerTest::offsetsCoverTheSource()
{
    const std::string text = QString(u"¿Año de useAuthToken y 修复登录?"_s).toStdString();
    QStringList seen;
    tokenize(text, TokenMode::Document, [&](const Token &token) {
        seen << QString::fromStdString(text.substr(std::size_t(token.start), std::size_t(token.end - token.start)));
        return true;
    });
    QCOMPARE(seen.join(u' '), u"Año de use useAuthToken Auth Token y 修复 复登 登录 录"_s);
}

void TokenizerTest::longWordsAreCutBetweenCharacters()
{
    const std::vector<std::string> ascii = tokens(std::string(300000, 'a'), TokenMode::Document);
    QCOMPARE(ascii.size(), 1u);
    QCOMPARE(ascii.front().size(), 64u);
    const std::string letters = QString(100, u'ж').toStdString();
    const std::vector<std::string> wide = tokens("a" + letters, TokenMode::Document);
    QCOMPARE(wide.size(), 1u);
    QCOMPARE(wide.front().size(), 63u);
}

void TokenizerTest::badUtf8Separates()
{
    using namespace std::string_literals;
    QCOMPARE(joined(tokens("one\xFFtwo\xC3 three\xE2\x82"s, TokenMode::Document)), u"one two three"_s);
    QCOMPARE(joined(tokens("nul\0byte"s, TokenMode::Document)), u"nul byte"_s);
    QCOMPARE(joined(tokens("lone\xED\xA0\x80surrogate"s, TokenMode::Document)), u"lone surrogate"_s);
}

void TokenizerTest::emitCanStop()
{
    int count = 0;
    tokenize("a b c d", TokenMode::Document, [&](const Token &) { return ++count < 2; });
    QCOMPARE(count, 2);
}

void TokenizerTest::folds()
{
    const auto folded = [](const QString &text) { return QString::fromStdString(fold(text.toStdString())); };
    QCOMPARE(folded(u"¿Sesión, AÑO?"_s), u"¿sesion, año?"_s);
    QCOMPARE(folded(u"AN\u0303O"_s), u"año"_s);
    QCOMPARE(folded(u"한국"_s.normalized(QString::NormalizationForm_D)), u"한국"_s);
}

QTEST_APPLESS_MAIN(TokenizerTest)
#include "tst_tokenizer.moc"
