#include "pages/PageRegistry.h"

#include "pages/bin/BinPage.h"
#include "pages/episodes/EpisodesPage.h"
#include "pages/experiences/ExperiencesPage.h"
#include "pages/firstrun/FirstRunPage.h"
#include "pages/lessons/LessonsPage.h"
#include "pages/memories/MemoriesPage.h"
#include "pages/overview/OverviewPage.h"
#include "pages/requests/RequestsPage.h"
#include "pages/sessions/SessionsPage.h"
#include "pages/settings/SettingsPage.h"
#include "window/MainWindow.h"

namespace evoca::app {

void addPages(MainWindow &window, AppServices &services)
{
    window.addPage(new OverviewPage(services));
    window.addPage(new ExperiencesPage(services));
    window.addPage(new LessonsPage(services));
    window.addPage(new EpisodesPage(services));
    window.addPage(new MemoriesPage(services));
    window.addPage(new SessionsPage(services));
    window.addRailLine();
    window.addPage(new RequestsPage(services));
    window.addPage(new BinPage(services));
    window.addPage(new SettingsPage(services), true);
    window.addPage(new FirstRunPage(services), false, false);
}

} // namespace evoca::app
