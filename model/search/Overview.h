#pragma once

#include "records/Error.h"
#include "records/Project.h"
#include "search/Results.h"
#include "store/Reader.h"

#include <QDate>

#include <array>

namespace evoca::model {

class Connection;

struct WeekOutcome
{
    QDate monday;
    std::array<qint64, 4> byStatus {};
};

struct FixedLater
{
    ExperienceRow failed;
    ExperienceRow fixed;
};

/// Numbers of the Overview page, in local days.
struct OverviewData
{
    std::array<qint64, 4> thisWeek {}; ///< tasks by status
    qint64 tasksLastWeek = 0;
    qint64 projectsThisWeek = 0;
    std::vector<std::pair<QDate, int>> activity; ///< tasks a day, last 53 weeks, days with any
    std::vector<WeekOutcome> weeks; ///< last 26, oldest first
    std::vector<FixedLater> fixedLater; ///< newest first, at most 20
    qint64 fixedLaterTotal = 0;
    qint64 sessions = 0, experiences = 0, lessons = 0, projects = 0, messages = 0;
    qint64 storeBytes = 0;
    std::vector<Session> expiring; ///< Claude Code: file older than its clean-up age (30 days) within 7 days
    qint64 expiringTotal = 0;
};

/// Counts for the rail and the facets.
struct StoreCounts
{
    qint64 experiences = 0, lessons = 0, episodes = 0, memories = 0, sessions = 0, binned = 0, projects = 0;
    qint64 storeBytes = 0;
};

class Overview
{
public:
    explicit Overview(Connection &connection);
    Result<OverviewData> data(const ReadTicket &ticket = {}) const;
    Result<StoreCounts> counts() const;
    Result<std::vector<Project>> projects() const; ///< most recently active first

private:
    Connection &m_connection;
};

} // namespace evoca::model
