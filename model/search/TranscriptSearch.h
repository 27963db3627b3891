#pragma once

#include "records/Error.h"
#include "search/Query.h"
#include "search/Results.h"
#include "store/Reader.h"

namespace evoca::model {

class Connection;

/// Searches prompts, answers, tool input and output (store-measurements: talk newest 2,000 scored, then tool tables
/// newest first). A query of several words without a full match falls back to the best partial matches.
class TranscriptSearch
{
public:
    explicit TranscriptSearch(Connection &connection);
    Result<MessagePage> search(const Query &query, const PageRequest &page, const ReadTicket &ticket = {}) const;
    /// Sessions: by facets, and with text those whose messages or title match.
    Result<SessionPage> sessions(const Query &query, const PageRequest &page, const ReadTicket &ticket = {}) const;
    /// Every match inside one session, in file order (find bar). At most 10,000 ids.
    Result<std::vector<RowId>> find(RowId session, const Query &query, const ReadTicket &ticket = {}) const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
