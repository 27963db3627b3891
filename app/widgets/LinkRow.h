#pragma once

#include "records/Agent.h"
#include "records/Labels.h"

#include <QAbstractButton>

#include <optional>

namespace evoca::app {

class Theme;

/// A record in one or two lines inside a detail or panel: shape or icon, title, quiet details below or a word at the
/// right; a click or Enter opens it.
class LinkRow : public QAbstractButton
{
    Q_OBJECT
public:
    explicit LinkRow(Theme &theme, QWidget *parent = nullptr);

    void setStatus(std::optional<model::Status> status);
    void setIconName(const QString &name);
    void setAgent(std::optional<model::Agent> agent); ///< before the details, or before the title without details
    void setDetails(const QString &details); ///< second line
    void setRight(const QString &text, bool warning = false); ///< at the right of the first line
    void setRightBelow(const QString &text, std::optional<model::Status> ink = {}); ///< of the second line
    void setCode(bool on); ///< title in the fixed font
    void setQuiet(bool on);
    void setLine(bool on); ///< hairline below
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    std::optional<model::Status> m_status;
    std::optional<model::Agent> m_agent;
    std::optional<model::Status> m_belowInk;
    QString m_icon, m_details, m_right, m_below;
    bool m_code = false, m_quiet = false, m_line = false, m_warning = false;
};

} // namespace evoca::app
