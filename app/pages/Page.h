#pragma once

#include "forgetting/ForgetTarget.h"
#include "pages/AppServices.h"
#include "pages/Location.h"
#include "store/ChangeFeed.h"

#include <QList>
#include <QWidget>

#include <functional>

namespace evoca::app {

/// How much room there is (look section 9).
enum class LayoutWidth : quint8 {
    Wide, ///< >= 1280: everything as drawn
    Medium, ///< 960–1279: rail 56, list 340 with wrapped titles
    Narrow, ///< 720–959: one pane at a time
    Tiny, ///< < 720: facets behind one button
};

/// A page of the window. It owns its list and detail; search field, rail, header and status bar are the frame's and
/// reach it through these functions. Gui thread. All data comes through services().reader on lanes that start with
/// pageId().
class Page : public QWidget
{
    Q_OBJECT
public:
    Page(AppServices &services, const QString &pageId, QWidget *parent = nullptr);

    QString pageId() const { return m_id; }
    virtual QString title() const = 0; ///< translated; rail, palette
    virtual QString iconName() const = 0;
    virtual QString placeholder() const = 0; ///< of the search field

    /// Text of the search field as it is typed; the page asks for new results at once.
    virtual void setQuery(const QString &text);
    QString query() const { return m_query; }
    /// Shown under the header, owned by the page; null: no facet row.
    virtual QWidget *facetBar() { return nullptr; }

    /// Shows a location of this page: query, record, message. Called before activate().
    virtual void open(const Location &location);
    /// Where it stands now.
    virtual Location location() const;
    /// The page became the visible one; load what is stale.
    virtual void activate() { }
    /// A batch was committed. Called for hidden pages too: they only note that they are stale.
    virtual void refresh(const model::ChangeSet &changes) { Q_UNUSED(changes) }
    /// Read everything again (F5).
    virtual void reload() { }

    /// Keys that the search field passes on while it keeps the focus: rows up or down, page, ends.
    virtual void moveSelection(int rows) { Q_UNUSED(rows) }
    virtual void moveToEnd(bool last) { Q_UNUSED(last) }
    virtual void openSelected() { }
    /// Esc: one layer back (narrow detail, find bar). False: nothing left here.
    virtual bool stepBack() { return false; }
    /// Where one pane is shown at a time: the list, not the detail.
    virtual void showList() { }
    /// Ctrl+F: true when the page has its own find (transcript).
    virtual bool find() { return false; }
    /// Panes for F6, in order.
    virtual QList<QWidget *> panes() { return {}; }
    virtual void setLayoutWidth(LayoutWidth width) { m_width = width; }
    LayoutWidth layoutWidth() const { return m_width; }
    /// Page-local actions by id of the action registry ("verdict.success", "pin", "edit", "copy"); false: not for this
    /// page.
    virtual bool trigger(const QString &actionId)
    {
        Q_UNUSED(actionId)
        return false;
    }

    /// What "forget" would forget now: the selected records, else the one shown; empty: nothing. The action "forget"
    /// (Delete, palette) asks this of the page shown and opens the forget dialog; the page does nothing more. A button
    /// "Forget…" of its own (failure ink, far right of the action bar) emits forgetRequested(forgetTarget()); pages
    /// made of list and detail get button and context menu from ListDetailPage::addForgetAction().
    virtual model::ForgetTarget forgetTarget() const { return {}; }

Q_SIGNALS:
    /// The page wants other text in the search field (a facet, a dropped filter); setQuery follows.
    void queryChangeRequested(const QString &text);
    void openRequested(const evoca::app::Location &location);
    /// Opens the forget dialog with the plan for this. Whatever is decided there (bin, undo, erase) is the window's
    /// work: the page hears of it as of any change, by refresh().
    void forgetRequested(const evoca::model::ForgetTarget &target);
    /// The selected record changed, so that "back" can return to it.
    void locationChanged();
    /// Undo stands in a toast for eight seconds and on Ctrl+Z; null: no undo.
    void toastRequested(const QString &text, const std::function<void()> &undo);
    void statusMessage(const QString &text);

protected:
    AppServices &services() const { return m_services; }
    void changeEvent(QEvent *event) override;
    /// Texts anew, after the language changed. Called once before the page is first shown too.
    virtual void retranslate() { }
    /// Colours, fonts and measures anew.
    virtual void restyle() { }
    void showEvent(QShowEvent *event) override;

    QString m_query;

private:
    AppServices &m_services;
    QString m_id;
    LayoutWidth m_width = LayoutWidth::Wide;
    bool m_prepared = false;
};

} // namespace evoca::app
