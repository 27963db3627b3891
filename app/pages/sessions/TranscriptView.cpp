#include "pages/sessions/TranscriptView.h"

#include "pages/sessions/CallItem.h"
#include "theme/Theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int cachedItems = 400;

} // namespace

TranscriptView::TranscriptView(model::Reader &reader, Theme &theme, QWidget *parent)
    : QAbstractScrollArea(parent), m_theme(theme), m_texts(reader), m_items(cachedItems)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Transcript"));
    verticalScrollBar()->setSingleStep(m_theme.px(42));
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &TranscriptView::scrollBarMoved);
    connect(&m_texts, &TranscriptTexts::arrived, this, &TranscriptView::textsArrived);
}

TranscriptView::~TranscriptView() = default;

TranscriptContext TranscriptView::context() const
{
    return {m_theme, const_cast<TranscriptTexts &>(m_texts), m_messages, m_terms, viewport()->width(), m_folder};
}

void TranscriptView::setMessages(std::vector<model::Message> messages, const QString &folder, bool keepPlace)
{
    const model::RowId top = topMessage();
    const int offset = m_anchorOffset;
    const bool atEnd = verticalScrollBar()->value() == verticalScrollBar()->maximum() && !m_blocks.empty();
    m_messages = std::move(messages);
    m_folder = folder;
    if (!keepPlace) {
        m_texts.clear();
        m_open.clear();
        m_selectionStart = m_selectionEnd = {};
        m_current = -1;
        m_anchor = m_anchorOffset = 0;
    }
    m_blocks = arrangeBlocks(m_messages);
    rebuild();
    if (keepPlace && atEnd)
        setAnchor(int(m_blocks.size()) - 1, std::numeric_limits<int>::max() / 2);
    else if (keepPlace && top != 0)
        setAnchor(std::max(0, blockOfMessage(top)), offset);
    else
        setAnchor(0, 0);
}

void TranscriptView::rebuild()
{
    m_items.clear();
    const TranscriptContext now = context();
    std::vector<int> heights;
    heights.reserve(m_blocks.size());
    for (const TranscriptBlock &block : m_blocks)
        heights.push_back(estimatedHeight(now, block));
    m_heights.reset(std::move(heights));
    m_measured.assign(m_blocks.size(), false);
    viewport()->update();
}

void TranscriptView::restyle()
{
    verticalScrollBar()->setSingleStep(m_theme.px(42));
    rebuild();
    setAnchor(m_anchor, m_anchorOffset);
}

TranscriptItem &TranscriptView::item(int block)
{
    if (TranscriptItem *known = m_items.object(block))
        return *known;
    const TranscriptBlock &shown = m_blocks[std::size_t(block)];
    auto made = makeTranscriptItem(shown, m_open.contains(m_messages[std::size_t(shown.first)].id));
    TranscriptItem *raw = made.release();
    const int height = raw->layout(context());
    m_heights.setHeight(block, height);
    m_measured[std::size_t(block)] = raw->isComplete();
    m_items.insert(block, raw);
    return *raw;
}

void TranscriptView::measure(int block)
{
    if (TranscriptItem *known = m_items.object(block)) {
        m_heights.setHeight(block, known->layout(context()));
        m_measured[std::size_t(block)] = known->isComplete();
    } else {
        item(block);
    }
}

/// Measures what is visible below the anchor; the anchor itself stays where it is.
void TranscriptView::ensureMeasured()
{
    if (m_blocks.empty())
        return;
    int y = -m_anchorOffset;
    for (int block = m_anchor; block < int(m_blocks.size()) && y < viewport()->height(); ++block) {
        item(block);
        y += m_heights.height(block);
    }
    // At the end the last block's lower edge stays at the viewport's, so heights that became known move the anchor up.
    const qint64 maximum = std::max<qint64>(0, m_heights.total() - viewport()->height());
    const qint64 position = m_heights.top(m_anchor) + m_anchorOffset;
    if (position > maximum) {
        m_anchor = std::max(0, m_heights.blockAt(maximum));
        m_anchorOffset = int(maximum - m_heights.top(m_anchor));
    }
}

void TranscriptView::setAnchor(int block, int offset)
{
    if (m_blocks.empty()) {
        m_anchor = m_anchorOffset = 0;
        updateScrollBar();
        return;
    }
    m_anchor = std::clamp(block, 0, int(m_blocks.size()) - 1);
    item(m_anchor);
    m_anchorOffset = std::clamp(offset, 0, std::max(0, m_heights.height(m_anchor) - 1));
    // Twice: measuring can uncover more, and the end moves with it.
    ensureMeasured();
    ensureMeasured();
    updateScrollBar();
    viewport()->update();
}

