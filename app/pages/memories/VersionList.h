#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace evoca::app {

class Theme;

/// The versions of a memory on one thread, newest first: who wrote it, when, and what changed. A version is a button
/// that chooses it for comparison; each but the newest offers to come back.
class VersionList : public QWidget
{
    Q_OBJECT
public:
    struct Version
    {
        int number = 1;
        QString who;
        QString when;
        QString words; ///< what changed, one line
    };
    explicit VersionList(Theme &theme, QWidget *parent = nullptr);
    /// Newest first. `restorable`: older ones may come back.
    void setVersions(const std::vector<Version> &versions, bool restorable);
    void setChosen(int number);

Q_SIGNALS:
    void chosen(int number);
    void restoreRequested(int number);

private:
    class Row;
    Theme &m_theme;
    std::vector<Row *> m_rows;
    QVBoxLayout *m_column;
};

} // namespace evoca::app
