#pragma once

#include "records/Error.h"

namespace evoca::model {

class Connection;

/// An IMMEDIATE transaction that rolls back unless committed. Nested use is an error.
class Transaction
{
public:
    static Result<Transaction> begin(Connection &connection);
    Transaction(Transaction &&other) noexcept;
    Transaction &operator=(Transaction &&) = delete;
    ~Transaction();
    Result<void> commit();

private:
    explicit Transaction(Connection &connection);
    Connection *m_connection;
};

} // namespace evoca::model
