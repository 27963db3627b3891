#pragma once

#include "pages/ListDetailPage.h"
#include "pages/bin/BinContents.h"

namespace evoca::app {

class BinDetail;
class BinListModel;
class Button;

/// What was forgotten: what can still be restored and until when, and what is provably gone.
class BinPage : public ListDetailPage
{
    Q_OBJECT
public:
    explicit BinPage(AppServices &services, QWidget *parent = nullptr);
    ~BinPage() override;

    QString title() const override;
    QString iconName() const override;
    QString placeholder() const override;
    void refresh(const model::ChangeSet &changes) override;
    /// "restore" and "erase" (the keys of the page's own actions).
    bool trigger(const QString &actionId) override;

protected:
    void search() override;
    void readDetail() override;
    int rowOf(model::RowId id) const override;
    model::RowId recordAt(int row) const override;
    void showEmpty() override;
    void retranslate() override;

private:
    void makeFacets();
    void makeActions();
    void showFacets();
    void showContents(const BinContents &contents);
    void showActions();
    std::vector<model::BinEntry> selectedEntries() const;
    void restore(const QStringList &entries);
    void restoreRecord(const model::ForgetItem &item);
    void erase();
    void saveReceipt();
    void letBackIn();

    BinListModel *m_model;
    BinDetail *m_detail;
    Button *m_restore = nullptr;
    Button *m_export = nullptr;
    Button *m_letIn = nullptr;
    Button *m_erase = nullptr;
    BinContents::Question m_question;
};

} // namespace evoca::app
