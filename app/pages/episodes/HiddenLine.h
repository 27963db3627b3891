#pragma once

#include "widgets/Surface.h"

namespace evoca::app {

class Button;
class IconLabel;
class Label;

/// "14 hidden: 9 other worktree, 3 anchors" under the list's header, with a link that shows or hides them.
class HiddenLine : public Surface
{
    Q_OBJECT
public:
    explicit HiddenLine(Theme &theme, QWidget *parent = nullptr);
    /// `count` 0 hides the line. `open`: they are shown now.
    void setTexts(int count, const QStringList &reasons, bool open);
    QString text() const; ///< plain

Q_SIGNALS:
    void toggled();

private:
    IconLabel *m_icon;
    Label *m_lead;
    Label *m_text;
    Button *m_link;
};

} // namespace evoca::app
