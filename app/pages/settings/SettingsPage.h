#pragma once

#include "pages/Page.h"

#include <vector>

class QListWidget;
class QStackedWidget;

namespace evoca::app {

class SettingsSection;

/// Sections at the left, one form at the right; changes apply at once.
class SettingsPage : public Page
{
    Q_OBJECT
public:
    explicit SettingsPage(AppServices &services, QWidget *parent = nullptr);

    QString title() const override;
    QString iconName() const override;
    QString placeholder() const override;
    void setQuery(const QString &text) override;
    void open(const Location &location) override;
    Location location() const override;
    void activate() override;
    void refresh(const model::ChangeSet &changes) override;
    void moveSelection(int rows) override;
    QList<QWidget *> panes() override;
    void setLayoutWidth(LayoutWidth width) override;

protected:
    void retranslate() override;
    void restyle() override;

private:
    void add(SettingsSection *section);
    void choose(int row);

    QListWidget *m_list;
    QStackedWidget *m_stack;
    std::vector<SettingsSection *> m_sections;
};

} // namespace evoca::app
