#pragma once

#include "widgets/Surface.h"

namespace evoca::app {

class Button;
class Label;

/// "38 experiences of 1,204 · 9 ms" and an optional link. 36 high.
class ListHeader : public Surface
{
    Q_OBJECT
public:
    explicit ListHeader(Theme &theme, QWidget *parent = nullptr);
    void setTexts(const QString &count, const QString &rest);
    void setLink(const QString &text);

Q_SIGNALS:
    void linkClicked();

private:
    Label *m_count;
    Label *m_rest;
    Button *m_link;
};

} // namespace evoca::app
