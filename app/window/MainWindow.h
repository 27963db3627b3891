#pragma once

#include "McpServer.h"
#include "pages/Page.h"
#include "window/NavigationStack.h"

#include <QMainWindow>

#include <vector>

class QStackedWidget;

namespace evoca::model {
struct StoreCounts;
}

namespace evoca::app {

class ActionRegistry;
class AltMenuBar;
class FocusRing;
class ForgetFlow;
class Header;
class Palette;
class Rail;
class StatusBar;
class Toast;

/// The frame: rail, header, facet row, pages, status bar, palette, toast; back and forward; keys. Pages are given to it
/// by the composition (addPage), in the order of the rail. Gui thread.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(AppServices &services, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Takes ownership. `bottom`: at the lower end of the rail; `inRail` false: reached by locations only (first run).
    void addPage(Page *page, bool bottom = false, bool inRail = true);
    /// A hairline in the rail after the pages added so far.
    void addRailLine();
    Page *page(const QString &id) const;
    QString currentPage() const;
    ActionRegistry &actions() const { return *m_actions; }

public Q_SLOTS:
    void open(const evoca::app::Location &location);
    /// Puts the cursor into the search field (tray: "Quick search…").
    void focusSearch();
    void openPalette();

Q_SIGNALS:
    /// Ctrl+Q or the menu: the program ends, whatever closing the window does.
    void quitRequested();
    /// The person closed the window; the desktop part decides between hiding and minimising. Accepted if nothing
    /// answers.
    void closeRequested(QCloseEvent *event);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void makeActions();
    void makePalette();
    void connectServices();
    void restorePlace();
    void focusPane();
    void showPlace(const Location &location);
    void go(const QString &pageId);
    void travel(bool forward);
    void updateFrame();
    void queryEdited(const QString &query);
    void escape();
    void cyclePane(int step);
    void refresh(const model::ChangeSet &changes);
    void readCounts();
    void showCounts(const model::StoreCounts &counts);
    void readBinCount();
    void showProgress();
    void showServer();
    void toggleServer();
    void copyCommand();
    void openMenu();
    /// Keeps the search that stands in the field, or lets it go when it is kept already.
    void toggleSavedSearch();
    void addSavedSearches(); ///< to the palette
    void applyWidth();
    void retranslate();
    LayoutWidth widthClass() const;

    AppServices &m_services;
    ActionRegistry *m_actions;
    Rail *m_rail;
    Header *m_header;
    QStackedWidget *m_facets;
    QStackedWidget *m_stack;
    StatusBar *m_status;
    Toast *m_toast;
    Palette *m_palette = nullptr;
    FocusRing *m_ring;
    ForgetFlow *m_forgetting;
    AltMenuBar *m_menuBar = nullptr;
    std::vector<Page *> m_pages;
    std::vector<QString> m_railPages;
    Page *m_current = nullptr;
    NavigationStack m_history;
    QString m_countsText;
};

} // namespace evoca::app
