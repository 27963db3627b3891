#include "desktop/Tray.h"

#include <KStatusNotifierItem>

#include <QGuiApplication>
#include <QMenu>
#include <QStyleHints>

using namespace Qt::StringLiterals;

namespace evoca::app {

Tray::Tray() : m_item(new KStatusNotifierItem(u"evoca"_s, this)), m_menu(new QMenu)
{
    buildMenu();
    m_item->setCategory(KStatusNotifierItem::ApplicationStatus);
    m_item->setTitle(u"Evoca"_s);
    m_item->setStandardActionsEnabled(false);
    m_item->setContextMenu(m_menu);
    m_item->setStatus(KStatusNotifierItem::Active);
    connect(m_item, &KStatusNotifierItem::activateRequested, this, &Tray::openRequested);
    connect(&m_host, &TrayHost::changed, this, [this] { Q_EMIT usableChanged(isUsable()); });
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Tray::update);
    retranslate();
}

Tray::~Tray() = default;

bool Tray::isUsable() const
{
    return m_host.isPresent();
}

void Tray::setStatus(const mcp::ServerStatus &status)
{
    m_status = status;
    update();
}

void Tray::setImporting(bool importing, int percent)
{
    if (m_importing == importing && m_percent == percent)
        return;
    m_importing = importing;
    m_percent = percent;
    update();
}

void Tray::setWaitingProjects(int count)
{
    m_waiting = count;
    update();
}

void Tray::buildMenu()
{
    m_state = m_menu->addAction(QString());
    m_clients = m_menu->addAction(QString());
    m_state->setEnabled(false);
    m_clients->setEnabled(false);
    m_menu->addSeparator();
    const auto add = [this](auto signal) {
        QAction *action = m_menu->addAction(QString());
        connect(action, &QAction::triggered, this, signal);
        return action;
    };
    m_open = add(&Tray::openRequested);
    m_search = add(&Tray::searchRequested);
    m_approvals = add(&Tray::approvalsRequested);
    m_menu->addSeparator();
    m_copy = add(&Tray::copyCommandRequested);
    m_pause = m_menu->addAction(QString());
    connect(m_pause, &QAction::triggered, this,
            [this] { Q_EMIT pauseToggled(m_status.state != mcp::ServerStatus::State::Paused); });
    m_settings = add(&Tray::settingsRequested);
    m_menu->addSeparator();
    m_quit = add(&Tray::quitRequested);
    m_menu->setDefaultAction(m_open);
}

void Tray::retranslate()
{
    m_open->setText(tr("Open Evoca"));
    m_search->setText(tr("Quick search…"));
    m_copy->setText(tr("Copy connection command"));
    m_settings->setText(tr("Settings…"));
    m_quit->setText(tr("Quit"));
    update();
}

void Tray::update()
{
    using State = mcp::ServerStatus::State;
    const bool serving = m_status.state == State::Serving;
    const bool paused = m_status.state == State::Paused;
    const QString word = serving ? tr("Serving") : paused ? tr("Paused") : tr("Not serving");
    const QString address = m_status.port != 0 ? u"127.0.0.1:%1"_s.arg(m_status.port) : m_status.error;
    const QString state = address.isEmpty() ? word : u"%1 · %2"_s.arg(word, address);
    m_state->setText(m_importing ? tr("%1 · importing %2 %").arg(state).arg(m_percent) : state);
    m_clients->setText(tr("%n client(s)", nullptr, m_status.clients) + u" · "_s
                       + tr("%n request(s) today", nullptr, int(m_status.requestsToday)));
    m_approvals->setText(tr("%n project(s) wait for approval", nullptr, m_waiting));
    m_approvals->setVisible(m_waiting > 0);
    m_pause->setText(paused ? tr("Serve again") : tr("Pause"));
    m_pause->setEnabled(serving || paused);
    m_copy->setEnabled(serving || paused);

    TrayState icon = serving ? TrayState::Serving : paused ? TrayState::Paused : TrayState::Stopped;
    if (m_importing)
        icon = TrayState::Importing;
    else if (m_status.state == State::Failed)
        icon = TrayState::NeedsYou;
    m_item->setIconByPixmap(trayIcon(icon, QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark));
    m_item->setToolTip(QString(), u"Evoca"_s, m_state->text());
}

} // namespace evoca::app
