#include "pages/sessions/OutlineView.h"

#include "i18n/Words.h"
#include "pages/sessions/CallSummary.h"
#include "store/TextStore.h"
#include "theme/Icons.h"
#include "theme/OutcomeShape.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QFileInfo>
#include <QPainter>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

class OutlineDelegate : public QStyledItemDelegate
{
public:
    OutlineDelegate(Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme) { }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {m_theme.px(160), m_theme.px(index.data(OutlineModel::IsPromptRole).toBool() ? 44 : 24)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QRect row = option.rect.adjusted(m_theme.px(6), 1, -m_theme.px(6), -1);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const bool hover = option.state.testFlag(QStyle::State_MouseOver);
        const Token behind = selected ? Token::AccentSoft : hover ? Token::Hover : Token::Window;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (selected || hover) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(m_theme.color(behind));
            painter->drawRoundedRect(row, 4, 4);
        }
        if (index.data(OutlineModel::IsPromptRole).toBool())
            paintPrompt(*painter, row, index, behind);
        else
            paintCall(*painter, row, index);
        painter->restore();
    }

private:
    void paintPrompt(QPainter &painter, const QRect &row, const QModelIndex &index, Token behind) const
    {
        const auto status = model::Status(index.data(OutlineModel::StatusRole).toInt());
        const qreal first = row.y() + row.height() * 0.32;
        OutcomeShape::paint(painter, m_theme, status, QPointF(row.x() + m_theme.px(12), first), m_theme.px(12),
                            m_theme.color(behind));
        const int x = row.x() + m_theme.px(26);
        TextPaint::left(painter, m_theme.font(FontRole::MetaStrong), m_theme.color(Token::Text), x, first,
                        index.data().toString(), row.right() - x - m_theme.px(4));
        const qint64 time = index.data(OutlineModel::TimeRole).toLongLong();
        if (time > 0) {
            TextPaint::left(painter, m_theme.font(FontRole::Axis), m_theme.color(Token::Text3), x,
                            row.y() + row.height() * 0.74, Words::time(time));
        }
    }

    void paintCall(QPainter &painter, const QRect &row, const QModelIndex &index) const
    {
        const auto status = model::Status(index.data(OutlineModel::StatusRole).toInt());
        const bool edit = model::Lane(index.data(OutlineModel::LaneRole).toInt()) == model::Lane::Edit
            && status != model::Status::Failure;
        const QPointF centre(row.x() + m_theme.px(34), row.center().y() + 0.5);
        if (edit)
            Icons::paint(painter, u"edit"_s, centre, m_theme.px(12), m_theme.color(Token::Text3));
        else
            OutcomeShape::paint(painter, m_theme, status, centre, m_theme.px(10), m_theme.color(Token::Window));
        const int x = row.x() + m_theme.px(46);
        TextPaint::left(painter, m_theme.font(FontRole::Axis), m_theme.color(Token::Text2), x, row.center().y() + 0.5,
                        index.data().toString(), row.right() - x - m_theme.px(4),
                        edit ? Qt::ElideMiddle : Qt::ElideRight);
    }

    Theme &m_theme;
};

/// What an outline row says of a message.
QString rowText(const model::Message &message, const QString &text)
{
    if (message.kind == model::MessageKind::Prompt)
        return text.simplified().left(120);
    const QString essence = CallSummary::essence(message.tool, text);
    if (model::laneOf(message.category) == model::Lane::Edit) {
        const QString words = CallSummary::resultWords(message.category, message.failed, text, {});
        return QFileInfo(essence).fileName() + u' ' + words;
    }
    return essence;
}

} // namespace

OutlineView::OutlineView(model::Reader &reader, Theme &theme, QWidget *parent)
    : QListView(parent), m_reader(reader), m_theme(theme)
{
    setModel(&m_model);
    setItemDelegate(new OutlineDelegate(theme, this));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    setAccessibleName(tr("Outline"));
    const auto go = [this](const QModelIndex &index) {
        Q_EMIT messageRequested(index.data(OutlineModel::MessageRole).toLongLong());
    };
    connect(this, &QListView::clicked, this, go);
    connect(this, &QListView::activated, this, go);
}

void OutlineView::setContents(const model::SessionContents &contents)
{
    m_asked.clear();
    m_model.setContents(contents);
}

void OutlineView::setCurrentMessage(model::RowId message)
{
    const int row = m_model.rowOfMessage(message);
    if (row < 0 || currentIndex().row() == row)
        return;
    const QSignalBlocker blocker(this);
    setCurrentIndex(m_model.index(row));
}

void OutlineView::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    fetchTexts();
}

void OutlineView::fetchTexts()
{
    const QModelIndex first = indexAt(QPoint(1, 1));
    const QModelIndex last = indexAt(QPoint(1, viewport()->height() - 1));
    std::vector<model::Message> wanted;
    for (const model::Message &message : m_model.missingTexts(first.isValid() ? first.row() : 0,
                                                              last.isValid() ? last.row() : m_model.rowCount() - 1)) {
        if (wanted.size() < 100)
            wanted.push_back(message);
    }
    QSet<model::RowId> ids;
    for (const model::Message &message : wanted)
        ids.insert(message.id);
    if (wanted.empty() || ids == m_asked)
        return;
    m_asked = ids; // a newer request replaces the older one, which asked for rows out of sight
    using Texts = std::vector<std::pair<model::RowId, QString>>;
    m_reader.read<Texts>(
        u"sessions.outline"_s, this,
        [wanted](model::Connection &connection, const model::ReadTicket &ticket) -> model::Result<Texts> {
            const model::TextStore store(connection);
            Texts texts;
            for (const model::Message &message : wanted) {
                if (ticket.stale())
                    break;
                const auto bytes = store.text(message, 64 * 1024);
                texts.emplace_back(message.id, bytes ? rowText(message, QString::fromUtf8(*bytes)) : QString());
            }
            return texts;
        },
        [this](const model::Result<Texts> &texts) {
            m_asked.clear();
            if (!texts)
                return;
            for (const auto &[message, text] : *texts)
                m_model.setText(message, text);
        });
}

} // namespace evoca::app
