#include "theme/Theme.h"

#include "theme/Style.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QStyle>
#include <QStyleHints>

#include <algorithm>
#include <array>
#include <cmath>

namespace evoca::app {

namespace {

struct RoleShape
{
    qreal ratio;
    QFont::Weight weight;
    bool fixed;
};

RoleShape shapeOf(FontRole role)
{
    switch (role) {
    case FontRole::Headline: return {1.85, QFont::DemiBold, false};
    case FontRole::Title: return {1.46, QFont::DemiBold, false};
    case FontRole::Lead: return {1.23, QFont::Medium, false};
    case FontRole::LeadStrong: return {1.23, QFont::DemiBold, false};
    case FontRole::Body: return {1.0, QFont::Normal, false};
    case FontRole::BodyMedium: return {1.0, QFont::Medium, false};
    case FontRole::BodyStrong: return {1.0, QFont::DemiBold, false};
    case FontRole::Meta: return {0.92, QFont::Normal, false};
    case FontRole::MetaMedium: return {0.92, QFont::Medium, false};
    case FontRole::MetaStrong: return {0.92, QFont::DemiBold, false};
    case FontRole::Axis: return {0.85, QFont::Normal, false};
    case FontRole::AxisMedium: return {0.85, QFont::Medium, false};
    case FontRole::Code: return {0.92, QFont::Normal, true};
    case FontRole::CodeBody: return {1.0, QFont::Normal, true};
    }
    return {1.0, QFont::Normal, false};
}

struct AgentInk
{
    quint32 light;
    quint32 dark;
};

AgentInk agentInk(model::Agent agent)
{
    switch (agent) {
    case model::Agent::ClaudeCode: return {0xB4592A, 0xE08D5E};
    case model::Agent::Codex: return {0x0F7C82, 0x4DBDC2};
    case model::Agent::Gemini: return {0x3B62C6, 0x8AA8F5};
    case model::Agent::OpenCode: return {0x6B6671, 0xA8A3B0};
    case model::Agent::Cursor: return {0x2B2830, 0xECEAEE};
    case model::Agent::Copilot: return {0x7A57B4, 0xB79AEB};
    case model::Agent::Cline: return {0x9A6700, 0xDDAE4A};
    case model::Agent::Aider: return {0x4B7A2A, 0x92C46C};
    case model::Agent::Goose: return {0xA0445E, 0xE68CA5};
    }
    return {0x6B6671, 0xA8A3B0};
}

double luminance(const QColor &color)
{
    const auto channel = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}

} // namespace

Theme::Theme(QObject *parent)
    : QObject(parent), m_interface(QFontDatabase::systemFont(QFontDatabase::GeneralFont)),
      m_fixed(QFontDatabase::systemFont(QFontDatabase::FixedFont))
{
    // Asked before this program's own palette is set: afterwards it would only see itself.
    const QPalette system = QGuiApplication::palette();
    m_highContrast = contrast(system.color(QPalette::Text), system.color(QPalette::Base)) >= 15
        && contrast(system.color(QPalette::Highlight), system.color(QPalette::Base)) >= 7;
    m_systemPixels = std::max(8, QFontInfo(m_interface).pixelSize());
    rebuildFonts();
    followSystem();
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
        const bool before = m_dark;
        followSystem();
        if (before != m_dark)
            announce();
    });
}

void Theme::followSystem()
{
    switch (m_choice) {
    case SchemeChoice::Light: m_dark = false; return;
    case SchemeChoice::Dark: m_dark = true; return;
    case SchemeChoice::System: m_dark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark; return;
    }
}

void Theme::setSchemeChoice(SchemeChoice choice)
{
    if (m_choice == choice)
        return;
    m_choice = choice;
    // The platform's own parts (dialogs, title bar) follow as well.
    const Qt::ColorScheme scheme = choice == SchemeChoice::Light ? Qt::ColorScheme::Light
        : choice == SchemeChoice::Dark                           ? Qt::ColorScheme::Dark
                                                                 : Qt::ColorScheme::Unknown;
    QGuiApplication::styleHints()->setColorScheme(scheme);
    followSystem();
    announce();
}

void Theme::setFontPercent(int percent)
{
    percent = std::clamp(percent, 80, 200);
    if (m_fontPercent == percent)
        return;
    m_fontPercent = percent;
    rebuildFonts();
    announce();
}

void Theme::setFonts(const QFont &interfaceFont, const QFont &fixedFont)
{
    m_interface = interfaceFont;
    m_fixed = fixedFont;
    m_systemPixels = std::max(8, QFontInfo(m_interface).pixelSize());
    rebuildFonts();
    announce();
}

void Theme::setHighContrast(bool on)
{
    if (m_highContrast == on)
        return;
    m_highContrast = on;
    announce();
}

void Theme::rebuildFonts()
{
    m_basePixels = std::max(8, qRound(m_systemPixels * m_fontPercent / 100.0));
    QFont base = m_interface;
    base.setPixelSize(m_basePixels);
    m_scale = QFontMetricsF(base).height() / 16.0;
    // A height that is a pixel off at the usual size is a matter of the font, not of the scale.
    if (m_basePixels == 13)
        m_scale = 1;
}

