#include "pages/memories/MemoryEditor.h"

#include "i18n/MemoryWords.h"
#include "memories/MemoryRules.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/InlineMessage.h"
#include "widgets/Label.h"
#include "widgets/Surface.h"
#include "widgets/text/DiffView.h"

#include <QComboBox>
#include <QCompleter>
#include <QDateTimeEdit>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QStringListModel>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr qint64 day = 24 * 3600 * 1000LL;

/// Choices of the expiry box, in order.
enum Expiry { Never, Tomorrow, Week, Month, OnDate };

} // namespace

MemoryEditor::MemoryEditor(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_title(new Label(theme, FontRole::LeadStrong, Token::Text, this)),
      m_content(new QPlainTextEdit(this)), m_path(new QLineEdit(this)), m_project(new QComboBox(this)),
      m_type(new QComboBox(this)), m_importance(new QComboBox(this)), m_confidence(new QDoubleSpinBox(this)),
      m_expires(new QComboBox(this)), m_expiryTime(new QDateTimeEdit(this)), m_scope(new QLineEdit(this)),
      m_key(new QLineEdit(this)), m_message(new InlineMessage(theme, this)), m_theirs(new DiffView(theme, this)),
      m_save(new Button(theme, Button::Kind::Primary, this)), m_cancel(new Button(theme, Button::Kind::Quiet, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.px(10));
    column->addWidget(m_title);
    m_content->setMinimumHeight(theme.px(92));
    m_content->setFrameShape(QFrame::NoFrame);
    m_content->setTabChangesFocus(true);
    m_content->setObjectName(u"memoryContent"_s);
    auto *frame = new Surface(theme, Token::Base, this);
    frame->setPanel(Token::FieldLine, 6);
    auto *inside = new QVBoxLayout(frame);
    inside->setContentsMargins(theme.px(6), theme.px(4), theme.px(4), theme.px(4));
    inside->addWidget(m_content);
    column->addWidget(frame);
    makeFields();
    column->addWidget(m_message);
    column->addWidget(m_theirs);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme.px(8));
    buttons->addWidget(m_save);
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    column->addLayout(buttons);
    m_theirs->hide();
    m_save->setObjectName(u"memorySave"_s);
    connect(m_save, &QAbstractButton::clicked, this, &MemoryEditor::saveRequested);
    connect(m_cancel, &QAbstractButton::clicked, this, &MemoryEditor::cancelled);
    connect(m_content, &QPlainTextEdit::textChanged, this, &MemoryEditor::changed);
    connect(m_path, &QLineEdit::textChanged, this, &MemoryEditor::changed);
    connect(m_expires, &QComboBox::activated, this, &MemoryEditor::showExpiry);
    for (QWidget *field : std::initializer_list<QWidget *> {m_content, m_path, m_scope, m_key})
        field->installEventFilter(this);
}

void MemoryEditor::makeFields()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(m_theme.px(12));
    grid->setVerticalSpacing(m_theme.px(8));
    auto *when = new QHBoxLayout;
    when->setSpacing(m_theme.px(8));
    when->addWidget(m_expires);
    when->addWidget(m_expiryTime);
    when->addStretch();
    const auto add = [this, grid](QWidget *field, QLayout *place = nullptr) {
        auto *name = new Label(m_theme, FontRole::Meta, Token::Text2, this);
        name->setBuddy(field);
        const int row = int(m_names.size());
        grid->addWidget(name, row, 0);
        if (place)
            grid->addLayout(place, row, 1);
        else
            grid->addWidget(field, row, 1, qobject_cast<QLineEdit *>(field) ? Qt::Alignment() : Qt::AlignLeft);
        field->setMinimumHeight(m_theme.px(30));
        m_names.emplace_back(name, field);
    };
    add(m_path);
    add(m_project);
    add(m_type);
    add(m_importance);
    add(m_confidence);
    add(m_expires, when);
    add(m_scope);
    add(m_key);
    grid->setColumnStretch(1, 1);
    static_cast<QVBoxLayout *>(layout())->addLayout(grid);
    m_path->setObjectName(u"memoryPath"_s);
    m_path->setFont(m_theme.font(FontRole::CodeBody));
    m_key->setFont(m_theme.font(FontRole::CodeBody));
    m_confidence->setRange(0, 1);
    m_confidence->setDecimals(2);
    m_confidence->setSingleStep(0.05);
    m_expiryTime->setCalendarPopup(true);
    for (const QString &type : MemoryWords::types())
        m_type->addItem(QString(), type);
    for (const double importance : MemoryWords::importanceSteps)
        m_importance->addItem(QString(), importance);
    for (const Expiry choice : {Never, Tomorrow, Week, Month, OnDate})
        m_expires->addItem(QString(), int(choice));
}

