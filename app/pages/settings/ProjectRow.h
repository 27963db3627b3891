#pragma once

#include "pages/AppServices.h"
#include "records/Project.h"

#include <QWidget>

#include <functional>

namespace evoca::app {

class SegmentedControl;

/// A project with its approval: approve, later, hide. Writes at once. Used by the settings and the first run.
class ProjectRow : public QWidget
{
    Q_OBJECT
public:
    ProjectRow(AppServices &services, const model::Project &project, QWidget *parent = nullptr);

Q_SIGNALS:
    void toastRequested(const QString &text, const std::function<void()> &undo);
    void failed(const QString &message);

private:
    void set(model::Approval approval, bool undoable);

    AppServices &m_services;
    model::Project m_project;
    SegmentedControl *m_control;
};

} // namespace evoca::app
