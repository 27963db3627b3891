#pragma once

#include <QObject>

#include <memory>

namespace evoca::app {

/// Whether a panel shows tray icons now: a status-notifier host on the session bus, or an old XEmbed tray. Follows
/// panels that start late, go, or come back. Gui thread.
class TrayHost : public QObject
{
    Q_OBJECT
public:
    TrayHost();
    ~TrayHost() override;
    bool isPresent() const;

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void look();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace evoca::app