void TranscriptView::updateScrollBar()
{
    const QSignalBlocker blocker(verticalScrollBar());
    const qint64 total = m_heights.total();
    verticalScrollBar()->setRange(
        0, int(std::clamp<qint64>(total - viewport()->height(), 0, std::numeric_limits<int>::max())));
    verticalScrollBar()->setPageStep(std::max(1, viewport()->height() - m_theme.px(42)));
    if (!m_blocks.empty())
        verticalScrollBar()->setValue(int(m_heights.top(m_anchor)) + m_anchorOffset);
    Q_EMIT scrolled();
}

void TranscriptView::scrollBarMoved(int value)
{
    const int block = m_heights.blockAt(value);
    if (block < 0)
        return;
    m_anchor = block;
    m_anchorOffset = int(value - m_heights.top(block));
    const int before = m_heights.height(block);
    item(block);
    // A block seen for the first time gets its true height: stay at the same share of it.
    if (before != m_heights.height(block))
        m_anchorOffset = int(qint64(m_anchorOffset) * m_heights.height(block) / std::max(1, before));
    ensureMeasured();
    updateScrollBar();
    viewport()->update();
}

int TranscriptView::viewTop(int block) const
{
    return int(m_heights.top(block) - m_heights.top(m_anchor)) - m_anchorOffset;
}

int TranscriptView::blockAtY(int y) const
{
    return m_heights.blockAt(m_heights.top(m_anchor) + m_anchorOffset + y);
}

void TranscriptView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_theme.color(Token::Base));
    ensureMeasured();
    const TranscriptContext now = context();
    int y = -m_anchorOffset;
    for (int block = m_anchor; block < int(m_blocks.size()) && y < viewport()->height(); ++block) {
        TranscriptItem &shown = item(block);
        const TranscriptBlock &data = m_blocks[std::size_t(block)];
        const bool current = m_currentMatch != 0 && block == blockOfMessage(m_currentMatch);
        painter.save();
        shown.paint(painter, now, y, event->rect(), selectionOf(block), current);
        painter.restore();
        if (block == m_current && hasFocus() && data.kind != TranscriptBlock::Kind::Prompt) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(m_theme.color(Token::Accent), 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(
                QRectF(m_theme.px(transcriptFrameX) - 4, y + 1, app::frameWidth(now) + 8, m_heights.height(block) - 2),
                4, 4);
        } else if (block == m_current && hasFocus()) {
            painter.fillRect(QRect(0, y, 3, m_heights.height(block)), m_theme.color(Token::Accent));
        }
        y += m_heights.height(block);
    }
    m_texts.fetch();
}

void TranscriptView::resizeEvent(QResizeEvent *event)
{
    if (event->oldSize().width() != event->size().width())
        rebuild();
    setAnchor(m_anchor, m_anchorOffset);
}

void TranscriptView::textsArrived(const QList<model::RowId> &messages)
{
    const QSet<model::RowId> arrived(messages.begin(), messages.end());
    // Only items on screen and near it wait for texts.
    for (const int block : m_items.keys()) {
        const TranscriptBlock &data = m_blocks[std::size_t(block)];
        const bool hasResult = data.result >= 0 && arrived.contains(m_messages[std::size_t(data.result)].id);
        if (hasResult || arrived.contains(m_messages[std::size_t(data.first)].id))
            measure(block);
    }
    setAnchor(m_anchor, m_anchorOffset);
}

int TranscriptView::blockOfMessage(model::RowId message) const
{
    const auto index = std::ranges::lower_bound(m_messages, message, {}, &model::Message::id);
    if (index == m_messages.end() || m_blocks.empty())
        return -1;
    const model::RowId shown = index->kind == model::MessageKind::ToolResult && index->pair != 0 ? index->pair
                                                                                                 : message;
    const auto target = std::ranges::lower_bound(m_messages, shown, {}, &model::Message::id);
    const int position = int(target - m_messages.begin());
    const auto block = std::ranges::upper_bound(m_blocks, position, {}, &TranscriptBlock::first);
    return block == m_blocks.begin() ? 0 : int(block - m_blocks.begin()) - 1;
}

