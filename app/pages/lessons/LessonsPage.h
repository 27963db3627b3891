#pragma once

#include "pages/ListDetailPage.h"
#include "search/LessonSearch.h"
#include "store/Corrections.h"

namespace evoca::app {

class Button;
class LessonDetail;
class LessonForm;
class LessonListModel;
struct LessonDetailData;

/// What experiences teach: which lessons can be trusted, and why.
class LessonsPage : public ListDetailPage
{
    Q_OBJECT
public:
    explicit LessonsPage(AppServices &services, QWidget *parent = nullptr);
    ~LessonsPage() override;

    QString title() const override;
    QString iconName() const override;
    QString placeholder() const override;
    void refresh(const model::ChangeSet &changes) override;
    bool stepBack() override;
    bool trigger(const QString &actionId) override;

protected:
    void search() override;
    void readDetail() override;
    int rowOf(model::RowId id) const override;
    model::RowId recordAt(int row) const override;
    void showEmpty() override;
    std::optional<model::ForgetItem> forgettableAt(int row) const override;
    std::optional<model::ForgetItem> forgettableShown() const override;
    void retranslate() override;

private:
    void makeFacets();
    void makeActions();
    void showFacets();
    void fetch(const QString &cursor);
    void showPage(const model::LessonPage &page);
    void showHeader();
    void togglePin();
    void toggleMute();
    void save(const QString &text);
    void revert();
    void say(model::LessonWord word);
    void beginLesson();
    void addLesson(const model::NewLesson &lesson);

    LessonListModel *m_model;
    LessonDetail *m_detail;
    LessonForm *m_form = nullptr;
    Button *m_confirm = nullptr;
    Button *m_dispute = nullptr;
    Button *m_edit = nullptr;
    Button *m_pin = nullptr;
    Button *m_mute = nullptr;
    model::LessonSearch::Group m_group = model::LessonSearch::Group::Any;
    model::LessonSearch::Order m_order = model::LessonSearch::Order::Confidence;
    model::LessonPage m_last;
};

} // namespace evoca::app