void Theme::announce()
{
    ++m_revision;
    if (m_applied)
        apply();
    Q_EMIT changed();
}

QColor Theme::color(Token token) const
{
    if (m_highContrast) {
        switch (token) {
        case Token::Line:
        case Token::LineStrong:
        case Token::AccentLine:
        case Token::UnknownLine: token = Token::FieldLine; break;
        case Token::SuccessLine: token = Token::Success; break;
        case Token::FailureLine: token = Token::Failure; break;
        case Token::RunningLine: token = Token::Running; break;
        case Token::WarningLine: token = Token::Warning; break;
        case Token::SuccessSoft:
        case Token::FailureSoft:
        case Token::UnknownSoft:
        case Token::RunningSoft:
        case Token::WarningSoft: token = Token::Base; break;
        default: break;
        }
    }
    return QColor::fromRgb(tokenRgb(token, m_dark));
}

QColor Theme::agentColor(model::Agent agent) const
{
    const AgentInk ink = agentInk(agent);
    return QColor::fromRgb(m_dark ? ink.dark : ink.light);
}

QColor Theme::statusInk(model::Status status) const
{
    switch (status) {
    case model::Status::Success: return color(Token::Success);
    case model::Status::Failure: return color(Token::Failure);
    case model::Status::Running: return color(Token::Running);
    case model::Status::Unknown: break;
    }
    return color(Token::Unknown);
}

QColor Theme::statusSoft(model::Status status) const
{
    switch (status) {
    case model::Status::Success: return color(Token::SuccessSoft);
    case model::Status::Failure: return color(Token::FailureSoft);
    case model::Status::Running: return color(Token::RunningSoft);
    case model::Status::Unknown: break;
    }
    return color(Token::UnknownSoft);
}

QColor Theme::statusLine(model::Status status) const
{
    switch (status) {
    case model::Status::Success: return color(Token::SuccessLine);
    case model::Status::Failure: return color(Token::FailureLine);
    case model::Status::Running: return color(Token::RunningLine);
    case model::Status::Unknown: break;
    }
    return color(Token::UnknownLine);
}

QFont Theme::font(FontRole role) const
{
    const RoleShape shape = shapeOf(role);
    QFont font = shape.fixed ? m_fixed : m_interface;
    font.setPixelSize(std::max(8, qRound(m_basePixels * shape.ratio)));
    font.setWeight(shape.weight);
    if (shape.fixed) {
        // Joined glyphs would hide what was typed.
        font.setFeature("liga", 0);
        font.setFeature("calt", 0);
    } else {
        font.setFeature("tnum", 1);
    }
    return font;
}

int Theme::px(qreal measure) const
{
    if (m_scale == 1)
        return qRound(measure);
    return std::max(measure > 0 ? 1 : 0, qRound(measure * m_scale / 2) * 2);
}

int Theme::motion(int milliseconds) const
{
    const QStyle *style = QApplication::style();
    return style && style->styleHint(QStyle::SH_Widget_Animation_Duration) == 0 ? 0 : milliseconds;
}

QPalette Theme::palette() const
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, Token token) { palette.setColor(role, color(token)); };
    set(QPalette::Window, Token::Window);
    set(QPalette::WindowText, Token::Text);
    set(QPalette::Base, Token::Base);
    set(QPalette::AlternateBase, Token::Sunken);
    set(QPalette::Button, m_dark ? Token::Raised : Token::Base);
    set(QPalette::ButtonText, Token::Text);
    set(QPalette::Text, Token::Text);
    set(QPalette::BrightText, Token::OnAccent);
    set(QPalette::PlaceholderText, Token::Text3);
    set(QPalette::Highlight, Token::AccentSoft);
    set(QPalette::HighlightedText, Token::Text);
    set(QPalette::Accent, Token::Accent);
    set(QPalette::Link, Token::AccentText);
    set(QPalette::LinkVisited, Token::AccentText);
    set(QPalette::ToolTipBase, Token::Raised);
    set(QPalette::ToolTipText, Token::Text);
    set(QPalette::Mid, Token::LineStrong);
    set(QPalette::Midlight, Token::Line);
    set(QPalette::Light, Token::Raised);
    set(QPalette::Dark, Token::FieldLine);
    palette.setColor(QPalette::Shadow, QColor(0, 0, 0, 90));
    palette.setColor(QPalette::Inactive, QPalette::Highlight, color(Token::SelectedIdle));
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, color(Token::TextDisabled));
    return palette;
}

void Theme::apply()
{
    if (!m_applied) {
        m_applied = true;
        QApplication::setStyle(new Style(*this));
    }
    QApplication::setPalette(palette());
    QApplication::setFont(font(FontRole::Body));
}

double Theme::contrast(const QColor &first, const QColor &second)
{
    const double a = luminance(first) + 0.05;
    const double b = luminance(second) + 0.05;
    return a > b ? a / b : b / a;
}

} // namespace evoca::app
