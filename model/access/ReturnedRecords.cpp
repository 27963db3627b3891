#include "access/ReturnedRecords.h"

#include "store/Connection.h"

#include <QSqlQuery>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

using Kind = ReturnedRecord::Kind;

constexpr qsizetype ulidLength = 26;

struct Form
{
    QLatin1StringView prefix;
    Kind kind;
    /// Row id, title, status and confidence of a global id; empty: nothing is stored under such an id.
    const char *query;
};
constexpr const char *experienceQuery =
    "SELECT id, title, status, 0 FROM experience WHERE global_id = ? AND deleted_at = 0";
constexpr const char *contextQuery =
    "SELECT id, task_text, NULL, 0 FROM context WHERE global_id = ? AND deleted_at = 0";
constexpr std::array forms {
    Form {"exp-"_L1, Kind::Experience, experienceQuery},
    Form {"task-"_L1, Kind::Experience, experienceQuery},
    Form {"exec-"_L1, Kind::Experience, experienceQuery},
    Form {"out-"_L1, Kind::Experience, experienceQuery},
    Form {"lesson-"_L1, Kind::Lesson,
          "SELECT id, text, NULL, confidence FROM lesson WHERE global_id = ? AND deleted_at = 0"},
    Form {"session-"_L1, Kind::Session,
          "SELECT id, title, status, 0 FROM session WHERE global_id = ? AND deleted_at = 0"},
    Form {"mem-"_L1, Kind::Memory,
          "SELECT id, iif(path = '', content, path), NULL, 0 FROM memory WHERE global_id = ? AND deleted_at = 0"},
    Form {"ctx-"_L1, Kind::Context, contextQuery},
    Form {"call-"_L1, Kind::Call, ""}};
constexpr Form episodeForm {""_L1, Kind::Episode,
                            "SELECT 0, iif(takeaway = '', body, takeaway), NULL, 0 FROM episode WHERE id = ? AND "
                            "deleted_at = 0"};

const Form *formOf(const QString &id)
{
    const auto found = std::ranges::find_if(forms, [&](const Form &form) { return id.startsWith(form.prefix); });
    if (found != forms.end())
        return &*found;
    const bool ulid = id.size() == ulidLength
        && std::ranges::all_of(id, [](QChar c) { return c.isDigit() || (c >= u'A' && c <= u'Z'); });
    return ulid ? &episodeForm : nullptr;
}

} // namespace

Result<std::vector<ReturnedRecord>> readReturned(Connection &connection, const QStringList &ids)
{
    std::vector<ReturnedRecord> records;
    for (const QString &id : ids) {
        ReturnedRecord record {.id = id};
        const Form *form = formOf(id);
        if (form)
            record.kind = form->kind;
        if (form && *form->query) {
            record.record = form->kind == Kind::Experience ? u"exp-"_s + id.sliced(form->prefix.size()) : id;
            auto row = connection.run(QString::fromLatin1(form->query), {record.record});
            if (!row)
                return std::unexpected(row.error());
            if (row->next()) {
                record.row = row->value(0).toLongLong();
                record.title = row->value(1).toString().simplified();
                if (!row->value(2).isNull())
                    record.status = Status(row->value(2).toInt());
                record.confidence = row->value(3).toDouble();
            }
        }
        records.push_back(std::move(record));
    }
    return records;
}

} // namespace evoca::model
