#pragma once

#include "records/Agent.h"
#include "records/Labels.h"
#include "theme/Tokens.h"

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>

namespace evoca::app {

enum class SchemeChoice : quint8 { System, Light, Dark };

/// Sizes and weights of text (look section 3). "Medium" is weight 500, "Strong" 600.
enum class FontRole : quint8 {
    Headline,
    Title,
    Lead,
    LeadStrong,
    Body,
    BodyMedium,
    BodyStrong,
    Meta,
    MetaMedium,
    MetaStrong,
    Axis,
    AxisMedium,
    Code, ///< fixed, metadata size
    CodeBody, ///< fixed, body size
};

/// The only place that knows colours, text sizes and measures. Lives on the gui thread; emits changed() after the
/// scheme, the font or the contrast changed: caches keyed by revision() are then dropped and everything is painted once
/// more.
class Theme : public QObject
{
    Q_OBJECT
public:
    explicit Theme(QObject *parent = nullptr);

    bool dark() const { return m_dark; }
    bool highContrast() const { return m_highContrast; }
    SchemeChoice schemeChoice() const { return m_choice; }
    void setSchemeChoice(SchemeChoice choice);
    /// 80–200, percent of the system's size.
    int fontPercent() const { return m_fontPercent; }
    void setFontPercent(int percent);
    /// The system's interface and fixed fonts unless set (tests, packages that bundle a font).
    void setFonts(const QFont &interfaceFont, const QFont &fixedFont);
    void setHighContrast(bool on);

    QColor color(Token token) const;
    QColor agentColor(model::Agent agent) const;
    QColor statusInk(model::Status status) const;
    QColor statusSoft(model::Status status) const;
    QColor statusLine(model::Status status) const;
    QFont font(FontRole role) const;
    /// A measure given for a base size of 13 px: scaled by font height / 16 and rounded to even pixels.
    int px(qreal measure) const;
    /// Base text size in pixels.
    int basePixels() const { return m_basePixels; }
    QPalette palette() const;
    /// Grows with every change; part of the key of everything cached.
    int revision() const { return m_revision; }
    /// Durations are 0 when the desktop's animations are off.
    int motion(int milliseconds) const;

    /// Gives palette, font and style to the application; called once by the program (tests too).
    void apply();
    /// WCAG contrast of two opaque colours, 1–21.
    static double contrast(const QColor &first, const QColor &second);

Q_SIGNALS:
    void changed();

private:
    void followSystem();
    void rebuildFonts();
    void announce();

    SchemeChoice m_choice = SchemeChoice::System;
    QFont m_interface;
    QFont m_fixed;
    int m_systemPixels = 13;
    int m_basePixels = 13;
    int m_fontPercent = 100;
    qreal m_scale = 1;
    int m_revision = 1;
    bool m_dark = false;
    bool m_highContrast = false;
    bool m_applied = false;
};

} // namespace evoca::app
