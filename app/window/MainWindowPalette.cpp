// The part of MainWindow that fills the palette.
#include "window/MainWindow.h"

#include "actions/ActionRegistry.h"
#include "i18n/Words.h"
#include "journal/EpisodeDirectory.h"
#include "palette/Palette.h"
#include "search/ExperienceSearch.h"
#include "search/MemoryBrowser.h"
#include "search/Overview.h"
#include "settings/Settings.h"
#include "store/Reader.h"
#include "widgets/Toast.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int paletteRecords = 6;
constexpr int paletteEpisodes = 4;
constexpr int paletteProjects = 8;
constexpr qsizetype mostSaved = 30;
constexpr int paletteMemories = 3;
} // namespace

void MainWindow::makePalette()
{
    m_palette = new Palette(m_services.theme, this);
    connect(m_palette, &Palette::openChanged, m_actions, &ActionRegistry::setSuspended);
    m_palette->addProvider([this](const QString &text, QChar prefix, const Palette::Answer &answer) {
        std::vector<PaletteEntry> entries;
        if (prefix.isNull() || prefix == u'>') {
            for (const ActionRegistry::Entry &entry : m_actions->entries()) {
                const bool going = entry.group == ActionRegistry::Group::Go;
                if (!entry.palette || going || !entry.name().contains(text, Qt::CaseInsensitive))
                    continue;
                if (text.isEmpty() && prefix.isNull() && entries.size() >= 5)
                    break;
                entries.push_back(
                    {tr("Actions"), entry.icon, {}, entry.name(), {}, m_actions->keys(entry.id), entry.run});
            }
        }
        answer(std::move(entries));
    });
    m_palette->addProvider([this](const QString &text, QChar prefix, const Palette::Answer &answer) {
        if (prefix == u'>' || prefix == u'#' || (text.isEmpty() && prefix.isNull())) {
            m_services.reader.cancel(u"palette.records"_s);
            answer({});
            return;
        }
        if (prefix == u'@') {
            m_services.reader.read<std::vector<model::Project>>(
                u"palette.records"_s, m_palette,
                [](model::Connection &connection, const model::ReadTicket &) {
                    return model::Overview(connection).projects();
                },
                [this, text, answer](model::Result<std::vector<model::Project>> projects) {
                    std::vector<PaletteEntry> entries;
                    for (const model::Project &project : projects.value_or(std::vector<model::Project> {})) {
                        if (entries.size() < paletteProjects && project.name.contains(text, Qt::CaseInsensitive))
                            entries.push_back({tr("Projects"),
                                               u"folder"_s,
                                               {},
                                               project.name,
                                               project.path,
                                               {},
                                               [this, name = project.name] {
                                                   open({.page = u"experiences"_s,
                                                         .query = model::withToken({}, u"project"_s, name)});
                                               }});
                    }
                    answer(std::move(entries));
                });
            return;
        }
        m_services.reader.read<model::ExperiencePage>(
            u"palette.records"_s, m_palette,
            [text](model::Connection &connection, const model::ReadTicket &ticket) {
                return model::ExperienceSearch(connection)
                    .list(model::parseQuery(text), {.limit = paletteRecords}, ticket);
            },
            [this, answer](model::Result<model::ExperiencePage> found) {
                std::vector<PaletteEntry> entries;
                if (found) {
                    for (const model::ExperienceRow &row : found->rows) {
                        const QString details = QStringList {tr("experience"), row.projectName,
                                                             model::agentName(row.agent), Words::shortDate(row.started)}
                                                    .join(u" · "_s);
                        entries.push_back({tr("Records"), {}, row.status, row.title, details, {}, [this, id = row.id] {
                                               open({.page = u"experiences"_s, .record = id});
                                           }});
                    }
                }
                answer(std::move(entries));
            });
    });
    m_palette->addProvider([this](const QString &text, QChar prefix, const Palette::Answer &answer) {
        if (prefix != u'#' && (text.isEmpty() || !prefix.isNull())) {
            m_services.reader.cancel(u"palette.memories"_s);
            answer({});
            return;
        }
        m_services.reader.read<model::MemoryListPage>(
            u"palette.memories"_s, m_palette,
            [text, most = prefix.isNull() ? paletteMemories : paletteProjects](model::Connection &connection,
                                                                               const model::ReadTicket &ticket) {
                return model::MemoryBrowser(connection)
                    .list(text, model::MemoryBrowser::Group::Current, model::MemoryBrowser::Order::Path,
                          {.limit = most}, ticket);
            },
            [this, answer](const model::Result<model::MemoryListPage> &found) {
                std::vector<PaletteEntry> entries;
                for (const model::MemoryListRow &row : found ? found->rows : std::vector<model::MemoryListRow> {})
                    entries.push_back({tr("Memories"),
                                       u"memories"_s,
                                       {},
                                       row.memory.content.section(u'\n', 0, 0),
                                       row.memory.path,
                                       {},
                                       [this, id = row.memory.id] { open({.page = u"memories"_s, .record = id}); }});
                answer(std::move(entries));
            });
    });
    m_palette->addProvider([this](const QString &text, QChar prefix, const Palette::Answer &answer) {
        if (text.isEmpty() || !prefix.isNull()) {
            m_services.reader.cancel(u"palette.episodes"_s);
            answer({});
            return;
        }
        m_services.reader.read<model::EpisodeList>(
            u"palette.episodes"_s, m_palette,
            [text](model::Connection &connection, const model::ReadTicket &ticket) {
                model::EpisodeFilter filter;
                filter.text = text;
                return model::EpisodeDirectory(connection).list(filter, paletteEpisodes, {}, ticket);
            },
            [this, answer](const model::Result<model::EpisodeList> &found) {
                std::vector<PaletteEntry> entries;
                for (const model::ListedEpisode &row : found ? found->rows : std::vector<model::ListedEpisode> {}) {
                    const model::Episode &episode = row.episode;
                    const QString title = episode.takeaway.isEmpty() ? episode.body : episode.takeaway;
                    const QString details = QStringList {episode.client, Words::shortDate(episode.created)}.join(
                        u" · "_s);
                    entries.push_back(
                        {tr("Episodes"), u"episodes"_s, {}, title.simplified(), details, {}, [this, id = episode.id] {
                             open({.page = u"episodes"_s, .section = id});
                         }});
                }
                answer(std::move(entries));
            });
    });
    addSavedSearches();
    m_palette->addProvider([this](const QString &text, QChar prefix, const Palette::Answer &answer) {
        std::vector<PaletteEntry> entries;
        if (prefix.isNull()) {
            for (const QString &id : m_railPages) {
                const Page *target = page(id);
                if (target->title().contains(text, Qt::CaseInsensitive))
                    entries.push_back({tr("Go to"),
                                       target->iconName(),
                                       {},
                                       target->title(),
                                       tr("page"),
                                       m_actions->keys(u"go."_s + id),
                                       [this, id] { go(id); }});
            }
        }
        answer(std::move(entries));
    });
}

