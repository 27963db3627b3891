#pragma once

#include "pages/episodes/EpisodeDetailData.h"

#include <QScrollArea>

#include <vector>

class QBoxLayout;
class QGridLayout;

namespace evoca::app {

class Badge;
class Button;
class Label;
class MarkdownView;
class PromoteForm;
class SectionHeader;
class Surface;
class Theme;

/// One episode: takeaway first, body, where it comes from, why an agent gets it or not. Promoted in place.
class EpisodeDetail : public QScrollArea
{
    Q_OBJECT
public:
    explicit EpisodeDetail(Theme &theme, QWidget *parent = nullptr);
    void setData(EpisodeDetailData data);
    const EpisodeDetailData &data() const { return m_data; }
    void retranslate();
    void promote(const QString &suggestion);
    bool promoting() const;
    void stopPromoting();
    PromoteForm *form() const { return m_form; }
    /// The episode as Markdown, to copy or export.
    QString asMarkdown() const;
    /// A long body waits to be asked for.
    void setBodyShown(bool shown);

Q_SIGNALS:
    void memoryRequested(qint64 id);
    void filterRequested(const QString &key, const QString &value);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeWhy(QBoxLayout *column);
    void showFacts();
    void addFact(const QString &name, const QString &value, const QString &link = {}, const QString &hint = {});
    void showWhy();
    void arrange(int width);

    Theme &m_theme;
    EpisodeDetailData m_data;
    QWidget *m_inside;
    PromoteForm *m_form;
    Label *m_leadName;
    Label *m_lead;
    QBoxLayout *m_columns;
    Label *m_bodyName;
    MarkdownView *m_body;
    Button *m_bodyLink;
    QWidget *m_from;
    Label *m_fromName;
    QGridLayout *m_facts;
    Badge *m_provenance;
    Surface *m_whyPanel;
    Label *m_why;
    Button *m_explain;
    Label *m_rule;
    int m_factRows = 0;
    bool m_beside = true; ///< the facts stand beside the body
    bool m_bodyShown = true;
    bool m_ruleShown = false;
};

} // namespace evoca::app
