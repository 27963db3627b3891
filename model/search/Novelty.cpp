#include "search/Novelty.h"

using namespace Qt::StringLiterals;

namespace evoca::model {

Novelty noveltyOf(qint64 experiences, int similar)
{
    if (experiences < 5)
        return Novelty::Unknown;
    if (similar == 0)
        return Novelty::Novel;
    return similar >= 3 ? Novelty::Routine : Novelty::Familiar;
}

QString noveltyId(Novelty novelty)
{
    switch (novelty) {
    case Novelty::Unknown: return u"unknown"_s;
    case Novelty::Novel: return u"novel"_s;
    case Novelty::Familiar: return u"familiar"_s;
    case Novelty::Routine: return u"routine"_s;
    }
    return {};
}

} // namespace evoca::model
