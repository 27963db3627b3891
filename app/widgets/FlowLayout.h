#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace evoca::app {

/// Items one after the other, in as many lines as needed.
class FlowLayout : public QLayout
{
    Q_OBJECT
public:
    explicit FlowLayout(int spacing, QWidget *parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    int arrange(const QRect &rect, bool apply) const;
    std::vector<QLayoutItem *> m_items;
};

} // namespace evoca::app
