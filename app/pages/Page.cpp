#include "pages/Page.h"

#include "theme/Theme.h"

#include <QEvent>

namespace evoca::app {

Page::Page(AppServices &services, const QString &pageId, QWidget *parent)
    : QWidget(parent), m_services(services), m_id(pageId)
{
    setObjectName(pageId);
    connect(&services.theme, &Theme::changed, this, [this] {
        if (m_prepared)
            restyle();
        update();
    });
}

void Page::setQuery(const QString &text)
{
    m_query = text;
}

void Page::open(const Location &location)
{
    if (location.query != m_query)
        setQuery(location.query);
}

Location Page::location() const
{
    return {.page = m_id, .query = m_query};
}

void Page::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_prepared)
        retranslate();
    QWidget::changeEvent(event);
}

void Page::showEvent(QShowEvent *event)
{
    if (!m_prepared) {
        m_prepared = true;
        restyle();
        retranslate();
    }
    QWidget::showEvent(event);
}

} // namespace evoca::app
