#pragma once

#include "forgetting/Purge.h"
#include "pages/AppServices.h"
#include "widgets/Sheet.h"

class QLineEdit;

namespace evoca::app {

class Button;
class InlineMessage;
class Label;
class ProgressBar;

/// Erasing for good: asks for a typed word (or starts at once, where the person has decided already), then shows how
/// far it is. Dismissed while it runs, it goes on behind; the receipt is announced by PurgeThread::finished.
class EraseSheet : public Sheet
{
    Q_OBJECT
public:
    /// Asks first, then erases the bin's entries one after the other. `what`: one line that names them.
    EraseSheet(AppServices &services, const QStringList &binEntries, const QString &what, qint64 records,
               QWidget *window);
    /// Shows the progress of what runs already.
    EraseSheet(AppServices &services, const QString &what, QWidget *window);

    /// What has to be typed, in the language in use.
    static QString word();

Q_SIGNALS:
    /// All of it is gone; of several deeds the last one's receipt.
    void erased(const evoca::model::Receipt &receipt);

protected:
    void accept() override;
    bool enterPresses(const QWidget *button) const override;
    void changeEvent(QEvent *event) override;

private:
    enum class Step { Asking, Running, Over };
    void build();
    void retranslate();
    void startNext();
    void showProgress(const model::PurgeProgress &progress);
    void finish(const model::Receipt &receipt);
    void fail(const model::Error &error);

    AppServices &m_services;
    QStringList m_entries; ///< still to be erased
    QString m_what;
    qint64 m_records = 0;
    Step m_step = Step::Asking;
    model::PurgeProgress m_progress;
    Label *m_title;
    Label *m_text;
    QLineEdit *m_field;
    Label *m_phase;
    ProgressBar *m_bar;
    InlineMessage *m_error;
    Button *m_cancel;
    Button *m_go;
};

} // namespace evoca::app
