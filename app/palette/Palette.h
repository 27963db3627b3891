#pragma once

#include "palette/PaletteEntry.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

class QLineEdit;
class QListView;

namespace evoca::app {

class ListView;
class PaletteModel;
class Theme;

/// Ctrl+K: actions, records and places from one field. A child of the window, 680 wide, 96 from the top; the window
/// behind is dimmed. Prefix `>` shows actions only, `@` projects, `#`
/// memories. Providers answer on the gui thread, at once or
/// later.
class Palette : public QWidget
{
    Q_OBJECT
public:
    using Answer = std::function<void(std::vector<PaletteEntry>)>;
    /// Gets what was typed (without prefix) and the prefix character (0: none).
    using Provider = std::function<void(const QString &text, QChar prefix, const Answer &answer)>;

    Palette(Theme &theme, QWidget *window);
    /// Providers' sections appear in the order they were added.
    void addProvider(const Provider &provider);
    void open(const QString &text = {});
    /// Hides it and gives the focus back.
    void dismiss();
    QString text() const;

Q_SIGNALS:
    /// While it is open every key belongs to it.
    void openChanged(bool open);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void ask();
    void place();
    void run(const QModelIndex &index);
    QRect box() const;

    Theme &m_theme;
    QLineEdit *m_field;
    ListView *m_list;
    PaletteModel *m_model;
    std::vector<Provider> m_providers;
    quint64 m_generation = 0;
    QPointer<QWidget> m_before; ///< had the focus
};

} // namespace evoca::app
