#include "itemmodels/PathTreeModel.h"

#include "i18n/Words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

struct PathTreeModel::Folder
{
    QString name;
    QString path;
    qint64 own = 0; ///< memories with exactly this path
    qint64 all = 0; ///< and below
    Folder *parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<Folder>> children;

    Folder *child(const QString &wanted)
    {
        const auto found = std::ranges::find_if(children, [&](const auto &each) { return each->name == wanted; });
        return found == children.end() ? nullptr : found->get();
    }
};

PathTreeModel::PathTreeModel(QObject *parent) : QAbstractItemModel(parent), m_root(std::make_unique<Folder>()) { }

PathTreeModel::~PathTreeModel() = default;

bool PathTreeModel::setPaths(std::vector<PathCount> paths)
{
    if (paths == m_paths)
        return false;
    beginResetModel();
    m_paths = std::move(paths);
    m_root = std::make_unique<Folder>();
    qint64 unfiled = 0;
    for (const PathCount &each : m_paths) {
        Folder *at = m_root.get();
        for (const QString &name : each.path.split(u'/', Qt::SkipEmptyParts)) {
            Folder *next = at->child(name);
            if (!next) {
                at->children.push_back(std::make_unique<Folder>(
                    Folder {.name = name, .path = at->path.isEmpty() ? name : at->path + u'/' + name, .parent = at}));
                next = at->children.back().get();
            }
            next->all += each.count;
            at = next;
        }
        if (at == m_root.get())
            unfiled += each.count;
        else
            at->own += each.count;
    }
    tidy(*m_root, true);
    if (unfiled > 0) {
        m_root->children.push_back(
            std::make_unique<Folder>(Folder {.own = unfiled, .all = unfiled, .parent = m_root.get()}));
        m_root->children.back()->row = int(m_root->children.size()) - 1;
    }
    endResetModel();
    return true;
}

void PathTreeModel::tidy(Folder &folder, bool top)
{
    for (const auto &child : folder.children)
        tidy(*child, false);
    if (!top)
        std::erase_if(folder.children, [](const auto &child) { return child->children.empty() && child->all == 1; });
    std::ranges::sort(folder.children,
                      [](const auto &a, const auto &b) { return QString::localeAwareCompare(a->name, b->name) < 0; });
    for (std::size_t row = 0; row < folder.children.size(); ++row)
        folder.children[row]->row = int(row);
}

const PathTreeModel::Folder *PathTreeModel::folder(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<const Folder *>(index.constInternalPointer()) : m_root.get();
}

QModelIndex PathTreeModel::indexFor(const Folder *folder) const
{
    return folder == m_root.get() ? QModelIndex() : createIndex(folder->row, 0, folder);
}

QModelIndex PathTreeModel::indexOf(const QString &path) const
{
    Folder *at = m_root.get();
    for (const QString &name : path.split(u'/', Qt::SkipEmptyParts)) {
        at = at->child(name);
        if (!at)
            return {};
    }
    return indexFor(at);
}

void PathTreeModel::retranslate()
{
    if (!m_root->children.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

QModelIndex PathTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, 0, folder(parent)->children[std::size_t(row)].get());
}

QModelIndex PathTreeModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexFor(folder(child)->parent) : QModelIndex();
}

int PathTreeModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : int(folder(parent)->children.size());
}

QVariant PathTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Folder &at = *folder(index);
    const QString name = at.path.isEmpty() ? tr("unfiled") : at.name;
    switch (role) {
    case Qt::DisplayRole: return name;
    case Qt::ToolTipRole: return at.path.isEmpty() ? name : at.path;
    case Qt::AccessibleTextRole: return tr("%1, %n memory(ies)", "folder", int(at.all)).arg(name);
    case PathRole: return at.path;
    case CountRole: return at.all;
    default: return {};
    }
}

} // namespace evoca::app
