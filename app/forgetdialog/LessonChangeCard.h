#pragma once

#include "forgetting/ForgetPlan.h"
#include "widgets/Surface.h"

namespace evoca::app {

/// A lesson that stays with less behind it: its words, the confidence before and after, the support before and after.
class LessonChangeCard : public Surface
{
    Q_OBJECT
public:
    LessonChangeCard(Theme &theme, const model::LessonChange &change, QWidget *parent = nullptr);
};

} // namespace evoca::app
