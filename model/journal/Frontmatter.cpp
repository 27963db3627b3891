#include "journal/Frontmatter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>
#include <QStringDecoder>

#include <yaml-cpp/emitter.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <sstream>
#include <variant>
#include <vector>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr size_t deepest = 64;

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(Frontmatter)
};

std::unexpected<Error> damaged(const QString &reason)
{
    return std::unexpected(Error {ErrorCode::Damaged, reason, {}});
}

/// Builds a value of plain texts. An alias would let a few bytes stand for megabytes, so there are none.
class TreeBuilder : public YAML::EventHandler
{
public:
    struct Refused
    {
        QString reason;
    };

    QJsonValue value() const { return m_value; }

    void OnDocumentStart(const YAML::Mark &) override { }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark &, YAML::anchor_t) override { add(QJsonValue::Null); }
    void OnAlias(const YAML::Mark &, YAML::anchor_t) override
    {
        throw Refused {Messages::tr("YAML aliases are not read.")};
    }
    void OnScalar(const YAML::Mark &, const std::string &tag, YAML::anchor_t, const std::string &value) override
    {
        const bool plain = tag == "?";
        if (plain && (value == "null" || value == "~" || value == "Null" || value == "NULL"))
            add(QJsonValue::Null);
        else
            add(QString::fromStdString(value));
    }
    void OnSequenceStart(const YAML::Mark &, const std::string &, YAML::anchor_t, YAML::EmitterStyle::value) override
    {
        open(QJsonArray());
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark &, const std::string &, YAML::anchor_t, YAML::EmitterStyle::value) override
    {
        open(QJsonObject());
    }
    void OnMapEnd() override { close(); }

private:
    struct Level
    {
        std::variant<QJsonArray, QJsonObject> value;
        std::optional<QString> key;
    };

    void open(std::variant<QJsonArray, QJsonObject> value)
    {
        if (m_levels.size() >= deepest)
            throw Refused {Messages::tr("YAML is nested too deep.")};
        m_levels.push_back({std::move(value), std::nullopt});
    }

    void close()
    {
        const Level level = std::move(m_levels.back());
        m_levels.pop_back();
        std::visit([this](const auto &done) { add(done); }, level.value);
    }

    void add(const QJsonValue &value)
    {
        if (m_levels.empty()) {
            m_value = value;
            return;
        }
        Level &level = m_levels.back();
        if (auto *list = std::get_if<QJsonArray>(&level.value)) {
            list->append(value);
        } else if (!level.key) {
            level.key = value.toString();
        } else {
            std::get<QJsonObject>(level.value).insert(*level.key, value);
            level.key.reset();
        }
    }

    std::vector<Level> m_levels;
    QJsonValue m_value = QJsonValue::Null;
};

Result<QJsonObject> headFields(const QString &yaml)
{
    try {
        std::istringstream stream(yaml.toStdString());
        YAML::Parser parser(stream);
        TreeBuilder builder;
        parser.HandleNextDocument(builder);
        if (builder.value().isNull())
            return QJsonObject();
        if (!builder.value().isObject())
            return damaged(Messages::tr("The YAML head is no map."));
        return builder.value().toObject();
    } catch (const TreeBuilder::Refused &refused) {
        return damaged(refused.reason);
    } catch (const YAML::Exception &error) {
        return damaged(Messages::tr("Broken YAML in line %1.").arg(error.mark.line + 2));
    }
}

/// Other readers take such words for numbers or truth values unless they are quoted. Times stay times.
bool looksLikeOtherThanText(const QString &text)
{
    static const QRegularExpression other(
        uR"(\A(?:[-+.]?\d(?!\d{3}-\d\d-\d\d \d\d:).*|[-+]?\.(?:inf|nan)|true|false|yes|no|on|off|y|n)\z)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    return other.match(text).hasMatch();
}

void emitValue(YAML::Emitter &out, const QJsonValue &value)
{
    if (value.isObject()) {
        out << YAML::BeginMap;
        const QJsonObject map = value.toObject(); // sorted by key
        for (auto it = map.begin(); it != map.end(); ++it) {
            out << YAML::Key << it.key().toStdString() << YAML::Value;
            emitValue(out, it.value());
        }
        out << YAML::EndMap;
    } else if (value.isArray()) {
        out << YAML::BeginSeq;
        const QJsonArray list = value.toArray();
        for (const QJsonValue &one : list)
            emitValue(out, one);
        out << YAML::EndSeq;
    } else if (value.isNull()) {
        out << YAML::Null;
    } else if (value.isBool()) {
        out << value.toBool();
    } else if (value.isDouble()) {
        out << qint64(value.toDouble());
    } else if (const QString text = value.toString(); looksLikeOtherThanText(text)) {
        out << YAML::DoubleQuoted << text.toStdString();
    } else {
        out << text.toStdString();
    }
}

} // namespace

Result<Frontmatter> Frontmatter::parse(const QByteArray &file)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    QString text = decoder(file);
    if (decoder.hasError())
        return damaged(Messages::tr("The file is not UTF-8."));
    text.replace("\r\n"_L1, "\n"_L1);
    if (!text.startsWith("---\n"_L1))
        return Frontmatter {{}, text.trimmed()};
    const qsizetype start = 4;
    qsizetype end = text.startsWith("---\n---\n"_L1) ? start : text.indexOf("\n---\n"_L1, start - 1) + 1;
    if (end <= 0 && text.endsWith("\n---"_L1))
        end = text.size() - 3;
    if (end <= 0)
        return Frontmatter {{}, text.trimmed()};
    const QString yaml = text.sliced(start, end - start);
    if (yaml.toUtf8().size() > longestFrontmatter)
        return damaged(Messages::tr("The YAML head is longer than %1 bytes.").arg(longestFrontmatter));
    auto fields = headFields(yaml);
    if (!fields)
        return std::unexpected(fields.error());
    return Frontmatter {std::move(*fields), text.sliced(std::min(end + 4, text.size())).trimmed()};
}

QByteArray Frontmatter::text() const
{
    YAML::Emitter out;
    emitValue(out, fields);
    return QByteArray("---\n") + out.c_str() + "\n---\n\n" + body.toUtf8() + '\n';
}

} // namespace evoca::model
