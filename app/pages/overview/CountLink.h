#pragma once

#include "records/Labels.h"

#include <QAbstractButton>

namespace evoca::app {

class Theme;

/// "✓ 34 worked": a number of the overview that opens the filtered list.
class CountLink : public QAbstractButton
{
    Q_OBJECT
public:
    CountLink(Theme &theme, model::Status status, qint64 count, const QString &word, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    model::Status m_status;
    QString m_number;
    QString m_word;
};

} // namespace evoca::app
