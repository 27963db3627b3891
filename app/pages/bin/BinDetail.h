#pragma once

#include "pages/bin/BinContents.h"

#include <QScrollArea>

class QVBoxLayout;

namespace evoca::app {

class Label;
class PlanTree;
class PlanTreeModel;
class ReceiptView;
class SectionHeader;
class Theme;

/// One line of the bin: a deed that can be taken back, a receipt, or a mark that keeps something out.
class BinDetail : public QScrollArea
{
    Q_OBJECT
public:
    explicit BinDetail(Theme &theme, QWidget *parent = nullptr);
    void setData(BinDetailData data);
    const BinDetailData &data() const { return m_data; }
    void retranslate();

Q_SIGNALS:
    /// Takes one record out of a deed that holds several.
    void recordRestoreRequested(const evoca::model::ForgetItem &item);

private:
    void showEntry();
    void showItems();
    void showMark();

    Theme &m_theme;
    BinDetailData m_data;
    QWidget *m_inside;
    Label *m_title;
    Label *m_meta;
    Label *m_text;
    Label *m_reason;
    SectionHeader *m_itemsHeader;
    QVBoxLayout *m_items;
    SectionHeader *m_goesHeader;
    PlanTreeModel *m_model;
    PlanTree *m_tree;
    ReceiptView *m_receipt;
};

} // namespace evoca::app
