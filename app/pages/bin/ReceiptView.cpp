#include "pages/bin/ReceiptView.h"

#include "forgetdialog/ForgetWords.h"
#include "i18n/Words.h"
#include "theme/Icons.h"
#include "theme/OutcomeShape.h"
#include "theme/Theme.h"
#include "widgets/Label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

/// The sign beside a check, or the shield at the top.
class Sign : public QWidget
{
public:
    Sign(Theme &theme, bool passed, bool shield, QWidget *parent)
        : QWidget(parent), m_theme(theme), m_passed(passed), m_shield(shield)
    {
        const int side = theme.px(shield ? 28 : 16);
        setFixedSize(side, side);
    }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QPointF centre = QRectF(rect()).center();
        if (m_shield)
            Icons::paint(painter, m_passed ? u"shield"_s : u"warn"_s, centre, m_theme.px(24),
                         m_theme.color(m_passed ? Token::Success : Token::Warning));
        else
            OutcomeShape::paint(painter, m_theme, m_passed ? model::Status::Success : model::Status::Failure, centre,
                                m_theme.px(14), m_theme.color(Token::Base));
    }

private:
    Theme &m_theme;
    bool m_passed;
    bool m_shield;
};

} // namespace

ReceiptView::ReceiptView(Theme &theme, QWidget *parent)
    : Surface(theme, Token::Base, parent), m_theme(theme), m_column(new QVBoxLayout(this))
{
    setPanel(Token::LineStrong);
    m_column->setContentsMargins(theme.px(16), theme.px(16), theme.px(16), theme.px(16));
    m_column->setSpacing(0);
}

void ReceiptView::addTitle(const QString &text)
{
    m_column->addSpacing(m_theme.px(12));
    m_column->addWidget(new Line(m_theme, this));
    m_column->addSpacing(m_theme.px(12));
    auto *label = new Label(m_theme, FontRole::BodyStrong, Token::Text, this);
    label->setText(text);
    m_column->addWidget(label);
    m_column->addSpacing(m_theme.px(6));
}

void ReceiptView::addPair(const QString &name, const QString &value, bool strong)
{
    auto *holder = new QWidget(this);
    auto *row = new QHBoxLayout(holder);
    row->setContentsMargins(0, m_theme.px(3), 0, m_theme.px(3));
    auto *left = new Label(m_theme, FontRole::Meta, Token::Text2, holder);
    left->setText(name);
    left->setElided(true);
    auto *right = new Label(m_theme, strong ? FontRole::MetaStrong : FontRole::MetaMedium, Token::Text, holder);
    right->setText(value);
    right->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(left, 1);
    row->addWidget(right);
    m_column->addWidget(holder);
}

void ReceiptView::addCheck(const QString &text, bool passed)
{
    auto *holder = new QWidget(this);
    auto *row = new QHBoxLayout(holder);
    row->setContentsMargins(0, m_theme.px(3), 0, m_theme.px(3));
    row->setSpacing(m_theme.px(8));
    auto *label = new Label(m_theme, FontRole::Meta, Token::Text, holder);
    label->setText(text);
    label->setWordWrap(true);
    row->addWidget(new Sign(m_theme, passed, false, holder), 0, Qt::AlignTop);
    row->addWidget(label, 1);
    holder->setAccessibleName(passed ? tr("Passed: %1").arg(text) : tr("Failed: %1").arg(text));
    m_column->addWidget(holder);
}

void ReceiptView::addHead()
{
    auto *holder = new QWidget(this);
    auto *row = new QHBoxLayout(holder);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(m_theme.px(12));
    row->addWidget(new Sign(m_theme, m_receipt.verified, true, holder));
    auto *words = new QVBoxLayout;
    words->setSpacing(m_theme.px(2));
    auto *title = new Label(m_theme, FontRole::Lead, Token::Text, holder);
    title->setRole(FontRole::LeadStrong);
    title->setText(m_receipt.verified ? tr("Erased and verified") : tr("Erased, but a check still finds something"));
    title->setWordWrap(true);
    auto *when = new Label(m_theme, FontRole::Meta, Token::Text2, holder);
    when->setText(tr("%1  ·  receipt %2", "date and time, number")
                      .arg(ForgetWords::moment(m_receipt.finished), u"%1"_s.arg(m_receipt.number, 4, 10, QChar(u'0'))));
    words->addWidget(title);
    words->addWidget(when);
    row->addLayout(words, 1);
    m_column->addWidget(holder);
}

void ReceiptView::setReceipt(const model::Receipt &receipt)
{
    m_receipt = receipt;
    while (QLayoutItem *item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    addHead();
    addTitle(tr("What was erased"));
    for (const auto &[part, count] : receipt.erased) {
        if (count > 0)
            addPair(ForgetWords::part(part), Words::number(count), true);
    }
    if (receipt.lessonsLowered > 0)
        addPair(tr("Lessons with less support"), Words::number(receipt.lessonsLowered), true);
    addTitle(tr("What was checked"));
    for (const model::PurgeCheck &check : receipt.checks)
        addCheck(ForgetWords::check(check), check.found == 0);
    if (receipt.repairs > 0)
        addCheck(tr("Found again and removed: %n time(s)", "", receipt.repairs), receipt.verified);
    addTitle(tr("What remains elsewhere"));
    for (const model::Remainder &remainder : receipt.remains)
        addPair(ForgetWords::remainder(remainder), ForgetWords::state(remainder), false);
    if (receipt.remains.empty())
        addPair(tr("Nowhere that Evoca knows of"), {}, false);
    m_column->addSpacing(m_theme.px(12));
    m_column->addWidget(new Line(m_theme, this));
    m_column->addSpacing(m_theme.px(12));
    auto *note = new Label(m_theme, FontRole::Meta, Token::Text2, this);
    note->setText(tr("The receipt holds counts, times and keyed marks. It never holds what was erased."));
    note->setWordWrap(true);
    m_column->addWidget(note);
    setAccessibleName(model::receiptText(receipt));
}

} // namespace evoca::app
