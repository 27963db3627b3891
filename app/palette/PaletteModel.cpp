#include "palette/PaletteModel.h"

#include "theme/Icons.h"
#include "theme/OutcomeShape.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"
#include "widgets/KeyCap.h"

#include <QFontMetricsF>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace evoca::app {

void PaletteModel::setEntries(std::size_t provider, std::vector<PaletteEntry> entries, const QString &typed)
{
    if (m_given.size() <= provider)
        m_given.resize(provider + 1);
    m_given[provider] = std::move(entries);
    beginResetModel();
    m_typed = typed;
    m_rows.clear();
    for (const std::vector<PaletteEntry> &each : m_given) {
        QString section;
        for (const PaletteEntry &entry : each) {
            if (entry.section != section) {
                section = entry.section;
                m_rows.push_back({true, PaletteEntry {.section = section, .title = section}});
            }
            m_rows.push_back({false, entry});
        }
    }
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PaletteEntry &entry = m_rows[index.row()].entry;
    switch (role) {
    case Qt::DisplayRole: return entry.title;
    case Qt::AccessibleTextRole: return entry.details.isEmpty() ? entry.title : entry.title + u", "_s + entry.details;
    default: return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return m_rows[index.row()].header ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

PaletteDelegate::PaletteDelegate(Theme &theme, const PaletteModel &model, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_model(model)
{
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {option.rect.width(), m_theme.px(m_model.isHeader(index.row()) ? 32 : 40)};
}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const PaletteEntry &entry = m_model.entry(index.row());
    const QRectF rect = option.rect;
    const qreal centre = rect.center().y();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_model.isHeader(index.row())) {
        TextPaint::left(*painter, m_theme.font(FontRole::MetaStrong), m_theme.color(Token::Text2),
                        rect.left() + m_theme.px(20), centre + 2, entry.title);
        painter->restore();
        return;
    }
    const bool selected = option.state & QStyle::State_Selected;
    const QColor fill = m_theme.color(selected                                     ? Token::AccentSoft
                                          : option.state & QStyle::State_MouseOver ? Token::Hover
                                                                                   : Token::Raised);
    painter->setPen(Qt::NoPen);
    painter->setBrush(fill);
    const QRectF box = rect.adjusted(m_theme.px(8), 0, -m_theme.px(8), 0);
    painter->drawRoundedRect(box, 4, 4);
    if (selected) {
        painter->setBrush(m_theme.color(Token::Accent));
        painter->drawRoundedRect(QRectF(box.left(), centre - m_theme.px(9), 3, m_theme.px(18)), 1.5, 1.5);
    }
    const QPointF mark(rect.left() + m_theme.px(28), centre);
    if (entry.status)
        OutcomeShape::paint(*painter, m_theme, *entry.status, mark, m_theme.px(14), fill);
    else
        Icons::paint(*painter, entry.icon, mark, m_theme.px(16),
                     m_theme.color(selected ? Token::AccentText : Token::Text2));
    qreal right = rect.right() - m_theme.px(20);
    if (!entry.keys.isEmpty()) {
        const QSizeF size = KeyCap::size(m_theme, entry.keys);
        KeyCap::paint(*painter, m_theme,
                      QRectF(right - size.width(), centre - size.height() / 2, size.width(), size.height()),
                      entry.keys);
        right -= size.width() + m_theme.px(8);
    }
    const QFont font = m_theme.font(FontRole::BodyStrong);
    const qreal x = rect.left() + m_theme.px(48);
    const QFontMetricsF metrics(font);
    QColor ink = m_theme.color(Token::Text);
    const qsizetype at = m_model.typed().isEmpty() ? -1 : entry.title.indexOf(m_model.typed(), 0, Qt::CaseInsensitive);
    if (at >= 0 && metrics.horizontalAdvance(entry.title) < right - x) {
        const qreal from = metrics.horizontalAdvance(entry.title.left(at));
        const qreal to = metrics.horizontalAdvance(entry.title.left(at + m_model.typed().size()));
        const qreal high = m_theme.basePixels() * 1.36;
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.color(Token::Mark));
        painter->drawRoundedRect(QRectF(x + from - 1, centre - high / 2, to - from + 2, high), 2, 2);
    }
    const qreal title = TextPaint::left(*painter, font, ink, x, centre, entry.title, right - x);
    if (!entry.details.isEmpty() && right - x - title > m_theme.px(60))
        TextPaint::left(*painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text3), x + title + m_theme.px(12),
                        centre, entry.details, right - x - title - m_theme.px(12));
    painter->restore();
}

} // namespace evoca::app
