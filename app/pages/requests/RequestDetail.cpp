#include "pages/requests/RequestDetail.h"

#include "i18n/Words.h"
#include "pages/requests/RequestWords.h"
#include "pages/requests/ReturnedRow.h"
#include "theme/Theme.h"
#include "widgets/InlineMessage.h"
#include "widgets/Label.h"
#include "widgets/LinkRow.h"
#include "widgets/SectionHeader.h"
#include "widgets/Surface.h"
#include "widgets/text/JsonText.h"

#include <QJsonDocument>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

using Kind = model::ReturnedRecord::Kind;

constexpr std::array order {Kind::Experience, Kind::Lesson,  Kind::Memory, Kind::Episode,
                            Kind::Session,    Kind::Context, Kind::Call,   Kind::Other};

void clear(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
}

QString got(Kind kind, int count)
{
    switch (kind) {
    case Kind::Experience: return RequestDetail::tr("Got %n experience(s)", "", count);
    case Kind::Lesson: return RequestDetail::tr("Got %n lesson(s)", "", count);
    case Kind::Memory: return RequestDetail::tr("Got %n memory(ies)", "", count);
    case Kind::Episode: return RequestDetail::tr("Got %n episode(s)", "", count);
    case Kind::Session: return RequestDetail::tr("Got %n session(s)", "", count);
    case Kind::Context: return RequestDetail::tr("Got %n context(s)", "", count);
    case Kind::Call: return RequestDetail::tr("Got %n tool call(s)", "", count);
    case Kind::Other: break;
    }
    return RequestDetail::tr("Got %n other record(s)", "", count);
}

} // namespace

RequestDetail::RequestDetail(Theme &theme, QWidget *parent)
    : QScrollArea(parent), m_theme(theme), m_inside(new QWidget),
      m_tool(new Label(theme, FontRole::CodeBody, Token::Text)), m_took(new Label(theme, FontRole::Body, Token::Text2)),
      m_meta(new Label(theme, FontRole::Meta, Token::Text2)), m_error(new InlineMessage(theme)),
      m_askedHeader(new SectionHeader(theme, nullptr, false)), m_asked(new Label(theme, FontRole::Code, Token::Text)),
      m_returned(new QVBoxLayout), m_note(new Label(theme, FontRole::Meta, Token::Text2)),
      m_clientsHeader(new SectionHeader(theme)), m_clients(new QVBoxLayout)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(m_inside);
    column->setContentsMargins(theme.px(24), theme.px(16), theme.px(24), theme.px(24));
    column->setSpacing(theme.px(6));
    auto *head = new QHBoxLayout;
    head->addWidget(m_tool, 1);
    head->addWidget(m_took);
    column->addLayout(head);
    m_meta->setWordWrap(true);
    column->addWidget(m_meta);
    column->addSpacing(theme.px(6));
    column->addWidget(m_error);
    column->addWidget(m_askedHeader);
    auto *box = new Surface(theme, Token::Code);
    box->setPanel(Token::Line, 6);
    auto *inside = new QVBoxLayout(box);
    inside->setContentsMargins(theme.px(14), theme.px(10), theme.px(14), theme.px(10));
    m_asked->setWordWrap(true);
    m_asked->setTextFormat(Qt::RichText);
    m_asked->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_asked->setObjectName(u"requestArguments"_s);
    inside->addWidget(m_asked);
    column->addWidget(box);
    column->addSpacing(theme.px(10));
    m_returned->setSpacing(0);
    column->addLayout(m_returned);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    column->addSpacing(theme.px(14));
    column->addWidget(m_clientsHeader);
    m_clients->setSpacing(0);
    column->addLayout(m_clients);
    column->addStretch();
    setWidget(m_inside);
    m_inside->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

void RequestDetail::setData(RequestDetailData data)
{
    const bool same = data.request.id == m_data.request.id;
    m_data = std::move(data);
    retranslate();
    if (!same)
        verticalScrollBar()->setValue(0);
}

