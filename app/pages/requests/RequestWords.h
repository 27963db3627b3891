#pragma once

#include "access/RequestQuery.h"

#include <QCoreApplication>
#include <QString>

namespace evoca::app {

/// What a request was and came to, in the language in use.
class RequestWords
{
    Q_DECLARE_TR_FUNCTIONS(RequestWords)

public:
    /// The argument that says what was wanted, on one line; empty when there is none.
    static QString asked(const model::RequestRecord &request);
    static QString answer(const model::RequestRecord &request); ///< "5 found", "no match", "saved", "refused"
    static QString took(qint64 micros); ///< "4 ms"
    static QString group(model::RequestFilter::Group group); ///< "Answered"
    static model::Status status(model::RequestRecord::Outcome outcome); ///< the shape that stands for it
};

} // namespace evoca::app