void TranscriptView::scrollToMessage(model::RowId message)
{
    int block = blockOfMessage(message);
    if (block < 0)
        return;
    if (m_blocks[std::size_t(block)].kind == TranscriptBlock::Kind::LookRun) {
        openRun(block);
        block = blockOfMessage(message);
    }
    const TranscriptBlock::Kind kind = m_blocks[std::size_t(block)].kind;
    if (kind != TranscriptBlock::Kind::Prompt && kind != TranscriptBlock::Kind::Answer) {
        m_open.insert(m_messages[std::size_t(m_blocks[std::size_t(block)].first)].id);
        item(block).setOpen(true);
        measure(block);
    }
    setCurrentBlock(block);
    const qint64 position = std::max<qint64>(0, m_heights.top(block) - viewport()->height() / 3);
    const int anchor = std::max(0, m_heights.blockAt(position));
    setAnchor(anchor, int(position - m_heights.top(anchor)));
}

void TranscriptView::setMarks(std::vector<model::MatchTerm> terms, model::RowId current)
{
    m_terms = std::move(terms);
    m_currentMatch = current;
    viewport()->update();
}

model::RowId TranscriptView::topMessage() const
{
    return m_blocks.empty() ? 0 : m_messages[std::size_t(m_blocks[std::size_t(m_anchor)].first)].id;
}

std::pair<double, double> TranscriptView::visiblePart() const
{
    const double total = double(std::max<qint64>(1, m_heights.total()));
    const double top = m_blocks.empty() ? 0 : double(m_heights.top(m_anchor) + m_anchorOffset);
    return {top / total, std::min(1.0, (top + viewport()->height()) / total)};
}

void TranscriptView::scrollToPart(double part)
{
    verticalScrollBar()->setValue(int(part * double(m_heights.total())));
}

void TranscriptView::step(int direction, const std::function<bool(const TranscriptBlock &)> &wanted)
{
    const int from = m_current >= 0 ? m_current : m_anchor - (direction > 0 ? 1 : 0);
    for (int block = from + direction; block >= 0 && block < int(m_blocks.size()); block += direction) {
        if (!wanted(m_blocks[std::size_t(block)]))
            continue;
        setCurrentBlock(block);
        setAnchor(block, 0);
        return;
    }
}

void TranscriptView::stepPrompt(int direction)
{
    step(direction, [](const TranscriptBlock &block) { return block.kind == TranscriptBlock::Kind::Prompt; });
}

void TranscriptView::stepFailure(int direction)
{
    step(direction, [this](const TranscriptBlock &block) {
        return block.kind == TranscriptBlock::Kind::Call && m_messages[std::size_t(block.first)].failed;
    });
}

void TranscriptView::setCurrentBlock(int block)
{
    m_current = block;
    const TranscriptItem &shown = item(block);
    setAccessibleDescription(shown.textBetween(0, std::min(500, shown.textLength())));
    viewport()->update();
}

TranscriptView::Place TranscriptView::placeAt(const QPoint &point)
{
    const int block = blockAtY(point.y());
    if (block < 0)
        return {};
    return {block, item(block).positionAt(point - QPoint(0, viewTop(block)))};
}

ItemSelection TranscriptView::selectionOf(int block) const
{
    if (m_selectionStart.block < 0 || m_selectionStart == m_selectionEnd)
        return {};
    const auto [first, last] = std::minmax(m_selectionStart, m_selectionEnd);
    if (block < first.block || block > last.block)
        return {};
    return {block == first.block ? first.position : 0,
            block == last.block ? last.position : std::numeric_limits<int>::max() / 2};
}

QString TranscriptView::selectedText() const
{
    if (m_selectionStart.block < 0 || m_selectionStart == m_selectionEnd)
        return {};
    const auto [first, last] = std::minmax(m_selectionStart, m_selectionEnd);
    QStringList parts;
    for (int block = first.block; block <= last.block; ++block) {
        const ItemSelection selection = selectionOf(block);
        // Blocks that were scrolled past are laid out once more for their text.
        const QString text = const_cast<TranscriptView *>(this)->item(block).textBetween(selection.start,
                                                                                         selection.end);
        if (!text.isEmpty())
            parts << text;
    }
    return parts.join(u"\n\n"_s);
}

void TranscriptView::copySelection() const
{
    QString text = selectedText();
    if (text.isEmpty() && m_current >= 0) {
        const TranscriptItem &shown = const_cast<TranscriptView *>(this)->item(m_current);
        text = shown.textBetween(0, shown.textLength());
    }
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

} // namespace evoca::app
