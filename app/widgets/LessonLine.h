#pragma once

#include "records/Lesson.h"

#include <QAbstractButton>

class QTextDocument;

namespace evoca::app {

class Theme;

/// A lesson inside an experience's detail: blocks and number, kind and text (wrapped), support at the right.
class LessonLine : public QAbstractButton
{
    Q_OBJECT
public:
    LessonLine(Theme &theme, const model::Lesson &lesson, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRectF textBox(int width) const;
    void prepare(QTextDocument &document, int width) const;

    Theme &m_theme;
    model::Lesson m_lesson;
};

} // namespace evoca::app
