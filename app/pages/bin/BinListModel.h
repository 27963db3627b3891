#pragma once

#include "pages/bin/BinContents.h"

#include <QAbstractListModel>
#include <QHash>

namespace evoca::app {

/// The bin as a list with headings: what can be restored, what was erased, what is kept out of the import. Gui thread.
class BinListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1 };

    explicit BinListModel(QObject *parent = nullptr);
    void setContents(BinContents contents);
    const BinContents &contents() const { return m_contents; }
    void retranslate();

    bool isHeading(int row) const { return m_rows[std::size_t(row)].kind == Kind::Heading; }
    QString headingCount(int row) const;
    const model::BinEntry *entry(int row) const; ///< null: another kind of row
    const model::Receipt *receipt(int row) const;
    const model::Tombstone *mark(int row) const;
    /// A number for the page's selection: of receipts minus their number, of the others by first sight.
    model::RowId idAt(int row) const; ///< 0: a heading
    int rowOf(model::RowId id) const; ///< -1: not there
    QString keyOf(model::RowId id) const; ///< global id of an entry or mark; empty: none

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    static QString entryTitle(const model::BinEntry &entry);
    static QString daysLeft(const model::BinEntry &entry);
    static bool goesSoon(const model::BinEntry &entry); ///< within three days

private:
    enum class Kind : quint8 { Heading, Entry, Receipt, Mark };
    struct Row
    {
        Kind kind;
        int index; ///< in its part; of a heading: the BinContents::Part
        model::RowId id;
    };
    model::RowId idFor(const QString &key);
    std::vector<Row> rows();

    BinContents m_contents;
    std::vector<Row> m_rows;
    QHash<QString, model::RowId> m_ids;
};

} // namespace evoca::app
