#pragma once

#include "records/Experience.h"

#include <QString>

#include <string_view>

class QSqlQuery;

namespace evoca::model {

class Statement;

/// Columns of table `experience` (alias x) in the order that the readers below expect: "x.id, x.global_id, …".
extern const std::string_view experienceColumns;
inline constexpr int experienceColumnCount = 24;

/// A row that selected experienceColumns, from `first` on.
Experience experienceFrom(const QSqlQuery &query, int first = 0);
Experience experienceFrom(const Statement &statement, int first = 0);

// The JSON columns. Unreadable JSON gives an empty list.
QByteArray evidenceToJson(const std::vector<Evidence> &evidence);
std::vector<Evidence> evidenceFromJson(const QByteArray &json);
QByteArray filesToJson(const std::vector<FileChange> &files);
std::vector<FileChange> filesFromJson(const QByteArray &json);
QByteArray fixesToJson(const std::vector<Fix> &fixes);
std::vector<Fix> fixesFromJson(const QByteArray &json);
QByteArray stringsToJson(const QStringList &strings);
QStringList stringsFromJson(const QByteArray &json);

} // namespace evoca::model
