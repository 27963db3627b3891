#pragma once

#include "forgetting/Receipt.h"

#include <QJsonObject>

namespace evoca::model {

/// Everything but number, id and times, as it is kept in the store and exported.
QJsonObject receiptToJson(const Receipt &receipt);
Receipt receiptFromJson(const QJsonObject &object);

/// Stores a receipt; gives it its number. Throws SqlFailure.
void insertReceipt(Connection &connection, Receipt &receipt);

} // namespace evoca::model
