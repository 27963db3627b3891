#include "window/ShortcutSheet.h"

#include "actions/ActionRegistry.h"
#include "theme/Theme.h"
#include "widgets/Label.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include <map>

using namespace Qt::StringLiterals;

namespace evoca::app {

ShortcutSheet::ShortcutSheet(Theme &theme, const ActionRegistry &actions, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme.px(24), theme.px(24), theme.px(24), theme.px(16));
    auto *title = new Label(theme, FontRole::Title, Token::Text, this);
    title->setText(windowTitle());
    column->addWidget(title);
    auto *inside = new QWidget;
    auto *grid = new QGridLayout(inside);
    grid->setHorizontalSpacing(theme.px(24));
    grid->setVerticalSpacing(theme.px(6));
    int row = 0;
    std::map<ActionRegistry::Group, std::vector<const ActionRegistry::Entry *>> groups;
    for (const ActionRegistry::Entry &entry : actions.entries()) {
        if (!entry.keys.isEmpty())
            groups[entry.group].push_back(&entry);
    }
    for (const auto &[group, entries] : groups) {
        auto *name = new Label(theme, FontRole::BodyStrong, Token::AccentText, inside);
        name->setText(ActionRegistry::groupName(group));
        grid->addWidget(name, row++, 0, 1, 2);
        for (const ActionRegistry::Entry *entry : entries) {
            auto *text = new Label(theme, FontRole::Body, Token::Text, inside);
            text->setText(entry->name());
            QStringList keys;
            for (const QKeySequence &sequence : entry->keys)
                keys << sequence.toString(QKeySequence::NativeText);
            auto *shown = new Label(theme, FontRole::Code, Token::Text2, inside);
            shown->setText(keys.join(u"   "_s));
            grid->addWidget(text, row, 0);
            grid->addWidget(shown, row++, 1);
        }
        grid->setRowMinimumHeight(row++, theme.px(8));
    }
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(windowTitle());
    column->addWidget(scroll);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(theme.px(560), theme.px(620));
}

} // namespace evoca::app
