#pragma once

#include <QAbstractButton>

namespace evoca::app {

class Theme;

/// One of a few exclusive choices, said in a title and a sentence. Cards of one parent exclude each other; arrows move
/// between them. The sentence wraps.
class ChoiceCard : public QAbstractButton
{
    Q_OBJECT
public:
    explicit ChoiceCard(Theme &theme, QWidget *parent = nullptr);
    /// `sentence` may be empty.
    void setTexts(const QString &title, const QString &sentence);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int sentenceHeight(int width) const;

    Theme &m_theme;
    QString m_sentence;
};

} // namespace evoca::app
