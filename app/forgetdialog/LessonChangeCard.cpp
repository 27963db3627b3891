#include "forgetdialog/LessonChangeCard.h"

#include "i18n/Words.h"
#include "theme/Theme.h"
#include "widgets/ConfidenceMeter.h"
#include "widgets/Label.h"
#include "widgets/SectionHeader.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

LessonChangeCard::LessonChangeCard(Theme &theme, const model::LessonChange &change, QWidget *parent)
    : Surface(theme, Token::Sunken, parent)
{
    setPanel(Token::Line, 6);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme.px(12), theme.px(8), theme.px(12), theme.px(8));
    column->setSpacing(theme.px(4));
    auto *text = new Label(theme, FontRole::MetaStrong, Token::Text, this);
    text->setElided(true);
    text->setText(QString(change.text).remove(u'`'));
    column->addWidget(text);
    auto *row = new QHBoxLayout;
    row->setSpacing(theme.px(8));
    const auto add = [&](double confidence) {
        auto *meter = new ConfidenceMeter(theme, this);
        meter->setValue(confidence);
        auto *number = new Label(theme, FontRole::MetaMedium, Token::Text, this);
        number->setText(Words::decimal(confidence, 2));
        row->addWidget(meter);
        row->addWidget(number);
    };
    add(change.confidenceBefore);
    row->addWidget(new IconLabel(theme, u"right"_s, 12, this));
    add(change.confidenceAfter);
    row->addStretch();
    column->addLayout(row);
    auto *support = new Label(theme, FontRole::Meta, Token::Text2, this);
    support->setText(change.against > 0
                         ? tr("%1 agree, then %2 of %3", "experiences: before, after, all that count after")
                               .arg(Words::number(change.supportBefore), Words::number(change.supportAfter),
                                    Words::number(change.supportAfter + change.against))
                         : tr("%n experience(s) become %1", "before and after", change.supportBefore)
                               .arg(Words::number(change.supportAfter)));
    support->setWordWrap(true);
    column->addWidget(support);
    setAccessibleName(
        tr("%1: confidence %2, then %3", "lesson, before, after")
            .arg(change.text, Words::decimal(change.confidenceBefore, 2), Words::decimal(change.confidenceAfter, 2)));
}

} // namespace evoca::app
