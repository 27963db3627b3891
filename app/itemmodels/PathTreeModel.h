#pragma once

#include <QAbstractItemModel>
#include <QString>

#include <memory>
#include <vector>

namespace evoca::app {

/// A logical path and how many memories have exactly it.
struct PathCount
{
    QString path; ///< segments separated by '/'; empty: none
    qint64 count = 0;
    bool operator==(const PathCount &) const = default;
};

/// Logical paths as a tree of folders, each with what is in it and below. A name below a folder that holds one memory
/// and nothing else is that memory, not a folder. Memories without a path stand last, under one row. Gui thread.
class PathTreeModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Role { PathRole = Qt::UserRole + 1, CountRole };

    explicit PathTreeModel(QObject *parent = nullptr);
    ~PathTreeModel() override;

    /// True when anything changed (then the model was reset).
    bool setPaths(std::vector<PathCount> paths);
    QModelIndex indexOf(const QString &path) const; ///< invalid: not there
    static QString pathOf(const QModelIndex &index) { return index.data(PathRole).toString(); }
    /// The row for memories without a path.
    static bool isUnfiled(const QModelIndex &index) { return index.isValid() && pathOf(index).isEmpty(); }
    void retranslate();

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &) const override { return 1; }
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Folder;
    static void tidy(Folder &folder, bool top);
    const Folder *folder(const QModelIndex &index) const;
    QModelIndex indexFor(const Folder *folder) const;

    std::vector<PathCount> m_paths;
    std::unique_ptr<Folder> m_root;
};

} // namespace evoca::app
