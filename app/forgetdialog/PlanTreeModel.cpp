#include "forgetdialog/PlanTreeModel.h"

#include "forgetdialog/ForgetWords.h"
#include "i18n/Words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

struct PlanTreeModel::Line
{
    model::PlanNode node; ///< without its children
    Line *parent = nullptr;
    int row = 0;
    bool choice = false; ///< a person may leave it out
    bool goes = true;
    std::vector<std::unique_ptr<Line>> children;
};

PlanTreeModel::PlanTreeModel(QObject *parent) : QAbstractItemModel(parent), m_root(std::make_unique<Line>()) { }

PlanTreeModel::~PlanTreeModel() = default;

std::unique_ptr<PlanTreeModel::Line> PlanTreeModel::line(const model::PlanNode &node, Line *parent, int row,
                                                         const model::ForgetTarget &chosen)
{
    auto made = std::make_unique<Line>();
    made->node = {
        .part = node.part, .count = node.count, .name = node.name, .item = node.item, .optional = node.optional};
    made->parent = parent;
    made->row = row;
    const bool named = node.item && std::ranges::find(chosen.items, *node.item) != chosen.items.end();
    made->choice = node.item && (node.optional || (named && chosen.items.size() > 1));
    made->goes = !node.optional || named;
    for (const model::PlanNode &child : node.children)
        made->children.push_back(line(child, made.get(), int(made->children.size()), chosen));
    return made;
}

void PlanTreeModel::setPlan(const std::vector<model::PlanNode> &tree, const model::ForgetTarget &chosen)
{
    beginResetModel();
    m_root = std::make_unique<Line>();
    for (const model::PlanNode &node : tree)
        m_root->children.push_back(line(node, m_root.get(), int(m_root->children.size()), chosen));
    endResetModel();
}

void PlanTreeModel::retranslate()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

const PlanTreeModel::Line *PlanTreeModel::at(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<const Line *>(index.constInternalPointer()) : m_root.get();
}

QModelIndex PlanTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    const Line *above = at(parent);
    if (column != 0 || row < 0 || row >= int(above->children.size()))
        return {};
    return createIndex(row, 0, above->children[std::size_t(row)].get());
}

QModelIndex PlanTreeModel::parent(const QModelIndex &child) const
{
    const Line *above = child.isValid() ? at(child)->parent : nullptr;
    return !above || above == m_root.get() ? QModelIndex() : createIndex(above->row, 0, above);
}

int PlanTreeModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : int(at(parent)->children.size());
}

QVariant PlanTreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Line &line = *at(index);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return ForgetWords::node(line.node);
    case Qt::CheckStateRole: return line.choice ? QVariant(line.goes ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "what goes, and how many")
            .arg(ForgetWords::node(line.node), Words::number(line.node.count));
    case Qt::AccessibleDescriptionRole: return line.goes ? tr("goes") : tr("stays");
    case CountRole: return line.node.count;
    case GoesRole: return line.goes;
    case KeyRole:
        return line.node.item ? line.node.item->id
                              : model::planPartId(line.node.part) + u'/' + parent(index).data(KeyRole).toString();
    default: return {};
    }
}

bool PlanTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || !at(index)->choice)
        return false;
    Line &line = *static_cast<Line *>(index.internalPointer());
    line.goes = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index);
    Q_EMIT toggled(*line.node.item, line.goes);
    return true;
}

Qt::ItemFlags PlanTreeModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (index.isValid() && at(index)->choice)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

} // namespace evoca::app
