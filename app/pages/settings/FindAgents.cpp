#include "pages/settings/FindAgents.h"

#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <memory>

namespace evoca::app {

void findAgentsLater(const model::AgentPlaces &places, QObject *context,
                     std::function<void(std::vector<model::AgentFound>)> answer)
{
    auto promise = std::make_shared<QPromise<std::vector<model::AgentFound>>>();
    promise->future().then(
        context, [answer = std::move(answer)](const std::vector<model::AgentFound> &found) { answer(found); });
    promise->start();
    QThreadPool::globalInstance()->start([promise, places] {
        promise->addResult(model::findAgents(places));
        promise->finish();
    });
}

} // namespace evoca::app
