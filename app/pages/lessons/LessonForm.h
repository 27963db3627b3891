#pragma once

#include "records/Project.h"
#include "store/Corrections.h"
#include "widgets/Surface.h"

class QComboBox;
class QPlainTextEdit;

namespace evoca::app {

class Button;
class Label;

/// Writes a lesson by hand, in place: its words, its project, the class of tasks it is for.
class LessonForm : public Surface
{
    Q_OBJECT
public:
    static constexpr int longest = 280; ///< characters, as records/Lesson.h says

    explicit LessonForm(Theme &theme, QWidget *parent = nullptr);
    /// Empty and shown; `project` chosen where it is one of `projects`.
    void begin(const std::vector<model::Project> &projects, const QString &project);
    void retranslate();

Q_SIGNALS:
    void saved(const evoca::model::NewLesson &lesson);
    void cancelled();

private:
    void showState();

    Theme &m_theme;
    Label *m_title;
    QPlainTextEdit *m_text;
    QComboBox *m_project;
    QComboBox *m_class;
    Label *m_left; ///< characters left
    Button *m_save;
    Button *m_cancel;
};

} // namespace evoca::app
