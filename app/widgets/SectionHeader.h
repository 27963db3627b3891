#pragma once

#include <QWidget>

namespace evoca::app {

class Button;
class Label;
class Theme;

/// A section's name, something quiet at the right, an optional link, and a hairline below where asked.
class SectionHeader : public QWidget
{
    Q_OBJECT
public:
    explicit SectionHeader(Theme &theme, QWidget *parent = nullptr, bool line = true);
    void setTitle(const QString &title);
    void setNote(const QString &note);
    /// An empty text hides it.
    void setLink(const QString &text);
    /// An icon before the title (panels).
    void setIconName(const QString &name);

Q_SIGNALS:
    void linkClicked();

private:
    class Icon;
    Icon *m_icon;
    Label *m_title;
    Label *m_note;
    Button *m_link;
};

/// One icon as a widget.
class IconLabel : public QWidget
{
    Q_OBJECT
public:
    IconLabel(Theme &theme, const QString &name, int size, QWidget *parent = nullptr);
    void setName(const QString &name);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    QString m_name;
    int m_size;
};

} // namespace evoca::app
