#pragma once

#include "forgetting/Receipt.h"
#include "widgets/Surface.h"

class QVBoxLayout;

namespace evoca::app {

/// The proof of a purge, from top to bottom: what was erased, what was checked, what remains elsewhere.
class ReceiptView : public Surface
{
    Q_OBJECT
public:
    explicit ReceiptView(Theme &theme, QWidget *parent = nullptr);
    void setReceipt(const model::Receipt &receipt);

private:
    void addPair(const QString &name, const QString &value, bool strong);
    void addCheck(const QString &text, bool passed);
    void addTitle(const QString &text);
    void addHead();

    Theme &m_theme;
    model::Receipt m_receipt;
    QVBoxLayout *m_column;
};

} // namespace evoca::app
