#include "journal/BetterMemoryRecord.h"

#include "text/Ulid.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int knownSchema = 1;

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(BetterMemory)
};

std::unexpected<Error> damaged(const QString &reason)
{
    return std::unexpected(Error {ErrorCode::Damaged, reason, {}});
}

/// Numbers count as the text they are written with.
QString text(const QJsonObject &fields, QLatin1StringView key)
{
    const QJsonValue value = fields.value(key);
    return value.isDouble() ? QString::number(qint64(value.toDouble())) : value.toString();
}

/// `oneIsAList`: a single text counts as a list of one.
QStringList texts(const QJsonObject &fields, QLatin1StringView key, bool oneIsAList)
{
    const QJsonValue value = fields.value(key);
    QStringList list;
    const QJsonArray values = value.toArray();
    for (const QJsonValue &one : values)
        list << (one.isDouble() ? QString::number(qint64(one.toDouble())) : one.toString());
    if (value.isString() && oneIsAList)
        list << value.toString();
    list.removeAll(QString());
    return list;
}

bool isTrue(const QJsonValue &value)
{
    if (value.isDouble())
        return value.toDouble() != 0;
    return value.isBool() ? value.toBool() : value.toString().compare("true"_L1, Qt::CaseInsensitive) == 0;
}

bool isUlid(const QString &id)
{
    static const QRegularExpression shape(uR"(\A[0-7][0-9A-HJKMNP-TV-Z]{25}\z)"_s);
    return shape.match(id).hasMatch();
}

std::optional<Error> problemOf(const QJsonObject &fields)
{
    const QString version = text(fields, "schema_version"_L1);
    bool number = true;
    if (!version.isEmpty() && (version.toInt(&number) > knownSchema || !number))
        return Error {ErrorCode::TooNew, Messages::tr("Its format version %1 is not known here.").arg(version), {}};
    if (text(fields, "id"_L1).isEmpty())
        return Error {ErrorCode::Damaged, Messages::tr("It has no id."), {}};
    if (!betterMemoryTime(text(fields, "created"_L1)))
        return Error {ErrorCode::Damaged, Messages::tr("It does not say when it was created."), {}};
    return std::nullopt;
}

/// What is left when the fields that have a place of their own are taken out. Times finer than a millisecond stay.
QJsonObject restOf(QJsonObject fields, std::initializer_list<QLatin1StringView> placed)
{
    bool exact = true;
    (void)betterMemoryTime(text(fields, "created"_L1), &exact);
    for (const QLatin1StringView key : placed) {
        if (key != "created"_L1 || exact)
            fields.remove(key);
    }
    if (fields.contains("origin"_L1)) {
        QJsonObject origin = fields.value("origin"_L1).toObject();
        for (const auto key : {"cwd"_L1, "repo"_L1, "branch"_L1, "worktree_root"_L1})
            origin.remove(key);
        if (origin.isEmpty())
            fields.remove("origin"_L1);
        else
            fields.insert("origin"_L1, origin);
    }
    return fields;
}

double confidenceOf(const QString &word)
{
    return word == "high"_L1 ? 1.0 : word == "low"_L1 ? 0.4 : 0.7;
}

/// "projects:app" → "projects/app"
QString pathOf(const QStringList &scopes)
{
    if (scopes.isEmpty())
        return u"bettermemory"_s;
    return QString(scopes.constFirst()).replace(u':', u'/');
}

void setIfThere(QJsonObject &fields, QLatin1StringView key, const QString &value)
{
    if (!value.isEmpty())
        fields.insert(key, value);
}

} // namespace

std::optional<qint64> betterMemoryTime(const QString &text, bool *exact)
{
    static const QRegularExpression shape(
        uR"(\A(\d{4}-\d\d-\d\d)(?:[Tt ]\s*(\d\d:\d\d(?::\d\d)?)(?:[.,](\d{1,9}))?\s*(Z|z|[+-]\d\d(?::?\d\d)?)?)?\z)"_s);
    const auto match = shape.match(text.trimmed());
    if (!match.hasMatch()) {
        bool number = false;
        const double seconds = text.toDouble(&number);
        if (!number || seconds <= 0)
            return std::nullopt;
        return qint64(seconds < 1e11 ? seconds * 1000 : seconds); // else it is milliseconds already
    }
    const QDate date = QDate::fromString(match.captured(1), Qt::ISODate);
    const QTime time = match.captured(2).isEmpty() ? QTime(0, 0) : QTime::fromString(match.captured(2), Qt::ISODate);
    if (!date.isValid() || !time.isValid())
        return std::nullopt;
    const QString fraction = match.captured(3).leftJustified(9, u'0');
    if (exact)
        *exact = fraction.endsWith("000000"_L1);
    qint64 ms = QDateTime(date, time, QTimeZone::UTC).toMSecsSinceEpoch() + fraction.first(3).toInt();
    const QString zone = match.captured(4).remove(u':');
    if (zone.size() > 1) {
        const int minutes = zone.mid(1, 2).toInt() * 60 + zone.mid(3, 2).toInt();
        ms -= (zone.startsWith(u'-') ? -minutes : minutes) * 60'000LL;
    }
    return ms;
}

