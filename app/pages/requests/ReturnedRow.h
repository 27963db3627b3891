#pragma once

#include "access/ReturnedRecords.h"

#include <QWidget>

namespace evoca::app {

class Button;
class LinkRow;
class Theme;

/// A record that an agent got: a link to it, and below, while it is the current one, what can be done when it was
/// wrong. Becomes current under the pointer and with the focus.
class ReturnedRow : public QWidget
{
    Q_OBJECT
public:
    ReturnedRow(Theme &theme, const model::ReturnedRecord &record, QWidget *parent = nullptr);
    void setCurrent(bool current);
    const model::ReturnedRecord &record() const { return m_record; }

Q_SIGNALS:
    void entered();
    void opened();
    void forgetRequested();

protected:
    void enterEvent(QEnterEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    model::ReturnedRecord m_record;
    LinkRow *m_link;
    QWidget *m_actions;
    Button *m_forget;
    Button *m_correct;
    bool m_current = false;
};

} // namespace evoca::app
