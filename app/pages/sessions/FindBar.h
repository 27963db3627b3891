#pragma once

#include "widgets/Surface.h"

class QLineEdit;

namespace evoca::app {

class Button;
class Label;
class Theme;

/// Find in the transcript: text, "3 of 14", up, down, what to search in. 44 high.
class FindBar : public Surface
{
    Q_OBJECT
public:
    /// What is looked through, as values of the `in:` token; empty: everything.
    enum class In { Everything, Prompts, Answers, Input, Output };

    explicit FindBar(Theme &theme, QWidget *parent = nullptr);
    void open();
    QString text() const;
    void setText(const QString &text);
    In searchIn() const { return m_in; }
    /// current: 1-based; 0: none yet. total < 0: not known yet.
    void setCount(int current, int total);
    void retranslate();

Q_SIGNALS:
    void searchChanged();
    void stepRequested(int direction);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setIn(In in);

    QLineEdit *m_field;
    Label *m_count;
    Button *m_up;
    Button *m_down;
    Button *m_scope;
    Button *m_close;
    In m_in = In::Everything;
    int m_current = 0;
    int m_total = -1;
};

} // namespace evoca::app
