#pragma once

#include "pages/Page.h"
#include "records/Error.h"
#include "store/Reader.h"
#include "widgets/InlineMessage.h"
#include "widgets/ListView.h"

#include <QStackedWidget>

#include <optional>
#include <utility>
#include <vector>

class QAbstractItemDelegate;
class QAbstractItemModel;
class QHBoxLayout;
class QMenu;
class QSplitter;
class QTimer;
class QVBoxLayout;

namespace evoca::app {

class Button;
class EmptyState;
class FacetBar;
class ListHeader;

/// A page made of a list and the detail of the selected row: what Experiences, Lessons and Memories share. The page
/// gives model, delegate and detail, and says how to ask; this class keeps query, selection, panes and staleness.
/// Lanes of the reader: "<page>.list", "<page>.detail", "<page>.projects".
class ListDetailPage : public Page
{
    Q_OBJECT
public:
    ListDetailPage(AppServices &services, const QString &pageId, QWidget *parent = nullptr);
    ~ListDetailPage() override;

    QWidget *facetBar() override;
    void setQuery(const QString &text) override;
    void open(const Location &location) override;
    Location location() const override;
    void activate() override;
    void reload() override;
    void moveSelection(int rows) override;
    void moveToEnd(bool last) override;
    void openSelected() override;
    bool stepBack() override;
    void showList() override;
    QList<QWidget *> panes() override;
    void setLayoutWidth(LayoutWidth width) override;
    /// The selected rows, by forgettableAt(); when the record shown is in no row, that one, by forgettableShown().
    model::ForgetTarget forgetTarget() const override;

protected:
    /// What "forget" forgets of a row or of the detail; empty (the standard): nothing, as for headings.
    virtual std::optional<model::ForgetItem> forgettableAt(int row) const
    {
        Q_UNUSED(row)
        return {};
    }
    virtual std::optional<model::ForgetItem> forgettableShown() const { return {}; }
    /// Asks for the first page of what the query finds, by readList(). Old rows stay until the answer is here.
    virtual void search() = 0;
    /// Reads the record m_selected on lane("detail"), and ends with detailShown().
    virtual void readDetail() = 0;
    virtual int rowOf(model::RowId id) const = 0; ///< -1: not loaded
    virtual model::RowId recordAt(int row) const = 0; ///< 0: a heading
    /// Fills m_empty: what would be here, and one thing to do about it.
    virtual void showEmpty() = 0;
    /// The store changed while the page is shown; asked at most once in a while. The standard searches again.
    virtual void storeChanged() { search(); }
    /// A row became the current one, also when it is the same record anew.
    virtual void currentRow(int row) { Q_UNUSED(row) }
    void retranslate() override;
    void restyle() override;
    bool eventFilter(QObject *object, QEvent *event) override;

    struct Widths
    {
        int wide = 504; ///< of the list, in the theme's measure
        int medium = 340;
        int most = 640;
    };
    /// Builds list, detail and action bar. Called once by the constructor of the page, after its model is made.
    void buildPanes(QAbstractItemModel *model, QAbstractItemDelegate *delegate, QWidget *detail, Widths widths);
    /// A button of the action bar, from the left. Quiet ones become icons where space is short.
    Button *addAction(const QString &icon, bool main = false);
    /// A button at the right end of the action bar ("Forget…").
    Button *addDangerAction(const QString &icon);
    /// "Forget…" at the far right of the action bar, several rows selectable, and a context menu of the list with all
    /// actions of the bar. Called once, after the other actions.
    void addForgetAction();

    /// Asks `job` on lane("list"): shows that it takes long, gives the answer to `show`, or says what failed, with a
    /// retry.
    template<typename P>
    void readList(std::function<model::Result<P>(model::Connection &, const model::ReadTicket &)> job,
                  std::function<void(const P &)> show);
    /// The model has its rows: keeps the chosen record selected, else takes the first; or shows what stands in for
    /// rows.
    void rowsShown(bool empty);
    /// The detail shows this record now.
    void detailShown(model::RowId id);
    /// The record asked for is not there any more (forgotten meanwhile): the first row takes its place.
    void recordGone();
    /// To call from refresh(): a hidden page becomes stale, a shown one asks anew soon.
    void noteChanges(bool shownRecordChanged);
    /// False while the detail of another row is on its way, and when there is none.
    bool shownIsSelected() const { return m_shown != 0 && m_shown == m_selected; }
    bool onePane() const { return layoutWidth() == LayoutWidth::Narrow || layoutWidth() == LayoutWidth::Tiny; }
    void selectRecord(model::RowId id);
    virtual void showPane(); ///< which of list and detail are seen
    /// Says inline what went wrong; without `retry` there is nothing to do about it.
    void showFailure(const QString &lead, const model::Error &error, const std::function<void()> &retry = {});
    QString lane(QLatin1StringView what) const;

    using Choices = QList<std::pair<QString, QString>>; ///< value of the token, text
    /// A menu that writes the token `key`; "All" takes it away.
    void fillChoices(QMenu &menu, const QString &key, const Choices &choices);
    void fillProjects(QMenu &menu);
    /// Reads the names for fillProjects.
    void readProjects();
    void currentChanged();
    /// How many rows are selected; the detail shows the current one.
    int selectedRows() const;

    FacetBar *m_facets;
    QVBoxLayout *m_column = nullptr; ///< of the whole page; the splitter is its last part
    QSplitter *m_splitter = nullptr; ///< list and detail are its last two parts
    QWidget *m_listPane = nullptr;
    ListHeader *m_header = nullptr;
    InlineMessage *m_error = nullptr;
    QStackedWidget *m_listStack = nullptr;
    ListView *m_list = nullptr;
    EmptyState *m_empty = nullptr;
    QWidget *m_detailPane = nullptr;
    QWidget *m_detailWidget = nullptr;
    Button *m_back = nullptr;
    model::RowId m_selected = 0;
    model::RowId m_shown = 0; ///< in the detail
    bool m_stale = true;
    bool m_detailOpen = false; ///< one pane: the detail is the one shown
    bool m_keepRecord = false; ///< a record was asked for: it stays although the list does not hold it

private:
    void fitActions();
    void showForgetAction();
    void openRowMenu(const QPoint &at);

    QHBoxLayout *m_bar = nullptr;
    std::vector<Button *> m_actions;
    Button *m_forget = nullptr; ///< null: a page without
    QTimer *m_changes;
    QStringList m_projects;
    Widths m_widths;
};

template<typename P>
void ListDetailPage::readList(std::function<model::Result<P>(model::Connection &, const model::ReadTicket &)> job,
                              std::function<void(const P &)> show)
{
    m_stale = false;
    m_list->setLoading(true);
    services().reader.read<P>(lane(QLatin1StringView("list")), this, std::move(job),
                              [this, show = std::move(show)](const model::Result<P> &page) {
                                  m_list->setLoading(false);
                                  if (!page)
                                      return showFailure(tr("The list could not be read."), page.error(),
                                                         [this] { search(); });
                                  m_error->hide();
                                  show(*page);
                              });
}

} // namespace evoca::app
