#pragma once

#include "records/Agent.h"
#include "records/Labels.h"
#include "search/Results.h"
#include "theme/Tokens.h"

#include <QCache>
#include <QString>
#include <QStyleOptionViewItem>
#include <QTextLayout>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace evoca::app {

class Theme;

/// What a two-line row shows (look section 6): shape, title with marked matches, date; agent and details below.
struct RowContent
{
    QString key; ///< id and revision: part of the cache key
    std::optional<model::Status> status;
    QString icon; ///< instead of a shape
    QString title;
    std::vector<model::TextRange> matches;
    QString date;
    std::optional<model::Agent> agent;
    QString details; ///< second line after the agent: "debug · test-first · 14 min"
    QString shortDetails; ///< for rows narrower than 400; empty: details
    std::vector<model::TextRange> detailMatches; ///< in details
    QString badge; ///< at most one
    Token badgeInk = Token::Unknown;
    Token badgeFill = Token::UnknownSoft;
    QString rightIcon; ///< pinned, muted …
    Token rightIconInk = Token::Text2;
    bool quiet = false; ///< drawn in the quiet ink
};

/// Measures and paints two-line rows and group headers for every list. Laid out titles are kept by (key, revision of
/// the theme, width, title). One object a view; gui thread.
class RowPainter
{
public:
    explicit RowPainter(Theme &theme);

    /// 56, or 76 when the title wraps (pane narrower than 400).
    int height(const RowContent &row, int width);
    void paint(QPainter &painter, const QStyleOptionViewItem &option, const RowContent &row);
    int headerHeight() const;
    void paintHeader(QPainter &painter, const QRect &rect, const QString &text, const QString &right) const;
    /// Background, selection bar and focus frame of any row.
    void paintState(QPainter &painter, const QStyleOptionViewItem &option) const;
    /// Fill of a row in that state: what inner strokes of shapes stand on.
    QColor fill(const QStyleOptionViewItem &option) const;

private:
    struct Laid
    {
        QTextLayout layout;
        int lines = 1;
    };
    bool narrow(int width) const;
    Laid *title(const RowContent &row, int width, bool strong);
    void paintTitle(QPainter &painter, const RowContent &row, Laid &laid, const QPointF &origin,
                    const QColor &ink) const;
    void paintDetails(QPainter &painter, const QRect &rect, const RowContent &row, qreal centre, bool narrowRow) const;
    qreal paintBadge(QPainter &painter, const RowContent &row, qreal right, qreal centre) const;

    Theme &m_theme;
    QCache<QString, Laid> m_cache;
};

} // namespace evoca::app
