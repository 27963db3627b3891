#pragma once

#include "records/Memory.h"

#include <QStringList>
#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QComboBox;
class QDateTimeEdit;
class QDoubleSpinBox;
class QLineEdit;
class QPlainTextEdit;

namespace evoca::app {

class Button;
class DiffView;
class InlineMessage;
class Label;
class Theme;

/// A memory being written or changed, in place of its detail: all fields at once, saved together (Ctrl+Enter), left
/// with Esc. What stands in the way of saving (a similar memory, a change by someone else) is shown above the buttons.
class MemoryEditor : public QWidget
{
    Q_OBJECT
public:
    MemoryEditor(Theme &theme, QWidget *parent = nullptr);

    /// Id 0: a new one.
    void start(const model::Memory &memory);
    /// What the fields say now; everything else as given to start().
    model::Memory draft() const;
    /// What was given to start().
    const model::Memory &original() const { return m_memory; }
    bool isChanged() const;
    /// Paths offered while typing.
    void setPaths(const QStringList &paths);
    /// Projects that a memory may belong to, besides "every project".
    void setProjects(const std::vector<std::pair<model::RowId, QString>> &projects);
    void retranslate();

    using Actions = std::vector<std::pair<QString, std::function<void()>>>;
    /// Something in the way. `theirs` not empty: shown as the difference to the draft.
    void warn(const QString &lead, const QString &text, const Actions &actions, const QString &theirs = {});
    void fail(const QString &lead, const QString &text);
    void clearMessage();

Q_SIGNALS:
    void saveRequested();
    void cancelled();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void makeFields();
    void changed();
    void showExpiry();
    qint64 expiry() const;

    Theme &m_theme;
    model::Memory m_memory;
    Label *m_title;
    QPlainTextEdit *m_content;
    QLineEdit *m_path;
    QComboBox *m_project;
    QComboBox *m_type;
    QComboBox *m_importance;
    QDoubleSpinBox *m_confidence;
    QComboBox *m_expires;
    QDateTimeEdit *m_expiryTime;
    QLineEdit *m_scope;
    QLineEdit *m_key;
    std::vector<std::pair<Label *, QWidget *>> m_names;
    InlineMessage *m_message;
    DiffView *m_theirs;
    Button *m_save;
    Button *m_cancel;
};

} // namespace evoca::app
