#include "pages/settings/ServerSection.h"

#include "McpServer.h"
#include "settings/Settings.h"
#include "widgets/Button.h"
#include "widgets/InlineMessage.h"
#include "widgets/Switch.h"

#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

using State = mcp::ServerStatus::State;

ServerSection::ServerSection(AppServices &services)
    : SettingsSection(services, u"server"_s, u"globe"_s), m_state(new InlineMessage(services.theme)),
      m_toggle(new Button(services.theme, Button::Kind::Default)), m_port(new QSpinBox),
      m_serve(new Switch(services.theme)), m_autostart(new Switch(services.theme)), m_keep(new Switch(services.theme))
{
    form()->addWidget(m_state);
    addSpace(8);
    m_port->setRange(1024, 65535);
    m_port->setMinimumHeight(theme().px(32));
    m_port->setKeyboardTracking(false);
    m_port->setGroupSeparatorShown(false);
    addRow([] { return tr("Answer agents"); },
           [] { return tr("While it is paused, agents are told so and nothing is read."); }, m_toggle);
    addRow([] { return tr("Port"); },
           [] { return tr("On this computer only. Clients that are connected must be told a new one."); }, m_port);
    addRow([] { return tr("Start serving with Evoca"); }, {}, m_serve);
    addRow([] { return tr("Start Evoca when you log in"); }, [] { return tr("Hidden, in the tray."); }, m_autostart);
    addRow([] { return tr("Keep running when the window is closed"); },
           [] { return tr("Without a tray the window is minimised instead."); }, m_keep);
    connect(m_toggle, &QAbstractButton::clicked, this, [this] {
        mcp::McpServer *server = this->services().server;
        if (!server)
            return;
        const State state = server->status().state;
        if (state == State::Serving || state == State::Paused)
            server->setPaused(state == State::Serving);
        else
            restart(this->services().settings.port());
        show();
    });
    connect(m_port, &QSpinBox::valueChanged, this, [this](int port) {
        const quint16 before = this->services().settings.port();
        this->services().settings.setPort(quint16(port));
        restart(quint16(port));
        Q_EMIT toastRequested(tr("Port %1").arg(port), [this, before] {
            this->services().settings.setPort(before);
            restart(before);
            retranslate();
        });
    });
    connect(m_serve, &QAbstractButton::toggled, this,
            [this](bool on) { this->services().settings.setServeOnStart(on); });
    connect(m_autostart, &QAbstractButton::toggled, this,
            [this](bool on) { this->services().settings.setAutostart(on); });
    connect(m_keep, &QAbstractButton::toggled, this, [this](bool on) { this->services().settings.setKeepRunning(on); });
    if (services.server)
        connect(services.server, &mcp::McpServer::statusChanged, this, &ServerSection::show);
}

QString ServerSection::title() const
{
    return tr("Server");
}
QString ServerSection::keywords() const
{
    return tr("port address MCP autostart tray pause");
}

void ServerSection::activate()
{
    show();
}

void ServerSection::restart(quint16 port)
{
    mcp::McpServer *server = services().server;
    if (!server)
        return;
    server->stop();
    if (const model::Result<void> started = server->start(port); !started) {
        m_state->show(InlineMessage::Kind::Warning, tr("Not serving."), started.error().message);
        m_state->setActions(
            {{tr("Try again"), [this, port] { restart(port); }},
             {tr("Use %1", "another port").arg(port + 1), [this, port] { m_port->setValue(port + 1); }}});
        return;
    }
    show();
}

void ServerSection::show()
{
    const mcp::ServerStatus status = services().server ? services().server->status() : mcp::ServerStatus {};
    m_state->setActions({});
    switch (status.state) {
    case State::Serving: m_state->show(InlineMessage::Kind::Success, tr("Serving."), status.url); break;
    case State::Paused: m_state->show(InlineMessage::Kind::Info, tr("Paused."), status.url); break;
    case State::Stopped:
        m_state->show(InlineMessage::Kind::Info, tr("Not serving."),
                      services().server ? QString() : tr("This window was opened without the server."));
        break;
    case State::Failed: m_state->show(InlineMessage::Kind::Warning, tr("Not serving."), status.error); break;
    }
    m_toggle->setText(status.state == State::Serving      ? tr("Pause")
                          : status.state == State::Paused ? tr("Resume")
                                                          : tr("Start"));
    m_toggle->setIconName(status.state == State::Serving ? u"pause"_s : u"play"_s);
    m_toggle->setEnabled(services().server != nullptr);
    m_toggle->setAccessibleName(m_toggle->text());
}

void ServerSection::retranslate()
{
    SettingsSection::retranslate();
    const Settings &settings = services().settings;
    const QSignalBlocker block1(m_port);
    const QSignalBlocker block2(m_serve);
    const QSignalBlocker block3(m_autostart);
    const QSignalBlocker block4(m_keep);
    m_port->setValue(settings.port());
    m_serve->setChecked(settings.serveOnStart());
    m_autostart->setChecked(settings.autostart());
    m_keep->setChecked(settings.keepRunning());
    show();
}

} // namespace evoca::app
