#pragma once

#include "records/Labels.h"

#include <QAbstractButton>
#include <QWidget>

#include <optional>
#include <vector>

class QButtonGroup;

namespace evoca::app {

class Theme;

/// Neighbouring choices of which at most one holds: verdicts, approval. Each part is a button of its own for keys and
/// screen readers. 28 high.
class SegmentedControl : public QWidget
{
    Q_OBJECT
public:
    enum class Look { Accent, Neutral };

    explicit SegmentedControl(Theme &theme, QWidget *parent = nullptr);
    /// Adds a part; `status` draws its shape before the text.
    void add(int id, std::optional<model::Status> status = {});
    void setText(int id, const QString &text);
    /// How a chosen part is filled (default accent).
    void setLook(int id, Look look);
    /// -1: none.
    void setCurrent(int id);
    int current() const { return m_current; }
    QAbstractButton *button(int id) const;

Q_SIGNALS:
    /// A person chose; the control shows it only once setCurrent is called.
    void chosen(int id);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    class Part;
    Theme &m_theme;
    std::vector<Part *> m_parts;
    int m_current = -1;
};

} // namespace evoca::app
