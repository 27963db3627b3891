#pragma once

#include "history/Importer.h"
#include "pages/AppServices.h"

#include <QWidget>

class QCheckBox;

namespace evoca::app {

/// An agent that was found: read it or not, its files, size and time span.
class AgentRow : public QWidget
{
    Q_OBJECT
public:
    AgentRow(AppServices &services, const model::AgentFound &found, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void choose(bool on);

    AppServices &m_services;
    model::AgentFound m_found;
    QCheckBox *m_box;
};

} // namespace evoca::app
