#pragma once

#include "itemmodels/MemoryListModel.h"
#include "itemmodels/PathTreeModel.h"
#include "pages/ListDetailPage.h"
#include "pages/memories/MemoryPageData.h"

#include <array>

class QScrollArea;

namespace evoca::model {
struct NearMemory;
}

namespace evoca::app {

class MemoryDetail;
class PathTree;
class SectionHeader;
class StateSlots;

/// What agents believe, filed by logical path: who said so, whether it still holds, what it said before.
class MemoriesPage : public ListDetailPage
{
    Q_OBJECT
public:
    explicit MemoriesPage(AppServices &services, QWidget *parent = nullptr);
    ~MemoriesPage() override;

    QString title() const override;
    QString iconName() const override;
    QString placeholder() const override;
    void open(const Location &location) override;
    void refresh(const model::ChangeSet &changes) override;
    bool stepBack() override;
    QList<QWidget *> panes() override;
    void setLayoutWidth(LayoutWidth width) override;
    bool trigger(const QString &actionId) override;

protected:
    void search() override;
    void readDetail() override;
    int rowOf(model::RowId id) const override;
    model::RowId recordAt(int row) const override;
    std::optional<model::ForgetItem> forgettableAt(int row) const override;
    std::optional<model::ForgetItem> forgettableShown() const override;
    void showEmpty() override;
    void showPane() override;
    void retranslate() override;

private:
    void makeFacets();
    void makeTree();
    void makeActions();
    void showFacets();
    void showPage(const MemoryPageData &page);
    void readSurroundings();
    void fetch(const QString &cursor);
    void showHeader();
    void showTree();
    void showStates();
    void openPathMenu();
    void choosePath(const QModelIndex &index);
    QString chosenPath() const;
    QString token(const QString &key) const;
    void startNew();
    void startEdit();
    void openEditor(const model::Memory &draft);
    void save(bool evenIfSimilar);
    void warnOfSimilar(const model::NearMemory &other);
    void write(const model::Memory &draft, int readRevision);
    void saved(bool isNew, const model::Memory &before, const model::Memory &now);
    void notSaved(const model::Error &error);
    void showActions();
    void undo(const model::Memory &before, int revision);
    void restoreVersion(int version);
    void togglePin();
    void copyReference();
    void copyContext();
    void leaveEditor();
    bool readOnly() const;

    MemoryListModel *m_model;
    PathTreeModel *m_paths;
    MemoryDetail *m_detail;
    QWidget *m_treePane = nullptr;
    SectionHeader *m_treeHeader = nullptr;
    PathTree *m_tree = nullptr;
    QWidget *m_statePane = nullptr;
    SectionHeader *m_stateHeader = nullptr;
    QScrollArea *m_stateScroll = nullptr;
    StateSlots *m_states = nullptr;
    QWidget *m_pathRow = nullptr; ///< in place of the tree where space is short
    Button *m_pathMenu = nullptr;
    Button *m_new = nullptr;
    Button *m_edit = nullptr;
    Button *m_copy = nullptr;
    Button *m_pin = nullptr;
    MemorySurroundings m_around;
    MemoryPageData m_last; ///< numbers of the list as shown; without its rows
    MemoryOrder m_order = MemoryOrder::Path;
    MemoryGroup m_group = MemoryGroup::Any;
    bool m_strict = false; ///< only what an agent's search_memory would give
};

} // namespace evoca::app
