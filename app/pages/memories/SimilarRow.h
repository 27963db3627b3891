#pragma once

#include <QAbstractButton>

namespace evoca::app {

class Theme;

/// A similar memory in one line: its path, what it says, how alike it is. A click or Enter opens it.
class SimilarRow : public QAbstractButton
{
    Q_OBJECT
public:
    SimilarRow(Theme &theme, const QString &path, const QString &title, double likeness, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    QString m_path;
    QString m_likeness;
};

} // namespace evoca::app
