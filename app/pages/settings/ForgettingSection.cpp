#include "pages/settings/ForgettingSection.h"

#include "store/Reader.h"
#include "widgets/Button.h"
#include "widgets/InlineMessage.h"
#include "widgets/Switch.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr std::array choices {7, 30, 90, 365, 0};
}

ForgettingSection::ForgettingSection(AppServices &services)
    : SettingsSection(services, u"forgetting"_s, u"bin"_s), m_error(new InlineMessage(services.theme)),
      m_days(new QComboBox), m_purge(new Switch(services.theme)),
      m_bin(new Button(services.theme, Button::Kind::Default))
{
    form()->addWidget(m_error);
    m_days->setObjectName(u"binDays"_s);
    m_days->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_days->setMinimumHeight(theme().px(32));
    m_purge->setObjectName(u"purgeAfterwards"_s);
    addRow([] { return tr("Keep in the bin"); },
           [] { return tr("So long what is forgotten can be restored. Counts for what is forgotten from now on."); },
           m_days);
    addRow([] { return tr("Erase afterwards"); },
           [] { return tr("For good, with a check and a receipt. Otherwise it stays hidden in the bin."); }, m_purge);
    addRow([] { return tr("What was forgotten"); }, [] { return tr("Restore it, erase it, see the receipts."); },
           m_bin);
    connect(m_days, &QComboBox::activated, this, [this] {
        model::Bin::Retention changed = m_retention;
        changed.days = m_days->currentData().toInt();
        save(changed);
    });
    connect(m_purge, &QAbstractButton::clicked, this, [this](bool on) {
        model::Bin::Retention changed = m_retention;
        changed.purgeAfterwards = on;
        save(changed);
    });
    connect(m_bin, &QAbstractButton::clicked, this, [this] { Q_EMIT placeRequested({.page = u"bin"_s}); });
}

QString ForgettingSection::title() const
{
    return tr("Forgetting");
}
QString ForgettingSection::keywords() const
{
    return tr("bin erase restore days retention purge");
}

void ForgettingSection::activate()
{
    services().reader.read<model::Bin::Retention>(
        u"settings.forgetting"_s, this,
        [](model::Connection &connection, const model::ReadTicket &) { return model::Bin::retention(connection); },
        [this](model::Result<model::Bin::Retention> retention) {
            if (!retention)
                return;
            m_retention = *retention;
            show();
        });
}

void ForgettingSection::save(const model::Bin::Retention &changed)
{
    const model::Bin::Retention before = m_retention;
    model::Bin(services().writer)
        .setRetention(changed)
        .then(this, [this, before, changed](const model::Result<void> &done) {
            if (!done) {
                m_error->show(InlineMessage::Kind::Failure, tr("Not saved."), done.error().message);
                show();
                return;
            }
            m_error->hide();
            m_retention = changed;
            show();
            Q_EMIT toastRequested(tr("Saved"), [this, before] { save(before); });
        });
}

void ForgettingSection::show()
{
    const QSignalBlocker block(m_days);
    m_days->clear();
    for (const int days : choices)
        m_days->addItem(days == 0 ? tr("Until I erase it") : tr("%n day(s)", "", days), days);
    if (m_days->findData(m_retention.days) < 0)
        m_days->addItem(tr("%n day(s)", "", m_retention.days), m_retention.days);
    m_days->setCurrentIndex(m_days->findData(m_retention.days));
    m_purge->setChecked(m_retention.purgeAfterwards);
    m_purge->setEnabled(m_retention.days > 0);
}

void ForgettingSection::retranslate()
{
    SettingsSection::retranslate();
    m_bin->setText(tr("Open the bin"));
    m_bin->updateGeometry();
    show();
}

} // namespace evoca::app
