// The part of BinPage that builds and arranges its widgets.
#include "pages/bin/BinPage.h"

#include "forgetdialog/ForgetWords.h"
#include "pages/bin/BinDelegate.h"
#include "pages/bin/BinDetail.h"
#include "pages/bin/BinListModel.h"
#include "search/Query.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/ChoiceMenu.h"
#include "widgets/FacetBar.h"
#include "widgets/ListHeader.h"

#include <QMenu>

#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

using Part = BinContents::Part;
using Order = BinContents::Order;
using By = model::ForgetDeed::By;

struct PartChip
{
    Part part;
    QLatin1StringView id;
    QLatin1StringView icon;
};
constexpr std::array parts {PartChip {Part::Restorable, "restorable"_L1, "undo"_L1},
                            PartChip {Part::Erased, "erased"_L1, "shield"_L1},
                            PartChip {Part::KeptOut, "keptout"_L1, "lock"_L1}};
constexpr std::array kinds {model::ForgetKind::Session, model::ForgetKind::Experience, model::ForgetKind::Lesson,
                            model::ForgetKind::Episode, model::ForgetKind::Memory,     model::ForgetKind::Context,
                            model::ForgetKind::Request};

QString byName(By by)
{
    switch (by) {
    case By::Person: return BinPage::tr("You");
    case By::Client: return BinPage::tr("Agents");
    case By::Expiry: return BinPage::tr("Expiry date");
    }
    return {};
}

} // namespace

BinPage::BinPage(AppServices &services, QWidget *parent)
    : ListDetailPage(services, u"bin"_s, parent), m_model(new BinListModel(this)),
      m_detail(new BinDetail(services.theme))
{
    auto *delegate = new BinDelegate(services.theme, *m_model, this);
    buildPanes(m_model, delegate, m_detail, {.wide = 520, .medium = 380});
    m_list->setObjectName(u"binList"_s);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_header->hide();
    makeFacets();
    makeActions();
    connect(delegate, &BinDelegate::restoreClicked, this, [this](int row) { restore({m_model->entry(row)->id}); });
    connect(m_detail, &BinDetail::recordRestoreRequested, this, &BinPage::restoreRecord);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &BinPage::showActions);
}

void BinPage::makeFacets()
{
    for (const PartChip &chip : parts) {
        m_facets->addToggle({QString(chip.id), {}, QString(chip.icon), [part = chip.part] {
                                 switch (part) {
                                 case Part::Restorable: return tr("Can be restored");
                                 case Part::Erased: return tr("Erased");
                                 case Part::KeptOut: return tr("Kept out of the import");
                                 case Part::All: break;
                                 }
                                 return QString();
                             }});
    }
    m_facets->addDimension({u"kind"_s, u"tag"_s, [] { return tr("Kind"); },
                            [this](QMenu &menu) {
                                Choices choices {{QString(), tr("All", "kinds")}};
                                for (const model::ForgetKind kind : kinds)
                                    choices.append({model::forgetKindId(kind), ForgetWords::kinds(kind)});
                                const QString now = m_question.kind ? model::forgetKindId(*m_question.kind) : QString();
                                fillChoiceMenu(menu, choices, now, [this](const QString &chosen) {
                                    m_question.kind = model::forgetKindFromId(chosen);
                                    search();
                                });
                            }});
    m_facets->addDimension(
        {u"project"_s, u"folder"_s, [] { return tr("Project"); }, [this](QMenu &menu) { fillProjects(menu); }});
    m_facets->addDimension({u"by"_s, u"user"_s, [] { return tr("By whom"); },
                            [this](QMenu &menu) {
                                Choices choices {{QString(), tr("Anybody")}};
                                for (const By by : {By::Person, By::Client, By::Expiry})
                                    choices.append({QString::number(int(by)), byName(by)});
                                const QString now = m_question.by ? QString::number(int(*m_question.by)) : QString();
                                fillChoiceMenu(menu, choices, now, [this](const QString &chosen) {
                                    m_question.by = chosen.isEmpty() ? std::nullopt : std::optional(By(chosen.toInt()));
                                    search();
                                });
                            }});
    const auto orderName = [](Order order) {
        return order == Order::Newest ? tr("Newest first") : tr("Soonest gone first");
    };
    m_facets->setOrder([this, orderName] { return orderName(m_question.order); },
                       [this, orderName](QMenu &menu) {
                           for (const Order order : {Order::Newest, Order::SoonestGone}) {
                               QAction *action = menu.addAction(orderName(order));
                               action->setCheckable(true);
                               action->setChecked(order == m_question.order);
                               connect(action, &QAction::triggered, this, [this, order] {
                                   m_question.order = order;
                                   search();
                               });
                           }
                       });
    connect(m_facets, &FacetBar::toggled, this, [this](const QString &id) {
        for (const PartChip &chip : parts) {
            if (chip.id == id)
                m_question.part = m_question.part == chip.part ? Part::All : chip.part;
        }
        search();
    });
}

void BinPage::showFacets()
{
    const model::Query query = model::parseQuery(m_query);
    for (const PartChip &chip : parts)
        m_facets->setToggled(QString(chip.id), chip.part == m_question.part);
    m_facets->setValue(u"kind"_s, m_question.kind ? ForgetWords::kinds(*m_question.kind) : QString());
    m_facets->setValue(u"project"_s, query.projects.value(0));
    m_facets->setValue(u"by"_s, m_question.by ? byName(*m_question.by) : QString());
    m_facets->retranslate();
    readProjects();
}

void BinPage::makeActions()
{
    m_restore = addAction(u"undo"_s, true);
    m_restore->setObjectName(u"restore"_s);
    m_export = addAction(u"export"_s, true);
    m_export->setObjectName(u"saveReceipt"_s);
    m_letIn = addAction(u"refresh"_s, true);
    m_letIn->setObjectName(u"letBackIn"_s);
    m_erase = addDangerAction(u"bin"_s);
    m_erase->setObjectName(u"erase"_s);
    connect(m_restore, &QAbstractButton::clicked, this, [this] {
        QStringList ids;
        for (const model::BinEntry &entry : selectedEntries())
            ids << entry.id;
        restore(ids);
    });
    connect(m_export, &QAbstractButton::clicked, this, &BinPage::saveReceipt);
    connect(m_letIn, &QAbstractButton::clicked, this, &BinPage::letBackIn);
    connect(m_erase, &QAbstractButton::clicked, this, &BinPage::erase);
}

void BinPage::showActions()
{
    const BinDetailData &data = m_detail->data();
    const int entries = int(selectedEntries().size());
    m_restore->setVisible(entries > 0);
    m_erase->setVisible(entries > 0 && services().purge);
    m_export->setVisible(data.receipt.has_value());
    m_letIn->setVisible(data.mark.has_value());
    m_restore->setText(entries > 1 ? tr("Restore %n", "entries", entries) : tr("Restore"));
    m_erase->setText(entries > 1 ? tr("Erase %n…", "entries", entries) : tr("Erase…"));
    m_erase->setHint(m_erase->text(), QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText));
    for (Button *button : {m_restore, m_export, m_letIn, m_erase})
        button->updateGeometry();
}

void BinPage::retranslate()
{
    m_list->setAccessibleName(tr("Bin"));
    m_export->setText(tr("Save receipt…"));
    m_letIn->setText(tr("Let it in again"));
    m_letIn->setHint(tr("Let the next import bring it back"));
    m_model->retranslate();
    m_detail->retranslate();
    showFacets();
    showActions();
    ListDetailPage::retranslate();
}

} // namespace evoca::app
