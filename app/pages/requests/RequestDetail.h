#pragma once

#include "access/RequestQuery.h"
#include "access/ReturnedRecords.h"

#include <QScrollArea>

class QVBoxLayout;

namespace evoca::app {

class InlineMessage;
class Label;
class ReturnedRow;
class SectionHeader;
class Theme;

struct RequestDetailData
{
    model::RequestRecord request;
    std::vector<model::ReturnedRecord> returned;
    std::vector<model::ClientFigures> clients; ///< of the last 30 days
};

/// One request: who asked what, what it got, and what can be done when that was wrong.
class RequestDetail : public QScrollArea
{
    Q_OBJECT
public:
    explicit RequestDetail(Theme &theme, QWidget *parent = nullptr);
    void setData(RequestDetailData data);
    const RequestDetailData &data() const { return m_data; }
    void retranslate();
    /// The request as JSON, as it would be sent again.
    QByteArray asJson() const;

Q_SIGNALS:
    void recordOpened(const evoca::model::ReturnedRecord &record);
    void forgetRequested(const evoca::model::ReturnedRecord &record);
    void clientRequested(const QString &client);

private:
    void showArguments();
    void showReturned();
    void showClients();
    ReturnedRow *addRow(const model::ReturnedRecord &record);

    Theme &m_theme;
    RequestDetailData m_data;
    QWidget *m_inside;
    Label *m_tool;
    Label *m_took;
    Label *m_meta;
    InlineMessage *m_error;
    SectionHeader *m_askedHeader;
    Label *m_asked;
    QVBoxLayout *m_returned;
    Label *m_note;
    SectionHeader *m_clientsHeader;
    QVBoxLayout *m_clients;
    std::vector<ReturnedRow *> m_rows;
};

} // namespace evoca::app
