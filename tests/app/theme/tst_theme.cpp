#include "theme/Icons.h"
#include "theme/OutcomeShape.h"
#include "theme/Theme.h"

#include "Resources.h"

#include <QDir>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace evoca::app;
using evoca::model::Agent;
using evoca::model::Status;

class ThemeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initResources(); }
    void contrast_data();
    void contrast();
    void agentsStandOut();
    void fillsOfButtons();
    void measuresAndFonts();
    void paletteFollows();
    void highContrast();
    void everyIconIsDrawn();
    void everyAskedIconExists();
    void shapesDiffer();
};

namespace {

QColor of(Token token, bool dark)
{
    return QColor::fromRgb(tokenRgb(token, dark));
}

} // namespace

void ThemeTest::contrast_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("ink");
    QTest::addColumn<int>("surface");
    QTest::addColumn<double>("least");
    const std::array surfaces {Token::Rail,   Token::Window, Token::Base,       Token::Raised,
                               Token::Sunken, Token::Hover,  Token::AccentSoft, Token::SelectedIdle};
    const std::array texts {Token::Text,    Token::Text2,   Token::Text3,   Token::AccentText, Token::Success,
                            Token::Failure, Token::Unknown, Token::Running, Token::Warning};
    const std::array shapes {Token::Accent, Token::FieldLine};
    const std::array code {Token::CodeKeyword, Token::CodeString,  Token::CodeFunction, Token::CodeNumber,
                           Token::CodeType,    Token::CodeComment, Token::Text};
    const auto add = [](bool dark, Token ink, Token surface, double least) {
        QTest::addRow("%s %d on %d", dark ? "dark" : "light", int(ink), int(surface))
            << dark << int(ink) << int(surface) << least;
    };
    for (const bool dark : {false, true}) {
        for (const Token surface : surfaces) {
            for (const Token ink : texts)
                add(dark, ink, surface, 4.5);
        }
        for (const Token ink : shapes)
            add(dark, ink, Token::Base, 3.0);
        add(dark, Token::Success, Token::SuccessSoft, 4.5);
        add(dark, Token::Failure, Token::FailureSoft, 4.5);
        add(dark, Token::Unknown, Token::UnknownSoft, 4.5);
        add(dark, Token::Running, Token::RunningSoft, 4.5);
        add(dark, Token::Warning, Token::WarningSoft, 4.5);
        add(dark, Token::MarkText, Token::Mark, 4.5);
        add(dark, Token::OnAccent, Token::AccentFill, 4.5);
        add(dark, Token::AccentFill, Token::Base, 3.0);
        add(dark, Token::StripLook, Token::Base, 3.0);
        add(dark, Token::StripEdit, Token::Base, 3.0);
        add(dark, Token::StripRun, Token::Base, 3.0);
        add(dark, Token::SuccessFill, Token::Base, 3.0);
        add(dark, Token::FailureFill, Token::Base, 3.0);
        add(dark, Token::ToastText, Token::Toast, 4.5);
        add(dark, Token::ToastUndo, Token::Toast, 4.5);
        for (const Token ink : code) {
            for (const Token surface : {Token::Code, Token::DiffAdd, Token::DiffDel})
                add(dark, ink, surface, 4.5);
        }
    }
}

void ThemeTest::contrast()
{
    QFETCH(bool, dark);
    QFETCH(int, ink);
    QFETCH(int, surface);
    QFETCH(double, least);
    const double value = Theme::contrast(of(Token(ink), dark), of(Token(surface), dark));
    QVERIFY2(value >= least - 0.005, qPrintable(QString::number(value)));
}

void ThemeTest::agentsStandOut()
{
    Theme theme;
    for (const SchemeChoice choice : {SchemeChoice::Light, SchemeChoice::Dark}) {
        theme.setSchemeChoice(choice);
        for (const Agent agent : evoca::model::allAgents)
            QVERIFY2(Theme::contrast(theme.agentColor(agent), theme.color(Token::Base)) >= 4.5,
                     qPrintable(evoca::model::agentName(agent)));
    }
}

void ThemeTest::fillsOfButtons()
{
    // The erase button's fill is the light scheme's failure ink in both schemes.
    QVERIFY(Theme::contrast(of(Token::OnAccent, false), of(Token::Failure, false)) >= 4.5);
}

