#include "forgetdialog/EraseSheet.h"

#include "forgetdialog/ForgetWords.h"
#include "forgetting/PurgeThread.h"
#include "i18n/Words.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/InlineMessage.h"
#include "widgets/Label.h"
#include "widgets/ProgressBar.h"

#include <QEvent>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr QSize wanted {520, 300};
}

EraseSheet::EraseSheet(AppServices &services, const QStringList &binEntries, const QString &what, qint64 records,
                       QWidget *window)
    : Sheet(services.theme, window, wanted), m_services(services), m_entries(binEntries), m_what(what),
      m_records(records)
{
    build();
    m_field->setFocus();
}

EraseSheet::EraseSheet(AppServices &services, const QString &what, QWidget *window)
    : Sheet(services.theme, window, wanted), m_services(services), m_what(what), m_step(Step::Running)
{
    build();
    m_cancel->setFocus();
}

QString EraseSheet::word()
{
    return tr("erase", "the word to type; one word, lower case");
}

void EraseSheet::build()
{
    setObjectName(u"eraseSheet"_s);
    m_title = new Label(theme(), FontRole::Title, Token::Text);
    m_text = new Label(theme(), FontRole::Body, Token::Text2);
    m_text->setWordWrap(true);
    m_field = new QLineEdit;
    m_field->setObjectName(u"eraseWord"_s);
    m_field->setFixedHeight(theme().px(36));
    m_field->setTextMargins(8, 0, 8, 0);
    m_phase = new Label(theme(), FontRole::BodyMedium, Token::Text);
    m_bar = new ProgressBar(theme());
    m_error = new InlineMessage(theme());
    m_cancel = new Button(theme(), Button::Kind::Default);
    m_go = new Button(theme(), Button::Kind::Erase);
    m_go->setObjectName(u"eraseGo"_s);
    m_go->setIconName(u"bin"_s);
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme().px(10));
    for (QWidget *widget : std::initializer_list<QWidget *> {m_title, m_text, m_field, m_phase, m_bar, m_error})
        column->addWidget(widget);
    column->addStretch();
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme().px(8));
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_go);
    column->addLayout(buttons);
    connect(m_field, &QLineEdit::textChanged, this, &EraseSheet::retranslate);
    connect(m_cancel, &QAbstractButton::clicked, this, &Sheet::dismiss);
    connect(m_go, &QAbstractButton::clicked, this, [this] {
        if (m_step == Step::Running)
            m_services.purge->cancel();
        else
            startNext();
    });
    connect(m_services.purge, &model::PurgeThread::progressed, this, &EraseSheet::showProgress);
    connect(m_services.purge, &model::PurgeThread::finished, this, &EraseSheet::finish);
    connect(m_services.purge, &model::PurgeThread::failed, this, &EraseSheet::fail);
    retranslate();
}

bool EraseSheet::enterPresses(const QWidget *button) const
{
    return button != m_go;
}

// The word is typed: Enter in its field is as deliberate as the button.
void EraseSheet::accept()
{
    if (m_step == Step::Asking && m_go->isEnabled() && m_field->hasFocus())
        startNext();
}

void EraseSheet::startNext()
{
    if (m_entries.isEmpty())
        return;
    m_error->hide();
    if (!m_services.purge->startEntry(m_entries.first(), {})) {
        m_error->show(InlineMessage::Kind::Warning, tr("Something else is being erased."),
                      tr("Try again in a moment."));
        return;
    }
    m_step = Step::Running;
    m_progress = {};
    m_cancel->setFocus();
    retranslate();
}

void EraseSheet::showProgress(const model::PurgeProgress &progress)
{
    m_progress = progress;
    retranslate();
}

void EraseSheet::finish(const model::Receipt &receipt)
{
    if (!m_entries.isEmpty())
        m_entries.removeFirst();
    if (m_entries.isEmpty()) {
        Q_EMIT erased(receipt);
        dismiss();
    } else {
        startNext();
    }
}

void EraseSheet::fail(const model::Error &error)
{
    m_step = Step::Over;
    m_error->show(InlineMessage::Kind::Failure,
                  error.code == model::ErrorCode::Cancelled ? tr("Stopped. It is out of sight already.")
                                                            : tr("It is not erased completely."),
                  error.code == model::ErrorCode::Cancelled ? tr("Evoca goes on at its next start.") : error.message);
    retranslate();
}

void EraseSheet::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Sheet::changeEvent(event);
}

void EraseSheet::retranslate()
{
    const bool asking = m_step == Step::Asking;
    const bool running = m_step == Step::Running;
    m_title->setText(asking ? tr("Erase %n record(s) for good?", "", int(m_records)) : tr("Erasing for good"));
    setAccessibleName(m_title->text());
    const QString sentence = tr("It is removed from the store, its indexes and its backups, and then searched for in "
                                "the files themselves. This cannot be undone.");
    m_text->setText(asking ? m_what + u"\n\n"_s + sentence + u' ' + tr("To go on, type “%1”.").arg(word()) : m_what);
    m_field->setVisible(asking);
    m_field->setAccessibleName(tr("Type “%1” to erase").arg(word()));
    m_field->setPlaceholderText(word());
    m_phase->setVisible(running);
    m_bar->setVisible(running);
    const QString phase = ForgetWords::phase(m_progress.phase);
    m_phase->setText(m_progress.total > 0 ? tr("%1, %2 %", "what is being done, per cent of it")
                                                .arg(phase, Words::number(100 * m_progress.done / m_progress.total))
                                          : phase);
    m_bar->setValue(m_progress.done, std::max<qint64>(m_progress.total, 1));
    m_cancel->setText(asking ? tr("Cancel") : running ? tr("Go on behind") : tr("Close"));
    m_cancel->updateGeometry();
    m_go->setVisible(m_step != Step::Over);
    m_go->setKind(running ? Button::Kind::Danger : Button::Kind::Erase);
    m_go->setIconName(running ? u"pause"_s : u"bin"_s);
    m_go->setText(running ? tr("Stop") : tr("Erase %n record(s)", "", int(m_records)));
    m_go->updateGeometry();
    m_go->setEnabled(running || m_field->text().trimmed().compare(word(), Qt::CaseInsensitive) == 0);
}

} // namespace evoca::app
