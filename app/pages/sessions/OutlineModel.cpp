#include "pages/sessions/OutlineModel.h"

#include <algorithm>

namespace evoca::app {

namespace {

constexpr int mostCallsPerPrompt = 6;

} // namespace

OutlineModel::OutlineModel(QObject *parent) : QAbstractListModel(parent) { }

void OutlineModel::setContents(const model::SessionContents &contents)
{
    beginResetModel();
    m_rows.clear();
    const auto &messages = contents.messages;
    auto task = contents.tasks.begin();
    for (std::size_t i = 0; i < messages.size(); ++i) {
        if (messages[i].kind != model::MessageKind::Prompt || messages[i].copy)
            continue;
        std::size_t end = i + 1;
        while (end < messages.size() && messages[end].kind != model::MessageKind::Prompt)
            ++end;
        while (task != contents.tasks.end() && task->lastMessage < messages[i].id)
            ++task;
        Row row {.message = messages[i], .prompt = true};
        if (task != contents.tasks.end() && task->firstMessage <= messages[i].id) {
            row.status = task->status;
            if (task->firstMessage == messages[i].id)
                row.text = task->title;
        }
        m_rows.push_back(std::move(row));
        appendCalls(messages, i + 1, end);
        i = end - 1;
    }
    endResetModel();
}

/// The last edits, failures and passed checks: how it ended matters more than how it began.
void OutlineModel::appendCalls(const std::vector<model::Message> &messages, std::size_t first, std::size_t last)
{
    std::vector<Row> calls;
    for (std::size_t i = last; i > first && calls.size() < mostCallsPerPrompt; --i) {
        const model::Message &message = messages[i - 1];
        if (message.kind != model::MessageKind::ToolCall || message.copy)
            continue;
        const model::Lane lane = model::laneOf(message.category);
        if (lane != model::Lane::Edit && lane != model::Lane::Check && !message.failed)
            continue;
        calls.push_back(
            {.message = message, .status = message.failed ? model::Status::Failure : model::Status::Success});
    }
    m_rows.insert(m_rows.end(), calls.rbegin(), calls.rend());
}

void OutlineModel::setText(model::RowId message, const QString &text)
{
    const auto row = std::ranges::lower_bound(m_rows, message, {}, [](const Row &each) { return each.message.id; });
    if (row == m_rows.end() || row->message.id != message)
        return;
    row->text = text.isEmpty() ? row->message.tool : text;
    const QModelIndex changed = index(int(row - m_rows.begin()));
    Q_EMIT dataChanged(changed, changed, {Qt::DisplayRole});
}

QList<model::Message> OutlineModel::missingTexts(int firstRow, int lastRow) const
{
    QList<model::Message> missing;
    for (int row = std::max(0, firstRow); row <= std::min(lastRow, rowCount() - 1); ++row) {
        if (m_rows[std::size_t(row)].text.isEmpty())
            missing << m_rows[std::size_t(row)].message;
    }
    return missing;
}

int OutlineModel::rowOfMessage(model::RowId message) const
{
    const auto after = std::ranges::upper_bound(m_rows, message, {}, [](const Row &each) { return each.message.id; });
    for (auto row = after; row != m_rows.begin();) {
        --row;
        if (row->prompt)
            return int(row - m_rows.begin());
    }
    return -1;
}

int OutlineModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant OutlineModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row &row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return row.text.isEmpty() ? row.message.tool : row.text;
    case MessageRole: return row.message.id;
    case IsPromptRole: return row.prompt;
    case StatusRole: return int(row.status);
    case LaneRole: return int(model::laneOf(row.message.category));
    case TimeRole: return row.message.time;
    default: return {};
    }
}

} // namespace evoca::app
