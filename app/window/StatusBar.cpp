#include "window/StatusBar.h"

#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/Label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace evoca::app {

/// Serving is a filled dot, paused two bars, the rest a ring: never by colour alone.
class StatusBar::Dot : public QWidget
{
public:
    Dot(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme) { setFixedSize(10, 10); }
    void paintEvent(QPaintEvent *) override
    {
        using State = mcp::ServerStatus::State;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        switch (state) {
        case State::Serving:
            painter.setBrush(m_theme.color(Token::Success));
            painter.drawEllipse(QRectF(1, 1, 8, 8));
            break;
        case State::Paused:
            painter.setBrush(m_theme.color(Token::Warning));
            painter.drawRect(QRectF(1.5, 1, 2.5, 8));
            painter.drawRect(QRectF(6, 1, 2.5, 8));
            break;
        case State::Stopped:
        case State::Failed:
            painter.setPen(QPen(m_theme.color(state == State::Failed ? Token::Failure : Token::Unknown), 1.5));
            painter.drawEllipse(QRectF(1.5, 1.5, 7, 7));
            break;
        }
    }
    mcp::ServerStatus::State state = mcp::ServerStatus::State::Stopped;

private:
    Theme &m_theme;
};

StatusBar::StatusBar(Theme &theme, QWidget *parent)
    : Surface(theme, Token::Window, parent, Top), m_dot(new Dot(theme, this)),
      m_word(new Label(theme, FontRole::MetaStrong, Token::Text, this)),
      m_address(new Label(theme, FontRole::Meta, Token::Text2, this)),
      m_clients(new Label(theme, FontRole::Meta, Token::Text2, this)),
      m_copy(new Button(theme, Button::Kind::Quiet, this, Button::Size::Small)),
      m_pause(new Button(theme, Button::Kind::Quiet, this, Button::Size::Small)),
      m_store(new Label(theme, FontRole::Meta, Token::Text2, this)),
      m_progress(new Label(theme, FontRole::Meta, Token::Text2, this))
{
    setObjectName(u"statusBar"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(theme.px(16), 1, theme.px(16), 0);
    row->setSpacing(theme.px(6));
    for (QWidget *widget : std::initializer_list<QWidget *> {m_dot, m_word, m_address, m_clients, m_copy, m_pause})
        row->addWidget(widget);
    row->addStretch();
    row->addWidget(m_store);
    row->addWidget(m_progress);
    m_copy->setIconName(u"copy"_s);
    connect(m_copy, &QAbstractButton::clicked, this, &StatusBar::copyRequested);
    connect(m_pause, &QAbstractButton::clicked, this, &StatusBar::pauseRequested);
    const auto restyle = [this] { setFixedHeight(this->theme().px(28)); };
    restyle();
    connect(&theme, &Theme::changed, this, restyle);
    retranslate();
}

void StatusBar::setServer(const mcp::ServerStatus &status, bool available)
{
    m_status = status;
    m_available = available;
    show();
}

void StatusBar::setStore(const QString &text)
{
    m_storeText = text;
    show();
}

void StatusBar::setProgress(const QString &text)
{
    m_progress->setText(text);
    show();
}

void StatusBar::setCompact(bool compact)
{
    m_compact = compact;
    show();
}

void StatusBar::show()
{
    using State = mcp::ServerStatus::State;
    m_dot->state = m_status.state;
    m_dot->update();
    const bool listening = m_status.state == State::Serving || m_status.state == State::Paused;
    switch (m_status.state) {
    case State::Serving: m_word->setText(tr("Serving")); break;
    case State::Paused: m_word->setText(tr("Paused")); break;
    case State::Stopped:
    case State::Failed: m_word->setText(tr("Not serving")); break;
    }
    const QUrl url(m_status.url);
    m_address->setText(listening ? u"%1:%2"_s.arg(url.host()).arg(url.port()) : QString());
    m_address->setVisible(listening);
    m_word->setToolTip(m_status.error);
    m_clients->setText(u"·  "_s + tr("%n client(s) connected", "", m_status.clients));
    m_clients->setVisible(listening && !m_compact);
    m_copy->setVisible(listening);
    m_pause->setVisible(m_available);
    const bool paused = m_status.state == State::Paused;
    m_pause->setIconName(m_status.state == State::Serving ? u"pause"_s : u"play"_s);
    m_pause->setHint(m_status.state == State::Serving ? tr("Pause the server")
                         : paused                     ? tr("Resume the server")
                                                      : tr("Start the server"),
                     u"Ctrl+P"_s);
    m_copy->setHint(tr("Copy the connection command"));
    m_store->setText(m_compact || m_progress->text().isEmpty() ? m_storeText
                         : m_storeText.isEmpty()               ? QString()
                                                               : m_storeText + u"  ·"_s);
    m_store->setVisible(!m_storeText.isEmpty() && !(m_compact && !m_progress->text().isEmpty()));
}

void StatusBar::retranslate()
{
    show();
}

} // namespace evoca::app
