#include "palette/Palette.h"

#include "palette/PaletteModel.h"
#include "theme/Icons.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"
#include "widgets/KeyCap.h"
#include "widgets/ListView.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int wide = 680;
constexpr int fromTop = 96;
constexpr int fieldHeight = 56;
constexpr int footHeight = 34;
constexpr int mostHeight = 530;
} // namespace

Palette::Palette(Theme &theme, QWidget *window)
    : QWidget(window), m_theme(theme), m_field(new QLineEdit(this)), m_list(new ListView(theme, this)),
      m_model(new PaletteModel(this))
{
    setObjectName(u"palette"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(theme, *m_model, this));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_field->setFrame(false);
    m_field->setMaxLength(200);
    m_field->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &Palette::ask);
    connect(m_list, &QListView::clicked, this, &Palette::run);
    hide();
}

void Palette::addProvider(const Provider &provider)
{
    m_providers.push_back(provider);
}

QString Palette::text() const
{
    return m_field->text();
}

void Palette::open(const QString &text)
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    QPalette fieldPalette = m_theme.palette();
    fieldPalette.setColor(QPalette::Base, m_theme.color(Token::Raised));
    fieldPalette.setColor(QPalette::Highlight, m_theme.color(Token::AccentLine));
    m_field->setPalette(fieldPalette);
    m_field->setFont(m_theme.font(FontRole::Lead));
    m_field->setAccessibleName(tr("Find actions, records and places"));
    m_field->setPlaceholderText(tr("Find actions, records and places"));
    QPalette listPalette = m_theme.palette();
    listPalette.setColor(QPalette::Base, m_theme.color(Token::Raised));
    m_list->setPalette(listPalette);
    m_list->setAccessibleName(tr("Results"));
    m_field->setText(text);
    place();
    show();
    raise();
    m_field->setFocus();
    ask();
}

void Palette::dismiss()
{
    hide();
    if (m_before)
        m_before->setFocus();
}

void Palette::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    Q_EMIT openChanged(true);
}

void Palette::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    // Hidden with the whole window it is still open.
    if (isHidden())
        Q_EMIT openChanged(false);
}

void Palette::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        ask();
    QWidget::changeEvent(event);
}

QRect Palette::box() const
{
    const int width = std::min(m_theme.px(wide), this->width() - 32);
    int rows = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        rows += m_list->sizeHintForRow(row);
    const int space = std::min(m_theme.px(mostHeight), height() - m_theme.px(fromTop) - 16);
    const int high = std::clamp(m_theme.px(fieldHeight) + rows + m_theme.px(8) + m_theme.px(footHeight),
                                m_theme.px(140), std::max(space, m_theme.px(140)));
    return {(this->width() - width) / 2, m_theme.px(fromTop), width, high};
}

void Palette::place()
{
    setGeometry(parentWidget()->rect());
    const QRect area = box();
    m_field->setGeometry(area.left() + m_theme.px(44), area.top() + 4, area.width() - m_theme.px(110),
                         m_theme.px(fieldHeight) - 8);
    m_list->setGeometry(area.left() + 1, area.top() + m_theme.px(fieldHeight), area.width() - 2,
                        area.height() - m_theme.px(fieldHeight) - m_theme.px(footHeight));
    update();
}

void Palette::ask()
{
    if (!isVisible())
        return;
    const quint64 generation = ++m_generation;
    QString text = m_field->text();
    QChar prefix;
    if (!text.isEmpty() && (text.front() == u'>' || text.front() == u'@' || text.front() == u'#')) {
        prefix = text.front();
        text.remove(0, 1);
    }
    text = text.trimmed();
    for (std::size_t index = 0; index < m_providers.size(); ++index) {
        m_providers[index](text, prefix, [this, generation, index, text](std::vector<PaletteEntry> entries) {
            if (generation != m_generation)
                return;
            m_model->setEntries(index, std::move(entries), text);
            m_list->moveToEnd(false);
            place();
        });
    }
}

void Palette::run(const QModelIndex &index)
{
    if (!index.isValid() || m_model->isHeader(index.row()))
        return;
    const auto action = m_model->entry(index.row()).run;
    dismiss();
    if (action)
        action();
}

bool Palette::eventFilter(QObject *object, QEvent *event)
{
    if (object == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    if (object != m_field || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(object, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Up: m_list->move(-1); return true;
    case Qt::Key_Down: m_list->move(1); return true;
    case Qt::Key_PageUp: m_list->move(-8); return true;
    case Qt::Key_PageDown: m_list->move(8); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: run(m_list->currentIndex()); return true;
    case Qt::Key_Escape: dismiss(); return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return true; // the palette keeps the focus while it is open
    default: return false;
    }
}

void Palette::mousePressEvent(QMouseEvent *event)
{
    if (!box().contains(event->position().toPoint()))
        dismiss();
}

void Palette::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), QColor(0, 0, 0, m_theme.dark() ? 120 : 117));
    const QRectF area = box();
    painter.setPen(QPen(m_theme.color(Token::LineStrong), 1));
    painter.setBrush(m_theme.color(Token::Raised));
    painter.drawRoundedRect(area.adjusted(-.5, -.5, .5, .5), 12, 12);
    const qreal middle = area.top() + m_theme.px(fieldHeight) / 2.0;
    Icons::paint(painter, u"search"_s, QPointF(area.left() + m_theme.px(28), middle), m_theme.px(18),
                 m_theme.color(Token::Text2));
    const QSizeF cap = KeyCap::size(m_theme, u"Esc"_s);
    KeyCap::paint(
        painter, m_theme,
        QRectF(area.right() - m_theme.px(20) - cap.width(), middle - cap.height() / 2, cap.width(), cap.height()),
        u"Esc"_s);
    const QColor line = m_theme.color(Token::Line);
    painter.fillRect(QRectF(area.left(), area.top() + m_theme.px(fieldHeight) - 1, area.width(), 1), line);
    painter.fillRect(QRectF(area.left(), area.bottom() - m_theme.px(footHeight), area.width(), 1), line);
    const qreal foot = area.bottom() - m_theme.px(footHeight) / 2.0;
    qreal x = area.left() + m_theme.px(20);
    const std::pair<QString, QString> hints[] {{u"↑↓"_s, tr("choose")},
                                               {tr("Enter", "key"), tr("run")},
                                               {u">"_s, tr("actions only")},
                                               {u"@"_s, tr("projects")},
                                               {u"#"_s, tr("memories")}};
    for (const auto &[keys, text] : hints) {
        const QSizeF size = KeyCap::size(m_theme, keys);
        KeyCap::paint(painter, m_theme, QRectF(x, foot - size.height() / 2, size.width(), size.height()), keys);
        x += size.width() + m_theme.px(6);
        x += TextPaint::left(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text2), x, foot, text)
            + m_theme.px(16);
    }
}

} // namespace evoca::app
