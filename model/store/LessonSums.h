#pragma once

#include "records/Labels.h"
#include "store/ChangeFeed.h"

#include <QSet>

#include <span>

namespace evoca::model {

class Connection;

/// Confidence of a lesson from the single observations c_i: the agreeing ones strengthen each other (OpenReflex section
/// 4: 1 − Π(1 − c_i)), and contradictions take away their share of the evidence's weight, A / (A + C) with A and C the
/// sums of the agreeing and contradicting c_i. So one equal contradiction halves a lesson that one experience taught,
/// and hardly touches one that twenty taught. Never above 0.99; 0 without support.
double lessonConfidence(std::span<const double> agreeing, std::span<const double> contradicting);

/// Works out confidence, support, contradictions and times of these lessons again from the evidence of experiences that
/// are not in the bin. A lesson without any evidence goes, unless a person made, edited or pinned it. Throws
/// SqlFailure.
void sumLessons(Connection &connection, const QSet<RowId> &lessons, ChangeSet &changes);

} // namespace evoca::model
