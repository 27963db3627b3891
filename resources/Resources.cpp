#include "Resources.h"

#include <QDir>

// Q_INIT_RESOURCE must stand outside of any namespace.
static void initAll()
{
    Q_INIT_RESOURCE(evoca);
    Q_INIT_RESOURCE(translations);
}

namespace evoca::app {

void initResources()
{
    initAll();
}

} // namespace evoca::app
