#pragma once

#include "access/RequestQuery.h"
#include "access/ReturnedRecords.h"
#include "pages/ListDetailPage.h"

namespace evoca::app {

class Button;
class RequestBars;
class RequestColumns;
class RequestDetail;
class RequestListModel;

/// What agents asked and what they got: live, with what can be done when an answer was wrong.
class RequestsPage : public ListDetailPage
{
    Q_OBJECT
public:
    explicit RequestsPage(AppServices &services, QWidget *parent = nullptr);
    ~RequestsPage() override;

    QString title() const override;
    QString iconName() const override;
    QString placeholder() const override;
    void refresh(const model::ChangeSet &changes) override;
    void setLayoutWidth(LayoutWidth width) override;
    bool trigger(const QString &actionId) override;

protected:
    void search() override;
    void readDetail() override;
    int rowOf(model::RowId id) const override;
    model::RowId recordAt(int row) const override;
    void showEmpty() override;
    void storeChanged() override;
    std::optional<model::ForgetItem> forgettableAt(int row) const override;
    std::optional<model::ForgetItem> forgettableShown() const override;
    void retranslate() override;

private:
    /// A first page with the figures of all that fits.
    struct Found
    {
        std::vector<model::RequestRecord> rows;
        model::RequestFigures figures;
        std::vector<model::ClientFigures> clients;
        QStringList tools;
    };
    static model::Result<Found> find(model::Connection &connection, const model::RequestFilter &filter);
    void makeFacets();
    void makeActions();
    void showFacets();
    model::RequestFilter filter() const;
    void fetch(model::RowId before);
    void showFound(const Found &found);
    void showHeader();
    void openRecord(const model::ReturnedRecord &record);
    void forgetRecord(const model::ReturnedRecord &record);
    void copyRequest();
    void exportAll();

    RequestListModel *m_model;
    RequestDetail *m_detail;
    RequestColumns *m_columns = nullptr;
    RequestBars *m_bars = nullptr;
    Button *m_copy = nullptr;
    Button *m_export = nullptr;
    std::optional<model::RequestFilter::Group> m_group;
    Found m_last;
    Found m_waiting; ///< newer rows, announced by the pill
};

} // namespace evoca::app
