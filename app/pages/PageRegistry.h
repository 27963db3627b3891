#pragma once

namespace evoca::app {

struct AppServices;
class MainWindow;

/// All pages, in the order of the rail. A new page is one line here.
void addPages(MainWindow &window, AppServices &services);

} // namespace evoca::app
