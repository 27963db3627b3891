#pragma once

#include "pages/experiences/ExperienceDetailData.h"

#include <QScrollArea>

class QHBoxLayout;
class QVBoxLayout;

namespace evoca::app {

class CallReadout;
class CallStrip;
class Label;
class OutcomePanel;
class SectionHeader;
class Theme;

/// One experience from top to bottom: title, outcome with evidence, how it went, lessons, files, related ones.
class ExperienceDetail : public QScrollArea
{
    Q_OBJECT
public:
    explicit ExperienceDetail(Theme &theme, QWidget *parent = nullptr);
    void setData(ExperienceDetailData data);
    const ExperienceDetailData &data() const { return m_data; }
    void retranslate();
    /// The whole experience as plain text for an agent.
    QString asContext() const;

Q_SIGNALS:
    void verdictChosen(evoca::model::Status status);
    void messageRequested(qint64 message);
    void experienceRequested(qint64 id);
    void lessonRequested(qint64 id);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QString metaLine() const;
    void showLessons();
    void showFiles();
    void showRelated();
    static void clear(QLayout *layout);

    Theme &m_theme;
    ExperienceDetailData m_data;
    QWidget *m_inside;
    Label *m_title;
    QWidget *m_meta;
    OutcomePanel *m_outcome;
    SectionHeader *m_stripHeader;
    CallStrip *m_strip;
    CallReadout *m_readout;
    SectionHeader *m_lessonHeader;
    QVBoxLayout *m_lessons;
    QWidget *m_columns;
    SectionHeader *m_filesHeader;
    QVBoxLayout *m_files;
    SectionHeader *m_relatedHeader;
    QVBoxLayout *m_related;
};

} // namespace evoca::app
