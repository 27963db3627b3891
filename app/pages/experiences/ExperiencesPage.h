#pragma once

#include "pages/ListDetailPage.h"
#include "search/Results.h"

namespace evoca::app {

class Button;
class ExperienceDetail;
class ExperienceListModel;
struct ExperienceDetailData;

/// The main page: what was tried and how it ended.
class ExperiencesPage : public ListDetailPage
{
    Q_OBJECT
public:
    explicit ExperiencesPage(AppServices &services, QWidget *parent = nullptr);
    ~ExperiencesPage() override;

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
    void currentRow(int row) override;
    std::optional<model::ForgetItem> forgettableAt(int row) const override;
    std::optional<model::ForgetItem> forgettableShown() const override;
    void retranslate() override;

private:
    void makeFacets();
    void makeActions();
    void showFacets();
    void fetch(const QString &cursor);
    void showPage(const model::ExperiencePage &page);
    void countWithout();
    void showHeader();
    void openTranscript(model::RowId message);
    void setVerdict(model::Status status);
    void togglePin();
    void copyContext();
    bool byDay() const;

    ExperienceListModel *m_model;
    ExperienceDetail *m_detail;
    Button *m_transcript = nullptr;
    Button *m_copy = nullptr;
    Button *m_pin = nullptr;
    model::ExperiencePage m_last; ///< numbers of the list as shown
    model::ExperiencePage m_waiting; ///< newer first page, announced by the pill
    bool m_newest = false; ///< order: newest first even with text
    bool m_pinned = false;
};

} // namespace evoca::app
