// The part of ForgetDialog that builds and arranges its widgets.
#include "forgetdialog/ForgetDialog.h"

#include "forgetdialog/FilterRow.h"
#include "forgetdialog/PlanTree.h"
#include "forgetdialog/PlanTreeModel.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/ChoiceCard.h"
#include "widgets/InlineMessage.h"
#include "widgets/Label.h"
#include "widgets/SectionHeader.h"
#include "widgets/Surface.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int twoColumns = 600; // panel width from which tree and rest stand side by side
constexpr int treeHeight = 120; // least
} // namespace

void ForgetDialog::build()
{
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_title = new Label(theme(), FontRole::Title, Token::Text);
    m_subtitle = new Label(theme(), FontRole::Meta, Token::Text2);
    m_subtitle->setElided(true);
    m_close = new Button(theme(), Button::Kind::Quiet);
    m_close->setIconName(u"x"_s);
    m_filter = new FilterRow(m_services);
    m_filter->setVisible(m_target.filter.has_value());
    if (m_target.filter)
        m_filter->setFilter(*m_target.filter);
    m_error = new InlineMessage(theme());
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    column->addLayout(head);
    column->addWidget(m_subtitle);
    column->addSpacing(theme().px(12));
    column->addWidget(m_filter);
    column->addWidget(m_error);
    if (m_target.filter)
        column->addSpacing(theme().px(12));
    auto *body = new QWidget;
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, body);
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(theme().px(24));
    m_columns->addWidget(buildWhatGoes(), 11);
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    QWidget *rest = buildRest();
    scroll->setWidget(rest);
    rest->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    m_columns->addWidget(scroll, 6);
    column->addWidget(body, 1);
    column->addSpacing(theme().px(16));
    column->addWidget(buildFoot());
    connect(m_close, &QAbstractButton::clicked, this, &Sheet::dismiss);
    connect(m_filter, &FilterRow::changed, this, [this] {
        m_target.filter = m_filter->filter();
        readPlan();
    });
    m_go->setFocus();
}

QWidget *ForgetDialog::buildWhatGoes()
{
    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme().px(8));
    m_goesHeader = new SectionHeader(theme(), nullptr, false);
    m_model = new PlanTreeModel(this);
    auto *frame = new Surface(theme(), Token::Raised);
    frame->setPanel(Token::LineStrong);
    auto *inside = new QVBoxLayout(frame);
    inside->setContentsMargins(theme().px(4), theme().px(6), theme().px(4), theme().px(6));
    m_tree = new PlanTree(theme(), *m_model);
    m_tree->setObjectName(u"forgetPlan"_s);
    m_tree->setMinimumHeight(theme().px(treeHeight));
    inside->addWidget(m_tree);
    column->addWidget(m_goesHeader);
    column->addWidget(frame, 1);
    connect(m_model, &PlanTreeModel::toggled, this, [this](const model::ForgetItem &item, bool goes) {
        if (goes)
            m_target.items.push_back(item);
        else
            std::erase(m_target.items, item);
        readPlan();
    });
    return side;
}

QWidget *ForgetDialog::buildRest()
{
    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, theme().px(12), 0);
    column->setSpacing(theme().px(8));
    m_changesHeader = new SectionHeader(theme(), nullptr, false);
    m_changes = new QVBoxLayout;
    m_changes->setSpacing(theme().px(8));
    m_elsewhereHeader = new SectionHeader(theme(), nullptr, false);
    m_elsewhere = new QVBoxLayout;
    m_elsewhere->setSpacing(theme().px(8));
    m_removeFiles = new QCheckBox;
    m_removeFiles->setObjectName(u"removeAgentFiles"_s);
    m_removeFiles->hide();
    column->addWidget(m_changesHeader);
    column->addLayout(m_changes);
    column->addSpacing(theme().px(12));
    column->addWidget(m_elsewhereHeader);
    column->addLayout(m_elsewhere);
    column->addWidget(m_removeFiles);
    column->addStretch();
    return side;
}

QWidget *ForgetDialog::buildFoot()
{
    auto *foot = new QWidget;
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme().px(12));
    auto *cards = new QWidget;
    auto *choice = new QHBoxLayout(cards);
    choice->setContentsMargins(0, 0, 0, 0);
    choice->setSpacing(theme().px(16));
    m_bin = new ChoiceCard(theme());
    m_bin->setObjectName(u"forgetToBin"_s);
    m_bin->setChecked(true);
    m_erase = new ChoiceCard(theme());
    m_erase->setObjectName(u"forgetErase"_s);
    choice->addWidget(m_bin, 1);
    choice->addWidget(m_erase, 1);
    column->addWidget(cards);
    auto *options = new QHBoxLayout;
    options->setSpacing(theme().px(10));
    m_reason = new QLineEdit;
    m_reason->setObjectName(u"forgetReason"_s);
    m_reason->setMaxLength(1000);
    m_reason->setFixedHeight(theme().px(32));
    m_reason->setTextMargins(8, 0, 8, 0);
    m_keepOut = new QCheckBox;
    m_keepOut->setObjectName(u"keepOut"_s);
    m_keepOut->setChecked(true);
    m_keepOut->setFixedHeight(theme().px(32));
    m_keepOutNote = new Label(theme(), FontRole::Meta, Token::Text2);
    m_keepOutNote->setElided(true);
    options->addWidget(m_reason, 1);
    options->addWidget(m_keepOut);
    options->addWidget(m_keepOutNote, 1);
    column->addLayout(options);
    column->addWidget(new Line(theme()));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme().px(8));
    m_made = new Label(theme(), FontRole::Meta, Token::Text2);
    m_cancel = new Button(theme(), Button::Kind::Default);
    m_cancel->setObjectName(u"forgetCancel"_s);
    m_go = new Button(theme(), Button::Kind::Primary);
    m_go->setObjectName(u"forgetGo"_s);
    m_go->setIconName(u"bin"_s);
    buttons->addWidget(m_made);
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_go);
    column->addLayout(buttons);
    connect(m_cancel, &QAbstractButton::clicked, this, &Sheet::dismiss);
    connect(m_go, &QAbstractButton::clicked, this, &ForgetDialog::decide);
    connect(m_erase, &QAbstractButton::toggled, this, [this] { showButtons(); });
    return foot;
}

void ForgetDialog::panelResized(QSize size)
{
    if (m_columns)
        m_columns->setDirection(size.width() < theme().px(twoColumns) ? QBoxLayout::TopToBottom
                                                                      : QBoxLayout::LeftToRight);
}

} // namespace evoca::app
