#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace evoca::app {

class Theme;

/// What is being worked on, one block a slot: its key, what it says, and how long it still holds as words and as a bar.
/// Each block is a button.
class StateSlots : public QWidget
{
    Q_OBJECT
public:
    struct Slot
    {
        qint64 id = 0;
        QString key;
        QString text; ///< one line
        QString left; ///< "6 h", "expired"
        double part = 1; ///< 0–1 of its time that is left
        bool operator==(const Slot &) const = default;
    };
    explicit StateSlots(Theme &theme, QWidget *parent = nullptr);
    void setSlots(const std::vector<Slot> &given);

Q_SIGNALS:
    void chosen(qint64 id);

private:
    class Block;
    Theme &m_theme;
    std::vector<Slot> m_given;
    std::vector<Block *> m_blocks;
    QVBoxLayout *m_column;
};

} // namespace evoca::app
