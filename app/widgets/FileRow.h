#pragma once

#include "records/Experience.h"

#include <QWidget>

namespace evoca::app {

class Theme;

/// A changed file with its lines added and removed. Paths are elided in the middle; the tooltip holds the whole.
class FileRow : public QWidget
{
    Q_OBJECT
public:
    FileRow(Theme &theme, const model::FileChange &file, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    model::FileChange m_file;
};

} // namespace evoca::app
