#pragma once

#include "pages/AppServices.h"
#include "pages/Location.h"
#include "store/ChangeFeed.h"
#include "theme/Theme.h"

#include <QScrollArea>

#include <functional>

class QVBoxLayout;

namespace evoca::app {

class Label;

/// One section of the settings: a scrolled form of at most 640 px, or columns of its own. Changes apply at once.
class SettingsSection : public QScrollArea
{
    Q_OBJECT
public:
    SettingsSection(AppServices &services, const QString &id, const QString &icon);
    /// A section that lays out the whole place itself, by `columns` (taken over): there is no form().
    SettingsSection(AppServices &services, const QString &id, const QString &icon, QWidget *columns);
    QString sectionId() const { return m_id; }
    QString iconName() const { return m_icon; }
    virtual QString title() const = 0;
    /// Words that the settings' search finds it by, besides its title.
    virtual QString keywords() const { return {}; }
    virtual void retranslate();
    virtual void activate() { }
    virtual void refresh(const model::ChangeSet &changes) { Q_UNUSED(changes) }

Q_SIGNALS:
    void toastRequested(const QString &text, const std::function<void()> &undo);
    void openRequested(const QString &section);
    /// Another page has more of it.
    void placeRequested(const evoca::app::Location &place);

protected:
    AppServices &services() const { return m_services; }
    Theme &theme() const { return m_services.theme; }
    QVBoxLayout *form() const { return m_form; }
    /// A row: name and explanation at the left, the control at the right, a hairline below.
    void addRow(const std::function<QString()> &name, const std::function<QString()> &text, QWidget *control);
    Label *addText(FontRole role, Token ink);
    void addSpace(int pixels);

private:
    struct Row
    {
        std::function<QString()> name, text;
        Label *nameLabel;
        Label *textLabel;
        QWidget *control;
    };
    AppServices &m_services;
    QString m_id;
    QString m_icon;
    QVBoxLayout *m_form = nullptr;
    Label *m_title = nullptr; ///< of the form
    std::vector<Row> m_rows;
};

} // namespace evoca::app
