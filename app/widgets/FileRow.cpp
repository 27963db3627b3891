#include "widgets/FileRow.h"

#include "i18n/Words.h"
#include "theme/Icons.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace evoca::app {

FileRow::FileRow(Theme &theme, const model::FileChange &file, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_file(file)
{
    setToolTip(file.path);
    setAccessibleName(file.path);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize FileRow::sizeHint() const
{
    return {m_theme.px(240), m_theme.px(24)};
}

void FileRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const qreal centre = height() / 2.0;
    Icons::paint(painter, u"file"_s, QPointF(m_theme.px(8), centre), m_theme.px(14), m_theme.color(Token::Text2));
    qreal right = width();
    const QFont code = m_theme.font(FontRole::Code);
    if (m_file.removed >= 0) {
        TextPaint::right(painter, code, m_theme.color(m_file.removed > 0 ? Token::Failure : Token::Text3), right,
                         centre, u"−"_s + Words::number(m_file.removed));
        right -= m_theme.px(42);
    }
    if (m_file.added >= 0) {
        TextPaint::right(painter, code, m_theme.color(m_file.added > 0 ? Token::Success : Token::Text3), right, centre,
                         u"+"_s + Words::number(m_file.added));
        right -= m_theme.px(48);
    }
    TextPaint::left(painter, code, m_theme.color(Token::Text), m_theme.px(22), centre, m_file.path,
                    right - m_theme.px(22), Qt::ElideMiddle);
}

} // namespace evoca::app