QByteArray RequestDetail::asJson() const
{
    return QJsonDocument(QJsonObject {{u"name"_s, m_data.request.tool}, {u"arguments"_s, m_data.request.arguments}})
        .toJson(QJsonDocument::Indented);
}

void RequestDetail::retranslate()
{
    const model::RequestRecord &request = m_data.request;
    m_tool->setText(request.tool);
    m_took->setText(RequestWords::took(request.micros));
    QStringList parts {request.clientName};
    if (!request.projectName.isEmpty())
        parts << tr("project %1").arg(request.projectName);
    parts << tr("%1, %2", "day and time").arg(Words::day(request.at), Words::timeWithSeconds(request.at))
          << RequestWords::answer(request);
    m_meta->setText(parts.join(u"  ·  "_s));
    m_error->setVisible(!request.error.isEmpty());
    if (!request.error.isEmpty())
        m_error->show(request.outcome == model::RequestRecord::Outcome::Nothing ? InlineMessage::Kind::Info
                                                                                : InlineMessage::Kind::Failure,
                      {}, request.error);
    setAccessibleName(tr("Request: %1, %2", "tool, what was asked").arg(request.tool, RequestWords::asked(request)));
    showArguments();
    showReturned();
    showClients();
}

void RequestDetail::showArguments()
{
    m_askedHeader->setTitle(tr("Asked"));
    if (m_data.request.forgotten)
        m_asked->setText(tr("What it asked and got is in the bin.").toHtmlEscaped());
    else
        m_asked->setText(JsonText::html(m_theme, m_data.request.arguments));
}

ReturnedRow *RequestDetail::addRow(const model::ReturnedRecord &record)
{
    auto *row = new ReturnedRow(m_theme, record, m_inside);
    connect(row, &ReturnedRow::entered, this, [this, row] {
        for (ReturnedRow *each : m_rows)
            each->setCurrent(each == row);
    });
    connect(row, &ReturnedRow::opened, this, [this, record] { Q_EMIT recordOpened(record); });
    connect(row, &ReturnedRow::forgetRequested, this, [this, record] { Q_EMIT forgetRequested(record); });
    m_returned->addWidget(row);
    return row;
}

void RequestDetail::showReturned()
{
    clear(*m_returned);
    m_rows.clear();
    for (const Kind kind : order) {
        const auto count = std::ranges::count(m_data.returned, kind, &model::ReturnedRecord::kind);
        if (count == 0)
            continue;
        auto *header = new SectionHeader(m_theme, m_inside);
        header->setTitle(got(kind, int(count)));
        header->setContentsMargins(0, 0, 0, 0);
        m_returned->addWidget(header);
        for (const model::ReturnedRecord &record : m_data.returned) {
            if (record.kind == kind)
                m_rows.push_back(addRow(record));
        }
        m_returned->addSpacing(m_theme.px(16));
    }
    m_note->setVisible(!m_data.returned.empty());
    m_note->setText(tr("Marked as data, not instructions, before it left."));
}

void RequestDetail::showClients()
{
    clear(*m_clients);
    m_clientsHeader->setVisible(!m_data.clients.empty());
    m_clientsHeader->setTitle(tr("Who asked, last 30 days"));
    for (const model::ClientFigures &client : m_data.clients) {
        auto *row = new LinkRow(m_theme, m_inside);
        row->setIconName(u"plug"_s);
        row->setText(client.client.isEmpty() ? tr("unknown client") : client.client);
        row->setDetails(tr("%1 refused · %2 without a match · usually %3", "numbers, duration")
                            .arg(Words::number(client.refused), Words::number(client.nothing),
                                 RequestWords::took(client.medianMicros)));
        row->setRight(tr("%n request(s)", "", int(client.requests)));
        row->setRightBelow(Words::ago(client.last));
        row->setLine(true);
        connect(row, &QAbstractButton::clicked, this, [this, name = client.client] { Q_EMIT clientRequested(name); });
        m_clients->addWidget(row);
    }
}

} // namespace evoca::app