void MainWindow::toggleSavedSearch()
{
    if (!m_current || m_current->query().isEmpty()) {
        m_toast->show(tr("There is no search to save"), {});
        return;
    }
    const QString search = m_current->pageId() + u'\n' + m_current->query();
    const QStringList before = m_services.settings.savedSearches();
    QStringList now = before;
    const bool drop = now.removeAll(search) > 0;
    if (!drop)
        now.prepend(search);
    m_services.settings.setSavedSearches(now.first(std::min<qsizetype>(now.size(), mostSaved)));
    m_toast->show(drop ? tr("Search dropped") : tr("Search saved: Ctrl+K shows it"),
                  [this, before] { m_services.settings.setSavedSearches(before); });
}

void MainWindow::addSavedSearches()
{
    m_palette->addProvider([this](const QString &text, QChar prefix, const Palette::Answer &answer) {
        std::vector<PaletteEntry> entries;
        if (prefix.isNull()) {
            for (const QString &search : m_services.settings.savedSearches()) {
                const QString id = search.section(u'\n', 0, 0);
                const QString query = search.section(u'\n', 1);
                const Page *target = page(id);
                if (target && query.contains(text, Qt::CaseInsensitive))
                    entries.push_back(
                        {tr("Saved searches"), u"tag"_s, {}, query, target->title(), {}, [this, id, query] {
                             open({.page = id, .query = query});
                         }});
            }
        }
        answer(std::move(entries));
    });
}

} // namespace evoca::app
