#pragma once

#include "records/Experience.h"

#include <QWidget>

class QGridLayout;
class QVBoxLayout;

namespace evoca::app {

class Button;
class Label;
class SegmentedControl;
class Theme;

/// How a task ended, how that is known, the evidence, and the person's own verdict one click away.
class OutcomePanel : public QWidget
{
    Q_OBJECT
public:
    explicit OutcomePanel(Theme &theme, QWidget *parent = nullptr);
    void setExperience(const model::Experience &experience);
    void retranslate();

Q_SIGNALS:
    void verdictChosen(evoca::model::Status status);
    void messageRequested(qint64 message);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showEvidence();
    void arrange();

    Theme &m_theme;
    model::Experience m_experience;
    Label *m_word;
    Label *m_source;
    SegmentedControl *m_verdict;
    QWidget *m_evidence;
    QGridLayout *m_grid;
    Button *m_link;
    bool m_narrow = false;
};

} // namespace evoca::app
