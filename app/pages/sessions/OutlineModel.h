#pragma once

#include "search/SessionContents.h"

#include <QAbstractListModel>

namespace evoca::app {

/// The outline of a session: every prompt with the outcome of its task, below it edits, failures and passed checks.
class OutlineModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { MessageRole = Qt::UserRole + 1, IsPromptRole, StatusRole, LaneRole, TimeRole };

    explicit OutlineModel(QObject *parent = nullptr);
    void setContents(const model::SessionContents &contents);
    /// Texts of shown rows that the model does not know yet ("what ran").
    void setText(model::RowId message, const QString &text);
    QList<model::Message> missingTexts(int firstRow, int lastRow) const;
    /// Row of the prompt that a message belongs to; -1: none.
    int rowOfMessage(model::RowId message) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row
    {
        model::Message message;
        bool prompt = false;
        QString text;
        model::Status status = model::Status::Unknown;
    };
    void appendCalls(const std::vector<model::Message> &messages, std::size_t first, std::size_t last);

    std::vector<Row> m_rows;
};

} // namespace evoca::app
