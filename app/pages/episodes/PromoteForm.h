#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace evoca::app {

class Button;
class InlineMessage;
class Label;
class Theme;

/// Makes a memory of an episode, in place of its action bar's button: where it goes, what type it is, and whether the
/// body or the takeaway is kept. Enter in the path makes it, Esc leaves.
class PromoteForm : public QWidget
{
    Q_OBJECT
public:
    struct Answer
    {
        QString path;
        QString type; ///< id
        bool useBody = false;
    };

    explicit PromoteForm(Theme &theme, QWidget *parent = nullptr);
    /// `suggestion`: a path to begin with. Without a takeaway only the body can be kept.
    void start(const QString &suggestion, bool hasTakeaway);
    Answer answer() const;
    void fail(const QString &text);
    void retranslate();

Q_SIGNALS:
    void promoteRequested();
    void cancelled();

private:
    void changed();

    Theme &m_theme;
    Label *m_title;
    Label *m_pathName;
    QLineEdit *m_path;
    Label *m_typeName;
    QComboBox *m_type;
    QCheckBox *m_useBody;
    Label *m_note;
    InlineMessage *m_message;
    Button *m_promote;
    Button *m_cancel;
};

} // namespace evoca::app