void MemoryEditor::retranslate()
{
    m_title->setText(m_memory.id == 0 ? tr("New memory") : tr("Edit the memory"));
    const std::array names {tr("Path"),       tr("Project"), tr("Type"),  tr("Importance"),
                            tr("Confidence"), tr("Expires"), tr("Scope"), tr("Key")};
    for (std::size_t index = 0; index < names.size(); ++index) {
        m_names[index].first->setText(names[index]);
        m_names[index].second->setAccessibleName(names[index]);
    }
    m_content->setAccessibleName(tr("What is to be remembered"));
    m_content->setPlaceholderText(tr("One fact, rule or decision. Markdown works."));
    m_path->setPlaceholderText(tr("for example projects/shop/invoices", "a logical path"));
    m_scope->setPlaceholderText(tr("everywhere", "no scope"));
    m_key->setPlaceholderText(tr("none", "no key"));
    m_key->setToolTip(tr("Whoever writes under the same key changes this memory instead of adding one."));
    m_expiryTime->setAccessibleName(tr("Date of expiry"));
    m_expiryTime->setLocale(QLocale());
    m_confidence->setLocale(QLocale());
    if (m_project->count() > 0)
        m_project->setItemText(0, tr("every project"));
    for (int index = 0; index < m_type->count(); ++index)
        m_type->setItemText(index, MemoryWords::type(m_type->itemData(index).toString()));
    for (int index = 0; index < m_importance->count(); ++index)
        m_importance->setItemText(index, MemoryWords::importance(m_importance->itemData(index).toDouble()));
    const std::array expiries {tr("never"), tr("in a day"), tr("in a week"), tr("in 30 days"), tr("on a date")};
    for (std::size_t index = 0; index < expiries.size(); ++index)
        m_expires->setItemText(int(index), expiries[index]);
    m_save->setText(tr("Save"));
    m_save->setHint(tr("Save"), u"Ctrl+Enter"_s);
    m_cancel->setText(tr("Cancel"));
    m_cancel->setHint(tr("Cancel"), u"Esc"_s);
    m_theirs->retranslate();
}

void MemoryEditor::start(const model::Memory &memory)
{
    m_memory = memory;
    const QSignalBlocker content(m_content);
    const QSignalBlocker path(m_path);
    QPalette palette = m_theme.palette();
    palette.setColor(QPalette::Highlight, m_theme.color(Token::AccentLine));
    m_content->setPalette(palette);
    m_content->setFont(m_theme.font(FontRole::Body));
    m_content->setPlainText(memory.content);
    m_path->setText(memory.path);
    m_project->clear(); // until setProjects names them
    m_project->addItem(tr("every project"), memory.project);
    m_scope->setText(memory.scope);
    m_key->setText(memory.semanticKey);
    // Only while it is new may the type be left to Evoca.
    const int automatic = m_type->findData(QString(model::automaticType));
    if (memory.id == 0 && automatic < 0)
        m_type->insertItem(0, QString(), QString(model::automaticType));
    else if (memory.id != 0 && automatic >= 0)
        m_type->removeItem(automatic);
    m_type->setCurrentIndex(std::max(0, m_type->findData(memory.type)));
    m_importance->setCurrentIndex(m_importance->findData(MemoryWords::importanceStep(memory.importance)));
    m_confidence->setValue(memory.confidence);
    m_expires->setCurrentIndex(memory.expires > 0 ? OnDate : Never);
    m_expiryTime->setDateTime(QDateTime::fromMSecsSinceEpoch(
        memory.expires > 0 ? memory.expires : QDateTime::currentMSecsSinceEpoch() + 30 * day));
    showExpiry();
    clearMessage();
    retranslate();
    changed();
    m_content->setFocus();
}

