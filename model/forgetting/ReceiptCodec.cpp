#include "forgetting/ReceiptCodec.h"

#include "store/Connection.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

// Wire names, in the order of the enumerations.
constexpr std::array wayIds {"index"_L1, "records"_L1, "bytes"_L1};
constexpr std::array elsewhereIds {"agent_file"_L1, "backup"_L1, "import_mark"_L1};
constexpr std::array stateIds {"remains"_L1, "removed"_L1, "rewritten"_L1, "refused"_L1, "kept"_L1};
constexpr std::array byIds {"person"_L1, "client"_L1, "expiry"_L1};

template<typename Enum, std::size_t size>
QString idOf(const std::array<QLatin1StringView, size> &ids, Enum value)
{
    return ids.at(std::size_t(value));
}

template<typename Enum, std::size_t size>
Enum valueOf(const std::array<QLatin1StringView, size> &ids, const QJsonValue &id)
{
    const auto found = std::ranges::find(ids, id.toString());
    return found == ids.end() ? Enum() : Enum(found - ids.begin());
}

PlanPart partOf(const QString &id)
{
    for (int part = 0; part <= int(PlanPart::Lessons); ++part) {
        if (planPartId(PlanPart(part)) == id)
            return PlanPart(part);
    }
    return PlanPart::Sessions;
}

QJsonArray checksJson(const Receipt &receipt)
{
    QJsonArray checks;
    for (const PurgeCheck &check : receipt.checks)
        checks.append(QJsonObject {{u"way"_s, idOf(wayIds, check.way)},
                                   {u"asked"_s, check.asked},
                                   {u"sought"_s, check.sought},
                                   {u"found"_s, check.found},
                                   {u"at"_s, check.at}});
    return checks;
}

QJsonArray remainsJson(const Receipt &receipt)
{
    QJsonArray remains;
    for (const Remainder &one : receipt.remains)
        remains.append(QJsonObject {{u"kind"_s, idOf(elsewhereIds, one.kind)},
                                    {u"state"_s, idOf(stateIds, one.state)},
                                    {u"name"_s, one.name},
                                    {u"at"_s, one.at}});
    return remains;
}

Receipt receiptOf(const Statement &row)
{
    Receipt receipt = receiptFromJson(QJsonDocument::fromJson(row.text(4).toUtf8()).object());
    receipt.number = row.integer(0);
    receipt.id = row.text(1);
    receipt.started = row.integer(2);
    receipt.finished = row.integer(3);
    return receipt;
}

} // namespace

QJsonObject receiptToJson(const Receipt &receipt)
{
    QJsonArray kinds;
    for (const auto &[kind, count] : receipt.kinds)
        kinds.append(QJsonObject {{u"kind"_s, forgetKindId(kind)}, {u"count"_s, count}});
    QJsonArray erased;
    for (const auto &[part, count] : receipt.erased)
        erased.append(QJsonObject {{u"part"_s, planPartId(part)}, {u"count"_s, count}});
    return {{u"by"_s, idOf(byIds, receipt.by)},
            {u"client"_s, receipt.client},
            {u"kinds"_s, kinds},
            {u"project"_s, receipt.project},
            {u"erased"_s, erased},
            {u"records"_s, receipt.records},
            {u"lessons_lowered"_s, receipt.lessonsLowered},
            {u"checks"_s, checksJson(receipt)},
            {u"repairs"_s, receipt.repairs},
            {u"verified"_s, receipt.verified},
            {u"remains"_s, remainsJson(receipt)}};
}

Receipt receiptFromJson(const QJsonObject &object)
{
    Receipt receipt;
    receipt.by = valueOf<ForgetDeed::By>(byIds, object.value("by"_L1));
    receipt.client = object.value("client"_L1).toString();
    receipt.project = object.value("project"_L1).toString();
    receipt.records = object.value("records"_L1).toInteger();
    receipt.lessonsLowered = object.value("lessons_lowered"_L1).toInteger();
    receipt.repairs = object.value("repairs"_L1).toInt();
    receipt.verified = object.value("verified"_L1).toBool();
    const QJsonArray kinds = object.value("kinds"_L1).toArray();
    for (const QJsonValue &one : kinds)
        receipt.kinds.emplace_back(forgetKindFromId(one["kind"_L1].toString()).value_or(ForgetKind::Session),
                                   one["count"_L1].toInteger());
    const QJsonArray erased = object.value("erased"_L1).toArray();
    for (const QJsonValue &one : erased)
        receipt.erased.emplace_back(partOf(one["part"_L1].toString()), one["count"_L1].toInteger());
    const QJsonArray checks = object.value("checks"_L1).toArray();
    for (const QJsonValue &one : checks)
        receipt.checks.push_back({valueOf<PurgeCheck::Way>(wayIds, one["way"_L1]), one["asked"_L1].toInteger(),
                                  one["sought"_L1].toInteger(), one["found"_L1].toInteger(), one["at"_L1].toInteger()});
    const QJsonArray remains = object.value("remains"_L1).toArray();
    for (const QJsonValue &one : remains)
        receipt.remains.push_back({valueOf<Remainder::Kind>(elsewhereIds, one["kind"_L1]),
                                   valueOf<Remainder::State>(stateIds, one["state"_L1]), one["name"_L1].toString(),
                                   one["at"_L1].toInteger()});
    return receipt;
}

void insertReceipt(Connection &connection, Receipt &receipt)
{
    const QByteArray body = QJsonDocument(receiptToJson(receipt)).toJson(QJsonDocument::Compact);
    Statement insert = connection.statement(
        "INSERT INTO receipt(global_id, started, finished, verified, body) VALUES(?1, ?2, ?3, ?4, ?5) RETURNING id");
    insert
        .bind(receipt.id, receipt.started, receipt.finished, receipt.verified,
              std::string_view(body.constData(), std::size_t(body.size())))
        .step();
    receipt.number = insert.integer(0);
    insert.run();
}

Result<std::vector<Receipt>> listReceipts(Connection &connection, int limit, int offset)
{
    return guarded([&]() -> Result<std::vector<Receipt>> {
        std::vector<Receipt> receipts;
        Statement rows = connection.statement(
            "SELECT id, global_id, started, finished, body FROM receipt ORDER BY id DESC LIMIT ?1 OFFSET ?2");
        rows.bind(limit, offset);
        while (rows.step())
            receipts.push_back(receiptOf(rows));
        return receipts;
    });
}

Result<qint64> countReceipts(Connection &connection)
{
    return guarded([&]() -> Result<qint64> {
        Statement row = connection.statement("SELECT count(*) FROM receipt");
        return row.step() ? row.integer(0) : 0;
    });
}

Result<std::optional<Receipt>> findReceipt(Connection &connection, const QString &id)
{
    return guarded([&]() -> Result<std::optional<Receipt>> {
        Statement row = connection.statement(
            "SELECT id, global_id, started, finished, body FROM receipt WHERE global_id = ?1");
        return row.bind(id).step() ? std::optional(receiptOf(row)) : std::nullopt;
    });
}

QByteArray receiptJson(const Receipt &receipt)
{
    QJsonObject object = receiptToJson(receipt);
    object.insert(u"number"_s, receipt.number);
    object.insert(u"id"_s, receipt.id);
    object.insert(u"started"_s, receipt.started);
    object.insert(u"finished"_s, receipt.finished);
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

} // namespace evoca::model
