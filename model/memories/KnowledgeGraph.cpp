#include "memories/KnowledgeGraph.h"

#include "agents/JsonFields.h"
#include "agents/JsonRecords.h"

#include <unordered_map>

namespace evoca::model {

namespace {

constexpr std::size_t mostEntities = 50'000;
constexpr std::size_t mostStatements = 2000; // of one entity
constexpr std::size_t longestName = 500;

std::string cutName(std::string_view name)
{
    std::size_t size = std::min(name.size(), longestName);
    while (size < name.size() && size > 0 && (static_cast<unsigned char>(name[size]) & 0xc0) == 0x80)
        --size;
    return std::string(name.substr(0, size));
}

struct Relation
{
    std::string from;
    std::string to;
    std::string type;
};

class GraphRecords : public RecordHandler
{
public:
    bool collect(simdjson::ondemand::object &record) override
    {
        m_kind.clear();
        m_relation = {};
        m_entity = {};
        for (auto field : record) {
            const std::string_view key = keyOf(field);
            simdjson::ondemand::value value = field.value();
            if (key == "type")
                m_kind = textOf(value);
            else if (key == "name")
                m_entity.name = cutName(textOf(value));
            else if (key == "entityType")
                m_entity.type = cutName(textOf(value));
            else if (key == "observations")
                collectObservations(value);
            else if (key == "from")
                m_relation.from = cutName(textOf(value));
            else if (key == "to")
                m_relation.to = cutName(textOf(value));
            else if (key == "relationType")
                m_relation.type = cutName(textOf(value));
        }
        return true;
    }

    std::string commit() override
    {
        if (m_kind == "entity")
            return commitEntity();
        if (m_kind != "relation")
            return "unknown_type:" + m_kind.substr(0, 40);
        if (m_relation.from.empty() || m_relation.to.empty())
            return "no_name";
        if (m_relations.size() >= mostEntities)
            return "too_many";
        m_relations.push_back(std::move(m_relation));
        return {};
    }

    std::vector<GraphEntity> take()
    {
        for (const Relation &relation : m_relations) {
            state(relation.from, relation.type + " → " + relation.to);
            if (relation.to != relation.from)
                state(relation.to, relation.from + " → " + relation.type);
        }
        return std::move(m_entities);
    }

private:
    void collectObservations(simdjson::ondemand::value value)
    {
        if (!isArray(value))
            return;
        for (simdjson::ondemand::value each : value.get_array()) {
            const std::string_view text = textOf(each);
            if (!text.empty() && m_entity.observations.size() < mostStatements)
                m_entity.observations.emplace_back(text);
        }
    }

    std::string commitEntity()
    {
        if (m_entity.name.empty())
            return "no_name";
        if (const auto known = m_places.find(m_entity.name); known != m_places.end()) {
            auto &observations = m_entities[known->second].observations;
            for (std::string &observation : m_entity.observations) {
                if (observations.size() < mostStatements
                    && std::ranges::find(observations, observation) == observations.end())
                    observations.push_back(std::move(observation));
            }
            return {};
        }
        if (m_entities.size() >= mostEntities)
            return "too_many";
        m_places.emplace(m_entity.name, m_entities.size());
        m_entities.push_back(std::move(m_entity));
        return {};
    }

    void state(const std::string &entity, std::string &&statement)
    {
        const auto known = m_places.find(entity);
        if (known == m_places.end())
            return;
        auto &relations = m_entities[known->second].relations;
        if (relations.size() < mostStatements)
            relations.push_back(std::move(statement));
    }

    std::string m_kind;
    GraphEntity m_entity;
    Relation m_relation;
    std::vector<GraphEntity> m_entities;
    std::unordered_map<std::string, std::size_t> m_places;
    std::vector<Relation> m_relations;
};

/// Takes what is skipped; sessions and messages are not what this file holds.
class SkipList : public RecordSink
{
public:
    SkipList(const QString &file, std::vector<SkippedMemory> &skipped) : m_file(file), m_skipped(skipped) { }

    void session(int, const ParsedSession &) override { }
    void message(int, ParsedMessage &&) override { }
    void skipped(qint64 line, qint64, std::string_view reason) override
    {
        m_skipped.push_back({m_file, line, QString::fromUtf8(reason.data(), qsizetype(reason.size()))});
    }
    bool progress(qint64) override { return true; }

private:
    const QString &m_file;
    std::vector<SkippedMemory> &m_skipped;
};

} // namespace

std::vector<GraphEntity> readKnowledgeGraph(const MemoryFile &file, std::vector<SkippedMemory> &skipped)
{
    GraphRecords records;
    SkipList sink(file.path, skipped);
    AgentFile source;
    source.path = file.path;
    source.size = file.size;
    source.mtimeNs = 1; // the server writes the file whole: an unfinished last line is damage, not growth
    JsonRecords(records).read(source, 0, 0, sink);
    return records.take();
}

} // namespace evoca::model
