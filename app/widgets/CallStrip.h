#pragma once

#include "widgets/CallStripGeometry.h"
#include "widgets/CellWidget.h"

namespace evoca::app {

/// The tool calls of one task: four lanes, blocks as wide as they took, arcs from failures to their fixes. Left and
/// Right move, Enter opens the message (activated). Used by the experience's detail and by the transcript.
class CallStrip : public CellWidget
{
    Q_OBJECT
public:
    explicit CallStrip(Theme &theme, QWidget *parent = nullptr);
    void setCalls(std::vector<StripCall> calls, std::vector<StripFix> fixes);
    const std::vector<StripCall> &calls() const { return m_calls; }
    /// "3 failures, all fixed"
    QString summary() const;

    int cellCount() const override { return int(m_calls.size()); }
    QRectF cellRect(int cell) const override;
    QString cellText(int cell) const override;
    bool opensOnClick() const override { return false; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    StripMeasures measures() const;
    void rebuild();
    void paintLanes(QPainter &painter) const;
    void paintArcs(QPainter &painter) const;
    void paintBlock(QPainter &painter, int call) const;
    void paintAxis(QPainter &painter) const;
    bool shows(const CallStripGeometry::Arc &arc) const;

    std::vector<StripCall> m_calls;
    std::vector<StripFix> m_fixes;
    CallStripGeometry m_geometry;
};

} // namespace evoca::app