void ThemeTest::measuresAndFonts()
{
    Theme theme;
    QFont font(u"Inter"_s);
    font.setPixelSize(13);
    theme.setFonts(font, QFont(u"JetBrains Mono"_s));
    QCOMPARE(theme.px(36), 36);
    QCOMPARE(theme.font(FontRole::Headline).pixelSize(), 24);
    QCOMPARE(theme.font(FontRole::Title).pixelSize(), 19);
    QCOMPARE(theme.font(FontRole::Lead).pixelSize(), 16);
    QCOMPARE(theme.font(FontRole::Body).pixelSize(), 13);
    QCOMPARE(theme.font(FontRole::Meta).pixelSize(), 12);
    QCOMPARE(theme.font(FontRole::Axis).pixelSize(), 11);
    QCOMPARE(int(theme.font(FontRole::BodyStrong).weight()), int(QFont::DemiBold));
    QSignalSpy changed(&theme, &Theme::changed);
    theme.setFontPercent(200);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(theme.font(FontRole::Body).pixelSize(), 26);
    QVERIFY(theme.px(36) >= 66 && theme.px(36) % 2 == 0);
    theme.setFontPercent(20);
    QCOMPARE(theme.fontPercent(), 80);
}

void ThemeTest::paletteFollows()
{
    Theme theme;
    theme.setSchemeChoice(SchemeChoice::Light);
    QCOMPARE(theme.palette().color(QPalette::Base), of(Token::Base, false));
    const int before = theme.revision();
    theme.setSchemeChoice(SchemeChoice::Dark);
    QVERIFY(theme.revision() > before);
    QVERIFY(theme.dark());
    QCOMPARE(theme.palette().color(QPalette::Base), of(Token::Base, true));
    QCOMPARE(theme.palette().color(QPalette::Inactive, QPalette::Highlight), of(Token::SelectedIdle, true));
    QCOMPARE(theme.palette().color(QPalette::Disabled, QPalette::Text), of(Token::TextDisabled, true));
}

void ThemeTest::highContrast()
{
    Theme theme;
    theme.setSchemeChoice(SchemeChoice::Light);
    theme.setHighContrast(true);
    QCOMPARE(theme.color(Token::Line), of(Token::FieldLine, false));
    QCOMPARE(theme.color(Token::SuccessSoft), of(Token::Base, false));
}

void ThemeTest::everyIconIsDrawn()
{
    const QStringList names = QDir(u":/icons"_s).entryList();
    QVERIFY(names.size() > 50);
    for (const QString &name : names) {
        QSvgRenderer renderer(u":/icons/"_s + name);
        QVERIFY2(renderer.isValid(), qPrintable(name));
        const QImage image = Icons::pixmap(name.chopped(4), 24, Qt::black, 1).toImage();
        int inked = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                inked += image.pixelColor(x, y).alpha() > 0 ? 1 : 0;
        }
        QVERIFY2(inked > 8, qPrintable(name));
    }
    QVERIFY(Icons::pixmap(u"nothing"_s, 24, Qt::black, 1).isNull());
    // Tinted, not black.
    const QImage red = Icons::pixmap(u"menu"_s, 24, Qt::red, 2).toImage();
    QCOMPARE(red.width(), 48);
    QVERIFY(red.pixelColor(24, 24).red() > 200);
}

void ThemeTest::everyAskedIconExists()
{
    const QString asked =
        u"overview experiences lessons episodes memories sessions requests health bin settings back fwd up down right open enter link "
        "handoff search menu more filter sort x check plus minus copy pin edit undo refresh play pause export archive hide zoomin zoomout fit "
        "file folder branch user tag clock terminal plug globe db lock shield keyboard swarm look checks info warn"_s;
    for (const QString &name : asked.split(u' '))
        QVERIFY2(!Icons::pixmap(name, 16, Qt::black, 1).isNull(), qPrintable(name));
}

void ThemeTest::shapesDiffer()
{
    // Drawn in one ink they must still differ: never by colour alone.
    Theme theme;
    theme.setSchemeChoice(SchemeChoice::Light);
    std::vector<QImage> images;
    for (const Status status : {Status::Success, Status::Failure, Status::Unknown, Status::Running}) {
        QImage image(24, 24, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        OutcomeShape::paint(painter, theme, status, QPointF(12, 12), 16, Qt::white);
        painter.end();
        QImage flat = image.convertToFormat(QImage::Format_Grayscale8);
        for (int y = 0; y < flat.height(); ++y) {
            for (int x = 0; x < flat.width(); ++x)
                flat.scanLine(y)[x] = flat.scanLine(y)[x] < 200 ? 0 : 255;
        }
        images.push_back(flat);
    }
    for (std::size_t a = 0; a < images.size(); ++a) {
        for (std::size_t b = a + 1; b < images.size(); ++b) {
            int different = 0;
            for (int y = 0; y < 24; ++y) {
                for (int x = 0; x < 24; ++x)
                    different += images[a].scanLine(y)[x] != images[b].scanLine(y)[x] ? 1 : 0;
            }
            QVERIFY(different > 40);
        }
    }
}

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
