#include "widgets/CopyCommand.h"

#include "pages/AppServices.h"
#include "settings/Launcher.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace evoca::app {

QString connectionCommand()
{
    return u"claude mcp add --scope user evoca -- %1 mcp"_s.arg(launcherWord());
}

void copyConnectionCommand(AppServices &)
{
    QGuiApplication::clipboard()->setText(connectionCommand());
}

} // namespace evoca::app
