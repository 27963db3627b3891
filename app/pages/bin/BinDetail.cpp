#include "pages/bin/BinDetail.h"

#include "forgetdialog/ForgetWords.h"
#include "forgetdialog/PlanTree.h"
#include "forgetdialog/PlanTreeModel.h"
#include "i18n/Words.h"
#include "pages/bin/BinListModel.h"
#include "pages/bin/ReceiptView.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/Label.h"
#include "widgets/SectionHeader.h"

#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr std::size_t mostItems = 100;
}

BinDetail::BinDetail(Theme &theme, QWidget *parent)
    : QScrollArea(parent), m_theme(theme), m_inside(new QWidget),
      m_title(new Label(theme, FontRole::Title, Token::Text)), m_meta(new Label(theme, FontRole::Meta, Token::Text2)),
      m_text(new Label(theme, FontRole::Body, Token::Text2)), m_reason(new Label(theme, FontRole::Body, Token::Text)),
      m_itemsHeader(new SectionHeader(theme)), m_items(new QVBoxLayout), m_goesHeader(new SectionHeader(theme)),
      m_model(new PlanTreeModel(this)), m_tree(new PlanTree(theme, *m_model)), m_receipt(new ReceiptView(theme))
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(m_inside);
    column->setContentsMargins(theme.px(24), theme.px(20), theme.px(24), theme.px(24));
    column->setSpacing(theme.px(8));
    for (Label *label : {m_title, m_meta, m_text, m_reason})
        label->setWordWrap(true);
    m_items->setSpacing(0);
    column->addWidget(m_receipt);
    column->addWidget(m_title);
    column->addWidget(m_meta);
    column->addWidget(m_text);
    column->addWidget(m_reason);
    column->addSpacing(theme.px(8));
    column->addWidget(m_itemsHeader);
    column->addLayout(m_items);
    column->addSpacing(theme.px(8));
    column->addWidget(m_goesHeader);
    column->addWidget(m_tree);
    column->addStretch();
    setWidget(m_inside);
    m_inside->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    m_tree->setSurface(Token::Base);
}

void BinDetail::setData(BinDetailData data)
{
    m_data = std::move(data);
    verticalScrollBar()->setValue(0);
    retranslate();
}

void BinDetail::retranslate()
{
    m_receipt->setVisible(m_data.receipt.has_value());
    for (QWidget *widget : std::initializer_list<QWidget *> {m_title, m_meta, m_text})
        widget->setVisible(!m_data.receipt);
    const bool entry = m_data.entry.has_value();
    m_reason->setVisible(entry && !m_data.entry->deed.reason.isEmpty());
    m_itemsHeader->setVisible(entry && m_data.entry->items.size() > 1);
    m_goesHeader->setVisible(entry && !m_data.plan.tree.empty());
    m_tree->setVisible(entry && !m_data.plan.tree.empty());
    showItems();
    if (m_data.receipt) {
        m_receipt->setReceipt(*m_data.receipt);
        setAccessibleName(receiptTitle(*m_data.receipt));
    } else if (entry) {
        showEntry();
    } else if (m_data.mark) {
        showMark();
    }
}

void BinDetail::showEntry()
{
    const model::BinEntry &entry = *m_data.entry;
    m_title->setText(BinListModel::entryTitle(entry));
    setAccessibleName(m_title->text());
    QStringList parts {ForgetWords::kind(entry.kind)};
    if (!entry.project.isEmpty())
        parts << entry.project;
    parts << tr("forgotten %1, %2", "by whom, when")
                 .arg(ForgetWords::by(entry.deed.by, entry.deed.client), ForgetWords::moment(entry.at));
    m_meta->setText(parts.join(u"  ·  "_s));
    m_text->setText(entry.expires == 0
                        ? tr("Hidden from every list, search and tool. It stays restorable until you erase it.")
                        : tr("Hidden from every list, search and tool. Until %1 it comes back exactly as it was (%2).",
                             "date, days left")
                              .arg(Words::shortDate(entry.expires), BinListModel::daysLeft(entry)));
    m_reason->setText(tr("Why: %1", "reason").arg(entry.deed.reason));
    m_itemsHeader->setTitle(tr("Forgotten together"));
    m_itemsHeader->setNote(ForgetWords::records(qint64(entry.items.size())));
    m_goesHeader->setTitle(tr("What would be erased"));
    m_goesHeader->setNote(ForgetWords::records(m_data.plan.records));
    m_tree->setAccessibleName(tr("What would be erased"));
    // Named records one by one would offer boxes, and nothing is decided here.
    m_model->setPlan(m_data.plan.tree, {});
    m_tree->showWhole();
}

void BinDetail::showItems()
{
    while (QLayoutItem *item = m_items->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    if (!m_data.entry || m_data.entry->items.size() < 2)
        return;
    const std::vector<model::ForgetItem> &items = m_data.entry->items;
    for (std::size_t index = 0; index < std::min(mostItems, items.size()); ++index) {
        const model::ForgetItem &item = items[index];
        auto *holder = new QWidget(m_inside);
        auto *row = new QHBoxLayout(holder);
        row->setContentsMargins(0, m_theme.px(4), 0, m_theme.px(4));
        row->setSpacing(m_theme.px(8));
        row->addWidget(new IconLabel(m_theme, ForgetWords::icon(item.kind), 15, holder));
        auto *name = new Label(m_theme, FontRole::Body, Token::Text, holder);
        name->setText(index == 0 && !m_data.entry->title.isEmpty() ? m_data.entry->title
                                                                   : ForgetWords::kind(item.kind));
        name->setElided(true);
        auto *id = new Label(m_theme, FontRole::Code, Token::Text3, holder);
        id->setText(ForgetWords::shortId(item.id));
        auto *restore = new Button(m_theme, Button::Kind::Link, holder);
        restore->setText(tr("Restore"));
        restore->setAccessibleName(tr("Restore %1 %2", "kind, id").arg(ForgetWords::kind(item.kind), item.id));
        connect(restore, &QAbstractButton::clicked, this, [this, item] { Q_EMIT recordRestoreRequested(item); });
        row->addWidget(name, 1);
        row->addWidget(id);
        row->addWidget(restore);
        m_items->addWidget(holder);
    }
    if (items.size() > mostItems) {
        auto *more = new Label(m_theme, FontRole::Meta, Token::Text3, m_inside);
        more->setText(tr("and %n more", "records", int(items.size() - mostItems)));
        m_items->addWidget(more);
    }
}

void BinDetail::showMark()
{
    const model::Tombstone &mark = *m_data.mark;
    const auto kind = model::forgetKindFromId(mark.kind);
    m_title->setText(
        tr("Kept out of the import: %1", "kind of record").arg(kind ? ForgetWords::kind(*kind) : mark.kind));
    setAccessibleName(m_title->text());
    m_meta->setText(tr("erased %1", "date").arg(Words::shortDate(mark.created)));
    m_text->setText(tr("A keyed mark without content. While it stands, no import brings this back. If you let it in "
                       "again, the next reading of its file imports it anew, as long as the agent still has that "
                       "file."));
}

} // namespace evoca::app
