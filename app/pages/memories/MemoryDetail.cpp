#include "pages/memories/MemoryDetail.h"

#include "i18n/MemoryWords.h"
#include "i18n/Words.h"
#include "pages/memories/MemoryEditor.h"
#include "pages/memories/SimilarRow.h"
#include "pages/memories/VersionList.h"
#include "theme/Theme.h"
#include "widgets/Badge.h"
#include "widgets/ConfidenceMeter.h"
#include "widgets/InlineMessage.h"
#include "widgets/Label.h"
#include "widgets/RichText.h"
#include "widgets/SectionHeader.h"
#include "widgets/text/DiffView.h"
#include "widgets/text/MarkdownView.h"

#include <QDateTime>
#include <QResizeEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

void MemoryDetail::setData(MemoryDetailData data)
{
    const bool same = data.memory().id == m_data.memory().id;
    const bool grown = !same || data.memory().revision != m_data.memory().revision;
    m_data = std::move(data);
    if (grown)
        m_compared = m_data.record.versions.size() > 1 ? m_data.record.versions.front().revision : 0;
    retranslate();
    if (!same)
        verticalScrollBar()->setValue(0);
}

void MemoryDetail::retranslate()
{
    const model::Memory &memory = m_data.memory();
    m_content->setText(memory.content);
    m_content->setAccessibleName(tr("Content"));
    setAccessibleName(tr("Memory: %1").arg(MemoryWords::title(memory.content)));
    const QString file = MemoryWords::fileOf(memory.origin);
    if (!file.isEmpty()) {
        m_file->show(InlineMessage::Kind::Info, tr("An agent keeps this in its own file."),
                     tr("It follows %1: change it there.").arg(file));
    }
    m_file->setVisible(!file.isEmpty());
    m_editor->retranslate();
    showPath();
    showBadges();
    showState();
    showFacts();
    showVersions();
    showSimilar();
    showWhy();
}

// Every step of the path is a link to what is filed there.
void MemoryDetail::showPath()
{
    const QStringList names = m_data.memory().path.split(u'/', Qt::SkipEmptyParts);
    QStringList links;
    QString path;
    for (qsizetype index = 0; index < names.size(); ++index) {
        path += (path.isEmpty() ? QString() : u"/"_s) + names[index];
        const QColor ink = m_theme.color(index + 1 == names.size() ? Token::AccentText : Token::Text2);
        links << u"<a href=\"%1\" style=\"color:%2; text-decoration:none\">%3</a>"_s.arg(
            path.toHtmlEscaped(), ink.name(), names[index].toHtmlEscaped());
    }
    m_path->setText(links.isEmpty() ? tr("unfiled").toHtmlEscaped() : links.join(u" / "_s));
    m_path->setAccessibleName(tr("Path: %1").arg(m_data.memory().path));
}

void MemoryDetail::showBadges()
{
    const model::Memory &memory = m_data.memory();
    const bool expired = memory.expires > 0 && memory.expires <= QDateTime::currentMSecsSinceEpoch();
    const bool working = memory.type == "working"_L1;
    m_badge[0]->setText(expired ? tr("expired") : working ? tr("in progress") : tr("current"));
    if (expired)
        m_badge[0]->setInks(Token::Unknown, Token::UnknownSoft);
    else if (working)
        m_badge[0]->setInks(Token::Running, Token::RunningSoft);
    else
        m_badge[0]->setInks(Token::Success, Token::SuccessSoft);
    m_badge[1]->setText(MemoryWords::type(memory.type));
    m_badge[2]->setText(tr("version %1").arg(Words::number(memory.revision)));
    const bool person = m_data.record.versions.size() > 1 && m_data.record.versions.front().origin == "person"_L1;
    m_badge[3]->setText(tr("corrected by you"));
    m_badge[3]->setVisible(person);
    m_badge[4]->setText(tr("pinned"));
    m_badge[4]->setVisible(memory.pinned);
}

void MemoryDetail::showState()
{
    const model::Memory &memory = m_data.memory();
    const bool working = memory.type == "working"_L1;
    m_state->setVisible(working
                        && (memory.expires > 0 || !memory.nextAction.isEmpty() || !memory.blockedReason.isEmpty()));
    if (!working)
        return;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    m_stateLeft->setText(memory.expires == 0 ? tr("Holds until it is changed")
                             : memory.expires <= now
                             ? tr("No longer holds")
                             : tr("Holds for %1 more", "time").arg(MemoryWords::timeLeft(memory.expires, now)));
    QStringList lines;
    if (!memory.nextAction.isEmpty())
        lines << RichText::strong(tr("Next:")) + u' ' + memory.nextAction.toHtmlEscaped();
    if (!memory.blockedReason.isEmpty())
        lines << RichText::strong(tr("Blocked by:")) + u' ' + memory.blockedReason.toHtmlEscaped();
    m_stateText->setText(lines.join(u"<br>"_s));
    m_stateText->setVisible(!lines.isEmpty());
}

QString MemoryDetail::who(const QString &origin) const
{
    return MemoryWords::origin(origin);
}

