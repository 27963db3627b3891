#pragma once

#include <QString>

#include <vector>

namespace evoca::app {

/// One made-up memory with its versions, oldest first.
struct DemoMemory
{
    struct Version
    {
        QString content;
        QString who; ///< a client's name; empty: the person
        int hoursAgo = 0;
        QString path = {}; ///< empty: the memory's own
    };
    QString project; ///< folder name; empty: for every project
    QString path; ///< logical, of the newest version
    QString type;
    std::vector<Version> versions;
    double importance = 0.5;
    double confidence = 0.9;
    QString key = {};
    int expiresInHours = 0; ///< 0: never
    bool pinned = false;
};

/// One made-up working state.
struct DemoState
{
    QString project;
    QString key;
    QString content;
    QString next;
    QString blocked;
    QString who;
    int ttlSeconds = 0;
};

/// What agents and the person remember in the demonstration, in English and Spanish.
std::vector<DemoMemory> demoMemories();
std::vector<DemoState> demoStates();

} // namespace evoca::app
