#include "itemmodels/LessonListModel.h"

#include "i18n/Words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

LessonListModel::LessonListModel(QObject *parent) : QAbstractListModel(parent) { }

void LessonListModel::setPage(const model::LessonPage &page)
{
    m_fetching = false;
    const bool same = page.rows.size() == m_rows.size()
        && std::equal(page.rows.begin(), page.rows.end(), m_rows.begin(),
                      [](const auto &a, const auto &b) { return a.lesson.id == b.lesson.id; });
    if (same && !m_rows.empty()) {
        m_rows = page.rows;
        m_cursor = page.nextCursor;
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = page.rows;
    m_cursor = page.nextCursor;
    endResetModel();
}

void LessonListModel::append(const model::LessonPage &page)
{
    m_fetching = false;
    m_cursor = page.nextCursor;
    if (page.rows.empty())
        return;
    beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + page.rows.size()) - 1);
    m_rows.insert(m_rows.end(), page.rows.begin(), page.rows.end());
    endInsertRows();
}

int LessonListModel::rowOf(model::RowId id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [id](const auto &row) { return row.lesson.id == id; });
    return found == m_rows.end() ? -1 : int(std::distance(m_rows.begin(), found));
}

int LessonListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant LessonListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::Lesson &lesson = m_rows[index.row()].lesson;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return lesson.text;
    case Qt::AccessibleTextRole:
        return QStringList {lesson.text, tr("confidence %1").arg(Words::decimal(lesson.confidence, 2)),
                            Words::lessonKind(lesson.kind), Words::support(lesson.support, lesson.against)}
            .join(u", "_s);
    case IdRole: return lesson.id;
    default: return {};
    }
}

bool LessonListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_fetching && !m_cursor.isEmpty();
}

void LessonListModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_fetching = true;
    Q_EMIT fetchRequested(m_cursor);
}

} // namespace evoca::app
