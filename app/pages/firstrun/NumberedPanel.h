#pragma once

#include "widgets/Surface.h"

class QVBoxLayout;

namespace evoca::app {

class Label;

/// A panel of the first run: a number in a disc, a title, a note at the right.
class NumberedPanel : public Surface
{
    Q_OBJECT
public:
    NumberedPanel(Theme &theme, int number, QWidget *parent = nullptr);
    void setTexts(const QString &title, const QString &note);
    QVBoxLayout *column() const { return m_column; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_number;
    Label *m_title;
    Label *m_note;
    QVBoxLayout *m_column;
};

} // namespace evoca::app
