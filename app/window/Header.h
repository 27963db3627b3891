#pragma once

#include "widgets/Surface.h"

namespace evoca::app {

class Button;
class SearchField;

/// Back, forward, the search field, the menu. 56 high.
class Header : public Surface
{
    Q_OBJECT
public:
    explicit Header(Theme &theme, QWidget *parent = nullptr);
    SearchField *field() const { return m_field; }
    Button *back() const { return m_back; }
    Button *forward() const { return m_forward; }
    Button *menu() const { return m_menu; }

private:
    Button *m_back;
    Button *m_forward;
    SearchField *m_field;
    Button *m_menu;
};

} // namespace evoca::app
