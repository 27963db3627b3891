#pragma once

#include "records/Experience.h"
#include "records/Lesson.h"
#include "records/Session.h"

#include <QString>

#include <array>
#include <vector>

namespace evoca::model {

/// Match range in a QString.
struct TextRange
{
    qsizetype start = 0;
    qsizetype length = 0;
};

/// Which rows to give. Pages are by key (the last row seen), not by offset.
struct PageRequest
{
    int limit = 100;
    QString cursor; ///< from the page before; empty: first
    bool newestFirst = false; ///< false with text: best first
};

struct ExperienceRow
{
    RowId id = 0;
    QString globalId;
    RowId session = 0;
    QString title;
    std::vector<TextRange> matches; ///< in title
    Agent agent = Agent::ClaudeCode;
    TaskClass taskClass = TaskClass::Build;
    QString strategy;
    Status status = Status::Unknown;
    StatusSource statusSource = StatusSource::Inferred;
    QString projectName;
    qint64 started = 0, ended = 0, activeMs = 0;
    int toolCalls = 0;
    int revision = 1;
    bool pinned = false;
    double score = 0; ///< 0 without text
};

struct ExperiencePage
{
    std::vector<ExperienceRow> rows;
    qint64 total = 0; ///< matching
    qint64 all = 0; ///< in the store
    std::array<qint64, 4> byStatus {}; ///< matching, ignoring the status facet; index Status
    qint64 micros = 0; ///< time of the search
    QString nextCursor;
};

struct SessionRow
{
    Session session;
    std::vector<TextRange> matches; ///< in title
    QString snippet; ///< best hit; empty without text
    std::vector<TextRange> snippetMatches;
    RowId hit = 0; ///< message of the snippet
};

struct SessionPage
{
    std::vector<SessionRow> rows;
    qint64 total = 0, all = 0, micros = 0;
    QString nextCursor;
};

struct MessageHit
{
    RowId message = 0;
    RowId session = 0;
    MessageKind kind = MessageKind::Prompt;
    Agent agent = Agent::ClaudeCode;
    qint64 time = 0;
    QString sessionTitle;
    QString projectName;
    QString tool;
    QString snippet; ///< one line, at most 240 characters
    std::vector<TextRange> matches; ///< in snippet
    double score = 0;
};

struct MessagePage
{
    std::vector<MessageHit> hits;
    bool more = false; ///< older matches exist that were not scored
    bool toolTextPending = false; ///< the second pass has not indexed everything yet
    qint64 micros = 0;
    QString nextCursor;
};

struct LessonRow
{
    Lesson lesson;
    std::vector<TextRange> matches;
};

struct LessonPage
{
    std::vector<LessonRow> rows;
    qint64 total = 0, all = 0, micros = 0;
    std::array<qint64, 4> counts {}; ///< firm (>= 0.7), growing, disputed (against > 0), muted
    QString nextCursor;
};

} // namespace evoca::model
