#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace evoca::app {

/// One line of a shown change.
struct DiffLine
{
    enum class Kind : quint8 { Same, Added, Removed, Gap };
    Kind kind = Kind::Same;
    int oldNumber = 0; ///< 1-based, 0: none
    int newNumber = 0;
    QString text;
    int wordStart = 0; ///< changed part of a replaced line
    int wordLength = 0;
};

/// The change from one text to another, by lines, with three lines of context. Inputs over 4,000 lines are shown as
/// wholly replaced, since nobody reads more.
std::vector<DiffLine> diffLines(const QString &before, const QString &after, int firstLine = 1);

/// The lines of a patch in the form of apply_patch or a unified diff; file headers become gaps with the file's name.
std::vector<DiffLine> patchLines(const QString &patch);

} // namespace evoca::app
