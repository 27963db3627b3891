#pragma once

#include "records/Labels.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace evoca::app {

/// One tool call as the strip shows it.
struct StripCall
{
    model::RowId message = 0;
    model::ToolCategory category = model::ToolCategory::Other;
    qint64 start = 0; ///< epoch ms; 0: unknown
    qint64 durationMs = -1; ///< -1: unknown
    bool failed = false;
    bool finished = true;
    QString command; ///< what ran, one line
    QString error; ///< first line of a failure
    model::Lane lane() const { return model::laneOf(category); }
    bool passedCheck() const { return finished && !failed && model::isVerification(category); }
};

/// A failed call and the one that proves the fix, as indices into the calls.
struct StripFix
{
    int failed = 0;
    int fixed = 0;
    int callsBetween = 0;
};

struct StripMeasures
{
    qreal labelWidth = 88; ///< lane names at the left
    qreal arcHeight = 50; ///< room above the lanes
    qreal label = 16; ///< height of an arc's label
    qreal lane = 22;
    qreal block = 12;
    qreal axis = 26;
    qreal smallest = 4; ///< width of a block
    qreal pause = 10; ///< width of a cut pause
};

/// Where everything of a strip goes; no painting, no colours. Width is time; pauses over five minutes are cut.
class CallStripGeometry
{
public:
    static constexpr qint64 pauseMs = 5 * 60 * 1000;
    struct Arc
    {
        int fix = 0; ///< index into the fixes
        qreal from = 0, to = 0; ///< middle of the blocks
        qreal base = 0; ///< y of both ends
        qreal height = 0;
        bool labelled = false; ///< the widest one
    };
    struct Tick
    {
        qreal x = 0;
        qint64 time = 0;
    };

    CallStripGeometry() = default;
    CallStripGeometry(const std::vector<StripCall> &calls, const std::vector<StripFix> &fixes, qreal width,
                      const StripMeasures &measures);

    const std::vector<QRectF> &blocks() const { return m_blocks; }
    const std::vector<qreal> &pauses() const { return m_pauses; } ///< x of the left edge of each cut
    const std::vector<Arc> &arcs() const { return m_arcs; }
    const std::vector<Tick> &ticks() const { return m_ticks; }
    qreal laneCentre(model::Lane lane) const;
    qreal left() const { return m_measures.labelWidth; }
    qreal right() const { return m_width; }
    qreal axisY() const;
    static qreal height(const StripMeasures &measures);

private:
    void placeBlocks(const std::vector<StripCall> &calls);
    void placeArcs(const std::vector<StripFix> &fixes);
    void placeTicks(const std::vector<StripCall> &calls);

    StripMeasures m_measures;
    qreal m_width = 0;
    std::vector<QRectF> m_blocks;
    std::vector<qreal> m_pauses;
    std::vector<Arc> m_arcs;
    std::vector<Tick> m_ticks;
};

} // namespace evoca::app
