#pragma once

#include "pages/sessions/OutlineModel.h"
#include "store/Reader.h"

#include <QListView>
#include <QSet>

namespace evoca::app {

class Theme;

/// The list of the outline, 208 wide; a row leads to its place.
class OutlineView : public QListView
{
    Q_OBJECT
public:
    OutlineView(model::Reader &reader, Theme &theme, QWidget *parent = nullptr);
    void setContents(const model::SessionContents &contents);
    /// Marks the prompt that is read now.
    void setCurrentMessage(model::RowId message);

Q_SIGNALS:
    void messageRequested(model::RowId message);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void fetchTexts();

    model::Reader &m_reader;
    Theme &m_theme;
    OutlineModel m_model;
    QSet<model::RowId> m_asked;
};

} // namespace evoca::app
