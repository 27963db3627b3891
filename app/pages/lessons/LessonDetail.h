#pragma once

#include "search/LessonSearch.h"

#include <QScrollArea>

class QPlainTextEdit;
class QVBoxLayout;

namespace evoca::app {

class Button;
class ConfidenceCurve;
class Label;
class SectionHeader;
class Surface;
class Theme;

struct LessonDetailData
{
    model::Lesson lesson;
    std::vector<model::LessonStep> steps; ///< oldest first, with a person's word
    model::LessonUse use;
};

/// One lesson: its words, how sure it is and how that came about, and the experiences behind it. Edited in place.
class LessonDetail : public QScrollArea
{
    Q_OBJECT
public:
    explicit LessonDetail(Theme &theme, QWidget *parent = nullptr);
    void setData(LessonDetailData data);
    const LessonDetailData &data() const { return m_data; }
    void retranslate();
    void edit();
    bool editing() const;
    void stopEditing();

Q_SIGNALS:
    void experienceRequested(qint64 id);
    void saved(const QString &text);
    /// Evoca's words shall stand again.
    void revertRequested();
    /// What the person said of it is taken back.
    void wordTakenBack();
    void requestsRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showSteps();
    void showFoot();

    Theme &m_theme;
    LessonDetailData m_data;
    QWidget *m_inside;
    Label *m_kind;
    Label *m_meta;
    Label *m_text;
    QWidget *m_editor;
    QPlainTextEdit *m_field;
    Button *m_save;
    Button *m_cancel;
    Surface *m_panel;
    Label *m_confidence;
    Label *m_confidenceWord;
    Label *m_support;
    ConfidenceCurve *m_curve;
    Button *m_served; ///< leads to the requests
    Label *m_neverServed;
    SectionHeader *m_stepsHeader;
    QVBoxLayout *m_steps;
    QWidget *m_wordIcon = nullptr;
    Label *m_word; ///< what a person said of it
    Button *m_takeBack;
    Label *m_origin;
    Button *m_reword;
};

} // namespace evoca::app
