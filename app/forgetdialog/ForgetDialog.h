#pragma once

#include "forgetting/Purge.h"
#include "pages/AppServices.h"
#include "widgets/Sheet.h"

class QBoxLayout;
class QCheckBox;
class QLineEdit;
class QVBoxLayout;

namespace evoca::app {

class Button;
class ChoiceCard;
class FilterRow;
class InlineMessage;
class Label;
class PlanTree;
class PlanTreeModel;
class SectionHeader;

/// What forgetting would take away, before it happens: the plan as a tree, what only changes, what remains elsewhere,
/// and whether it goes to the bin or for good. It decides nothing by itself: the signals say what a person chose, and
/// the dialog stays until dismiss() or failed(). Lane of the reader: "forget.plan".
class ForgetDialog : public Sheet
{
    Q_OBJECT
public:
    /// A target with a filter shows the fields of the filter as well.
    ForgetDialog(AppServices &services, const model::ForgetTarget &target, QWidget *window);

    /// It was not done; the dialog stays.
    void failed(const model::Error &error);
    const model::ForgetPlan &plan() const { return m_plan; }

Q_SIGNALS:
    void binChosen(const evoca::model::ForgetTarget &target, const QString &reason);
    void eraseChosen(const evoca::model::ForgetTarget &target, const evoca::model::PurgeOptions &options);

protected:
    void accept() override;
    bool enterPresses(const QWidget *button) const override;
    void panelResized(QSize size) override;
    void changeEvent(QEvent *event) override;

private:
    void build(); ///< ForgetDialogLayout.cpp, with the three below
    QWidget *buildWhatGoes();
    QWidget *buildRest();
    QWidget *buildFoot();
    void retranslate();
    void readPlan();
    void showPlan();
    void showLessons();
    void showElsewhere();
    void showButtons();
    void decide();
    bool erases() const;

    AppServices &m_services;
    model::ForgetTarget m_target;
    model::ForgetPlan m_plan;
    bool m_planned = false; ///< the plan belongs to the target
    PlanTreeModel *m_model;
    Label *m_title;
    Label *m_subtitle;
    Button *m_close;
    FilterRow *m_filter;
    InlineMessage *m_error;
    QBoxLayout *m_columns = nullptr;
    SectionHeader *m_goesHeader;
    PlanTree *m_tree;
    SectionHeader *m_changesHeader;
    QVBoxLayout *m_changes;
    SectionHeader *m_elsewhereHeader;
    QVBoxLayout *m_elsewhere;
    QCheckBox *m_removeFiles;
    ChoiceCard *m_bin;
    ChoiceCard *m_erase;
    QLineEdit *m_reason; ///< of the bin
    QCheckBox *m_keepOut;
    Label *m_keepOutNote;
    Label *m_made;
    Button *m_cancel;
    Button *m_go;
    int m_days = 30; ///< that a thing stays in the bin; 0: for ever
};

} // namespace evoca::app
