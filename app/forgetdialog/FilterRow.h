#pragma once

#include "forgetting/ForgetTarget.h"
#include "pages/AppServices.h"
#include "records/Project.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QTimer;

namespace evoca::app {

class FlowLayout;
class Label;

/// The fields of a filter to forget by: project, agent, from, until, words, kinds. Lane of the reader:
/// "forget.projects".
class FilterRow : public QWidget
{
    Q_OBJECT
public:
    explicit FilterRow(AppServices &services, QWidget *parent = nullptr);
    void setFilter(const model::ForgetFilter &filter);
    const model::ForgetFilter &filter() const { return m_filter; }
    /// Whether anything limits it; a filter without means the whole store and is refused.
    bool isLimited() const;
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    QComboBox *addBox(const QString &name);
    void fillProjects();
    void fillTimes(QComboBox &box, bool before);
    void edited();
    /// Epoch ms of what stands in a field of time; 0: any; -1: not a time.
    static qint64 timeOf(const QComboBox &box, bool before);

    AppServices &m_services;
    model::ForgetFilter m_filter;
    std::vector<model::Project> m_projects;
    QComboBox *m_project;
    QComboBox *m_agent;
    QComboBox *m_after;
    QComboBox *m_before;
    QLineEdit *m_text;
    std::vector<std::pair<model::ForgetKind, QCheckBox *>> m_kinds;
    Label *m_meaning;
    QTimer *m_delay;
};

} // namespace evoca::app