qint64 MemoryEditor::expiry() const
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    switch (m_expires->currentIndex()) {
    case Tomorrow: return now + day;
    case Week: return now + 7 * day;
    case Month: return now + 30 * day;
    case OnDate: {
        const qint64 chosen = m_expiryTime->dateTime().toMSecsSinceEpoch();
        // The field shows minutes: an untouched time keeps its seconds.
        return std::abs(chosen - m_memory.expires) < 60'000 ? m_memory.expires : chosen;
    }
    default: return 0;
    }
}

model::Memory MemoryEditor::draft() const
{
    model::Memory memory = m_memory;
    memory.content = m_content->toPlainText().trimmed();
    memory.path = m_path->text().simplified();
    memory.type = m_type->currentData().toString();
    memory.project = m_project->currentData().toLongLong();
    const double step = m_importance->currentData().toDouble();
    // A value between the steps stays as it is unless another step was chosen.
    if (MemoryWords::importanceStep(m_memory.importance) != step)
        memory.importance = step;
    if (std::abs(m_confidence->value() - m_memory.confidence) > 0.004)
        memory.confidence = m_confidence->value();
    memory.expires = expiry();
    memory.scope = m_scope->text().simplified();
    memory.semanticKey = m_key->text().simplified();
    return memory;
}

bool MemoryEditor::isChanged() const
{
    const model::Memory now = draft();
    return now.content != m_memory.content || now.path != m_memory.path || now.type != m_memory.type
        || now.importance != m_memory.importance || now.confidence != m_memory.confidence
        || now.project != m_memory.project || now.expires != m_memory.expires || now.scope != m_memory.scope
        || now.semanticKey != m_memory.semanticKey;
}

void MemoryEditor::setProjects(const std::vector<std::pair<model::RowId, QString>> &projects)
{
    const model::RowId chosen = m_project->count() > 1 ? m_project->currentData().toLongLong() : m_memory.project;
    m_project->clear();
    m_project->addItem(tr("every project"), 0);
    for (const auto &[id, name] : projects)
        m_project->addItem(name, id);
    m_project->setCurrentIndex(std::max(0, m_project->findData(chosen)));
}

void MemoryEditor::setPaths(const QStringList &paths)
{
    auto *completer = new QCompleter(paths, m_path);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    if (QCompleter *old = m_path->completer())
        old->deleteLater();
    m_path->setCompleter(completer);
}

void MemoryEditor::changed()
{
    const qsizetype length = m_content->toPlainText().trimmed().size();
    const bool path = !m_path->text().simplified().isEmpty();
    m_save->setEnabled(length > 0 && length <= model::longestMemory && path);
    m_save->setToolTip(length > model::longestMemory ? tr("At most %n character(s)", "", model::longestMemory)
                           : length == 0             ? tr("There is nothing to remember yet")
                           : !path                   ? tr("Give it a path, so that it can be found")
                                                     : tr("%1 (%2)", "name and keys").arg(tr("Save"), u"Ctrl+Enter"_s));
}

void MemoryEditor::showExpiry()
{
    m_expiryTime->setVisible(m_expires->currentIndex() == OnDate);
}

void MemoryEditor::warn(const QString &lead, const QString &text, const Actions &actions, const QString &theirs)
{
    m_message->show(InlineMessage::Kind::Warning, lead, text);
    m_message->setActions(actions);
    m_theirs->setVisible(!theirs.isEmpty());
    if (!theirs.isEmpty())
        m_theirs->setTexts(theirs, draft().content);
}

void MemoryEditor::fail(const QString &lead, const QString &text)
{
    m_message->show(InlineMessage::Kind::Failure, lead, text);
    m_message->setActions({});
    m_theirs->hide();
}

void MemoryEditor::clearMessage()
{
    m_message->hide();
    m_theirs->hide();
}

bool MemoryEditor::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && (key->modifiers() & Qt::ControlModifier)) {
            if (m_save->isEnabled())
                Q_EMIT saveRequested();
            return true;
        }
    }
    return QWidget::eventFilter(object, event);
}

} // namespace evoca::app
