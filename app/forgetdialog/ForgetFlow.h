#pragma once

#include "forgetting/Purge.h"
#include "pages/AppServices.h"
#include "pages/Location.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>

namespace evoca::app {

class ForgetDialog;

/// From "Forget…" to the toast: opens the dialog, does what was decided there, offers the undo, announces receipts. One
/// for the window. Gui thread.
class ForgetFlow : public QObject
{
    Q_OBJECT
public:
    ForgetFlow(AppServices &services, QWidget *window);
    /// Opens the dialog. Nothing happens for an empty target, and while a dialog is open.
    void forget(const model::ForgetTarget &target);
    /// Opens it with the fields of a filter: "all of project X before May".
    void forgetByFilter(const model::ForgetFilter &filter = {});

Q_SIGNALS:
    void toastRequested(const QString &text, const std::function<void()> &undo);
    void openRequested(const evoca::app::Location &location);

private:
    void open(const model::ForgetTarget &target);
    void moveToBin(const model::ForgetTarget &target, const QString &reason);
    void erase(const model::ForgetTarget &target, const model::PurgeOptions &options);
    void undo();
    void announce(const model::Receipt &receipt);

    AppServices &m_services;
    QWidget *m_window;
    QPointer<ForgetDialog> m_dialog;
    QStringList m_undoable; ///< entries of the bin that the toast shown would restore
    qint64 m_undoableRecords = 0;
    QElapsedTimer m_since; ///< the last of them
};

} // namespace evoca::app
