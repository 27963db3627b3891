#pragma once

#include "forgetting/ForgetPlan.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace evoca::app {

/// What a plan says would go, as a tree. Lines that may be left out have a box; all others go with what was named.
/// Gui thread.
class PlanTreeModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Role {
        CountRole = Qt::UserRole + 1,
        GoesRole, ///< bool: goes as things stand
        KeyRole ///< of the line, the same in the next plan
    };

    explicit PlanTreeModel(QObject *parent = nullptr);
    ~PlanTreeModel() override;

    /// `chosen`: what the plan was made for; of more than one record each may be left out.
    void setPlan(const std::vector<model::PlanNode> &tree, const model::ForgetTarget &chosen);
    void retranslate();

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &) const override { return 1; }
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// A person ticked or unticked a record: the plan has to be made anew.
    void toggled(const evoca::model::ForgetItem &item, bool goes);

private:
    struct Line;
    static std::unique_ptr<Line> line(const model::PlanNode &node, Line *parent, int row,
                                      const model::ForgetTarget &chosen);
    const Line *at(const QModelIndex &index) const;

    std::unique_ptr<Line> m_root;
};

} // namespace evoca::app
