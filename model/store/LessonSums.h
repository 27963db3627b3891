#pragma once

#include "records/Lesson.h"
#include "store/ChangeFeed.h"

#include <QSet>

#include <span>
#include <vector>

namespace evoca::model {

class Connection;

/// What a lesson's confidence is made of.
struct LessonWeights
{
    std::vector<double> agreeing; ///< base confidences of the experiences that agree
    std::vector<double> contradicting; ///< of those that contradict
    LessonWord word = LessonWord::None;
};

/// Confidence of a lesson from the single observations c_i: the agreeing ones strengthen each other (OpenReflex section
/// 4: 1 − Π(1 − c_i)), and contradictions take away their share of the evidence's weight, A / (A + C) with A and C the
/// sums of the agreeing and contradicting c_i. So one equal contradiction halves a lesson that one experience taught,
/// and hardly touches one that twenty taught. Never above 0.99; 0 without support. (A / (A + C) is the mean of a Beta
/// posterior with these weights as its counts; no prior, since an experience without contradiction keeps its c.)
///
/// A person's word is one more observation of 0.90 on its side whose weight in A or C is at least that of everything on
/// the other side: a confirmed lesson is never below 0.45, a disputed one never above 0.50.
double lessonConfidence(const LessonWeights &weights);
double lessonConfidence(std::span<const double> agreeing, std::span<const double> contradicting);

/// Works out confidence, support, contradictions and times of these lessons again from the evidence of experiences that
/// are not in the bin. A lesson without any evidence goes, unless a person made, edited or pinned it. Throws
/// SqlFailure.
void sumLessons(Connection &connection, const QSet<RowId> &lessons, ChangeSet &changes);

} // namespace evoca::model
