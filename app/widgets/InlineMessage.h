#pragma once

#include "widgets/Label.h"
#include "widgets/Surface.h"

#include <functional>

class QHBoxLayout;

namespace evoca::app {

class Button;

/// One sentence where it matters, with at most two actions; never a modal box. 44 high or more when it wraps.
class InlineMessage : public QWidget
{
    Q_OBJECT
public:
    enum class Kind { Info, Success, Warning, Failure };

    explicit InlineMessage(Theme &theme, QWidget *parent = nullptr);
    /// `lead` is drawn strong, before the text.
    void show(Kind kind, const QString &lead, const QString &text);
    /// Replaces all actions.
    void setActions(const std::vector<std::pair<QString, std::function<void()>>> &actions);
    using QWidget::show;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    Kind m_kind = Kind::Info;
    Label *m_text;
    QHBoxLayout *m_row;
    std::vector<Button *> m_actions;
};

} // namespace evoca::app
