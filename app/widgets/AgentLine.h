#pragma once

#include "records/Agent.h"

#include <QWidget>

namespace evoca::app {

class Label;
class Theme;

/// Agent square, agent's name and details in one quiet line that may wrap.
class AgentLine : public QWidget
{
    Q_OBJECT
public:
    explicit AgentLine(Theme &theme, QWidget *parent = nullptr);
    void set(model::Agent agent, const QString &details);
    /// One line, cut with an ellipsis, instead of wrapping.
    void setElided(bool on);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    model::Agent m_agent = model::Agent::ClaudeCode;
    Label *m_label;
};

} // namespace evoca::app
