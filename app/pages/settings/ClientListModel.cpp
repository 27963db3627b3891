#include "pages/settings/ClientListModel.h"

#include "i18n/Words.h"

#include <QAbstractItemView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

ClientListModel::ClientListModel(QObject *parent) : QAbstractListModel(parent) { }

void ClientListModel::setClients(std::vector<model::Client> clients)
{
    const bool same = std::ranges::equal(m_clients, clients, {}, &model::Client::id, &model::Client::id);
    if (same && !m_clients.empty()) {
        m_clients = std::move(clients);
        retranslate();
        return;
    }
    beginResetModel();
    m_clients = std::move(clients);
    endResetModel();
}

void ClientListModel::retranslate()
{
    if (!m_clients.empty())
        Q_EMIT dataChanged(index(0), index(int(m_clients.size()) - 1));
}

int ClientListModel::rowOf(model::RowId id) const
{
    const auto found = std::ranges::find(m_clients, id, &model::Client::id);
    return found == m_clients.end() ? -1 : int(found - m_clients.begin());
}

QString ClientListModel::state(const model::Client &client)
{
    return client.lastUsed > 0 ? tr("used %1", "time").arg(Words::ago(client.lastUsed)) : tr("has not asked yet");
}

int ClientListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_clients.size());
}

QVariant ClientListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::Client &client = m_clients[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return client.name;
    case Qt::AccessibleTextRole: return tr("%1, %2", "client, when it was used").arg(client.name, state(client));
    default: return {};
    }
}

ClientDelegate::ClientDelegate(Theme &theme, const ClientListModel &model, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model), m_painter(theme)
{
}

namespace {

RowContent contentOf(const model::Client &client)
{
    RowContent content;
    content.key = u"client%1"_s.arg(client.id);
    content.title = client.name;
    if (client.lastUsed > 0)
        content.status = model::Status::Success;
    else
        content.icon = u"plug"_s;
    content.details = ClientListModel::state(client);
    return content;
}

} // namespace

void ClientDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    m_painter.paint(*painter, option, contentOf(m_model.client(index.row())));
}

QSize ClientDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return {width, m_painter.height(contentOf(m_model.client(index.row())), width)};
}

} // namespace evoca::app