QString betterMemoryId(const QString &id)
{
    const QString upper = id.toUpper();
    return u"mem-"_s + (isUlid(upper) ? upper : hashId({u"bettermemory"_s, id}));
}

QString BetterMemoryRecord::id() const
{
    return kind == Kind::Episode ? episode.id : memory.globalId;
}

Result<BetterMemoryRecord> BetterMemoryRecord::fromEpisode(const QJsonObject &fields, const QString &body)
{
    static const QRegularExpression session(uR"(\A[A-Za-z0-9_-]{1,200}\z)"_s);
    if (const auto problem = problemOf(fields))
        return std::unexpected(*problem);
    BetterMemoryRecord record;
    Episode &episode = record.episode;
    episode.id = text(fields, "id"_L1).toUpper();
    if (!isUlid(episode.id))
        return damaged(Messages::tr("Its id is no ULID."));
    episode.sessionId = text(fields, "session_id"_L1);
    if (!session.match(episode.sessionId).hasMatch())
        return damaged(Messages::tr("Its session id is missing or malformed."));
    if (body.trimmed().isEmpty())
        return damaged(Messages::tr("It has no body."));
    episode.created = *betterMemoryTime(text(fields, "created"_L1));
    episode.swarmId = text(fields, "swarm_id"_L1);
    episode.scopes = texts(fields, "scopes"_L1, false);
    episode.takeaway = text(fields, "takeaway"_L1).trimmed();
    episode.floor = isTrue(fields.value("is_floor"_L1));
    episode.body = body.trimmed();
    const QJsonObject origin = fields.value("origin"_L1).toObject();
    episode.cwd = text(origin, "cwd"_L1);
    episode.repo = text(origin, "repo"_L1);
    episode.branch = text(origin, "branch"_L1);
    episode.worktree = text(origin, "worktree_root"_L1);
    record.folder = episode.worktree.isEmpty() ? episode.cwd : episode.worktree;
    record.rest = restOf(fields,
                         {"schema_version"_L1, "id"_L1, "created"_L1, "session_id"_L1, "swarm_id"_L1, "scopes"_L1,
                          "takeaway"_L1, "is_floor"_L1});
    return record;
}

Result<BetterMemoryRecord> BetterMemoryRecord::fromMemory(const QJsonObject &fields, const QString &body)
{
    if (const auto problem = problemOf(fields))
        return std::unexpected(*problem);
    if (body.trimmed().isEmpty())
        return damaged(Messages::tr("It has no body."));
    BetterMemoryRecord record;
    record.kind = fields.contains("removed"_L1) ? Kind::RemovedMemory : Kind::Memory;
    Memory &memory = record.memory;
    memory.globalId = betterMemoryId(text(fields, "id"_L1));
    memory.content = body.trimmed();
    memory.created = *betterMemoryTime(text(fields, "created"_L1));
    memory.updated = betterMemoryTime(text(fields, "updated"_L1)).value_or(memory.created);
    memory.path = pathOf(texts(fields, "scopes"_L1, true));
    memory.type = text(fields, "category"_L1) == "user-inference"_L1 ? u"identity"_s : u"semantic"_s;
    memory.confidence = confidenceOf(text(fields, "confidence"_L1));
    memory.origin = betterMemoryOrigin;
    record.removedReason = text(fields, "removed_reason"_L1);
    const QJsonObject origin = fields.value("origin"_L1).toObject();
    const QString worktree = text(origin, "worktree_root"_L1);
    record.folder = worktree.isEmpty() ? text(origin, "cwd"_L1) : worktree;
    record.rest = fields; // no field but the body has exactly a place of its own
    return record;
}

QJsonObject BetterMemoryRecord::fieldsOf(const Episode &episode, const QJsonObject &rest)
{
    QJsonObject origin = rest.value("origin"_L1).toObject();
    setIfThere(origin, "cwd"_L1, episode.cwd);
    setIfThere(origin, "repo"_L1, episode.repo);
    setIfThere(origin, "branch"_L1, episode.branch);
    setIfThere(origin, "worktree_root"_L1, episode.worktree);
    QJsonObject fields = rest;
    fields.insert("schema_version"_L1, knownSchema);
    fields.insert("id"_L1, episode.id);
    fields.insert("session_id"_L1, episode.sessionId);
    if (!fields.contains("created"_L1)) {
        const QDateTime created = QDateTime::fromMSecsSinceEpoch(episode.created, QTimeZone::UTC);
        fields.insert("created"_L1, QString(created.toString(u"yyyy-MM-dd HH:mm:ss.zzz"_s) + "000+00:00"_L1));
    }
    if (!episode.scopes.isEmpty())
        fields.insert("scopes"_L1, QJsonArray::fromStringList(episode.scopes));
    setIfThere(fields, "takeaway"_L1, episode.takeaway);
    setIfThere(fields, "swarm_id"_L1, episode.swarmId);
    if (episode.floor)
        fields.insert("is_floor"_L1, true);
    if (!origin.isEmpty())
        fields.insert("origin"_L1, origin);
    return fields;
}

} // namespace evoca::model
