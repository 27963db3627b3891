#include "store/MessageFlags.h"

namespace evoca::model {

int messageFlags(const Message &message)
{
    return (message.failed ? flagFailed : 0) | (message.finished ? flagFinished : 0) | (message.copy ? flagCopy : 0)
        | (message.cut ? flagCut : 0) | (message.rolledBack ? flagRolledBack : 0) | (message.hasImage ? flagImage : 0)
        | (message.finalOnly ? flagFinalOnly : 0) | (int(message.category) << categoryShift);
}

void applyMessageFlags(Message &message, int flags)
{
    message.failed = flags & flagFailed;
    message.finished = flags & flagFinished;
    message.copy = flags & flagCopy;
    message.cut = flags & flagCut;
    message.rolledBack = flags & flagRolledBack;
    message.hasImage = flags & flagImage;
    message.finalOnly = flags & flagFinalOnly;
    message.category = ToolCategory((flags >> categoryShift) & 0xf);
}

} // namespace evoca::model