void MemoryDetail::showFacts()
{
    const model::Memory &memory = m_data.memory();
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const auto set = [this](int index, const QString &name, const QString &value, const QString &link = {}) {
        m_fact[index].name->setText(name);
        const QString escaped = value.toHtmlEscaped();
        m_fact[index].value->setText(link.isEmpty()
                                         ? escaped
                                         : u"<a href=\"%1\" style=\"color:%2; text-decoration:none\">%3</a>"_s.arg(
                                               link.toHtmlEscaped(), m_theme.color(Token::AccentText).name(), escaped));
        m_fact[index].value->setAccessibleName(name + u": "_s + value);
    };
    set(0, tr("Importance"), MemoryWords::importance(memory.importance));
    set(1, tr("Confidence"), Words::decimal(memory.confidence, 2));
    m_meter->setValue(memory.confidence);
    set(2, tr("Key"), memory.semanticKey.isEmpty() ? tr("none", "no key") : memory.semanticKey);
    const QString writer = m_data.record.versions.empty() ? memory.origin : m_data.record.versions.back().origin;
    set(3, tr("Written by"), tr("%1, %2", "who and when").arg(who(writer), Words::shortDate(memory.created)));
    if (memory.promotedFrom.isEmpty())
        set(4, tr("Comes from"), who(writer));
    else
        set(4, tr("Comes from"), tr("episode of %1", "date").arg(Words::shortDate(m_data.record.promotedAt)),
            memory.promotedFrom);
    set(5, tr("Expires"), MemoryWords::expiry(memory.expires, now));
    set(6, tr("Used"),
        m_data.record.served == 0
            ? tr("never", "served to agents")
            : tr("%1, last %2", "times and date")
                  .arg(tr("%n time(s)", "", int(m_data.record.served)), Words::shortDate(m_data.record.lastServed)));
    QStringList scope;
    if (!m_data.record.projectName.isEmpty())
        scope << m_data.record.projectName;
    if (!memory.scope.isEmpty())
        scope << memory.scope;
    set(7, tr("Scope"), scope.isEmpty() ? tr("every project") : scope.join(u" · "_s));
}

void MemoryDetail::showVersions()
{
    std::vector<VersionList::Version> shown;
    for (std::size_t index = 0; index < m_data.record.versions.size(); ++index) {
        const model::MemoryVersion &version = m_data.record.versions[index];
        const bool first = index + 1 == m_data.record.versions.size();
        shown.push_back({version.revision, who(version.origin), Words::span(version.at, version.at),
                         first ? version.revision == 1 ? tr("first version") : QString()
                               : versionWords(m_data.record.versions, index)});
    }
    const bool writable = MemoryWords::fileOf(m_data.memory().origin).isEmpty();
    m_versionsHeader->setTitle(tr("Versions"));
    m_versions->setVersions(shown, writable);
    m_versions->setAccessibleName(tr("Versions"));
    compare(m_compared);
}

// The newest is compared with the one before it, an older one with the newest.
void MemoryDetail::compare(int revision)
{
    m_compared = revision;
    const auto &versions = m_data.record.versions;
    const auto chosen = std::ranges::find(versions, revision, &model::MemoryVersion::revision);
    const bool any = versions.size() > 1 && chosen != versions.end();
    m_diff->setVisible(any && m_showDiff);
    m_versionsHeader->setLink({});
    m_versions->setChosen(any && chosen != versions.begin() ? revision : 0);
    if (!any)
        return;
    const model::MemoryVersion &older = chosen == versions.begin() ? versions[1] : *chosen;
    m_diff->setTexts(older.content, versions.front().content);
    m_diff->setVisible(m_showDiff && !m_diff->isSame());
    m_versionsHeader->setLink(m_showDiff
                                  ? tr("Hide what changed")
                                  : tr("Compare %1 with %2", "versions")
                                        .arg(Words::number(older.revision), Words::number(versions.front().revision)));
}

void MemoryDetail::showSimilar()
{
    while (QLayoutItem *item = m_similar->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    m_similarHeader->setVisible(!m_data.record.near.empty());
    m_similarHeader->setTitle(tr("Similar"));
    for (const model::NearMemory &each : m_data.record.near) {
        auto *row = new SimilarRow(m_theme, each.path, MemoryWords::title(each.content), each.likeness, m_reading);
        connect(row, &QAbstractButton::clicked, this, [this, id = each.id] { Q_EMIT memoryRequested(id); });
        m_similar->addWidget(row);
    }
}

void MemoryDetail::showWhy()
{
    QString text;
    if (!m_data.terms.isEmpty()) {
        QStringList terms;
        for (const QString &term : m_data.terms)
            terms << RichText::code(m_theme, term);
        text = RichText::strong(tr("Why does an agent find it?")) + u' '
            + (m_data.solid ? tr("Words %1: a solid match.") : tr("Words %1: too weak a match for an agent."))
                  .arg(terms.join(u", "_s));
    } else {
        text = RichText::strong(tr("Who gets it?")) + u' '
            + (m_data.record.projectName.isEmpty()
                   ? tr("Every client that may read memories.")
                   : tr("Clients that may read memories and see %1, once it is approved.", "project")
                         .arg(m_data.record.projectName))
                  .toHtmlEscaped();
    }
    m_why->setText(text);
}

void MemoryDetail::edit(const model::Memory &draft)
{
    m_reading->hide();
    m_editor->show();
    m_editor->start(draft);
    verticalScrollBar()->setValue(0);
}

bool MemoryDetail::editing() const
{
    return !m_editor->isHidden();
}

void MemoryDetail::stopEditing()
{
    m_editor->hide();
    m_reading->show();
}

void MemoryDetail::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    arrangeFacts();
}

QString MemoryDetail::asContext() const
{
    const model::Memory &memory = m_data.memory();
    QStringList lines {u"# "_s + memory.path, memory.content, QString()};
    lines << tr("Type: %1. Confidence: %2. Last changed: %3.")
                 .arg(MemoryWords::type(memory.type), Words::decimal(memory.confidence, 2),
                      Words::shortDate(memory.updated));
    if (memory.expires > 0)
        lines << tr("Expires: %1.").arg(MemoryWords::expiry(memory.expires, QDateTime::currentMSecsSinceEpoch()));
    lines << memory.globalId;
    return lines.join(u'\n');
}

} // namespace evoca::app
