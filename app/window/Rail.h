#pragma once

#include "widgets/Surface.h"

#include <vector>

class QVBoxLayout;

namespace evoca::app {

/// The pages at the left: 192 wide with names and counts, or 56 with icons and tooltips.
class Rail : public Surface
{
    Q_OBJECT
public:
    explicit Rail(Theme &theme, QWidget *parent = nullptr);
    /// `bottom`: at the lower end (Settings).
    void addPage(const QString &id, const QString &icon, bool bottom = false);
    /// A hairline after the pages added so far.
    void addLine();
    void setTexts(const QString &id, const QString &title, const QString &keys);
    void setCount(const QString &id, qint64 count); ///< -1: none
    void setCurrent(const QString &id);
    void setCollapsed(bool collapsed);

Q_SIGNALS:
    void chosen(const QString &id);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    class Entry;
    Entry *find(const QString &id) const;
    void restyle();

    std::vector<Entry *> m_entries;
    QVBoxLayout *m_column;
    int m_above = 0; ///< pages above the stretch
    bool m_collapsed = false;
};

} // namespace evoca::app
